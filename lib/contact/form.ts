import { MOST_BODY_BYTES } from '../http/limits.ts';
import { readBody } from '../http/read-body.ts';
import { FIELDS, type FieldValues } from './message.ts';

/** Form fields that are not part of the message. The second is a honeypot for bots: people leave it empty. */
export const TOKEN_FIELD = 'form';
export const HONEYPOT_FIELD = 'extra';

export type ContactForm = { readonly values: FieldValues; readonly token: string; readonly honeypot: string };

export const emptyFields: FieldValues = { name: '', email: '', company: '', message: '', assignment: '' };

/** Reads the fields of a submitted form, or says why it can't. */
export async function readForm(request: Request): Promise<ContactForm | 'not-a-form' | 'too-large'> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return 'not-a-form';
  const body = await readBody(request, MOST_BODY_BYTES);
  if (body === null) return 'too-large';
  const fields = new URLSearchParams(body);
  // HTML can't contain NUL, so it could not be shown again.
  return {
    values: Object.fromEntries(
      FIELDS.map((name) => [name, (fields.get(name) ?? '').replaceAll('\0', '')]),
    ) as FieldValues,
    token: fields.get(TOKEN_FIELD) ?? '',
    honeypot: fields.get(HONEYPOT_FIELD) ?? '',
  };
}
