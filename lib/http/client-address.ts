import { isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first 64 bits of an IPv6 address. */
function network(address: string): string {
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** What a caller is counted by. A household or a server has a whole /64 of IPv6 (RFC 6177 §2), so that is one caller. */
function caller(entry: string): string {
  const text = entry.trim();
  // Some proxies write the port too.
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = MAPPED_IPV4.exec(bare)?.[1] ?? bare;
  const version = isIP(address);
  return version === 0 ? 'unknown' : version === 4 ? address : network(address);
}

/**
 * The address of the caller, for counting: an IPv4 address, an IPv6 network, or `unknown`.
 *
 * Only what our own proxies wrote is believed. Each appends the address of its peer to `X-Forwarded-For`, and so does this
 * server (see record-peer-address.ts): with no proxy the last entry is the caller, with one the last but one. Where it doesn't,
 * `proxies` is one less, so that -1 means: nobody who is believed says who calls.
 */
export function clientAddress({ headers }: { headers: Pick<Headers, 'get'> }, proxies: number | 'vercel'): string {
  // Vercel's edge replaces these whatever the caller sent.
  if (proxies === 'vercel') return caller(headers.get('x-vercel-forwarded-for') ?? headers.get('x-real-ip') ?? '');
  if (proxies < 0) return 'unknown';
  const entries = (headers.get('x-forwarded-for') ?? '').split(',');
  return caller(entries.at(-1 - proxies) ?? entries[0] ?? '');
}
