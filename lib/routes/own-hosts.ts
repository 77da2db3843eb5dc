import { config } from '../config/config.ts';
import { LOOPBACK_HOSTS } from '../http/client-address.ts';

/** The site's host name, safe for identifiers: an IPv6 address without brackets and colons. */
export const hostLabel = (): string => new URL(config().baseUrl).hostname.replace(/^\[|\]$/g, '').replaceAll(':', '-');

/** The host names of this site: that of its address, those that Vercel gives it, and those of this machine. */
export function ownHosts(): readonly string[] {
  const { baseUrl, mcp } = config();
  return [new URL(baseUrl).hostname, ...mcp.hosts, ...LOOPBACK_HOSTS];
}
