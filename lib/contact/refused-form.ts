import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { t } from '../content/messages.ts';
import type { FieldErrors, FieldValues } from './message.ts';

/**
 * The reasons for which a form is not delivered, with the status of the page
 * that shows it again.
 */
export const refusalStatus = {
  fields: 422,
  expired: 422,
  used: 422,
  automated: 422,
  elsewhere: 403,
  tooMany: 429,
  busy: 503,
  undelivered: 503,
} as const;

export type Refusal = keyof typeof refusalStatus;

/** A form that was not delivered, with everything needed to show it again. */
export type RefusedForm = {
  readonly refusal: Refusal;
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  /**
   * The same one while it is valid, so that the form keeps its age and
   * identity.
   */
  readonly token: string;
  readonly retryAfterSeconds?: number;
};

/**
 * Encodes the form as a header value, compressed because some platforms limit
 * the length of headers.
 */
export function writeRefusedForm(form: RefusedForm): string {
  const compressed = deflateRawSync(JSON.stringify(form));
  return compressed.toString('base64url');
}

/**
 * Decodes what {@link writeRefusedForm} encoded, or gives `null` if no form was
 * submitted.
 */
export function readRefusedForm(text: string | null): RefusedForm | null {
  if (text === null) return null;
  const compressed = Buffer.from(text, 'base64url');
  const json = inflateRawSync(compressed).toString();
  return JSON.parse(json);
}

/** The response to a form that is too large to be read or shown again. */
export const tooLargeResponse = (): Response =>
  new Response(t('contact.tooLarge'), { status: 413 });
