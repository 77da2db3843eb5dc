/**
 * A value that exists once per process. Next bundles middleware, pages and route handlers separately, each with its own
 * copy of every module, so anything they share is kept on the global object.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  const shared = globalThis as typeof globalThis & { [key: symbol]: unknown };
  shared[key] ??= make();
  return shared[key] as T;
}
