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

/**
 * The /48 around an IPv6 network, the most that a provider assigns to one
 * customer (RFC 6177 §2); `null` for any other caller.
 */
const siteNetwork = (counted: string): string | null =>
  counted.endsWith('::/64') ? `${counted.split(':', 3).join(':')}::/48` : null;

const spendOfCaller = createRateLimit();
const spendOfNetwork = createRateLimit();

/**
 * The seconds that a caller has to wait, or `null`. Ten forms in ten minutes are
 * enough for an office. A network has a limit of its own, because a customer with
 * a /48 has 65,536 addresses that count as callers.
 */
function secondsToWait(caller: string): number | null {
  const wait = spendOfCaller({ seconds: 600, points: 10 }, caller);
  const network = siteNetwork(caller);
  if (wait !== null || network === null) return wait;
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
  const { [TOKEN_FIELD]: token = '', [HONEYPOT_FIELD]: hidden = '' } = values;
  const key = formKey(settings.contact);
  const verdict = checkToken(key, token);
  const refused = {
    values,
    errors: {},
    token: verdict === 'expired' ? issueToken(key) : token,
  };

  if (!isSameOrigin(request, settings.baseUrl))
    return { ...refused, refusal: 'elsewhere' };
  const parsed = parseMessage(values);
  if ('errors' in parsed) return { ...refused, ...parsed, refusal: 'fields' };
  const caller = clientAddress(request, settings.trustedProxies);
  const retryAfterSeconds = secondsToWait(caller);
  if (retryAfterSeconds !== null)
    return { ...refused, refusal: 'tooMany', retryAfterSeconds };
  if (verdict !== 'good') return { ...refused, refusal: verdict };
  if (hidden !== '') return { ...refused, refusal: 'automated' };

  const reference = referenceOf(token, parsed.message);
  const message = {
    reference,
    received: new Date().toISOString(),
    ...parsed.message,
  };
  const outcome = await delivery(settings).submit(token, message);
  if (outcome === 'accepted') return { reference, kind: message.kind };
  return {
    ...refused,
    ...outcome,
    ...(outcome.refusal === 'used' && { token: issueToken(key) }),
  };
}
