import type { Clients } from '@/lib/content/language.ts';

export const clients: Clients = {
  button: 'Describe your project to us',
  principle: 'You choose who joins you.',
  replyPromise: 'We reply within one working day.',
  whatToTell: 'What has to run, by when, and who works on it today.',
  steps: [
    ['Describe the project.', 'A few sentences are enough.'],
    ['Meet the people.', 'Before anything is signed.'],
  ],
  questions: [['What does it cost?', 'What we have agreed on before.']],
};
