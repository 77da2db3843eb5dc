import type { Clients } from '../language.ts';

export const clients: Clients = {
  button: 'Projekt anfragen',
  replyPromise: null,
  principle:
    'Sie entscheiden, wer zu Ihnen kommt.\nWir bringen Leute, die ein Gespräch wert sind.',
  whatToTell:
    'Was zu tun ist, welche Rollen und wie viele Personen Sie brauchen, ab wann und wie lange, wo, und welches Honorar Sie erwarten. Ein paar Sätze genügen.',
  steps: [
    [
      'Beschreiben Sie uns das Projekt.',
      'Auf der Kontaktseite oder per E-Mail.',
    ],
    [
      'Wir klären die Einzelheiten.',
      'Wir legen mit Ihnen Rollen, Auslastung und Honorare fest.',
    ],
    [
      'Wir schreiben das Projekt aus.',
      'Es erscheint auf dieser Website, ohne Ihren Namen.',
    ],
    [
      'Sie lernen die Kandidaten kennen.',
      'Sie sprechen mit denen, die wir vorschlagen.',
    ],
    [
      'Die Arbeit beginnt.',
      'Sie einigen sich auf die Bedingungen, und es geht los.',
    ],
  ],
  questions: [
    [
      'Wird unser Unternehmen genannt?',
      'Nein. Wir nennen höchstens Ihre Branche.',
    ],
    [
      'Was kostet das?',
      'Das hängt von den Rollen und von der Dauer ab. Bitte fragen Sie uns.',
    ],
    [
      'Können wir mehrere Personen anfragen?',
      'Ja. Ein Projekt kann mehrere Rollen haben, jede mit eigenen Bedingungen.',
    ],
  ],
};
