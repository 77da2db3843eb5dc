import type { Home } from '../language.ts';

export const home: Home = {
  headline: 'Independent professionals for technology assignments.',
  introduction: null,
  waysIn: {
    clients: {
      name: 'I need people',
      text: 'Tell us what needs doing. We’ll look for people who have done it before.',
    },
    professionals: {
      name: 'I’m a professional',
      text: 'Browse our open assignments with their roles, technologies and locations. No account needed.',
    },
  },
  sharePicture: {
    file: 'share.en.png',
    alt: 'Technology consultants and open assignments',
    width: 1200,
    height: 630,
  },
};
