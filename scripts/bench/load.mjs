// A load generator on raw sockets in its own thread: a client library would cost more than the servers it measures.
import { connect } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** The place of the number in a numbered request, as JSON; the number is as long. */
export const NUMBER = 'NUMBER';
const NUMBER_JSON = JSON.stringify(NUMBER);
const FIRST_NUMBER = 10 ** (NUMBER_JSON.length - 1);

const HEAD_END = Buffer.from('\r\n\r\n');

/** The end of the chunked body that starts at `from`, or -1 while it is incomplete. */
function endOfChunks(bytes, from) {
  for (let at = from; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return -1;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    at = lineEnd + 2 + size + 2;
    if (at > bytes.length) return -1;
    if (size === 0) return at;
  }
}

/** Reads consecutive responses; identical heads, which are the rule, are parsed once. */
function answerReader() {
  let last = { head: Buffer.alloc(0) };
  const isLast = (bytes) => {
    const { length } = last.head;
    return length > 0 && bytes.length >= length && bytes.compare(last.head, 0, length, 0, length) === 0;
  };
  function understand(bytes) {
    const headEnd = bytes.indexOf(HEAD_END);
    if (headEnd < 0) return false;
    const text = bytes.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: *(\d+)/i.exec(text);
    last = {
      head: Buffer.from(bytes.subarray(0, headEnd + HEAD_END.length)),
      status: text.slice(9, 12),
      bodyLength: length ? Number(length[1]) : null,
      closes: /\r\nconnection: close(?:\r|$)/i.test(text),
    };
    return true;
  }
  return {
    last: () => last,
    /** The number of missing bytes of a response that starts with these, or `null` while unknown. */
    missing(bytes) {
      if (!isLast(bytes) && !understand(bytes)) return null;
      if (last.bodyLength !== null) return last.head.length + last.bodyLength - bytes.length;
      return endOfChunks(bytes, last.head.length) === bytes.length ? 0 : null;
    },
  };
}

function readers({ port, request, isNumbered, connections, seconds, expect }) {
  const latencies = [];
  const deadline = performance.now() + seconds * 1000;
  const over = () => performance.now() >= deadline;
  // Measurements in turn don't repeat each other's numbers.
  let number = FIRST_NUMBER + Math.floor(Math.random() * 8 * FIRST_NUMBER);
  const nextRequest = isNumbered ? () => request.replace(NUMBER_JSON, String(number++)) : () => request;

  /** Sends requests on one connection until the time is up or the server closes it, as nginx does after a thousand. */
  const onConnection = () =>
    new Promise((resolve, reject) => {
      let held = null;
      let missing = null;
      let sentAt = 0;
      let done = false;
      const reader = answerReader();
      const take = (size, buffer) => {
        if (missing !== null) missing -= size;
        else {
          const bytes = buffer.subarray(0, size);
          const all = held ? Buffer.concat([held, bytes]) : bytes;
          missing = reader.missing(all);
          held = missing === null ? Buffer.from(all) : null;
        }
        if (missing !== 0) return;
        const { status, closes } = reader.last();
        if (!expect.includes(status)) return reject(new Error(`answered with status ${status}`));
        latencies.push(performance.now() - sentAt);
        missing = null;
        done = over() || closes;
        if (done) socket.end();
        else send();
      };
      // One buffer for all reads, as in a load generator written in C.
      const onread = { buffer: Buffer.alloc(128 * 1024), callback: take };
      const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
      const send = () => {
        sentAt = performance.now();
        socket.write(nextRequest(), 'latin1');
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('close', () => (done ? resolve() : reject(new Error('the connection broke off'))));
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

/**
 * Requests one path for some seconds, always the same or each time with another number. Measures requests per second and
 * latencies in milliseconds.
 */
export async function measure(url, request, { seconds = 1, connections = 16, expect = ['200'] } = {}) {
  const { isNumbered = false } = request;
  const load = { port: Number(new URL(url).port), request: textOf(request), isNumbered, connections, expect };
  await run({ ...load, seconds: 0.3 });
  const latencies = (await run({ ...load, seconds })).sort();
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
  return { total: latencies.length, perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) };
}
