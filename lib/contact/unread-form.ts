import { MOST_CHARACTERS } from './message.ts';

const MOST = MOST_CHARACTERS.message.toLocaleString('en');

/** What no person sends from the form of this site, with the status and the text of the response. */
const reasons = {
  'too-large': [413, `Your message is too large, so it has not been sent. It can have up to ${MOST} characters.`],
  'not-a-form': [415, 'This was not sent by the contact form, so it could not be read.'],
  // Also a form of before the server was restarted, where CONTACT_SECRET is not set.
  forged: [
    422,
    'The form is no longer valid, so your message has not been sent. Open it again and copy your text into it.',
  ],
} as const;

/** Why a form is not read any further. */
export type UnreadForm = keyof typeof reasons;

/** The response to a form that is not read any further: short, and made without rendering a page. */
export function unreadFormResponse(reason: UnreadForm, salesEmail: string): Response {
  const [status, text] = reasons[reason];
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Vary: 'Accept' };
  const back = 'Go back one page: your browser should still have what you typed.';
  return new Response(`${text} ${back} You can also write to ${salesEmail}.\n`, { status, headers });
}
