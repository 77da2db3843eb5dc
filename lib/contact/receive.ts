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
 * The /48 of a counted IPv6 network, which is what one customer has of a
 * provider at most (RFC 6177 §2); `null` of anything else.
 */
const siteNetwork = (counted: string): string | null =>
  counted.endsWith('::/64') ? `${counted.split(':', 3).join(':')}::/48` : null;

const [spendOfCaller, spendOfNetwork] = [createRateLimit(), createRateLimit()];

/**
 * The seconds that a caller has to wait, or `null`: ten forms are enough for an
 * office, and whoever has one /64 has 65,536.
 */
function tooManyFrom(caller: string): number | null {
  const wait = spendOfCaller({ seconds: 600, points: 10 }, caller);
  const network = siteNetwork(caller);
  return network === null
    ? wait
    : (wait ?? spendOfNetwork({ seconds: 600, points: 100 }, network));
}

type Receipt = { readonly reference: string; readonly kind: MessageKind };

/**
 * Gives the reference of the message that was taken; otherwise its form to show
 * again, or `null` if that is too large to be read.
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
  const tooMany = tooManyFrom(clientAddress(request, settings.trustedProxies));
  if (tooMany !== null)
    return { ...refused, refusal: 'tooMany', retryAfterSeconds: tooMany };
  if (verdict !== 'good') return { ...refused, refusal: verdict };
  if (hidden !== '') return { ...refused, refusal: 'automated' };

  const reference = referenceOf(token, parsed.message);
  const message = {
    reference,
    received: new Date().toISOString(),
    ...parsed.message,
  };
  const outcome = await delivery(settings).take(token, message);
  if (outcome === 'taken') return { reference, kind: message.kind };
  return {
    ...refused,
    ...outcome,
    ...(outcome.refusal === 'used' && { token: issueToken(key) }),
  };
}
