import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { FeedFailure } from './feed-content.ts';

/**
 * What is not on the public internet, by IANA's registries of special-purpose addresses (RFC 6890): private, loopback, link-local,
 * shared, reserved, multicast. Cloud metadata is at 169.254.169.254, 100.100.100.200, 192.0.0.192 and 168.63.129.16. Of IPv6
 * only 2000::/3 is public, except what wraps an IPv4 address (6to4, Teredo).
 */
const NOT_PUBLIC = {
  ipv4: '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3',
  ipv6: '::/3 4000::/2 8000::/1 2001::/32 2002::/16',
};

function listOf(family: keyof typeof NOT_PUBLIC): BlockList {
  const list = new BlockList();
  for (const [, net = '', prefix] of NOT_PUBLIC[family].matchAll(/(\S+)\/(\d+)/g))
    list.addSubnet(net, Number(prefix), family);
  return list;
}
// Each of its own, because a list of both takes an IPv4 address for the IPv6 address that maps it.
const lists = { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') };

function isPublic(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return !lists[family].check(address, family);
}

const REFUSED = 'redirected to an address that is not public';

/** Throws {@link FeedFailure} if a host, as a URL has it, is an address that is not public. A name is looked up when it is connected to. */
export function refusePrivate(host: string) {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !isPublic(address)) throw new FeedFailure(REFUSED);
}

/** Looks up a name as `dns.lookup` does, and fails if one of its addresses is not public; for connections, which use no other address. */
export const lookupPublic: LookupFunction = (name, options, done) =>
  lookup(name, options, (error, found: Parameters<typeof done>[1], family) => {
    const addresses = [found ?? []].flat().map((one) => (typeof one === 'string' ? one : one.address));
    if (addresses.every(isPublic)) done(error, found, family);
    else done(new FeedFailure(REFUSED), []);
  });
