// What strangers send without pause, each kind from its own thread: `new Worker('e2e/support/flood.mjs', { workerData })`.
import { connect } from 'node:net';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

const request = (method, path, headers = {}, body = '') => {
  const lines = Object.entries({ Host: workerData?.host, Connection: 'close', ...headers }).map((pair) =>
    pair.join(': '),
  );
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`;
};
const post = (path, headers, body) => request('POST', path, { ...headers, 'Content-Length': body.length }, body);
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const call = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const params = { name: 'list_open_assignments', arguments: { q: 'kotlin' } };
const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
const KEPT_OPEN = { Connection: 'keep-alive' };
const search = (at) => `/open-projects?q=stranger-${at}&remote=yes`;

/** The kinds: what is sent on a connection, by its number, and whether more is sent slowly and the response is read. */
export const KINDS = {
  searches: { send: (at) => request('GET', search(at)) },
  pictures: { send: (at) => request('GET', `/open-projects/A-${at % 12}/opengraph-image?${at}`) },
  forms: { send: () => post('/contact', form, 'name=a&message=b') },
  'unknown addresses': { send: (at) => request('GET', `/open-projects/stranger-${at}`) },
  'MCP calls': { send: () => post('/mcp', call, message) },
  HEAD: { send: (at) => request('HEAD', search(at)) },
  '100-continue': {
    send: () => request('POST', '/mcp', { ...call, Expect: '100-continue', 'Content-Length': 60_000 }),
    drips: true,
  },
  pipelining: {
    send: (at) => Array.from({ length: 30 }, (_, n) => request('GET', search(`${at}-${n}`), KEPT_OPEN)).join(''),
  },
  'slow heads': { send: () => `GET / HTTP/1.1\r\nHost: ${workerData.host}\r\nX-Slow: `, drips: true },
  'slow bodies': { send: () => request('POST', '/contact', { ...form, 'Content-Length': 60_000 }), drips: true },
  'slow readers': { send: () => request('GET', '/open-projects', KEPT_OPEN).repeat(30), reads: false },
};

/** Keeps connections from these addresses busy. Answers a message with the number of responses by status. */
function flood({ kind, url, addresses, connections }) {
  const { hostname, port } = new URL(url);
  const { send, drips = false, reads = true } = KINDS[kind];
  const statuses = {};
  let sent = 0;
  const open = (localAddress) => {
    sent += 1;
    const socket = connect({ host: hostname, port: Number(port), localAddress }).on('error', () => {});
    socket.write(send(sent));
    const drip = drips ? setInterval(() => socket.write('a'), 500) : undefined;
    const count = (chunk) => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1];
      if (status) statuses[status] = (statuses[status] ?? 0) + 1;
      // A caller who sends requests ahead disconnects while the responses come.
      if (kind === 'pipelining') socket.destroy();
    };
    if (reads) socket.once('data', count).resume();
    socket.on('close', () => {
      clearInterval(drip);
      // A refused caller tries again at once, with a pause that keeps this process from measuring itself.
      setTimeout(open, 5, localAddress);
    });
  };
  for (let at = 0; at < connections; at += 1) open(addresses[at % addresses.length]);
  parentPort.on('message', () => parentPort.postMessage(statuses));
}
if (!isMainThread) flood(workerData);
