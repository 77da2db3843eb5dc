import { config } from '../config.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The host names under which the endpoint answers; a page that rebinds its own name to this server's address has another. */
export function allowedHosts(): string[] {
  const { baseUrl, mcp } = config();
  return [new URL(baseUrl).hostname, ...mcp.hosts, ...LOOPBACK];
}

/**
 * Whether a browser page of this origin may call. The endpoint is public and knows no cookies, so any page served over https
 * may, unless the operator lists those that may; the site itself and pages on this machine always may.
 * What is malformed, opaque (`null`) or plain http from elsewhere may not.
 */
export function isAllowedOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: wellFormed, protocol, hostname } = new URL(origin);
  if (wellFormed !== origin || !/^https?:$/.test(protocol)) return false;
  const { baseUrl, mcp } = config();
  if (origin === new URL(baseUrl).origin || LOOPBACK.includes(hostname)) return true;
  return mcp.allowedOrigins === null ? protocol === 'https:' : mcp.allowedOrigins.includes(origin);
}
