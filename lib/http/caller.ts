import { isIP } from 'node:net';

/**
 * What may stand around an address: brackets, a zone, a port, and the prefix of
 * IPv4 that is mapped to IPv6.
 */
const AROUND = /^\[|^::ffff:(?=\d+\.)|%\w+|\](?::\d+)?$|(?<=\.\d{1,3}):\d+$/gi;

/**
 * The /64 network of an IPv6 address, which is up to its first four groups of
 * eight.
 */
function network(address: string): string {
  // The URL parser writes addresses in their canonical form (RFC 5952).
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [start = ''] = canonical.split('::');
  return `${start.split(':').slice(0, 4).join(':')}::/64`;
}

/**
 * The key under which an address is counted. A site or host is assigned a /64
 * of IPv6 or more (RFC 6177 §2), so a /64 is one caller.
 */
function countedAddress(entry = ''): string {
  const address = entry.trim().replace(AROUND, '');
  const version = isIP(address);
  if (version === 0) return 'unknown';
  return version === 4 ? address : network(address);
}

/**
 * The caller's address for counting: an IPv4 address, an IPv6 network, or
 * `unknown`.
 *
 * Only entries written by our own proxies are trusted. Each appends its peer's
 * address to `X-Forwarded-For`, and so does the layer of `lib/server`: without
 * a proxy the last entry is the caller, with one the last but one. Where the
 * server does not append it, `proxies` is one less; -1 means that no entry can
 * be trusted.
 */
export function clientAddress(
  { headers }: { headers: Pick<Headers, 'get'> },
  proxies: number | 'vercel',
): string {
  // Vercel's edge overwrites these headers, whatever the caller sent.
  if (proxies === 'vercel')
    return countedAddress(
      headers.get('x-vercel-forwarded-for') ?? headers.get('x-real-ip') ?? '',
    );
  if (proxies < 0) return 'unknown';
  const entries = (headers.get('x-forwarded-for') ?? '').split(',');
  return countedAddress(entries.at(-1 - proxies) ?? entries[0]);
}
