import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type FieldErrors, type FieldValues, MOST_CHARACTERS } from './message.ts';

/** The reasons for which a form is not delivered, with the status of the page that shows it again. */
export const refusalStatus = {
  fields: 422,
  'too-fast': 422,
  expired: 422,
  used: 422,
  automated: 422,
  elsewhere: 403,
  'too-many': 429,
  busy: 503,
  undelivered: 503,
} as const;

export type Refusal = keyof typeof refusalStatus;

/** A form that was not delivered, with everything needed to show it again. */
export type RefusedForm = {
  readonly refusal: Refusal;
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  /** The same one while it is valid, so that the form keeps its age and identity. */
  readonly token: string;
  readonly retryAfterSeconds?: number;
};

/** Encodes the form as a header value, compressed because some platforms limit the length of headers. */
export const writeRefusedForm = (form: RefusedForm) => deflateRawSync(JSON.stringify(form)).toString('base64url');

/** Decodes what {@link writeRefusedForm} encoded, or gives `null` if no form was submitted. */
export function readRefusedForm(text: string | null): RefusedForm | null {
  return text === null ? null : (JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString()) as RefusedForm);
}

const MOST = MOST_CHARACTERS.message.toLocaleString('en');

/** What no person sends from the form of this site, with the status and the text of the response. */
const unread = {
  'too-large': [413, `Your message is too large, so it has not been sent. It can have up to ${MOST} characters.`],
  'not-a-form': [415, 'This was not sent by the contact form, so it could not be read.'],
  // Also a form of before the server was restarted, where CONTACT_SECRET is not set.
  forged: [
    422,
    'The form is no longer valid, so your message has not been sent. Open it again and copy your text into it.',
  ],
} as const;

/** Why a form is not read any further. */
export type UnreadForm = keyof typeof unread;

/** The response to a form that is not read any further: short, and made without rendering a page. */
export function unreadFormResponse(reason: UnreadForm, salesEmail: string): Response {
  const [status, text] = unread[reason];
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Vary: 'Accept' };
  const back = 'Go back one page: your browser should still have what you typed.';
  return new Response(`${text} ${back} You can also write to ${salesEmail}.\n`, { status, headers });
}
