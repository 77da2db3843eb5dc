const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const MOST_FIELDS = 1_000;

/**
 * Wraps a value so that it records which of its fields are read; `unused` lists the others, such as `client` and
 * `jobs[].notes`, without a prefix in a list at the top. Fields below an unused field are not listed.
 */
export function traceFields<T>(root: T): { readonly value: T; readonly unused: () => string[] } {
  const used = new Set(['']);
  const proxies = new WeakMap<object, unknown>();

  const below = (holder: object, path: string, key: string) =>
    Array.isArray(holder) ? (holder === root ? '' : `${path}[]`) : path === '' ? key : `${path}.${key}`;

  function traced(target: unknown, path: string): unknown {
    if (!isHolder(target)) return target;
    const known = proxies.get(target);
    if (known !== undefined) return known;
    const proxy = new Proxy(target, {
      get(holder, key: string) {
        if (typeof key !== 'string' || !Object.hasOwn(holder, key) || (Array.isArray(holder) && key === 'length')) {
          return holder[key];
        }
        const name = below(holder, path, key);
        used.add(name);
        return traced(holder[key], name);
      },
    });
    proxies.set(target, proxy);
    return proxy;
  }

  function unused() {
    const found = new Set<string>();
    const visit = (holder: unknown, path: string) => {
      if (!isHolder(holder)) return;
      for (const key of Object.keys(holder)) {
        const name = below(holder, path, key);
        if (used.has(name)) visit(holder[key], name);
        else if (found.size < MOST_FIELDS) found.add(name);
      }
    };
    visit(root, '');
    return [...found];
  }

  return { value: traced(root, '') as T, unused };
}
