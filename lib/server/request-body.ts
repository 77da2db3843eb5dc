import type { IncomingMessage } from 'node:http';
import { isStorable } from '../address-kind.ts';
import { pages, resources } from '../site.ts';
import { isPagePath } from './next-request.ts';

/**
 * Whether the body of a POST to a path is read: the contact form's, calls of the MCP endpoint, and those of pages outside the
 * registry, which may have server actions. Other bodies are discarded.
 */
export function readsBody(method: string | undefined, path: string): boolean {
  if (method !== 'POST') return false;
  return path === pages.contact.path || path === resources.mcp.path || (isPagePath(path) && !isStorable(path));
}

/** The body of a request: its bytes, or why there are none. */
export type RequestBody = Buffer | 'too-large' | 'too-slow' | 'gone';

/** Whether a request has a body (RFC 9112 §6). */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads the whole body of a request, at most `maxBytes` of it and for at most `maxMs`. The rest of a body that is too
 * large is discarded as it arrives, so that the client can read the response.
 */
export function readRequestBody(request: IncomingMessage, maxBytes: number, maxMs: number): Promise<RequestBody> {
  if (!hasBody(request)) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (body: RequestBody) => {
      clearTimeout(late);
      chunks.length = 0;
      request.off('data', collect).off('end', complete).off('close', disconnected);
      request.resume();
      resolve(body);
    };
    const collect = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > maxBytes) finish('too-large');
      else chunks.push(chunk);
    };
    const complete = () => finish(Buffer.concat(chunks));
    const disconnected = () => finish('gone');
    const late = setTimeout(finish, maxMs, 'too-slow');
    request.on('error', () => {});
    if (Number(request.headers['content-length']) > maxBytes) finish('too-large');
    else request.on('data', collect).on('end', complete).on('close', disconnected);
  });
}
