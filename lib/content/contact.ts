/** What the button says that leads clients to the contact page. */
export const clientsButton = 'Tell us what you need';

/** A promise that you will keep, such as “We reply within one working day.”, or `null`. It stands beside the contact form. */
export const replyPromise: string | null = null;

/** What makes a client’s first message easy to answer. */
export const whatToTell: readonly string[] = [
  'What needs doing, and what it is for',
  'Which roles you have in mind, and how many people',
  'When the work starts, and how long it will last',
  'Where it takes place, and how much of it can be done remotely',
  'What you expect to pay, if you know',
];
