/** What the button says that leads clients to the contact page. */
export const clientsButton = 'Tell us what you need';

/** A promise that you will keep, such as “We reply within one working day.”, or `null`. It stands beside the contact form. */
export const replyPromise: string | null = null;

/** What makes a client’s first message easy to answer. */
export const whatToTell =
  'What needs doing, which roles and how many people, when it starts and for how long, where, and what you expect to pay. A few sentences are enough.';
