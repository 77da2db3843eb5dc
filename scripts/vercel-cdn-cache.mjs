// Vercel's CDN cache as it is documented: what it stores, for how long, and by which key. https://vercel.com/docs/cdn-cache

const CACHED_STATUSES = [200, 301, 302, 307, 308, 404, 410];
// In order of precedence; the first two are for caches only.
const DECIDING = ['vercel-cdn-cache-control', 'cdn-cache-control', 'cache-control'];

const seconds = (caching, name) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(caching)?.[1] ?? 0);

/** For how many seconds a response is stored, fresh and stale. */
function lifetimeOf(request, { status, headers }) {
  const name = DECIDING.find((header) => headers.has(header));
  const caching = headers.get(name) ?? '';
  const isPrivate = /\b(?:private|no-cache|no-store)\b/.test(caching) || headers.has('set-cookie');
  const isPersonal = request.headers.has('authorization') || request.headers.has('range');
  if (isPrivate || isPersonal || !CACHED_STATUSES.includes(status)) return { fresh: 0, stale: 0 };
  const fresh = seconds(caching, 's-maxage') || (name === 'cache-control' ? 0 : seconds(caching, 'max-age'));
  return { fresh, stale: fresh && seconds(caching, 'stale-while-revalidate') };
}

/** An empty cache: `respond(request, render)`, `wait(seconds)`, which lets time pass, and `forget()`. */
export function createCdnCache() {
  const stored = new Map();
  let passed = 0;
  const now = () => Date.now() / 1000 + passed;

  return {
    /** The stored response, or the one that `render` makes, with `cache`, and with `background` while it is renewed. */
    async respond(request, render) {
      const { method, url, headers } = request;
      const isRead = method === 'GET' || method === 'HEAD';
      const accepted = ['accept', 'accept-encoding'].map((name) => headers.get(name));
      const key = [url.host, url.pathname, url.search, ...accepted].join('\n');
      const renew = async () => {
        const response = await render();
        const { fresh, stale } = lifetimeOf(request, response);
        if (isRead && fresh > 0) stored.set(key, { response, staleAt: now() + fresh, endsAt: now() + fresh + stale });
        return response;
      };
      const { response, staleAt, endsAt } = (isRead && stored.get(key)) || {};
      if (now() < staleAt) return { ...response, cache: 'HIT' };
      if (now() < endsAt) return { ...response, cache: 'STALE', background: renew() };
      return { ...(await renew()), cache: 'MISS' };
    },
    wait(forSeconds) {
      passed += forSeconds;
    },
    forget: () => stored.clear(),
  };
}
