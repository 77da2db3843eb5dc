import { MOST_BODY_BYTES } from '../http/limits.ts';
import { readBody } from '../http/read-body.ts';
import { fieldValues } from './message.ts';

/** Form fields that are not part of the message. The second is a honeypot for bots: people leave it empty. */
export const TOKEN_FIELD = 'form';
export const HONEYPOT_FIELD = 'extra';

/** Reads the fields of a submitted form, or says why it can't. */
export async function readForm(request: Request) {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return 'not-a-form';
  const body = await readBody(request, MOST_BODY_BYTES);
  if (body === null) return 'too-large';
  // HTML can't contain NUL, so it could not be shown again.
  const fields = new URLSearchParams(body);
  const typed = (name: string) => (fields.get(name) ?? '').replaceAll('\0', '');
  return { values: fieldValues(typed), token: typed(TOKEN_FIELD), honeypot: typed(HONEYPOT_FIELD) };
}
