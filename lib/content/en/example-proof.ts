import type { Proof } from '../language.ts';

export const exampleProof: Proof = {
  introduction: 'Your introduction: who you are, where, and since when.',
  replyPromise: 'Your promise: when clients hear from you.',
  person: { name: 'Your name', role: 'Who answers clients' },
  reference: {
    client: 'Your case',
    work: 'A client you may name, what you did, and the number that says most about it.',
    figure: '00 %',
  },
};
