import type { RichText } from './rich-text.ts';

export type Question = { readonly question: string; readonly answer: RichText };

/** Clients' most common questions. The answers must be true of every installation of this site. */
export const clientQuestions: readonly Question[] = [
  {
    question: 'What should I put in my first message?',
    answer:
      'What needs doing, the roles you have in mind, when it starts, how long it lasts and where it takes place. A few sentences will do; we can work out the rest together.',
  },
  {
    question: 'Will my company be named?',
    answer: 'No. We may publish your sector, but not your name.',
  },
  {
    question: 'What does it cost?',
    answer:
      'That depends on the roles and on how long you need them, so please ask. If you agree to publish a rate, it is shown with the role.',
  },
  {
    question: 'Can I ask for more than one person?',
    answer:
      'Yes. An assignment can have several roles, each with its own technologies, languages, allocation and rate.',
  },
];

/** Professionals' most common questions; `hasPortal` says whether they sign in to apply. */
export const professionalQuestions = (hasPortal: boolean): readonly Question[] => [
  {
    question: 'Do I need an account?',
    answer: hasPortal
      ? 'Yes, to apply: you sign in first. No, to read the list or to ask us something.'
      : 'No. This site has no accounts.',
  },
  {
    question: 'Is the rate negotiable?',
    answer: 'The rate is the one published with the role. Where it says “not stated”, please ask before you apply.',
  },
  {
    question: 'Can I work remotely?',
    answer: [
      'That depends on the assignment: look at its location, or filter the ',
      { text: 'open assignments', to: 'openProjects' },
      ' for remote work.',
    ],
  },
  {
    question: 'Why has an assignment disappeared?',
    answer:
      'We list assignments only while we are recruiting for them. Once one is filled or withdrawn, it comes off the list.',
  },
];
