import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../e2e/support/listen.ts';
import { head, openSocket } from '../../e2e/support/open-socket.ts';
import { wholeRequest } from '../../e2e/support/whole-request.ts';
import { readConfig } from '../config/config.ts';
import { t } from '../content/messages.ts';
import { LONGEST_ADDRESS } from '../http/limits.ts';
import type { ListReport } from '../projects/list-report.ts';
import { createLayer } from './layer.ts';
import { MOST_WAITING, RENDERINGS_AT_ONCE } from './limits.ts';
import { type AskNext, createAskNext } from './next-process.ts';

const longest = vi.hoisted(() => ({ ms: 30_000 }));
vi.mock('./limits.ts', async (original) =>
  Object.defineProperty(
    { ...(await original<object>()) },
    'LONGEST_RESPONSE_MS',
    { get: () => longest.ms },
  ),
);

type Rendering = {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  after?: () => unknown;
};

const TEXT = 'a sentence that is long enough to be worth compressing. '.repeat(
  40,
);
const PUBLIC = {
  'cache-control': 'public, max-age=0',
  'content-type': 'text/plain',
};
const NO_STORE = { ...PUBLIC, 'cache-control': 'no-store' };
const HTML = { ...PUBLIC, 'content-type': 'text/html' };
const JSON_ONLY = { Accept: 'application/json' };
const config = readConfig({ BASE_URL: 'https://consulting.example' });

/**
 * What the simulated Next renders at an address, how often it has, and the
 * bytes of the last body that it got.
 */
let render: (url: string) => Rendering;
let renderings: number;
let posted: number | undefined;
/** What Next works at, and the requests that the layer got. */
let running: number;
let received: number;
let site: ReturnType<typeof createLayer>;
let port: number;

const askNext: AskNext = async (request, signal) => {
  renderings += 1;
  posted = request.body?.length;
  const {
    status = 200,
    headers = PUBLIC,
    body = `answer ${renderings}`,
    after,
  } = render(request.url);
  const aborted = new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  );
  running += 1;
  await Promise.race([after?.(), aborted]).finally(() => {
    running -= 1;
  });
  return { status, headers, body: Buffer.from(body) };
};

/** Next reports which list it shows. */
const show = (
  version: string | null,
  list: ListReport['list'] = version === null ? null : 'current',
) => site.update({ version, list, retryAfterSeconds: 7 });

function layerWith(ask: AskNext) {
  site = createLayer(config, ask);
  show('first');
}

const server = createServer((request, response) => {
  received += 1;
  site.layer(request, response);
});

async function ask(
  path = '/',
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
) {
  const answer = await wholeRequest(`http://127.0.0.1:${port}${path}`, {
    method,
    headers,
    ...(body && { body }),
  });
  const { date: _, ...others } = answer.headers as Record<string, unknown>;
  return {
    ...answer,
    headers: others,
    text: answer.body.toString(),
    type: others['content-type'],
  };
}
const textOf = async (path?: string) => (await ask(path)).text;
const statusesOf = async (answers: readonly ReturnType<typeof ask>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

/** The site’s ends of its connections, by the caller’s port. */
const connections = new Map<number | undefined, Socket>();
server.on('connection', (socket) => connections.set(socket.remotePort, socket));

/** A connection on which these requests have been sent. */
const send = (...requests: readonly string[]) =>
  openSocket(`http://127.0.0.1:${port}`, ...requests);

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
  render = (url) => (url.includes('slow') ? { after: () => ended } : {});
  return () => end();
}
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

beforeEach(async () => {
  render = () => ({});
  [renderings, running, received, longest.ms] = [0, 0, 0, 30_000];
  layerWith(askNext);
  port = await listen(server);
});
afterEach(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

it('a cached response is served again unchanged without Next, until the version of the list changes', async () => {
  const first = await ask();
  expect([await ask(), renderings]).toEqual([first, 1]);
  show('second');
  expect([await textOf(), await textOf()]).toEqual(['answer 2', 'answer 2']);
});

it('a response rendered for an earlier version is not cached; who waits for it still gets it', async () => {
  render = () => ({ after: () => show(`version ${renderings}`) });
  expect([await textOf(), await textOf()]).toEqual(['answer 1', 'answer 2']);
});

type Sent = Parameters<typeof ask>;
const FOREIGN = { Origin: 'https://other.example', Cookie: 'a=b', RSC: '1' };
const CODINGS = { 'Accept-Encoding': 'br, gzip' };

it.each<[string, first: Sent, second: Sent, expected: number]>([
  ['an Accept that means markdown', [], ['/', { Accept: 'text/markdown' }], 2],
  ['another Accept-Encoding', [], ['/', CODINGS], 1],
  ['other headers, also those of Next’s client', [], ['/?_rsc=a', FOREIGN], 1],
  ['another filter', ['/open-projects?q=a'], ['/open-projects?q=b'], 2],
  ['a page that is not in the table of routes', ['/team'], ['/team'], 2],
  ['one visitor’s form', ['/contact'], ['/contact'], 2],
  ['GET after HEAD', ['/', {}, 'HEAD'], [], 1],
  ['POST after GET', [], ['/', {}, 'POST'], 2],
  ['GET after POST', ['/', {}, 'POST'], [], 2],
])(
  'a response is shared or not with %s',
  async (_title, first, second, expected) => {
    await ask(...first);
    await ask(...second);
    expect(renderings).toBe(expected);
  },
);

const publicWith = (headers: Record<string, string>): Rendering => ({
  headers: { ...PUBLIC, ...headers },
});

it.each<[string, Rendering, number]>([
  ['a public response (control)', {}, 1],
  ['a private one', publicWith({ 'cache-control': 'private, no-cache' }), 2],
  ['one with no-store', { headers: NO_STORE }, 2],
  ['one that sets a cookie', publicWith({ 'set-cookie': 'a=b' }), 2],
  ['another status', { status: 404 }, 2],
])('%s may be cached or not', async (_title, rendering, expected) => {
  render = () => rendering;
  await ask('/llms.txt');
  await ask('/llms.txt');
  expect(renderings).toBe(expected);
});

it('concurrent requests share one rendering, for both codings and HEAD, even if the first caller disconnects', async () => {
  const end = holdSlowOnes();
  const first = await send(head('GET', '/open-projects?q=slow'));
  await expect.poll(() => renderings).toBe(1);
  const crowd = many(60, (at) =>
    ask(
      `/open-projects?q=slow&utm_source=${at}`,
      at % 2 ? { 'Accept-Encoding': 'gzip' } : {},
      at % 3 ? 'GET' : 'HEAD',
    ),
  );
  await expect.poll(() => received).toBe(61);
  await leave(first);
  end();
  expect(new Set(await statusesOf(crowd))).toEqual(new Set([200]));
  expect(renderings).toBe(1);
});

it.each([
  ['"x", W/"TAG"', 304],
  ['"TAG-gzip"', 304],
  ['*', 304],
  ['"another", TAG', 200],
])(
  'for a client that sends %s, where TAG is its tag, a response is %i, without a length if that is 304',
  async (sent, status) => {
    const { 'content-length': length, ...headers } = (await ask()).headers;
    const tag = String(headers.etag).slice(1, -1);
    const again = await ask('/', { 'If-None-Match': sent.replace('TAG', tag) });
    expect([again.status, renderings]).toEqual([status, 1]);
    expect(again.headers).toEqual(
      status === 304 ? headers : { ...headers, 'content-length': length },
    );
  },
);

it.each<
  [string, body: string, headers: Record<string, string>, coding?: string]
>([
  ['a long text', TEXT, PUBLIC, 'gzip'],
  ['a short text', 'short', PUBLIC],
  ['one that caches may not store', TEXT, NO_STORE],
  ['a picture', TEXT, { ...PUBLIC, 'content-type': 'image/png' }],
])(
  '%s is compressed or not, with its own tag, length and Vary',
  async (_title, body, headers, coding) => {
    render = () => ({ body, headers });
    const plain = await ask('/', { 'Accept-Encoding': 'gzip;q=0' });
    const gzip = await ask('/', CODINGS);
    expect((coding ? gunzipSync(gzip.body) : gzip.body).toString()).toBe(body);
    expect(plain.text).toBe(body);
    const vary = coding ? 'Accept, Accept-Encoding' : 'Accept';
    for (const [response, encoding] of [[plain], [gzip, coding]] as const) {
      const length = String(response.body.length);
      expect(response.headers).toMatchObject({
        vary,
        'content-length': length,
      });
      expect(response.headers['content-encoding']).toBe(encoding);
    }
    expect(await ask('/', {}, 'HEAD')).toMatchObject({
      status: 200,
      headers: plain.headers,
      text: '',
    });
    expect(gzip.headers.etag !== plain.headers.etag).toBe(coding !== undefined);
  },
);

// What every page says in an outage: e2e/outage.spec.ts. The 404 pages, which
// Next leaves to its client: e2e/pages.spec.ts.
it('the page of an assignment is 503 without a list, also while the feed is read again', async () => {
  render = () => ({ headers: HTML, after: () => show(null) });
  show('no list', 'none');
  const { status, headers } = await ask('/open-projects/A-1');
  expect(status).toBe(503);
  expect(headers).not.toHaveProperty('etag');
  expect(headers).toMatchObject({
    'retry-after': '7',
    'cache-control': 'no-store',
  });
  expect(await ask('/open-projects/A-1', JSON_ONLY)).toMatchObject({
    status: 503,
    type: 'application/problem+json',
  });
  render = () => ({ headers: HTML });
  show('read');
  expect((await ask('/open-projects/A-1')).status, 'control').toBe(200);
});

it('if rendering failed, people get a page with a way on, and programs a problem document', async () => {
  const body = '<!DOCTYPE html><html id="__next_error__"></html>';
  render = () => ({ status: 500, headers: HTML, body });
  for (const path of ['/', '/team']) {
    const { status, type, text } = await ask(path, { Accept: 'text/html' });
    expect([status, type]).toEqual([500, 'text/html; charset=utf-8']);
    expect(text).toContain(`<h1>${t('failed.title')}</h1>`);
    expect(text).toContain(`<a href="/">${t('notFound.home')}</a>`);
    const program = await ask(path, JSON_ONLY, 'POST', 'a=b');
    expect(program.type).toBe('application/problem+json');
    expect(JSON.parse(program.text)).toMatchObject({ status: 500 });
  }
});

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
    const policy = keeps
      ? "script-src 'self' 'unsafe-inline';"
      : "script-src 'self';";
    expect(headers['content-security-policy']).toContain(policy);
  },
);

const LONG = `/mcp?${'b'.repeat(LONGEST_ADDRESS - 5)}`;

it.each([
  ['/', 'GET', 200],
  ['/mcp', 'POST', 200],
  [LONG, 'POST', 200],
  [`${LONG}b`, 'POST', 414],
  ['/%', 'GET', 400],
  ['//services', 'GET', 308],
  ['/assets/site.css', 'GET', 200],
  ['/assets/site.css', 'POST', 405],
])(
  '%.40s with %s is %i, with the security headers, the policy instead of Next’s, and none of Next’s internal headers',
  async (path, method, expected) => {
    render = () =>
      publicWith({
        'content-security-policy': "script-src 'unsafe-inline'",
        'x-middleware-rewrite': '/md/a',
        'x-nextjs-prerender': '1',
      });
    const { status, headers } = await ask(path, {}, method);
    expect([status, renderings]).toEqual([expected, Number(expected === 200)]);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; style-src/,
      ),
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000',
    });
    expect(Object.keys(headers).join()).not.toMatch(/x-(?:middleware|nextjs)/);
    expect(headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  },
);

it('however many bodies are on their way, others are answered', async () => {
  const unfinished = `${head('POST', '/api/ready', 'Content-Length: 9')}a`;
  const strangers = await Promise.all(
    many(RENDERINGS_AT_ONCE + MOST_WAITING + 1, () => send(unfinished)),
  );
  expect((await ask('/open-projects?q=a')).status).toBe(200);
  for (const stranger of strangers) stranger.destroy();
});

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
      const socket = await send(
        `GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`,
      );
      const answer = Buffer.concat(await socket.toArray()).toString();
      expect(answer.slice(9, 12), path).toBe(String(status));
    }
  },
);

it('new work is 503 while too much is queued; probes, forms and what is cached wait for nothing', async () => {
  expect((await ask('/services')).status).toBe(200);
  const end = holdSlowOnes();
  const slow = (at: number) => ask(`/open-projects?q=slow-${at}`);
  const all = many(RENDERINGS_AT_ONCE + MOST_WAITING + 1, slow);
  const { status, headers, text } = await Promise.race(all);
  expect([status, headers['retry-after']]).toEqual([503, '1']);
  expect(JSON.parse(text).code).toBe('busy');
  for (const path of ['/services', '/api/health', '/api/ready'])
    expect((await ask(path)).status, path).toBe(200);
  expect((await ask('/contact', {}, 'POST', 'a=b')).status).toBe(200);
  end();
  expect((await statusesOf(all)).filter((status) => status !== 200)).toEqual([
    503,
  ]);
  expect((await slow(99)).status).toBe(200);
});

it('what needs assignments waits for the very first reading without a place', async () => {
  site = createLayer(config, askNext);
  const early = [
    '/api/public-projects',
    ...many(20, (at) => `/open-projects?q=${at}`),
  ].map((path) => ask(path));
  await expect.poll(() => received).toBe(early.length);
  expect([(await ask('/services')).status, renderings]).toEqual([200, 1]);
  show('read');
  expect(new Set(await statusesOf(early))).toEqual(new Set([200]));
});

it('new work is not done for a caller who has gone before its turn', async () => {
  const end = holdSlowOnes();
  const waiting = many(RENDERINGS_AT_ONCE, (at) => ask(`/slow-${at}`));
  await expect.poll(() => renderings).toBe(RENDERINGS_AT_ONCE);
  const paths = ['/team', '/open-projects?q=gone', '/open-projects?q=left'];
  const gone = await Promise.all(paths.map((path) => send(head('GET', path))));
  await expect.poll(() => received).toBe(RENDERINGS_AT_ONCE + 3);
  const stays = ask('/open-projects?q=left');
  await Promise.all(gone.map(leave));
  end();
  expect((await stays).status).toBe(200);
  await Promise.all(waiting);
  expect(renderings, 'one for who stays').toBe(RENDERINGS_AT_ONCE + 1);
});

it.each([
  ['a page that everybody gets', '/services', head('GET', '/services')],
  ['a call', '/mcp', head('POST', '/mcp', 'Content-Length: 0')],
])(
  'new work is aborted once everybody who waits for it has gone, and made anew afterwards: %s',
  async (_what, path, request) => {
    render = () => ({ after: () => new Promise(() => {}) });
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

it('what Next is given is a body that came in chunks; the rest of one that is too large is discarded', async () => {
  const chunk = `3e8\r\n${'a'.repeat(1_000)}\r\n`;
  const chunks = (count: number) =>
    `${head('POST', '/mcp', 'Transfer-Encoding: chunked')}${chunk.repeat(count)}0\r\n\r\n`;
  const lengths: unknown[] = [];
  render = () => ({ after: () => lengths.push(posted) });
  const socket = await send(chunks(2) + chunks(300) + chunks(1));
  socket.resume();
  await expect.poll(() => lengths).toEqual([2_000, 65_537, 1_000]);
  socket.destroy();
});

it.each([
  ['GET', '/open-projects?q=slow'],
  ['POST', '/contact'],
])(
  '%s %s is 503 if Next never answers, and the next one is answered',
  async (method, path) => {
    let isSilent = true;
    const next = createServer(
      (_request, response) => isSilent || response.end(),
    );
    onTestFinished(() => {
      next.closeAllConnections();
      next.close();
    });
    longest.ms = 600;
    layerWith(createAskNext(listen(next)));
    const { status, headers } = await ask(path, {}, method);
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    isSilent = false;
    longest.ms = 30_000;
    expect((await ask(path, {}, method)).status).toBe(200);
  },
);
