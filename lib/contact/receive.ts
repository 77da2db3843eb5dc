import type { Config } from '../config.ts';
import { clientAddress, proxiesOf } from '../http/client-address.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { deliver } from './deliver.ts';
import { emptyFields, readForm } from './form.ts';
import { checkToken, formKey, issueToken } from './form-token.ts';
import { parseMessage, type StoredMessage } from './message.ts';
import { recordMessage } from './message-events.ts';
import { outboxAt } from './outbox.ts';
import { referenceOf } from './reference.ts';
import type { RefusedForm } from './refused-form.ts';

/** The result for a submitted form. One that was not delivered is returned with everything that was typed. */
export type Receipt =
  | { readonly kind: 'delivered'; readonly reference: string }
  | ({ readonly kind: 'refused' } & RefusedForm);

// Enough for everyone behind one office's address, and for corrections.
const CALLER = { name: 'contact', seconds: 600, points: 10 };
const spend = createRateLimit();

async function quarantine(message: StoredMessage, { contact: { outbox } }: Config) {
  const kept =
    outbox !== null &&
    (await outboxAt(outbox)
      .quarantine(message)
      .catch(() => false));
  recordMessage('quarantined', { reference: message.reference, kept });
}

/** Handles a submitted form: validates it, judges whether a person sent it, delivers it. Reports success only after delivery. */
export async function receive(request: Request, settings: Config): Promise<Receipt> {
  const key = formKey(settings.contact);
  const sent = await readForm(request);
  const newToken = issueToken(key);
  const empty = { kind: 'refused', values: emptyFields, errors: {}, token: newToken } as const;
  if (typeof sent === 'string') return { ...empty, refusal: sent };
  const { values } = sent;
  const verdict = checkToken(key, sent.token);
  const refused = { ...empty, values, token: verdict.state === 'expired' ? newToken : sent.token };

  if (!isSameOrigin(request, settings.baseUrl)) return { ...refused, refusal: 'elsewhere' };
  const parsed = parseMessage(values);
  if (!parsed.ok) return { ...refused, refusal: 'fields', errors: parsed.errors };
  const limit = { ...CALLER, redisUrl: settings.rateLimitRedisUrl };
  const retryAfterSeconds = await spend(limit, clientAddress(request, proxiesOf(settings)));
  if (retryAfterSeconds !== null) return { ...refused, refusal: 'too-many', retryAfterSeconds };
  if (verdict.state !== 'good') return { ...refused, refusal: verdict.state };

  const { form } = verdict;
  const reference = referenceOf(form, parsed.message);
  const message = { reference, received: new Date().toISOString(), ...parsed.message };
  if (sent.honeypot !== '') {
    await quarantine(message, settings);
    return { ...refused, refusal: 'automated' };
  }
  const delivery = await deliver({ form, message }, settings);
  if ('reference' in delivery) return { kind: 'delivered', ...delivery };
  // A used form now holds a different message, so it needs a new token.
  return { ...refused, ...delivery, ...(delivery.refusal === 'used' && { token: newToken }) };
}
