import type { Proof } from '../language.ts';

export const exampleProof: Proof = {
  introduction: 'Er presentation: vilka ni är, var, och sedan när.',
  replyPromise: 'Ert löfte: när kunderna får svar.',
  person: { name: 'Ert namn', role: 'Den som svarar kunderna' },
  reference: {
    client: 'Ert exempel',
    work: 'En kund som ni får nämna, vad ni gjorde, och den siffra som säger mest om det.',
    figure: '00 %',
  },
};
