import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import pLimit from 'p-limit';
import { Webhook } from 'standardwebhooks';
import type { Config } from '../config.ts';
import { isPublicAddress } from '../http/public-address.ts';
import { retryAfter } from '../http/retry-after.ts';
import type { Sending } from './destination.ts';

type Receiver = NonNullable<Config['contact']['webhook']>;

const failure = (code: string) => Object.assign(new Error(code), { code });

// A lookup can't be cancelled, and holds one of the four threads that Node has for files, names of hosts and compression.
const lookups = pLimit(1);

/**
 * The addresses of a receiver. Rejects if one of them is private, unless the operator has named this host as private; and
 * without TLS if one of them is public.
 */
async function addressesOf({ url, isPrivate }: Receiver, signal: AbortSignal): Promise<readonly LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await lookups(async () => {
    signal.throwIfAborted();
    return lookup(host, { all: true });
  });
  const isAllowed = ({ address }: LookupAddress) => (isPublicAddress(address) ? url.protocol === 'https:' : isPrivate);
  if (!addresses.every(isAllowed)) throw failure('ADDRESS_NOT_ALLOWED');
  return addresses;
}

/** Connects to nothing but these addresses, so that what was checked is what is used. */
const connectingTo =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    const [{ address, family } = { address: '', family: 0 }] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, address, family);
  };

type Post = { readonly body: string; readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal };

/** Sends a POST and gives the head of the response. Its body is not read, and redirects are not followed. */
async function post(receiver: Receiver, { body, headers, signal }: Post): Promise<IncomingMessage> {
  const addresses = await addressesOf(receiver, signal);
  signal.throwIfAborted();
  const { url } = receiver;
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // Without an agent, no connection is reused.
    request(url, { method: 'POST', headers, signal, agent: false, lookup: connectingTo(addresses) })
      .on('response', (response) => {
        response.on('error', () => {}).destroy();
        resolve(response);
      })
      .on('error', reject)
      .on('close', () => reject(failure('ECONNRESET')))
      .end(body);
  });
}

/** What the status says. Only 410 is final: whatever else is wrong, the receiver’s operator can mend. */
function outcomeOf({ statusCode = 0, headers }: IncomingMessage): Sending {
  if (statusCode >= 200 && statusCode < 300) return { ok: true };
  const retryAfterSeconds = retryAfter(headers['retry-after']) ?? 0;
  return { ok: false, reason: `HTTP ${statusCode}`, isFinal: statusCode === 410, retryAfterSeconds };
}

/** What to send, and within which limits. */
export type WebhookDelivery = {
  /** The same for every attempt, so that the receiver can recognise a repeated delivery. */
  readonly id: string;
  readonly body: string;
  readonly timeoutSeconds: number;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Sends one webhook, signed by Standard Webhooks, within a time limit. Any 2xx status counts as acceptance. Nothing of the
 * response is repeated but its status.
 */
export async function sendWebhook(
  receiver: Receiver,
  { id, body, timeoutSeconds, signal }: WebhookDelivery,
): Promise<Sending> {
  const now = new Date();
  const headers = {
    // Firewalls in front of receivers refuse requests without a name.
    'User-Agent': 'consulting-site',
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(receiver.secret).sign(id, now, body),
  };
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, timeoutSeconds * 1000);
  signal?.addEventListener('abort', end);
  const ended = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(failure('ETIMEDOUT')));
  });
  try {
    return outcomeOf(await Promise.race([post(receiver, { body, headers, signal: limit.signal }), ended]));
  } catch (error) {
    const { code, name } = error as Error & { code?: string };
    return { ok: false, reason: code ?? name, isFinal: false };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
