import { processWide } from '../process-wide.ts';
import type { Sent } from './read-body.ts';

/** A request as an offered handler gets it. A `Request` is one, but costs more to make than many a response. */
export type OfferedRequest = Sent & Pick<Request, 'method' | 'url' | 'headers' | 'signal'>;

/** A response as an offered handler gives it. A `Response` is one, but bytes cost less to send than a stream of them. */
export type OfferedAnswer = Pick<Response, 'status' | 'headers'> & {
  readonly body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null;
};

export type OfferedHandler = (request: OfferedRequest) => OfferedAnswer | Promise<OfferedAnswer>;

const handlers = processWide('offered-handlers', () => new Map<string, OfferedHandler>());

/**
 * Registers a path's POST handler with the layer in `lib/server`, which then calls it without going through Next. The
 * handler must not use Next's request functions: no `headers()`, no `after()`.
 */
export function offerHandler(path: string, handler: OfferedHandler) {
  handlers.set(path, handler);
}

/** The POST handler registered for a path. */
export function offeredHandler(path: string): OfferedHandler | undefined {
  return handlers.get(path);
}
