import { pages } from '../../routes/pages.ts';
import type { Professionals } from '../language.ts';

const OPEN_ASSIGNMENTS = `[öppna uppdrag](${pages.openProjects.path})`;

export const professionals: Professionals = {
  principle: 'Läs allt först.\nBerätta vem du är när du vill.',
  steps: (hasPortal) => [
    [
      'Hitta en roll som passar.',
      `Filtrera våra ${OPEN_ASSIGNMENTS} på ort, omfattning, arvode eller teknik.`,
    ],
    [
      'Ansök.',
      'Knappen på uppdragets sida tar dig vidare. Du kan också ställa en fråga först.',
    ],
    hasPortal
      ? ['Följ din ansökan.', 'Logga in och se hur det går.']
      : ['Få besked.', 'Vi hör av oss om din ansökan.'],
    [
      'Träffa kunden.',
      'Ni pratar om uppdraget och känner efter om ni passar ihop.',
    ],
    ['Börja.', 'När villkoren är klara är du igång.'],
  ],
  questions: (hasPortal) => [
    [
      'Behöver jag ett konto?',
      hasPortal
        ? 'Ja, för att ansöka: då loggar du in först. Nej, för att läsa listan eller ställa en fråga.'
        : 'Nej. Den här webbplatsen har inga konton.',
    ],
    [
      'Går arvodet att förhandla?',
      'Arvodet är det som står vid rollen. Står det inget, fråga oss först.',
    ],
    [
      'Kan jag arbeta på distans?',
      `Det beror på uppdraget: filtrera våra ${OPEN_ASSIGNMENTS} på distansarbete.`,
    ],
    [
      'Varför har ett uppdrag försvunnit?',
      'Det är tillsatt eller återkallat: vi visar bara uppdrag som vi söker konsulter till.',
    ],
  ],
};
