import type { Home } from '@/lib/content/language.ts';

export const home: Home = {
  headline: 'Cloud and data specialists who stay until it runs.',
  introduction:
    'Second Example is a consultancy in Beispielstadt, founded in 2009 by engineers who still write code, for public authorities, railways and energy suppliers.',
  waysIn: {
    clients: {
      name: 'We are looking for specialists',
      text: 'Describe the work, and we’ll name the right people.',
    },
    professionals: {
      name: 'I am a specialist',
      text: 'See what is open now, and write to us.',
    },
  },
  sharePicture: {
    file: 'share.en.png',
    alt: 'Cloud and data specialists',
    width: 1200,
    height: 630,
  },
};
