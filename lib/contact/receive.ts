import type { Config } from '../config/config.ts';
import { clientAddress, isSameOrigin, siteNetwork } from '../http/caller.ts';
import { MOST_BODY_BYTES } from '../http/limits.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/read-body.ts';
import { delivery } from './delivery.ts';
import { checkToken, formKey, issueToken } from './form-token.ts';
import { HONEYPOT_FIELD, type MessageKind, parseMessage, referenceOf, TOKEN_FIELD } from './message.ts';
import type { RefusedForm } from './refused-form.ts';

// Enough for everyone behind one office's address, and for corrections.
const OF_CALLER = { seconds: 600, points: 10 };
// Whoever has one network of IPv6 usually has 65,536 of them.
const OF_NETWORK = { seconds: 600, points: 100 };
const spendOfCaller = createRateLimit();
const spendOfNetwork = createRateLimit();

function tooManyFrom(caller: string): number | null {
  const network = siteNetwork(caller);
  return spendOfCaller(OF_CALLER, caller) ?? (network === null ? null : spendOfNetwork(OF_NETWORK, network));
}

/**
 * Handles a submitted form: validates it, judges whether a person sent it, has its message taken. Gives the reference only then;
 * otherwise the form, with everything that was typed, or `null` if it is too large to be read.
 */
export async function receive(
  request: Request,
  settings: Config,
): Promise<{ reference: string; kind: MessageKind } | RefusedForm | null> {
  const body = await readBody(request, MOST_BODY_BYTES);
  if (body === null) return null;
  const values = Object.fromEntries(new URLSearchParams(body));
  const { [TOKEN_FIELD]: token = '', [HONEYPOT_FIELD]: hidden = '' } = values;
  const key = formKey(settings.contact);
  const verdict = checkToken(key, token);
  const refused = { values, errors: {}, token: verdict === 'expired' ? issueToken(key) : token };

  if (!isSameOrigin(request, settings.baseUrl)) return { ...refused, refusal: 'elsewhere' };
  const parsed = parseMessage(values);
  if ('errors' in parsed) return { ...refused, ...parsed, refusal: 'fields' };
  const tooMany = tooManyFrom(clientAddress(request, settings.trustedProxies));
  if (tooMany !== null) return { ...refused, refusal: 'too-many', retryAfterSeconds: tooMany };
  if (verdict !== 'good') return { ...refused, refusal: verdict };
  if (hidden !== '') return { ...refused, refusal: 'automated' };

  const reference = referenceOf(token, parsed.message);
  const message = { reference, received: new Date().toISOString(), ...parsed.message };
  const outcome = await delivery(settings).take(token, message);
  if (outcome === 'taken') return { reference, kind: message.kind };
  return { ...refused, ...outcome, ...(outcome.refusal === 'used' && { token: issueToken(key) }) };
}
