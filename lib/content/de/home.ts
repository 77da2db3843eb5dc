import type { Home } from '../language.ts';

export const home: Home = {
  headline: 'Freiberufliche Fachleute für IT- und Technologieprojekte.',
  introduction: null,
  waysIn: {
    clients: {
      name: 'Ich suche Fachleute',
      text: 'Sagen Sie uns, was zu tun ist. Wir suchen Leute, die genau das schon gemacht haben.',
    },
    professionals: {
      name: 'Ich bin Freelancer',
      text: 'Sehen Sie sich unsere offenen Projekte mit Rollen, Technologien und Orten an. Ohne Konto.',
    },
  },
  sharePicture: {
    file: 'share.de.png',
    alt: 'IT-Freelancer und offene Projekte',
    width: 1200,
    height: 630,
  },
};
