import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Receipt } from './receive.ts';

/** A form that was not delivered, with everything needed to show it again. */
export type FormState = Omit<Extract<Receipt, { kind: 'refused' }>, 'kind'>;

/** Encodes the state as a header value, compressed because some platforms limit the length of headers. */
export function writeFormState({ refusal, typed, errors, token, retryAfterSeconds }: FormState): string {
  const state = JSON.stringify({ refusal, typed, errors, token, retryAfterSeconds });
  return deflateRawSync(state).toString('base64url');
}

/** Decodes what {@link writeFormState} encoded, or gives `null` if no form was submitted. */
export function readFormState(text: string | null): FormState | null {
  return text === null ? null : (JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString()) as FormState);
}
