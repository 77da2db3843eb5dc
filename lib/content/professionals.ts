import type { Question, Step } from './rich-text.ts';

/** How a professional gets from reading the list to the start of the work. */
export const professionalSteps: readonly Step[] = [
  {
    what: 'Find a role that fits.',
    how: [
      'Browse the ',
      { text: 'open assignments', to: 'openProjects' },
      ' and narrow them down by place, workload, rate or technology.',
    ],
  },
  { what: 'Apply.', how: 'The button on the assignment’s page takes you there. You can also ask about it first.' },
  { what: 'Follow your application.', how: 'You can see, or ask us, where it stands.' },
  { what: 'Meet the client.', how: 'You talk about the work and find out whether you suit each other.' },
  { what: 'Start work.', how: 'Once the terms are agreed, you’re on board.' },
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
