import { pages } from '../../routes/pages.ts';
import type { Professionals } from '../language.ts';

const OPEN_ASSIGNMENTS = `[offenen Projekte](${pages.openProjects.path})`;

export const professionals: Professionals = {
  principle: 'Erst alles lesen.\nUnd sich melden, wenn Sie möchten.',
  steps: (hasPortal) => [
    [
      'Finden Sie eine Rolle, die passt.',
      `Filtern Sie unsere ${OPEN_ASSIGNMENTS} nach Ort, Auslastung, Honorar oder Technologie.`,
    ],
    [
      'Bewerben Sie sich.',
      'Die Schaltfläche auf der Seite des Projekts führt Sie dorthin. Sie können auch erst nachfragen.',
    ],
    hasPortal
      ? [
          'Verfolgen Sie Ihre Bewerbung.',
          'Melden Sie sich an und sehen Sie den Stand.',
        ]
      : ['Sie hören von uns.', 'Wir schreiben Ihnen zu Ihrer Bewerbung.'],
    [
      'Lernen Sie den Auftraggeber kennen.',
      'Sie sprechen über die Aufgabe und sehen, ob es passt.',
    ],
    [
      'Legen Sie los.',
      'Sobald die Bedingungen vereinbart sind, sind Sie dabei.',
    ],
  ],
  questions: (hasPortal) => [
    [
      'Brauche ich ein Konto?',
      hasPortal
        ? 'Ja, um sich zu bewerben: Dafür melden Sie sich an. Nein, um die Liste zu lesen oder uns etwas zu fragen.'
        : 'Nein. Diese Website hat keine Konten.',
    ],
    [
      'Ist das Honorar verhandelbar?',
      'Es gilt das Honorar, das bei der Rolle steht. Steht dort keines, fragen Sie uns bitte vorher.',
    ],
    [
      'Kann ich remote arbeiten?',
      `Das hängt vom Projekt ab: Filtern Sie unsere ${OPEN_ASSIGNMENTS} nach Remote-Arbeit.`,
    ],
    [
      'Warum ist ein Projekt verschwunden?',
      'Es ist besetzt oder zurückgezogen: Wir führen nur Projekte auf, für die wir noch suchen.',
    ],
  ],
};
