// A load generator on bare sockets, in a thread of its own: a client library would cost more than the servers it measures.
import { connect } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Where the answer that begins at `from` ends in `bytes`, or -1 while it is incomplete. */
function endOfAnswer(bytes) {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return -1;
  const head = bytes.toString('latin1', 0, headEnd).toLowerCase();
  const length = /\r\ncontent-length: *(\d+)/.exec(head);
  if (length) {
    const end = headEnd + 4 + Number(length[1]);
    return bytes.length >= end ? end : -1;
  }
  for (let at = headEnd + 4; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return -1;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    at = lineEnd + 2 + size + 2;
    if (at > bytes.length) return -1;
    if (size === 0) return at;
  }
}

function readers({ port, request, connections, seconds, expect }) {
  const latencies = [];
  const deadline = performance.now() + seconds * 1000;
  const over = () => performance.now() >= deadline;

  /** Asks on one connection until time is over or the server closes it, as nginx does after a thousand answers. */
  const onConnection = () =>
    new Promise((resolve, reject) => {
      let held = null;
      let sentAt = 0;
      let last = false;
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      const send = () => {
        sentAt = performance.now();
        socket.write(request);
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('close', () => (last ? resolve() : reject(new Error('the connection broke off'))));
      socket.on('data', (chunk) => {
        held = held ? Buffer.concat([held, chunk]) : chunk;
        if (endOfAnswer(held) < 0) return;
        const status = held.toString('latin1', 9, 12);
        if (!expect.includes(status)) return reject(new Error(`answered with status ${status}`));
        latencies.push(performance.now() - sentAt);
        last = over() || /\r\nconnection: close\r\n/i.test(held.toString('latin1', 0, 4096));
        held = null;
        if (last) socket.end();
        else send();
      });
    });
  const one = async () => {
    while (!over()) await onConnection();
  };
  return Promise.all(Array.from({ length: connections }, one)).then(() => latencies);
}

if (!isMainThread && workerData?.load) {
  readers(workerData.load).then(
    (latencies) => parentPort.postMessage({ latencies: Float64Array.from(latencies) }),
    (error) => parentPort.postMessage({ error: error.message }),
  );
}

function textOf({ path, method = 'GET', headers = {}, body = '' }) {
  const lines = Object.entries({
    Host: 'localhost',
    ...headers,
    ...(body && { 'Content-Length': Buffer.byteLength(body) }),
  });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

function run(load) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { load } });
    worker.once('message', ({ latencies, error }) => (error ? reject(new Error(error)) : resolve(latencies)));
    worker.once('error', reject);
  });
}

/** Requests one address for some seconds; what is measured is requests per second and latencies in milliseconds. */
export async function measure(url, request, { seconds = 1, connections = 16, expect = ['200'] } = {}) {
  const load = { port: Number(new URL(url).port), request: textOf(request), connections, expect };
  await run({ ...load, seconds: 0.3 });
  const latencies = (await run({ ...load, seconds })).sort();
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
  return { total: latencies.length, perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) };
}
