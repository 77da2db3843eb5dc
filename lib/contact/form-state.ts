import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Receipt } from './receive.ts';

/** A form that was not delivered, with everything its page needs to show it again. */
export type FormState = Omit<Extract<Receipt, { kind: 'refused' }>, 'kind'>;

/** What is to be shown again as the value of a header, so short that platforms which limit those pass it on. */
export function writeFormState({ refusal, typed, errors, token, retryAfterSeconds }: FormState): string {
  const state = JSON.stringify({ refusal, typed, errors, token, retryAfterSeconds });
  return deflateRawSync(state).toString('base64url');
}

/** What {@link writeFormState} wrote, or `null` where nothing was posted. */
export function readFormState(text: string | null): FormState | null {
  return text === null ? null : (JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString()) as FormState);
}
