import type { Clients } from '../language.ts';

export const clients: Clients = {
  button: 'Tell us what you need',
  replyPromise: null,
  principle: 'You decide who joins you.\nWe bring people worth meeting.',
  whatToTell:
    'What needs doing, which roles and how many people, when it starts and for how long, where, and what you expect to pay. A few sentences are enough.',
  steps: [
    ['Tell us about the work.', 'On the contact page or by e-mail.'],
    [
      'Settle the details with us.',
      'We agree on the roles, the allocation and the rates.',
    ],
    [
      'We publish the assignment.',
      'It appears on this site, without your name.',
    ],
    ['Meet the candidates.', 'You talk to the people we suggest.'],
    ['Work begins.', 'You agree on the terms, and your new colleagues start.'],
  ],
  questions: [
    ['Will my company be named?', 'No. We may say which sector you are in.'],
    [
      'What does it cost?',
      'That depends on the roles and on how long you need them, so please ask.',
    ],
    [
      'Can I ask for more than one person?',
      'Yes. An assignment can have several roles, each with its own terms.',
    ],
  ],
};
