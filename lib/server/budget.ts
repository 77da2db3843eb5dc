import type { IncomingMessage } from 'node:http';
import { isPicture } from '../addresses.ts';
import type { Config } from '../config.ts';
import { clientAddress } from '../http/client-address.ts';
import { parseJson } from '../http/json.ts';
import { MOST_MCP_MESSAGES } from '../http/limits.ts';
import { resources } from '../site.ts';
import { forwardedFor, isPagePath } from './next-request.ts';

const POINTS = { form: 10, picture: 10, other: 1 } as const;

/** The points that a request costs its caller before its body is read. */
export function pointsOf({ method }: Pick<IncomingMessage, 'method'>, path: string): number {
  if (method === 'POST' && isPagePath(path)) return POINTS.form;
  return isPicture(path) ? POINTS.picture : POINTS.other;
}

/** The points that a body costs besides: one for each JSON-RPC message after the first. */
export function pointsOfBody(body: Buffer, path: string): number {
  const messages = path === resources.mcp.path ? parseJson(body.toString()) : null;
  return Array.isArray(messages) ? Math.max(0, Math.min(messages.length, MOST_MCP_MESSAGES) - 1) : 0;
}

/** The key under which a caller is counted. */
export function callerOf(request: IncomingMessage, { trustedProxies }: Pick<Config, 'trustedProxies'>): string {
  const addresses = forwardedFor(request);
  return clientAddress({ headers: { get: () => addresses } }, trustedProxies);
}
