import { config } from '../config.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The host names the endpoint accepts. A DNS rebinding attack arrives with a different one. */
export function allowedHosts(): string[] {
  const { baseUrl, mcp } = config();
  return [new URL(baseUrl).hostname, ...mcp.hosts, ...LOOPBACK];
}

/**
 * Whether browser pages of this origin may call the endpoint. It is public and uses no cookies, so any https origin may,
 * unless the operator lists the allowed ones. The site itself and loopback origins always may; malformed, opaque (`null`)
 * and other plain http origins never may.
 */
export function isAllowedOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: wellFormed, protocol, hostname } = new URL(origin);
  if (wellFormed !== origin || !/^https?:$/.test(protocol)) return false;
  const { baseUrl, mcp } = config();
  if (origin === new URL(baseUrl).origin || LOOPBACK.includes(hostname)) return true;
  return mcp.allowedOrigins === null ? protocol === 'https:' : mcp.allowedOrigins.includes(origin);
}
