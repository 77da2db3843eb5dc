import { processWide } from '../process-wide.ts';
import type { Handler } from './methods.ts';

const handlers = processWide('offered-handlers', () => new Map<string, Handler>());

/**
 * Offers the handler of POST at a path to the layer of `lib/server`, which then runs it without Next's way to it. So it
 * must need nothing of Next's for the request: no `headers()`, no `after()`.
 */
export function offerHandler(path: string, handler: Handler) {
  handlers.set(path, handler);
}

/** The handler that was offered for a path. */
export function offeredHandler(path: string): Handler | undefined {
  return handlers.get(path);
}
