import type { IncomingMessage } from 'node:http';
import { isPicture } from '../addresses.ts';
import type { Config } from '../config.ts';
import { clientAddress } from '../http/client-address.ts';
import { MOST_MCP_MESSAGES } from '../http/limits.ts';
import { createLocalLimit } from '../http/rate-limit.ts';
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
  if (path !== resources.mcp.path) return 0;
  try {
    const messages: unknown = JSON.parse(body.toString());
    return Array.isArray(messages) ? Math.min(messages.length, MOST_MCP_MESSAGES) - 1 : 0;
  } catch {
    return 0;
  }
}

/** The key under which a caller is counted. */
export function callerOf(request: IncomingMessage, { trustedProxies }: Pick<Config, 'trustedProxies'>): string {
  const addresses = forwardedFor(request);
  return clientAddress({ headers: { get: () => addresses } }, trustedProxies);
}

/**
 * A budget for each caller, per minute. The function spends points of it and gives `null`, or the seconds to wait if the
 * budget is spent. Each process counts for itself, whatever other limits share.
 */
export function createBudget({ work }: Pick<Config, 'work'>) {
  const spend = createLocalLimit(60);
  return (caller: string, points: number) => (work.perMinute === 0 ? null : spend(work.perMinute, caller, points));
}
