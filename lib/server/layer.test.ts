import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../e2e/support/listen.ts';
import { head, openSocket } from '../../e2e/support/open-socket.ts';
import { startUpstream } from '../../e2e/support/upstream.ts';
import { wholeRequest } from '../../e2e/support/whole-request.ts';
import { config } from '../config/config.ts';
import { t } from '../content/messages.ts';
import { LONGEST_ADDRESS } from '../http/limits.ts';
import type { ListReport } from '../projects/list-report.ts';
import { createLayer } from './layer.ts';
import {
  LONGEST_RESPONSE_MS,
  MOST_WAITING,
  RENDERINGS_AT_ONCE,
} from './limits.ts';
import { type AskNext, createAskNext } from './next-process.ts';

type Headers = Readonly<Record<string, string>>;
type Rendering = {
  readonly status?: number;
  readonly headers?: Headers;
  readonly body?: string;
  /** What the response waits for. */
  readonly after?: () => unknown;
};

const PUBLIC = {
  'cache-control': 'public, max-age=0',
  'content-type': 'text/plain',
};
const NO_STORE = { ...PUBLIC, 'cache-control': 'no-store' };
const HTML = { ...PUBLIC, 'content-type': 'text/html' };
const JSON_ONLY = { Accept: 'application/json' };
const GZIP = { 'Accept-Encoding': 'br, gzip' };

/** What the simulated Next renders at an address. */
let render: (url: string) => Rendering;
/** How often it has, at how many it works, and what the layer got. */
let [renderings, running, received] = [0, 0, 0];
let posted: number | undefined;
let site: ReturnType<typeof createLayer>;
let url: string;

const askNext: AskNext = async (request, signal) => {
  renderings += 1;
  const {
    status = 200,
    headers = PUBLIC,
    body = `answer ${renderings}`,
    after,
  } = render(request.path);
  posted = request.body?.length;
  running += 1;
  await Promise.race([after?.(), once(signal, 'abort')]);
  running -= 1;
  signal.throwIfAborted();
  return { status, headers, body: Buffer.from(body) };
};

/** Next reports which list it shows. */
const show = (version: string | null, list: ListReport['list'] = 'current') =>
  site.update({ version, list, retryAfterSeconds: 7 });

function layerWith(ask: AskNext) {
  site = createLayer(config(), ask);
  show('first');
}

const server = createServer((request, response) => {
  received += 1;
  site.layer(request, response);
});
/** The site’s ends of its connections, by the caller’s port. */
const connections = new Map<number | undefined, Socket>();
server.on('connection', (socket) => connections.set(socket.remotePort, socket));

beforeEach(async () => {
  render = () => ({});
  [renderings, running, received] = [0, 0, 0];
  layerWith(askNext);
  url = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(() => {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  return closed;
});

async function ask(
  path = '/',
  headers: Headers = {},
  method = 'GET',
  body = '',
) {
  const options = { method, headers, ...(body && { body }) };
  const answer = await wholeRequest(url + path, options);
  return { ...answer, text: answer.body.toString() };
}
const textOf = async (path?: string) => (await ask(path)).text;
const statusOf = async (...sent: Parameters<typeof ask>) =>
  (await ask(...sent)).status;

/** A connection on which these requests have been sent. */
const send = (...requests: readonly string[]) => openSocket(url, ...requests);

/** Closes a caller's connection, and waits until the server notices. */
async function leave(socket: Socket) {
  const connection = connections.get(socket.localPort);
  socket.destroy();
  await expect.poll(() => connection?.destroyed).toBe(true);
}

/** Next renders no address with “slow” in it until the function is called. */
function holdSlowOnes(): () => void {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  render = (path) => (path.includes('slow') ? { after: () => ended } : {});
  return () => end();
}
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const never = () => new Promise(() => {});

it('a cached response is served again unchanged without Next, until the version of the list changes', async () => {
  const { headers, text } = await ask();
  expect(await ask()).toMatchObject({
    headers: { etag: headers.etag },
    text,
  });
  show('second');
  expect([await textOf(), await textOf()]).toEqual(['answer 2', 'answer 2']);
});

it('a response rendered for an earlier version is not cached; who waits for it still gets it', async () => {
  render = () => ({ after: () => show(`version ${renderings}`) });
  expect([await textOf(), await textOf()]).toEqual(['answer 1', 'answer 2']);
});

const publicWith = (headers: Headers) => ({
  headers: { ...PUBLIC, ...headers },
});

type Sent = Parameters<typeof ask>;
const FOREIGN = { Origin: 'https://other.example', Cookie: 'a=b', RSC: '1' };

it.each<[string, first: Sent, second: Sent, expected: number, Rendering?]>([
  ['an Accept that means markdown', [], ['/', { Accept: 'text/markdown' }], 2],
  ['another Accept-Encoding', [], ['/', GZIP], 1],
  ['other headers, also those of Next’s client', [], ['/?_rsc=a', FOREIGN], 1],
  ['another filter', ['/open-projects?q=a'], ['/open-projects?q=b'], 2],
  ['one visitor’s form', ['/contact'], ['/contact'], 2],
  ['GET after HEAD', ['/', {}, 'HEAD'], [], 1],
  ['POST after GET', [], ['/', {}, 'POST'], 2],
  ['GET after POST', ['/', {}, 'POST'], [], 2],
  ['private', [], [], 2, publicWith({ 'cache-control': 'private, no-cache' })],
  ['no-store', [], [], 2, { headers: NO_STORE }],
  ['a cookie that it sets', [], [], 2, publicWith({ 'set-cookie': 'a=b' })],
  ['another status', ['/llms.txt'], ['/llms.txt'], 2, { status: 404 }],
])(
  'a response is cached and shared or not with %s',
  async (_title, first, second, expected, rendering = {}) => {
    render = () => rendering;
    await ask(...first);
    await ask(...second);
    expect(renderings).toBe(expected);
  },
);

it('concurrent requests share one rendering, for both codings and HEAD, even if the first caller disconnects', async () => {
  const end = holdSlowOnes();
  const path = '/open-projects?q=slow';
  const first = await send(head('GET', path));
  await expect.poll(() => renderings).toBe(1);
  const crowd = many(60, (at) =>
    statusOf(
      `${path}&utm_source=${at}`,
      at % 2 ? GZIP : {},
      at % 3 ? 'GET' : 'HEAD',
    ),
  );
  await expect.poll(() => received).toBe(61);
  await leave(first);
  end();
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
  expect(renderings).toBe(1);
});

it.each([
  ['"x", W/"TAG"', 304],
  ['"TAG-gzip"', 304],
  ['*', 304],
  ['"another", TAG', 200],
])(
  'for a client that sends %s, where TAG is its tag, a response is %i, without a length if that is 304',
  async (condition, status) => {
    const { etag = '', vary } = (await ask()).headers;
    const sent = condition.replace('TAG', etag.slice(1, -1));
    const again = await ask('/', { 'If-None-Match': sent });
    expect([again.status, renderings]).toEqual([status, 1]);
    expect(again.headers).toMatchObject({ etag, vary });
    expect('content-length' in again.headers).toBe(status === 200);
  },
);

const TEXT = 'a sentence that is worth compressing. '.repeat(40);

it.each<[string, body: string, headers: Headers, coding?: string]>([
  ['a long text', TEXT, PUBLIC, 'gzip'],
  ['a short text', 'short', PUBLIC],
  ['one that caches may not store', TEXT, NO_STORE],
  ['a picture', TEXT, { ...PUBLIC, 'content-type': 'image/png' }],
])(
  '%s is compressed or not, with its own tag, length and Vary',
  async (_title, body, headers, coding) => {
    render = () => ({ body, headers });
    const plain = await ask('/', { 'Accept-Encoding': 'gzip;q=0' });
    const zipped = await ask('/', GZIP);
    expect(plain.text).toBe(body);
    const bytes = coding ? gunzipSync(zipped.body) : zipped.body;
    expect(bytes.toString()).toBe(body);
    expect(zipped.headers['content-encoding']).toBe(coding);
    for (const response of [plain, zipped])
      expect(response.headers).toMatchObject({
        vary: coding ? 'Accept, Accept-Encoding' : 'Accept',
        'content-length': String(response.body.length),
      });
    const { date: _, ...others } = plain.headers;
    const withoutBody = { status: 200, headers: others, text: '' };
    expect(await ask('/', {}, 'HEAD')).toMatchObject(withoutBody);
    const hasOwnTag = zipped.headers.etag !== plain.headers.etag;
    expect(hasOwnTag).toBe(coding !== undefined);
  },
);

// What every page says in an outage: e2e/outage.spec.ts. The 404 pages, which
// Next leaves to its client: e2e/pages.spec.ts.
it('the page of an assignment is 503 without a list, also while the feed is read again', async () => {
  render = () => ({ headers: HTML, after: () => show(null, null) });
  show('no list', 'none');
  const { status, headers } = await ask('/open-projects/A-1');
  expect(status).toBe(503);
  expect(headers).not.toHaveProperty('etag');
  expect(headers['retry-after']).toBe('7');
  const program = await ask('/open-projects/A-1', JSON_ONLY);
  expect(JSON.parse(program.text)).toMatchObject({ status: 503 });
  render = () => ({ headers: HTML });
  show('read');
  expect(await statusOf('/open-projects/A-1'), 'control').toBe(200);
});

it.each(['/', '/team'])(
  'if rendering %s failed, people get a page with a way on, and programs a problem document',
  async (path) => {
    const body = '<!DOCTYPE html><html id="__next_error__"></html>';
    render = () => ({ status: 500, headers: HTML, body });
    const { status, headers, text } = await ask(path, { Accept: 'text/html' });
    expect([status, headers['content-type']]).toEqual([
      500,
      'text/html; charset=utf-8',
    ]);
    expect(text).toContain(`<h1>${t('failed.title')}</h1>`);
    expect(text).toContain(`<a href="/">${t('notFound.home')}</a>`);
    const program = await ask(path, JSON_ONLY, 'POST', 'a=b');
    expect(program.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(program.text)).toMatchObject({ status: 500 });
  },
);

it.each([
  ['/team', 200, true],
  ['/services', 200, false],
  ['/none', 404, false],
])(
  '%s with %i keeps Next’s client runtime and allows inline scripts: %s',
  async (path, status, keeps) => {
    const script = '<script src="/_next/static/a.js" async=""></script>';
    render = () => ({ status, headers: HTML, body: `<p>${script}</p>` });
    const { headers, text } = await ask(path);
    expect(text.includes(script)).toBe(keeps);
    const source = keeps ? "'self' 'unsafe-inline';" : "'self';";
    expect(headers['content-security-policy']).toContain(
      `script-src ${source}`,
    );
  },
);

const LONG = `/mcp?${'b'.repeat(LONGEST_ADDRESS - 5)}`;

it.each([
  ['/', 'GET', 200],
  [LONG, 'POST', 200],
  [`${LONG}b`, 'POST', 414],
  ['/%', 'GET', 400],
  ['//services', 'GET', 308],
  ['/assets/site.css', 'GET', 200],
  ['/assets/site.css', 'POST', 405],
])(
  '%.40s with %s is %i, with the security headers, the policy instead of Next’s, and none of Next’s internal headers',
  async (path, method, expected) => {
    const theirs = {
      'content-security-policy': "script-src 'unsafe-inline'",
      'x-middleware-rewrite': '/md/a',
      'x-nextjs-prerender': '1',
    };
    render = () => publicWith(theirs);
    const { status, headers } = await ask(path, {}, method);
    expect([status, renderings]).toEqual([expected, Number(expected === 200)]);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; style-src/,
      ),
      'strict-transport-security': 'max-age=63072000',
    });
    expect(Object.keys(headers).join()).not.toMatch(/x-(?:middleware|nextjs)/);
    expect(headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  },
);

it.each([
  ['Host: a.example\r\nHost: b.example', 400],
  ['Host:', 400],
  ['Host: user@a.example', 400],
  ['Host: a.example:8080', 200],
  ['Host: [::1]:3000', 200],
])(
  'a request with %j is answered with %i at every route',
  async (lines, status) => {
    for (const path of ['/', '/team', '/mcp', '/assets/a', '/api/health']) {
      const request = `GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`;
      const chunks = await (await send(request)).toArray();
      const answer = Buffer.concat(chunks).toString();
      expect(answer.slice(9, 12), path).toBe(String(status));
    }
  },
);

const ALL = RENDERINGS_AT_ONCE + MOST_WAITING;

it('however many bodies are on their way, others are answered', async () => {
  const unfinished = `${head('POST', '/api/ready', 'Content-Length: 9')}a`;
  await Promise.all(many(ALL + 1, () => send(unfinished)));
  expect(await statusOf('/open-projects?q=a')).toBe(200);
});

it('new work is 503 while too much is queued; probes, forms and what is cached wait for nothing', async () => {
  expect(await statusOf('/services')).toBe(200);
  const end = holdSlowOnes();
  const slow = (at: number) => ask(`/open-projects?q=slow-${at}`);
  const all = many(ALL + 1, slow);
  const { status, headers, text } = await Promise.race(all);
  expect([status, headers['retry-after']]).toEqual([503, '1']);
  expect(JSON.parse(text).code).toBe('busy');
  for (const path of ['/services', '/api/health', '/api/ready'])
    expect(await statusOf(path), path).toBe(200);
  expect(await statusOf('/contact', {}, 'POST', 'a=b')).toBe(200);
  end();
  const answers = await Promise.all(all);
  expect(answers.filter((answer) => answer.status !== 200)).toHaveLength(1);
  expect((await slow(99)).status).toBe(200);
});

it('what needs assignments waits for the very first reading without a place', async () => {
  site = createLayer(config(), askNext);
  const early = many(20, (at) => statusOf(`/open-projects?q=${at}`));
  await expect.poll(() => received).toBe(early.length);
  expect([await statusOf('/services'), renderings]).toEqual([200, 1]);
  show('read');
  expect(new Set(await Promise.all(early))).toEqual(new Set([200]));
});

it('new work is not done for a caller who has gone before its turn', async () => {
  const end = holdSlowOnes();
  const waiting = many(RENDERINGS_AT_ONCE, (at) => ask(`/slow-${at}`));
  await expect.poll(() => renderings).toBe(RENDERINGS_AT_ONCE);
  const paths = ['/team', '/open-projects?q=gone', '/open-projects?q=left'];
  const gone = await Promise.all(paths.map((path) => send(head('GET', path))));
  await expect.poll(() => received).toBe(RENDERINGS_AT_ONCE + 3);
  const stays = statusOf('/open-projects?q=left');
  await Promise.all(gone.map(leave));
  end();
  expect(await stays).toBe(200);
  await Promise.all(waiting);
  expect(renderings, 'one for who stays').toBe(RENDERINGS_AT_ONCE + 1);
});

it.each([
  ['a page that everybody gets', '/services', head('GET', '/services')],
  ['a call', '/mcp', head('POST', '/mcp', 'Content-Length: 0')],
])(
  'new work is aborted once everybody who waits for it has gone, and made anew afterwards: %s',
  async (_what, path, request) => {
    render = () => ({ after: never });
    const requests = Array(RENDERINGS_AT_ONCE).fill(request);
    const [first, last] = [await send(...requests), await send(...requests)];
    await expect.poll(() => running).toBeGreaterThan(0);
    await leave(first);
    expect(running, 'somebody still waits').toBeGreaterThan(0);
    await leave(last);
    await expect.poll(() => running).toBe(0);
    render = () => ({});
    expect(await textOf(path)).toBe(`answer ${renderings}`);
  },
);

it('a body may come in chunks, and the rest of one that is too large is discarded', async () => {
  const chunk = `3e8\r\n${'a'.repeat(1_000)}\r\n`;
  const start = head('POST', '/mcp', 'Transfer-Encoding: chunked');
  const chunks = (count: number) => `${start}${chunk.repeat(count)}0\r\n\r\n`;
  const lengths: unknown[] = [];
  render = () => ({ after: () => lengths.push(posted) });
  const socket = await send(chunks(2) + chunks(300) + chunks(1));
  socket.resume();
  await expect.poll(() => lengths).toEqual([2_000, 65_537, 1_000]);
});

it.each([
  ['GET', '/open-projects?q=slow'],
  ['POST', '/contact'],
])(
  '%s %s is 503 if Next never answers, and the next one is answered',
  async (method, path) => {
    const next = await startUpstream((_request, response) => {
      if (next.requests() > 1) response.end();
    });
    onTestFinished(next.stop);
    const { port } = new URL(next.url);
    layerWith(createAskNext(Promise.resolve(Number(port))));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const late = ask(path, {}, method);
    await expect.poll(next.requests).toBe(1);
    vi.advanceTimersByTime(LONGEST_RESPONSE_MS);
    vi.useRealTimers();
    expect(await late).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
    });
    expect(await statusOf(path, {}, method)).toBe(200);
  },
);
