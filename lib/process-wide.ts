/**
 * A value that there is once in the process. Next bundles the middleware, pages and route handlers apart, each with a
 * copy of every module; what they have to share hangs on the global object.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  const shared = globalThis as typeof globalThis & { [key: symbol]: unknown };
  shared[key] ??= make();
  return shared[key] as T;
}
