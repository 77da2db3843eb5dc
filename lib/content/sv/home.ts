import type { Home } from '../language.ts';

export const home: Home = {
  headline: 'Frilansande specialister för uppdrag inom teknik och IT.',
  introduction: null,
  waysIn: {
    clients: {
      name: 'Jag söker konsulter',
      text: 'Berätta vad som ska göras. Vi söker upp dem som har gjort det förut.',
    },
    professionals: {
      name: 'Jag är konsult',
      text: 'Se våra öppna uppdrag med roller, tekniker och orter. Du behöver inget konto.',
    },
  },
  sharePicture: {
    file: 'share.sv.png',
    alt: 'Teknikkonsulter och öppna uppdrag',
    width: 1200,
    height: 630,
  },
};
