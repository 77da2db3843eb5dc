import type { Clients } from '@/lib/content/language.ts';

export const clients: Clients = {
  button: 'Describe your project to us',
  replyPromise: 'We reply within one working day.',
  whatToTell: 'What has to run, by when, and who works on it today.',
  steps: [
    ['Describe the project.', 'A few sentences are enough.'],
    ['Meet the people.', 'You choose who joins you.'],
  ],
  questions: [['What does it cost?', 'What we have agreed on before.']],
};
