// A stand-in for the upstream feed that counts requests and can stop responding.
import { createServer } from 'node:http';

export async function startUpstream(feed) {
  const body = JSON.stringify(feed);
  const state = { requests: 0, hangs: false };
  const server = createServer((_request, response) => {
    state.requests += 1;
    if (!state.hangs) response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/feed.json`,
    state,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
