// Vercel's Runtime Cache for functions that run here: the service that `@vercel/functions` uses where RUNTIME_CACHE_ENDPOINT
// and RUNTIME_CACHE_HEADERS are set, as `vercel dev` sets them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The documented limit for one item. */
const MOST_BYTES = 2_000_000;

/** Starts the service: `variables` for the functions, `become('works' | 'fails' | 'hangs')`, `clear()` and `end()`. */
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
      const until = Date.now() + Number(headers['x-vercel-revalidate']) * 1000;
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
    },
    become(next) {
      state = next;
    },
    clear: () => items.clear(),
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
}
