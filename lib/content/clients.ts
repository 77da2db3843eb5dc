import type { Question, Step } from './rich-text.ts';

/** What the button says that leads clients to the contact page. */
export const clientsButton = 'Tell us what you need';

/** A promise that you will keep, such as “We reply within one working day.”, or `null`. It stands beside the contact form. */
export const replyPromise: string | null = null;

/** What makes a client’s first message easy to answer. */
export const whatToTell =
  'What needs doing, which roles and how many people, when it starts and for how long, where, and what you expect to pay. A few sentences are enough.';

/** How a client gets from a first message to the start of the work. */
export const clientSteps: readonly Step[] = [
  { what: 'Tell us about the work.', how: 'A few sentences on the contact page or by e-mail are enough.' },
  { what: 'Settle the details with us.', how: 'We agree on the roles, the allocation and the rates.' },
  {
    what: 'We publish the assignment.',
    how: 'It appears on this site without your name, and we start looking for people.',
  },
  { what: 'Meet the candidates.', how: 'You talk to the people we suggest and choose who joins you.' },
  { what: 'Work begins.', how: 'You agree on the terms, and your new colleagues start.' },
];

/** Clients' most common questions. The answers must be true of every installation of this site. */
export const clientQuestions: readonly Question[] = [
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
