import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** A response on its way to the connection, and the bytes of its body once a route has said them. */
export type Answering = { readonly raw: ServerResponse; bytes?: Uint8Array | undefined };

// Next bundles each route on its own; the process is what they share.
const shared = globalThis as typeof globalThis & { answering?: AsyncLocalStorage<Answering> };

const bodies = new WeakMap<Response, Uint8Array>();

/** Runs what answers a request, so that {@link describeBytes} finds the response on its way to the connection. */
export function whileAnswering(answering: Answering, answer: () => void) {
  shared.answering ??= new AsyncLocalStorage<Answering>();
  shared.answering.run(answering, answer);
}

/** Whether headers about the body's bytes reach the caller: not where a platform stands between, which sees to them itself. */
export function canDescribeBytes(): boolean {
  return shared.answering?.getStore() !== undefined;
}

/** A response whose body is known whole, with its length. */
export function responseOf(body: string | Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const response = new Response(bytes, init);
  response.headers.set('Content-Length', String(bytes.length));
  bodies.set(response, bytes);
  return response;
}

/** The headers that speak of the bytes of a body rather than of what they mean. */
export const ABOUT_THE_BYTES = ['content-encoding', 'content-length'];

/**
 * Sends the headers about the body's bytes that Next refuses to pass on from a route handler.
 * For the response that a route returns, and for no other that is made on the way to it.
 */
export function describeBytes(response: Response) {
  const answering = shared.answering?.getStore();
  if (answering === undefined) return;
  const { raw } = answering;
  for (const name of ABOUT_THE_BYTES) {
    const value = response.headers.get(name);
    if (value !== null) raw.setHeader(name, value);
  }
  answering.bytes = bodies.get(response);
  // Only what has a length: while a chunked body waits for it, newer Nodes forget to say that more may be written.
  if (answering.bytes === undefined) return;
  // Next sends the head by itself and then the body. Written at once, an answer leaves as a whole or, when the process
  // dies, not at all, and a proxy can ask another replica.
  raw.cork();
  setImmediate(() => raw.uncork());
}
