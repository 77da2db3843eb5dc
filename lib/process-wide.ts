/**
 * What several bundles of one process share. Instrumentation, which Next runs
 * once when a process starts, reads the feed and builds the index for pages and
 * route handlers; the middleware checks the form that a page has signed, and
 * takes what instrumentation delivers.
 */
type Shared = 'projects-cache' | 'search-indexes' | 'form-key' | 'delivery';

/**
 * In development an edit replaces modules, and what former ones have made of
 * the assignments does not fit the new ones.
 */
const isReplaced = process.env.NODE_ENV === 'development';

/**
 * A value that exists once per process. Next bundles middleware,
 * instrumentation, pages and route handlers separately, each with its own copy
 * of every module, so what they have to share is on the global object. `make`
 * runs once, for the first that asks.
 */
export function processWide<T>(name: Shared, make: () => T): T {
  if (isReplaced && name === 'search-indexes') return make();
  const key = Symbol.for(`site.${name}`);
  const shared = globalThis as typeof globalThis & { [key: symbol]: unknown };
  shared[key] ??= make();
  return shared[key] as T;
}
