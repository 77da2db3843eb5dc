import type { Clients } from '../language.ts';

export const clients: Clients = {
  button: 'Berätta vad ni behöver',
  replyPromise: null,
  principle:
    'Ni bestämmer vem ni vill ha.\nVi hittar dem som är värda att träffa.',
  whatToTell:
    'Vad som ska göras, vilka roller och hur många personer, när det börjar och hur länge, var, och vad ni räknar med att betala. Några meningar räcker.',
  steps: [
    ['Berätta om uppdraget.', 'På kontaktsidan eller per e-post.'],
    [
      'Vi går igenom detaljerna.',
      'Vi kommer överens om roller, omfattning och arvoden.',
    ],
    ['Vi publicerar uppdraget.', 'Det visas på webbplatsen, utan ert namn.'],
    ['Träffa kandidaterna.', 'Ni pratar med dem vi föreslår.'],
    [
      'Arbetet börjar.',
      'Ni kommer överens om villkoren, och konsulterna börjar.',
    ],
  ],
  questions: [
    ['Syns vårt företagsnamn?', 'Nej. Vi kan ange vilken bransch ni är i.'],
    [
      'Vad kostar det?',
      'Det beror på rollerna och på hur länge ni behöver dem, så fråga gärna.',
    ],
    [
      'Kan vi be om fler än en person?',
      'Ja. Ett uppdrag kan ha flera roller, var och en med egna villkor.',
    ],
  ],
};
