import { MOST_CHARACTERS } from '../contact/message.ts';
import type { Refusal } from '../contact/receive.ts';

type Explained = { readonly status: number; readonly say: string | null };

const again = 'Nothing you typed is lost: look it over and press “Send message” again.';

/** What each refusal is as a status, and what a person is told to do. `fields` is explained by the fields themselves. */
export const refusals: { readonly [reason in Refusal]: Explained } = {
  fields: { status: 422, say: null },
  'too-fast': {
    status: 422,
    say: `The form came back faster than people write, so it has not been sent yet. ${again}`,
  },
  expired: { status: 422, say: `The form was open for a long time, so it has not been sent yet. ${again}` },
  automated: {
    status: 422,
    say: `A field that people don’t see was filled in, so your message looked automated and has not been sent yet. The field is empty now. ${again}`,
  },
  elsewhere: { status: 403, say: `The form did not come from this page, so it has not been sent yet. ${again}` },
  'too-large': {
    status: 413,
    say: `What you sent is larger than the form can take, so it has not been sent. Go back one page: your browser should still have your text. A message can have ${MOST_CHARACTERS.message.toLocaleString('en')} characters.`,
  },
  'not-a-form': {
    status: 415,
    say: 'What was sent is not this page’s form, so it has not been sent on. Please use the form below.',
  },
  'too-many': {
    status: 429,
    say: 'Many messages came from your network in a short time, so this one has not been sent yet. Nothing you typed is lost: send it again in some minutes.',
  },
  used: {
    status: 409,
    say: 'This form has been sent once, and that message has been received. What stands in it now is another message, which has not been sent yet: press “Send message” to send it too.',
  },
  full: {
    status: 503,
    say: 'The form can’t take any more messages at the moment, so this one has not been sent. Nothing you typed is lost: send it again later.',
  },
  busy: {
    status: 503,
    say: 'More messages than usual are coming in, so this one has not been sent yet. Nothing you typed is lost: send it again later.',
  },
  undelivered: {
    status: 503,
    say: 'We could not make sure that your message was delivered, so please take it as not sent. Nothing you typed is lost: send it again in some minutes.',
  },
};
