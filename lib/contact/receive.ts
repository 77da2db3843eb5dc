import type { Config } from '../config/config.ts';
import { clientAddress, isSameOrigin, siteNetwork } from '../http/caller.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { delivery } from './delivery.ts';
import { readForm } from './form.ts';
import { checkToken, formKey, issueToken } from './form-token.ts';
import { type MessageKind, parseMessage } from './message.ts';
import { referenceOf } from './reference.ts';
import type { RefusedForm, UnreadForm } from './refused-form.ts';

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
 * otherwise the form, with everything that was typed, or why it was not read.
 */
export async function receive(
  request: Request,
  settings: Config,
): Promise<{ reference: string; kind: MessageKind } | { unread: UnreadForm } | RefusedForm> {
  const key = formKey(settings.contact);
  const sent = await readForm(request);
  if (typeof sent === 'string') return { unread: sent };
  const { values } = sent;
  const verdict = checkToken(key, sent.token);
  if (verdict.state === 'forged') return { unread: verdict.state };
  const refused = { values, errors: {}, token: verdict.state === 'expired' ? issueToken(key) : sent.token };

  if (!isSameOrigin(request, settings.baseUrl)) return { ...refused, refusal: 'elsewhere' };
  const parsed = parseMessage(values);
  if ('errors' in parsed) return { ...refused, ...parsed, refusal: 'fields' };
  const tooMany = tooManyFrom(clientAddress(request, settings.trustedProxies));
  if (tooMany !== null) return { ...refused, refusal: 'too-many', retryAfterSeconds: tooMany };
  if (verdict.state !== 'good') return { ...refused, refusal: verdict.state };
  if (sent.honeypot !== '') return { ...refused, refusal: 'automated' };

  const reference = referenceOf(verdict.form, parsed.message);
  const message = { reference, received: new Date().toISOString(), ...parsed.message };
  const outcome = await delivery(settings).take(verdict.form, message);
  if (outcome === 'taken') return { reference, kind: message.kind };
  return { ...refused, ...outcome, ...(outcome.refusal === 'used' && { token: issueToken(key) }) };
}
