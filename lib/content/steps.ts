import type { RichText } from './rich-text.ts';

/** One step on the way to an assignment. */
export type Step = { readonly what: string; readonly how: RichText };

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
