import { BlockList, isIP } from 'node:net';

// What the IANA registries of special-purpose addresses reserve, and what is no global unicast address.
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Azure's platform service, which virtual machines reach at a public address.
  ['168.63.129.16', 32],
] as const;
const NOT_PUBLIC_6 = [
  // Only 2000::/3 is global unicast. The first of these also has the forms that embed IPv4 addresses.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

// One list for each version: a list compares addresses of one version with subnets of the other.
const notPublic4 = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_4) notPublic4.addSubnet(network, prefix, 'ipv4');
const notPublic6 = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_6) notPublic6.addSubnet(network, prefix, 'ipv6');

/**
 * Whether a text is an IP address on the internet: not one of this machine, of a private network or of a cloud’s metadata
 * service.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  return version === 4 ? !notPublic4.check(address, 'ipv4') : !notPublic6.check(address, 'ipv6');
}
