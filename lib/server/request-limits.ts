import type { IncomingMessage } from 'node:http';
import { isPicture } from '../addresses.ts';
import { MOST_ACTION_BYTES, MOST_FORM_BYTES, MOST_MCP_BYTES } from '../http/body-limits.ts';
import { pages, resources } from '../site.ts';
import { isPagePath } from './cache-key.ts';

const POINTS = { form: 10, picture: 10, other: 1 } as const;

type Request = Pick<IncomingMessage, 'method' | 'headers'>;

/** The points that a request costs its caller. */
export function pointsOf({ method }: Request, path: string): number {
  if (method === 'POST' && isPagePath(path)) return POINTS.form;
  return isPicture(path) ? POINTS.picture : POINTS.other;
}

/** The bytes that the body of a request may have. */
export function bodyLimit({ method, headers }: Request, path: string, hasServerActions: boolean): number {
  if (method !== 'POST') return 0;
  if (path === resources.mcp.path) return MOST_MCP_BYTES;
  if (path === pages.contact.path && headers['next-action'] === undefined) return MOST_FORM_BYTES;
  return hasServerActions && isPagePath(path) ? MOST_ACTION_BYTES : 0;
}
