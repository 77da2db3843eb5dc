/**
 * A value that exists once per process. Next bundles middleware, pages and route handlers separately, each with its own
 * copy of every module, so what they have to share, such as the snapshot of the feed, is kept on the global object. `make` runs
 * once, for the first that asks for `name`.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  const shared = globalThis as typeof globalThis & { [key: symbol]: unknown };
  shared[key] ??= make();
  return shared[key] as T;
}
