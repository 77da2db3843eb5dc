import { validateHostHeader } from '@modelcontextprotocol/server';
import { config } from '../config.ts';
import { LOOPBACK_HOSTS } from '../http/client-address.ts';
import { rpcCode, rpcErrorResponse } from './rpc-error.ts';

/** The host names the endpoint accepts. A DNS rebinding attack arrives with a different one. */
export function allowedHosts(): string[] {
  const { baseUrl, mcp } = config();
  return [new URL(baseUrl).hostname, ...mcp.hosts, ...LOOPBACK_HOSTS];
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
  if (origin === new URL(baseUrl).origin || LOOPBACK_HOSTS.includes(hostname)) return true;
  return mcp.allowedOrigins === null ? protocol === 'https:' : mcp.allowedOrigins.includes(origin);
}

/** A refusal if the caller's origin or host name is not allowed, otherwise `null`. */
export function refuseCaller({ headers }: Pick<Request, 'headers'>): Response | null {
  const origin = headers.get('origin');
  if (origin !== null && !isAllowedOrigin(origin)) {
    return rpcErrorResponse(403, rpcCode.refused, 'Browser requests from this origin are not allowed.');
  }
  const host = validateHostHeader(headers.get('host'), allowedHosts());
  return host.ok ? null : rpcErrorResponse(403, rpcCode.refused, host.message);
}

const CORS = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID, Authorization',
  'Access-Control-Expose-Headers': 'MCP-Protocol-Version, Retry-After',
  'Access-Control-Max-Age': '86400',
} as const;

/** Sets, for an allowed origin, CORS headers (Fetch standard) on a response. */
export function setCorsHeaders(request: Pick<Request, 'headers'>, response: Pick<Response, 'headers'>) {
  const origin = request.headers.get('origin');
  response.headers.append('Vary', 'Origin');
  if (origin === null || !isAllowedOrigin(origin)) return;
  response.headers.set('Access-Control-Allow-Origin', origin);
  for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
}
