import type { Config } from '../config.ts';
import { clientAddress, proxiesOf } from '../http/client-address.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { deliver } from './deliver.ts';
import { checkToken, formKey, issueToken } from './form-token.ts';
import { type FieldErrors, parseMessage, type Typed } from './message.ts';
import { noteMessage } from './note-message.ts';
import { quarantine } from './outbox.ts';
import { nothingTyped, readForm } from './read-form.ts';
import { referenceOf } from './reference.ts';

export type Refusal =
  | 'fields'
  | 'too-fast'
  | 'expired'
  | 'automated'
  | 'elsewhere'
  | 'too-large'
  | 'not-a-form'
  | 'too-many'
  | 'used'
  | 'full'
  | 'busy'
  | 'undelivered';

/** The result for a submitted form. One that was not delivered is returned with everything that was typed. */
export type Receipt =
  | { readonly kind: 'delivered'; readonly reference: string }
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      readonly typed: Typed;
      readonly errors: FieldErrors;
      /** The token for the form that is shown again: the same one while it is valid, so that the form keeps its age and identity. */
      readonly token: string;
      readonly retryAfterSeconds?: number;
    };

// Enough for everyone behind one office's address, and for corrections.
const limit = createRateLimit({ name: 'contact', seconds: 600, points: () => 10 });

/** Handles a submitted form: validates it, judges whether a person sent it, delivers it. Reports success only after delivery. */
export async function receive(request: Request, settings: Config): Promise<Receipt> {
  const key = formKey(settings.contact);
  const form = await readForm(request);
  if (typeof form === 'string') {
    return { kind: 'refused', refusal: form, typed: nothingTyped, errors: {}, token: issueToken(key) };
  }
  const verdict = checkToken(key, form.token);
  const refused = (refusal: Refusal, more: Partial<Extract<Receipt, { kind: 'refused' }>> = {}): Receipt => ({
    kind: 'refused',
    refusal,
    typed: form.typed,
    errors: {},
    token: verdict.state === 'expired' ? issueToken(key) : form.token,
    ...more,
  });

  if (!isSameOrigin(request, settings.baseUrl)) return refused('elsewhere');
  const parsed = parseMessage(form.typed);
  if (!parsed.ok) return refused('fields', { errors: parsed.errors });
  const retryAfterSeconds = await limit(settings, clientAddress(request, proxiesOf(settings)));
  if (retryAfterSeconds !== null) return refused('too-many', { retryAfterSeconds });
  if (verdict.state !== 'good') return refused(verdict.state);

  if (form.trap !== '') {
    const reference = referenceOf(verdict.form, parsed.message);
    const { outbox } = settings.contact;
    const kept = outbox !== null && (await quarantine(outbox, parsed.message, reference));
    noteMessage('quarantined', { reference, kept });
    return refused('automated');
  }
  const delivery = await deliver(parsed.message, verdict.form, settings);
  if (delivery.ok) return { kind: 'delivered', reference: delivery.reference };
  const { refusal, ok: _, ...more } = delivery;
  // A used form now holds a different message, so it needs a new token.
  return refused(refusal, refusal === 'used' ? { token: issueToken(key) } : more);
}
