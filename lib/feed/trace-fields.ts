const isObject = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null;
const MOST_FIELDS = 1_000;

/**
 * Wraps a value so that it records which of its fields are read; `unused` lists the others, such as `client` and
 * `jobs[].notes`. Fields below an unused field are not listed.
 * @template T
 * @param {T} root
 * @returns {{ value: T, unused: () => string[] }}
 */
export function traceFields(root) {
  const used = new Set(['']);
  const proxies = new WeakMap();

  const below = (/** @type {object} */ holder, /** @type {string} */ path, /** @type {string} */ key) =>
    Array.isArray(holder) ? `${path}[]` : path === '' ? key : `${path}.${key}`;

  function traced(/** @type {any} */ target, /** @type {string} */ path) {
    if (!isObject(target)) return target;
    const known = proxies.get(target);
    if (known !== undefined) return known;
    const proxy = new Proxy(target, {
      get(holder, key) {
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
    const found = new Set();
    const visit = (/** @type {any} */ holder, /** @type {string} */ path) => {
      if (!isObject(holder)) return;
      for (const key of Object.keys(holder)) {
        const name = below(holder, path, key);
        if (used.has(name)) visit(holder[key], name);
        else if (found.size < MOST_FIELDS) found.add(name);
      }
    };
    visit(root, '');
    return [...found];
  }

  return { value: traced(root, ''), unused };
}
