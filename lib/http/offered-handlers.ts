import { processWide } from '../process-wide.ts';
import type { Handler } from './methods.ts';

const handlers = processWide('offered-handlers', () => new Map<string, Handler>());

/**
 * Registers a path's POST handler with the layer in `lib/server`, which then calls it without going through Next. The
 * handler must not use Next's request functions: no `headers()`, no `after()`.
 */
export function offerHandler(path: string, handler: Handler) {
  handlers.set(path, handler);
}

/** The POST handler registered for a path. */
export function offeredHandler(path: string): Handler | undefined {
  return handlers.get(path);
}
