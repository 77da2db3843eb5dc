import type { IncomingMessage } from 'node:http';
import { isFile, isStorable } from '../address-kind.ts';
import { pages } from '../site.ts';
import type { RequestTarget } from './request-target.ts';

/**
 * Whether the body of a request is read: the contact form's, calls of the MCP endpoint, and what is posted to an address that
 * the site has nothing at, where an added route handler may be. Other bodies are discarded.
 */
export function readsBody(method: string, target: RequestTarget): boolean {
  if (method !== 'POST' || target.kind !== 'canonical') return false;
  return target.path === pages.contact.path || !(isFile(target.path) || isStorable(target.path));
}

/**
 * Reads the whole body of a request; `null` if it is not complete after `maxMs`. One of more than `maxBytes` is discarded as
 * it arrives, so that the client can read the response; `maxBytes + 1` zeros stand for it, which every route refuses.
 */
export function readRequestBody(request: IncomingMessage, maxBytes: number, maxMs: number): Promise<Buffer | null> {
  return new Promise((resolve) => {
    // One buffer: a body may come in as many chunks as it has bytes, and each would be an object.
    const bytes = Buffer.allocUnsafe(maxBytes);
    let size = 0;
    const finish = (body: Buffer | null) => {
      clearTimeout(late);
      request.off('data', collect).off('end', complete).off('close', leave).resume();
      resolve(body);
    };
    const collect = (chunk: Buffer) => {
      chunk.copy(bytes, size);
      size += chunk.byteLength;
      if (size > maxBytes) finish(Buffer.alloc(maxBytes + 1));
    };
    const complete = () => finish(bytes.subarray(0, size));
    const leave = () => finish(null);
    const late = setTimeout(leave, maxMs);
    request.on('error', () => {});
    if (Number(request.headers['content-length']) > maxBytes) finish(Buffer.alloc(maxBytes + 1));
    else request.on('data', collect).on('end', complete).on('close', leave);
  });
}
