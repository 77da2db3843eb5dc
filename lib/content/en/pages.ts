import type { PageWords } from '../language.ts';

export const pages: PageWords = {
  home: {
    label: 'Home',
    title: 'Technology consultants and open assignments',
    description:
      'A consultancy that finds independent technology professionals for its clients’ assignments.',
  },
  openProjects: {
    title: 'Open projects',
    description:
      'The consulting assignments that are open now, with their roles, technologies, places and rates.',
  },
  services: {
    title: 'Services',
    description:
      'One person, a whole team or a second opinion: we find independent professionals for your work.',
  },
  professionals: {
    title: 'For professionals',
    description:
      'How to find an assignment in our list, apply for it and start work.',
  },
  about: {
    title: 'About us',
    description:
      'Who we are, the people you will talk to, and work we have done for clients.',
  },
  contact: {
    title: 'Contact',
    description:
      'Write to us about the people you need, an assignment you have seen, or the work you are looking for.',
  },
  docs: {
    label: 'Docs',
    title: 'Documentation for people and agents',
    description:
      'How programs and agents use this site: the JSON API, MCP, pages as markdown, and feeds.',
  },
  privacy: {
    title: 'Privacy',
    description:
      'What personal data this website handles, why, and for how long.',
  },
  legal: {
    title: 'Legal notice',
    description:
      'The company behind this website: its name, address, registration and how to reach it.',
  },
};
