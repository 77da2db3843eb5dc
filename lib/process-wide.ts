/**
 * The values that several bundles of one process share. Instrumentation, which
 * Next runs once when a process starts, reads the feed and builds the index for
 * pages and route handlers. The middleware checks forms that a page has signed,
 * and accepts messages that instrumentation delivers.
 */
type Shared = 'projects-cache' | 'search-indexes' | 'form-key' | 'delivery';

/**
 * In development an edit replaces modules, and the new ones can't use what the
 * old ones have made of the assignments.
 */
const isReplaced = process.env.NODE_ENV === 'development';

/**
 * Returns a value that exists once per process; `make` creates it on first use.
 * Next bundles middleware, instrumentation, pages and route handlers
 * separately, each with its own copy of every module, so shared values are kept
 * on the global object.
 */
export function processWide<T>(name: Shared, make: () => T): T {
  if (isReplaced && name === 'search-indexes') return make();
  const key = Symbol.for(`site.${name}`);
  const shared = globalThis as typeof globalThis & { [key: symbol]: unknown };
  shared[key] ??= make();
  return shared[key] as T;
}
