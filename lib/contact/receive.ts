import type { Config } from '../config.ts';
import { clientAddress, proxiesOf } from '../http/client-address.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { deliver } from './deliver.ts';
import { emptyFields, readForm } from './form.ts';
import { checkToken, formKey, issueToken } from './form-token.ts';
import { parseMessage } from './message.ts';
import { recordMessage } from './message-events.ts';
import { outboxAt } from './outbox.ts';
import { referenceOf } from './reference.ts';
import type { Refusal, RefusedForm } from './refused-form.ts';

/** The result for a submitted form. One that was not delivered is returned with everything that was typed. */
export type Receipt =
  | { readonly kind: 'delivered'; readonly reference: string }
  | ({ readonly kind: 'refused' } & RefusedForm);

// Enough for everyone behind one office's address, and for corrections.
const CALLER = { name: 'contact', seconds: 600, points: 10 };
const spend = createRateLimit();

/** Handles a submitted form: validates it, judges whether a person sent it, delivers it. Reports success only after delivery. */
export async function receive(request: Request, settings: Config): Promise<Receipt> {
  const key = formKey(settings.contact);
  const sent = await readForm(request);
  if (typeof sent === 'string') {
    return { kind: 'refused', refusal: sent, values: emptyFields, errors: {}, token: issueToken(key) };
  }
  const { values, honeypot } = sent;
  const verdict = checkToken(key, sent.token);
  const token = verdict.state === 'expired' ? issueToken(key) : sent.token;
  const refused = (refusal: Refusal, more: Partial<RefusedForm> = {}): Receipt => ({
    kind: 'refused',
    refusal,
    values,
    errors: {},
    token,
    ...more,
  });

  if (!isSameOrigin(request, settings.baseUrl)) return refused('elsewhere');
  const parsed = parseMessage(values);
  if (!parsed.ok) return refused('fields', { errors: parsed.errors });
  const { message } = parsed;
  const limit = { ...CALLER, redisUrl: settings.rateLimitRedisUrl };
  const retryAfterSeconds = await spend(limit, clientAddress(request, proxiesOf(settings)));
  if (retryAfterSeconds !== null) return refused('too-many', { retryAfterSeconds });
  if (verdict.state !== 'good') return refused(verdict.state);

  const reference = referenceOf(verdict.form, message);
  const submission = { message, form: verdict.form, reference };
  if (honeypot !== '') {
    const { outbox } = settings.contact;
    const kept =
      outbox !== null &&
      (await outboxAt(outbox)
        .quarantine(submission)
        .catch(() => false));
    recordMessage('quarantined', { reference, kept });
    return refused('automated');
  }
  const delivery = await deliver(submission, settings);
  if (delivery.ok) return { kind: 'delivered', reference };
  const { refusal, ok: _, ...more } = delivery;
  // A used form now holds a different message, so it needs a new token.
  return refused(refusal, refusal === 'used' ? { token: issueToken(key) } : more);
}
