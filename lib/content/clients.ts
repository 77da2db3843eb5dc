import type { Titled } from './rich-text.ts';

/** What the button says that leads clients to the contact page. */
export const clientsButton = 'Tell us what you need';

/**
 * A promise that you will keep, such as “We reply within one working day.”, or
 * `null`. It stands beside the contact form.
 */
export const replyPromise: string | null = null;

/** What makes a client’s first message easy to answer. */
export const whatToTell =
  'What needs doing, which roles and how many people, when it starts and for how long, where, and what you expect to pay. A few sentences are enough.';

/** How a client gets from a first message to the start of the work. */
export const clientSteps: readonly Titled[] = [
  [
    'Tell us about the work.',
    'A few sentences on the contact page or by e-mail are enough.',
  ],
  [
    'Settle the details with us.',
    'We agree on the roles, the allocation and the rates.',
  ],
  [
    'We publish the assignment.',
    'It appears on this site without your name, and we start looking for people.',
  ],
  [
    'Meet the candidates.',
    'You talk to the people we suggest and choose who joins you.',
  ],
  ['Work begins.', 'You agree on the terms, and your new colleagues start.'],
];

/**
 * Clients' most common questions. The answers must be true of every
 * installation of this site.
 */
export const clientQuestions: readonly Titled[] = [
  [
    'Will my company be named?',
    'No. We may publish your sector, but not your name.',
  ],
  [
    'What does it cost?',
    'That depends on the roles and on how long you need them, so please ask.',
  ],
  [
    'Can I ask for more than one person?',
    'Yes. An assignment can have several roles, each with its own terms.',
  ],
];
