import type { Proof } from '../language.ts';

export const exampleProof: Proof = {
  introduction: 'Ihre Vorstellung: wer Sie sind, wo, und seit wann.',
  replyPromise: 'Ihr Versprechen: wann Kunden eine Antwort haben.',
  person: { name: 'Ihr Name', role: 'Ansprechpartner für Kunden' },
  reference: {
    client: 'Ihre Referenz',
    work: 'Ein Kunde, den Sie nennen dürfen, was Sie gemacht haben, und die Zahl, die am meisten darüber sagt.',
    figure: '00 %',
  },
};
