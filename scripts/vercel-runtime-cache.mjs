// Vercel's Runtime Cache for functions that run here: the service that `@vercel/functions` uses where RUNTIME_CACHE_ENDPOINT
// and RUNTIME_CACHE_HEADERS are set, as `vercel dev` sets them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The documented limit for one item. */
const MOST_BYTES = 2_000_000;

/** Starts the service: `variables` for the functions, `become('works' | 'fails' | 'hangs')`, `expire()` and `end()`. */
export async function startRuntimeCache() {
  const items = new Map();
  let state = 'works';
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = await buffer(request);
    const item = items.get(url);
    if (state === 'hangs') return;
    if (state === 'fails') response.writeHead(500).end();
    else if (method === 'POST') {
      const lifetime = Number(headers['x-vercel-revalidate'] ?? Number.POSITIVE_INFINITY);
      const until = Date.now() + lifetime * 1000;
      if (body.length <= MOST_BYTES) items.set(url, { body, until });
      response.writeHead(body.length <= MOST_BYTES ? 200 : 413).end();
    } else if (item === undefined || item.until < Date.now()) response.writeHead(404).end();
    else response.writeHead(200, { 'x-vercel-cache-state': 'fresh' }).end(item.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    variables: {
      RUNTIME_CACHE_ENDPOINT: `http://127.0.0.1:${server.address().port}/`,
      RUNTIME_CACHE_HEADERS: '{"authorization":"Bearer x"}',
      // As long as the site waits, instead of half of that: this machine may be busy.
      RUNTIME_CACHE_TIMEOUT: '1000',
    },
    become(next) {
      state = next;
    },
    /** Forgets what has a time to live. */
    expire() {
      for (const [url, { until }] of items) if (until < Number.POSITIVE_INFINITY) items.delete(url);
    },
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
}
