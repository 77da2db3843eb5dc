import type { PageWords } from '@/lib/content/language.ts';

export const pages: PageWords = {
  home: {
    label: 'Start page',
    title: 'Cloud and data consultancy',
    description: 'A second consultancy, which exists only in tests.',
  },
  openProjects: {
    title: 'Current assignments for specialists',
    description: 'The assignments that we are looking for specialists for.',
  },
  services: {
    title: 'What we do for our clients',
    description: 'Data platforms and cloud migration, planned and built.',
  },
  professionals: {
    title: 'Working with us as a specialist',
    description: 'How specialists find work with us, and what we promise.',
  },
  about: {
    title: 'The people of Second Example',
    description: 'Who you will talk to, and what we have built.',
  },
  contact: {
    title: 'Write to us',
    description: 'Write to us about a project, or about work.',
  },
  docs: {
    title: 'For programs and agents',
    description: 'How programs and agents use this site.',
  },
  privacy: {
    title: 'Data protection',
    description: 'What personal data this website handles, and why.',
  },
  legal: {
    title: 'Imprint',
    description: 'The company behind this website.',
  },
};
