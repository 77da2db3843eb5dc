import type { Config } from '../config/config.ts';
import { clientAddress } from '../http/caller.ts';
import { MOST_BODY_BYTES } from '../http/limits.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/read-body.ts';
import { delivery } from './delivery.ts';
import { checkToken, formKey, issueToken } from './form-token.ts';
import { isSameOrigin } from './is-same-origin.ts';
import {
  HONEYPOT_FIELD,
  type MessageKind,
  parseMessage,
  referenceOf,
  TOKEN_FIELD,
} from './message.ts';
import type { RefusedForm } from './refused-form.ts';

const spendOfCaller = createRateLimit();
const spendOfNetwork = createRateLimit();

/**
 * The seconds that a caller has to wait, or `null`. Ten forms in ten minutes
 * are enough for an office. A provider assigns at most a /48 of IPv6 to one
 * customer (RFC 6177 §2), whose 65,536 networks count as callers, so it has a
 * limit of its own. An IPv4 address is its own network.
 */
function secondsToWait(caller: string): number | null {
  const wait = spendOfCaller({ seconds: 600, points: 10 }, caller);
  if (wait !== null) return wait;
  const network = caller.split(':', 3).join(':');
  return spendOfNetwork({ seconds: 600, points: 100 }, network);
}

type Receipt = { readonly reference: string; readonly kind: MessageKind };

/**
 * Receives a submitted form. Returns the reference of the accepted message, or
 * the form to show again; `null` if the body is too large.
 */
export async function receive(
  request: Request,
  settings: Config,
): Promise<Receipt | RefusedForm | null> {
  const body = await readBody(request, MOST_BODY_BYTES);
  if (body === null) return null;
  const values = Object.fromEntries(new URLSearchParams(body));
  const submitted = values[TOKEN_FIELD] ?? '';
  const key = formKey(settings.contact);
  const verdict = checkToken(key, submitted);
  const token = verdict === 'expired' ? issueToken(key) : submitted;
  const form = { values, errors: {}, token };

  if (!isSameOrigin(request, settings.baseUrl)) {
    return { ...form, refusal: 'elsewhere' };
  }
  const parsed = parseMessage(values);
  if ('errors' in parsed) {
    return { ...form, ...parsed, refusal: 'fields' };
  }
  const caller = clientAddress(request, settings.trustedProxies);
  const retryAfterSeconds = secondsToWait(caller);
  if (retryAfterSeconds !== null) {
    return { ...form, refusal: 'tooMany', retryAfterSeconds };
  }
  if (verdict !== 'good') return { ...form, refusal: verdict };
  if (values[HONEYPOT_FIELD]) return { ...form, refusal: 'automated' };

  const { message } = parsed;
  const reference = referenceOf(token, message);
  const received = new Date().toISOString();
  const outcome = await delivery(settings).submit(token, {
    ...message,
    reference,
    received,
  });
  if (outcome === 'accepted') return { reference, kind: message.kind };
  // A form whose message was sent can only be sent as another one.
  if (outcome.refusal === 'used') form.token = issueToken(key);
  return { ...form, ...outcome };
}
