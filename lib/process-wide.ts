/** What several bundles of one process share, and which ones. Instrumentation is what Next runs once when a process starts. */
type Shared =
  /** Instrumentation reads the feed; pages and route handlers show the list. */
  | 'projects-cache'
  /** Instrumentation builds the index of a list; pages and route handlers search it. */
  | 'search-indexes'
  /** The contact page signs its form; the middleware checks it. */
  | 'form-key'
  /** The middleware takes messages, instrumentation delivers those in the outbox, pages ask whether it can be used. */
  | 'delivery';

/**
 * A value that exists once per process. Next bundles middleware, instrumentation, pages and route handlers separately, each with
 * its own copy of every module, so what they have to share is on the global object. `make` runs once, for the first that asks.
 */
export function processWide<T>(name: Shared, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  const shared = globalThis as typeof globalThis & { [key: symbol]: unknown };
  shared[key] ??= make();
  return shared[key] as T;
}
