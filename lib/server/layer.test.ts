import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, request as startRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wholeRequest } from '../../e2e/support/whole-request.ts';
import { readConfig } from '../config/config.ts';
import { LONGEST_ADDRESS, MOST_WAITING, RENDERINGS_AT_ONCE } from '../http/limits.ts';
import type { ListReport } from '../projects/list-report.ts';
import { type AskNext, createAskNext } from './ask-next.ts';
import { createLayer, type LayerOptions } from './layer.ts';

type Told = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: Buffer };
type Made = { status?: number; headers?: Record<string, string | string[]>; body?: string; after?: () => unknown };

const TEXT = 'a sentence that is long enough to be worth compressing. '.repeat(40);
const PUBLIC = { 'Cache-Control': 'public, max-age=0', 'Content-Type': 'text/plain' };
const HTML = { ...PUBLIC, 'Content-Type': 'text/html' };
const BASE = 'https://consulting.example';
const config = (env: Record<string, string> = {}) => readConfig({ BASE_URL: BASE, ...env });

/** A server with the layer before a simulated Next; counts the requests that reach Next. */
let play: (url: string) => Made;
let made: number;
/** What Next works at, and the requests that the layer got. */
let running: number;
let received: number;
let asked: Record<string, unknown>;
let created: ReturnType<typeof createLayer>;
let layer: ReturnType<typeof createLayer>['layer'];
let port: number;

/** Next reports which list it shows. */
const show = (version: string | null, list: ListReport['list'] = version === null ? null : 'current') =>
  created.update({ version, list, retryAfterSeconds: 7 });

const askNext: AskNext = async ({ method, url, headers: sent }, signal) => {
  made += 1;
  asked = { method, url, ...sent };
  const { status = 200, headers = PUBLIC, body = `answer ${made}`, after } = play(url);
  const aborted = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  running += 1;
  await Promise.race([after?.(), aborted]).finally(() => {
    running -= 1;
  });
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { status, headers: Object.fromEntries(named), body: Buffer.from(body) };
};

function layerWith(options: Partial<LayerOptions> = {}) {
  created = createLayer({ config: config(), askNext, ...options });
  show('first');
  return created;
}

const server = createServer((request, response) => {
  received += 1;
  layer(request, response);
});

async function ask(path = '/', headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Told> {
  const answer = await wholeRequest(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body && { body }) });
  const { date: _date, ...told } = answer.headers;
  return { ...answer, headers: told };
}

const textOf = async (path?: string, headers?: Record<string, string>) => (await ask(path, headers)).body.toString();

beforeEach(async () => {
  play = () => ({});
  [made, running, received] = [0, 0, 0];
  ({ layer } = layerWith());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('a cached response', () => {
  it('is served again unchanged, without calling Next', async () => {
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect(made).toBe(1);
  });

  it('is discarded when the version changes', async () => {
    await ask();
    show('second');
    expect([await textOf(), await textOf()]).toEqual(['answer 2', 'answer 2']);
  });

  it('is not one that was rendered for an earlier version', async () => {
    play = () => {
      show(`version ${made}`);
      return {};
    };
    expect([await textOf(), await textOf()], 'who waits for it still gets it').toEqual(['answer 1', 'answer 2']);
  });

  it('is not one that was made before the list was read', async () => {
    show(null);
    const early = textOf('/open-projects');
    await expect.poll(() => received).toBe(1);
    show('read');
    expect([await early, await textOf('/open-projects')]).toEqual(['answer 1', 'answer 2']);
    expect(await textOf('/open-projects')).toBe('answer 2');
  });

  it.each<[string, string, string, number, Record<string, string>?]>([
    ['an Accept that means markdown', '/', '/', 2, { Accept: 'text/markdown' }],
    ['another Accept that means the same', '/', '/', 1, { Accept: 'text/html' }],
    ['another Accept-Encoding', '/', '/', 1, { 'Accept-Encoding': 'br, gzip' }],
    ['other headers', '/', '/', 1, { 'User-Agent': 'another', Origin: 'https://other.example', Cookie: 'a=b' }],
    ['another filter', '/open-projects?q=a', '/open-projects?q=b', 2],
    ['a page that is not in the table of routes, which is never cached', '/team', '/team', 2],
  ])('is shared or not with %s', async (_title, first, second, expected, headers) => {
    await ask(first);
    await ask(second, headers);
    expect(made).toBe(expected);
  });

  it.each<[string, Made, number]>([
    ['a public response (control)', {}, 1],
    ['a response that varies by what is in the key (control)', { headers: { ...PUBLIC, Vary: 'Accept-Encoding' } }, 1],
    ['a private response', { headers: { ...PUBLIC, 'Cache-Control': 'private, no-cache' } }, 2],
    ['a response with no-store', { headers: { ...PUBLIC, 'Cache-Control': 'no-store' } }, 2],
    ['a response without Cache-Control', { headers: { 'Content-Type': 'text/plain' } }, 2],
    ['a response that varies by more', { headers: { ...PUBLIC, Vary: 'Accept, Accept-Language' } }, 2],
    ['a response that sets a cookie', { headers: { ...PUBLIC, 'Set-Cookie': 'a=b' } }, 2],
    ['a response in a coding', { headers: { ...PUBLIC, 'Content-Encoding': 'gzip' } }, 2],
    ['a part of a response', { status: 206 }, 2],
    ['another status', { status: 404 }, 2],
  ])('is allowed or not for %s', async (_title, answer, expected) => {
    play = () => answer;
    await ask('/llms.txt');
    await ask('/llms.txt');
    expect(made).toBe(expected);
  });

  it('is never that of one visitor’s form, for which Next is asked with GET if the visitor asks with HEAD', async () => {
    await ask('/contact', {}, 'HEAD');
    expect([made, asked.method]).toEqual([1, 'GET']);
    await ask('/contact');
    expect(made).toBe(2);
  });

  it('is never created by a POST or served to one', async () => {
    await ask('/', {}, 'POST');
    await ask();
    await ask('/', {}, 'POST');
    expect(made).toBe(3);
  });
});

describe('concurrent requests for an address that is not cached', () => {
  it('share one rendering, for both codings and HEAD', async () => {
    play = () => ({ body: TEXT, after: () => wait(50) });
    const crowd = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        ask(`/?n=${at}`, at % 2 ? { 'Accept-Encoding': 'gzip' } : {}, at % 3 ? 'GET' : 'HEAD'),
      ),
    );
    expect(crowd.map(({ status }) => status)).toEqual(Array(60).fill(200));
    expect(made).toBe(1);
  });

  it('are all answered even if the first caller disconnects', async () => {
    const go: (() => void)[] = [];
    play = () => ({ after: () => new Promise<void>((resolve) => go.push(resolve)) });
    const first = startRequest({ port, host: '127.0.0.1', path: '/' }).on('error', () => {});
    first.end();
    await expect.poll(() => go.length).toBe(1);
    const second = textOf();
    await wait(30);
    first.destroy();
    await wait(30);
    for (const one of go) one();
    expect(await second).toBe('answer 1');
  });
});

describe('a response as it is sent', () => {
  it('has a length and an entity tag; HEAD has the same headers and no body', async () => {
    const { headers, body } = await ask();
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.etag).toMatch(/^"[\w-]{27}"$/);
    expect(await ask('/', {}, 'HEAD')).toEqual({ status: 200, headers, body: Buffer.from('') });
    expect(made).toBe(1);
  });

  it.each([
    ['its tag', (tag: string) => `"x", W/${tag}`, 304],
    ['the tag of the compressed response', (tag: string) => tag.replace(/"$/, '-gzip"'), 304],
    ['a star', () => '*', 304],
    ['another tag', () => '"another"', 200],
  ])('is 304 without a length or 200, for a client that sends %s', async (_title, tagOf, status) => {
    const { 'content-length': length, ...headers } = (await ask()).headers;
    const again = await ask('/', { 'If-None-Match': tagOf(String(headers.etag)) });
    expect(again.status).toBe(status);
    expect(again.headers).toEqual(status === 304 ? headers : { ...headers, 'content-length': length });
    expect(made).toBe(1);
  });

  it('is compressed, with its own tag, length and Vary, for clients that accept gzip, and plain for others', async () => {
    play = () => ({ body: TEXT });
    const plain = await ask('/', { 'Accept-Encoding': 'gzip;q=0' });
    const gzip = await ask('/', { 'Accept-Encoding': 'gzip, br' });
    expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
    expect(plain.body.toString()).toBe(TEXT);
    expect(gzip.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(gzip.body.length),
      etag: String(plain.headers.etag).replace(/"$/, '-gzip"'),
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const { headers } of [plain, gzip]) expect(headers.vary).toBe('Accept, Accept-Encoding');
    expect(made).toBe(1);
  });

  it.each([
    ['a short response', { body: 'short' }],
    ['a response that caches may not store', { body: TEXT, headers: { ...PUBLIC, 'Cache-Control': 'no-store' } }],
    ['a picture', { body: TEXT, headers: { ...PUBLIC, 'Content-Type': 'image/png' } }],
  ])('is never compressed for %s', async (_title, answer) => {
    play = () => answer;
    const { headers, body } = await ask('/', { 'Accept-Encoding': 'gzip' });
    expect(body.toString()).toBe(answer.body);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers.vary).toBe('Accept');
  });

  it.each<[ListReport['list'], status: number]>([
    ['none', 503],
    ['expired', 200],
  ])('of an assignment is not cached if the list is %s, and its status is %i', async (list, status) => {
    show('no list', list);
    play = () => ({ headers: HTML });
    const { status: sent, headers } = await ask('/open-projects/A-1');
    expect(sent).toBe(status);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['retry-after']).toBe(status === 503 ? '7' : undefined);
    expect(headers).not.toHaveProperty('etag');
    expect((await ask('/open-projects')).status, 'the list says so itself').toBe(200);
    expect((await ask('/services')).headers['cache-control'], 'control').toContain('public');
  });

  it('of an assignment is still 503 while the feed is read again after the list was missing', async () => {
    play = () => ({ headers: HTML, after: () => show(null) });
    show('no list', 'none');
    expect((await ask('/open-projects/A-1')).status).toBe(503);
    show('read');
    play = () => ({ headers: HTML });
    expect((await ask('/open-projects/A-1')).status, 'control').toBe(200);
  });

  it('has the status that the state of the list gives it, whatever a posting says', async () => {
    play = () => ({ headers: HTML, body: '<p data-list="none" data-retry-after="7">Set data-list="none" here</p>' });
    const { status, headers } = await ask('/open-projects/A-1');
    expect([status, headers['cache-control']]).toEqual([200, PUBLIC['Cache-Control']]);
  });

  it('is a problem document instead of an HTML page that is 404 or 503, for programs', async () => {
    play = () => ({ status: 404, headers: { ...HTML, Link: '</a>; rel="alternate"' } });
    const asJson = await ask('/open-projects/none', { Accept: 'application/json' });
    expect([asJson.status, asJson.headers['content-type']]).toEqual([404, 'application/problem+json']);
    const html = await ask('/open-projects/none');
    expect([html.status, html.headers['content-type']]).toEqual([404, 'text/html']);
    for (const { headers } of [asJson, html]) {
      expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept' });
      expect(headers).not.toHaveProperty('link');
    }
    play = () => ({ headers: HTML });
    show('no list', 'none');
    const busy = await ask('/open-projects/A-1', { Accept: 'application/json' });
    expect([busy.status, busy.headers['content-type']]).toEqual([503, 'application/problem+json']);
    expect(busy.headers['retry-after']).toBe('7');
  });

  it.each([
    ['/open-projects/none?x=1', '<h1>/none?for=%2Fopen-projects%2Fnone</h1>'],
    [`/open-projects/${'a'.repeat(2_000)}`, '<h1>/none</h1>'],
    ['/team/none', '<h1>/none?for=%2Fteam%2Fnone</h1>'],
    ['/complete', '<h1>/complete</h1>'],
  ])('has the 404 page in its body at %s, which Next leaves to its client after notFound()', async (path, expected) => {
    const isWhole = (url: string) => /^[/](?:none|complete)/.test(url);
    const body404 = (url: string) => (isWhole(url) ? `<h1>${url}</h1>` : '<!DOCTYPE html><html id="__next_error__">');
    play = (url) => ({ status: 404, headers: HTML, body: body404(url) });
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, expected]);
  });

  it.each([
    ['/team', 200, true],
    ['/services', 200, false],
    ['/open-projects/A-1', 200, false],
    ['/none', 404, false],
  ])(
    'keeps Next’s client runtime, and allows its inline scripts, only on pages that are not in the table of routes: %s with %i, %s',
    async (path, status, keeps) => {
      const script = '<script src="/_next/static/a.js" async=""></script>';
      play = () => ({ status, headers: HTML, body: `<p>${script}<script>a = 1</script></p>` });
      const { headers, body } = await ask(path);
      expect(body.toString().includes(script)).toBe(keeps);
      const policy = keeps ? "script-src 'self' 'unsafe-inline';" : "script-src 'self';";
      expect(headers['content-security-policy']).toContain(policy);
    },
  );

  it('has the security headers instead of Next’s, once each, and none of Next’s internal headers', async () => {
    const theirs = { 'Content-Security-Policy': "script-src 'unsafe-inline'", 'X-Frame-Options': 'SAMEORIGIN' };
    play = () => ({ headers: { ...PUBLIC, ...theirs, 'X-Middleware-Rewrite': '/md/a', 'X-Nextjs-Prerender': '1' } });
    for (const path of ['/', '/llms.txt', '/assets/site.css']) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; script-src 'self'; style-src/);
      expect(headers, path).toMatchObject({ 'x-frame-options': 'DENY' });
      const inner = Object.keys(headers).filter((name) => /^x-(?:middleware|nextjs)/.test(name));
      expect(inner).toEqual([]);
    }
  });

  it('is a page with a sentence and a way on if rendering failed, and a problem document for programs', async () => {
    const failed = { status: 500, headers: HTML, body: '<!DOCTYPE html><html id="__next_error__"></html>' };
    play = (url) =>
      url === '/assets/failed.html' ? { headers: HTML, body: readFileSync(`public${url}`, 'utf8') } : failed;
    for (const path of ['/', '/team']) {
      const page = await ask(path, { Accept: 'text/html,*/*;q=0.8' });
      expect([page.status, page.headers['content-type']]).toEqual([500, 'text/html']);
      expect(page.body.toString()).toMatch(/<h1>Something went wrong<.*error on our side.*<a href="[/]">/s);
      const { status, headers, body } = await ask(path, { Accept: 'application/json' });
      expect([status, headers['content-type']]).toEqual([500, 'application/problem+json']);
      expect(JSON.parse(body.toString())).toMatchObject({ status: 500, code: 'internal_error' });
    }
  });
});

it('browsers are told to use https for this host alone, if its address has it', async () => {
  expect((await ask()).headers['strict-transport-security']).toBe('max-age=63072000');
  ({ layer } = layerWith({ config: config({ BASE_URL: 'http://localhost:3000' }) }));
  expect((await ask('/other')).headers).not.toHaveProperty('strict-transport-security');
});

it('the probes are the routes’ of Next, are never cached, and wait for no rendering', async () => {
  const end = holdSlowOnes();
  const waiting = Array.from({ length: RENDERINGS_AT_ONCE }, (_, at) => ask(`/slow-${at}`));
  await expect.poll(() => made).toBe(RENDERINGS_AT_ONCE);
  play = () => ({ headers: { ...PUBLIC, 'Cache-Control': 'no-store' } });
  for (const path of ['/api/health', '/api/health', '/api/ready']) expect((await ask(path)).status, path).toBe(200);
  expect(made).toBe(RENDERINGS_AT_ONCE + 3);
  end();
  await Promise.all(waiting);
});

it.each([
  ['GET', `/services?a=${'b'.repeat(LONGEST_ADDRESS)}`],
  ['POST', `/mcp?${'b'.repeat(LONGEST_ADDRESS)}`],
  ['GET', `/assets/${'b'.repeat(LONGEST_ADDRESS)}`],
])('%s of an address with more than 4,096 characters is 414, and Next never sees it', async (method, path) => {
  const { status, headers, body } = await ask(path, {}, method);
  expect([status, headers['content-type'], made]).toEqual([414, 'application/problem+json', 0]);
  expect(JSON.parse(body.toString())).toMatchObject({ status: 414, code: 'address_too_long' });
  expect((await ask(path.slice(0, LONGEST_ADDRESS), {}, method)).status, 'control').toBe(200);
});

it('a method that a probe does not have is 405 at once, however many bodies of it are on their way, and never reaches Next', async () => {
  const strangers = Array.from({ length: RENDERINGS_AT_ONCE + MOST_WAITING + 1 }, () =>
    startRequest({ port, host: '127.0.0.1', path: '/api/ready', method: 'POST' }).on('error', () => {}),
  );
  for (const stranger of strangers) stranger.write('a');
  const { status, headers } = await ask('/api/health', {}, 'POST', 'a');
  expect([status, headers.allow, headers['access-control-allow-origin']]).toEqual([405, 'GET, HEAD, OPTIONS', '*']);
  expect([made, (await ask('/open-projects?q=a')).status]).toEqual([0, 200]);
  expect((await ask('/api/health', {}, 'OPTIONS')).status, 'control').toBe(200);
  for (const stranger of strangers) stranger.destroy();
});

it.each([
  ['two', 'Host: a.example\r\nHost: b.example', 400],
  ['the same one twice', 'Host: a.example\r\nHost: a.example', 400],
  ['an empty one', 'Host:', 400],
  ['one with user information', 'Host: user@a.example', 400],
  ['one with a path', 'Host: a.example/b', 400],
  ['one with a port (control)', 'Host: a.example:8080', 200],
  ['an address (control)', 'Host: [::1]:3000', 200],
])('a request with %s for a Host is answered with its status at every route', async (_title, lines, status) => {
  for (const path of ['/', '/team', '/mcp', '/assets/site.css', '/api/health']) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.end(`GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`);
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer.slice(9, 12), path).toBe(String(status));
  }
});

/** Next renders no address with “slow” in it until the function is called. */
function holdSlowOnes(): () => void {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  play = (url) => ({ ...(url.includes('slow') && { after: () => ended }) });
  return () => end();
}

describe('new work', () => {
  it('is rejected with 503 while too much is queued, and accepted again afterwards; what is cached is still served', async () => {
    expect((await ask('/services')).status).toBe(200);
    const end = holdSlowOnes();
    const slow = (at: number) => ask(`/open-projects?q=slow-${at}`);
    const all = Array.from({ length: RENDERINGS_AT_ONCE + MOST_WAITING + 1 }, (_, at) => slow(at));
    const { status, headers, body } = await Promise.race(all);
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    expect(JSON.parse(body.toString())).toMatchObject({ status: 503, code: 'busy' });
    expect((await ask('/services')).status).toBe(200);
    expect((await ask('/contact', {}, 'POST', 'a=b')).status, 'forms wait for nothing').toBe(200);
    end();
    const statuses = (await Promise.all(all)).map((answer) => answer.status);
    expect(statuses.filter((one) => one !== 200)).toEqual([503]);
    expect((await slow(99)).status).toBe(200);
  });

  it('that needs assignments waits for the very first reading without a place, so that other pages are made meanwhile', async () => {
    show(null);
    const paths = ['/api/public-projects', ...Array.from({ length: 20 }, (_, at) => `/open-projects?q=${at}`)];
    const early = paths.map((path) => ask(path));
    await expect.poll(() => received).toBe(paths.length);
    expect([(await ask('/services')).status, made]).toEqual([200, 1]);
    show('read');
    for (const answer of await Promise.all(early)) expect(answer.status).toBe(200);
  });

  it('is not done for a caller who has gone before its turn', async () => {
    const end = holdSlowOnes();
    const waiting = Array.from({ length: RENDERINGS_AT_ONCE }, (_, at) => ask(`/slow-${at}`));
    await expect.poll(() => made).toBe(RENDERINGS_AT_ONCE);
    const gone = ['/team', '/open-projects?q=gone', '/open-projects?q=left'].map((path) =>
      connect(port, '127.0.0.1')
        .on('error', () => {})
        .setNoDelay()
        .end(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`),
    );
    await expect.poll(() => received).toBe(RENDERINGS_AT_ONCE + 3);
    const stays = ask('/open-projects?q=left');
    for (const socket of gone) socket.destroy();
    await wait(30);
    end();
    expect((await stays).status).toBe(200);
    await Promise.all(waiting);
    expect(made, 'one for the caller who stays').toBe(RENDERINGS_AT_ONCE + 1);
  });
});

describe('what is asked of Next is aborted once everybody who waits for it has gone', () => {
  /** Sends requests ahead on one connection, and gives a function to leave. */
  function sendAhead(...requests: readonly string[]) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    for (const request of requests) socket.write(`${request}\r\nHost: x\r\n\r\n`);
    return () => socket.destroy();
  }

  beforeEach(() => {
    play = () => ({ after: () => new Promise(() => {}) });
  });

  it.each([
    ['a page that everybody gets', 'GET /services HTTP/1.1'],
    ['a page of one caller', 'GET /nope HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: x'],
    ['a call', 'POST /mcp HTTP/1.1\r\nContent-Length: 0'],
  ])('%s', async (_what, request) => {
    const leave = Array.from({ length: 2 }, () => sendAhead(...Array(RENDERINGS_AT_ONCE).fill(request)));
    await expect.poll(() => running).toBeGreaterThan(0);
    leave[0]?.();
    await wait(30);
    expect(running, 'somebody still waits').toBeGreaterThan(0);
    leave[1]?.();
    await expect.poll(() => running).toBe(0);
  });

  it('somebody who asks afterwards has it made anew', async () => {
    const leave = sendAhead('GET /services HTTP/1.1');
    await expect.poll(() => made).toBe(1);
    leave();
    await expect.poll(() => running).toBe(0);
    play = () => ({});
    expect(await textOf('/services')).toBe('answer 2');
  });
});

it('a request of Next’s own client gets the page that everybody gets', async () => {
  const page = await ask('/');
  const headers = { RSC: '1', 'Next-Router-State-Tree': '%5B%22', 'Next-Url': '/' };
  expect(await ask('/?_rsc=abc', headers)).toEqual(page);
  expect(made).toBe(1);
});

it('responses to calls are whole, like any other', async () => {
  play = () => ({ headers: { 'Content-Type': 'text/event-stream' } });
  const { headers, body } = await ask('/mcp', {}, 'POST');
  expect(headers).toMatchObject({ 'content-length': String(body.length), 'x-content-type-options': 'nosniff' });
  expect(body.toString()).toBe('answer 1');
});

describe('what Next is given', () => {
  it('is the whole page and no header of the caller but the format, for what is cached for everybody', async () => {
    const less = { Range: 'bytes=0-1', 'If-None-Match': '"x"', 'Accept-Encoding': 'gzip' };
    const more = { 'User-Agent': 'a', Cookie: 'b=c', 'X-Other': 'd', Host: 'e.example' };
    await ask('/services', { ...less, ...more, Accept: 'text/html;q=0.9' }, 'HEAD');
    expect(asked).toEqual({ method: 'GET', url: '/services', host: 'consulting.example', accept: 'text/html' });
  });

  it('is what its reader may need for a page that is not in the table of routes (control)', async () => {
    await ask('/team', { 'User-Agent': 'a', Cookie: 'd=e' });
    expect(asked).toMatchObject({
      'user-agent': 'a',
      cookie: 'd=e',
      'x-forwarded-for': expect.stringContaining('127.0.0.1'),
    });
  });

  it('is a body that came in chunks; of one that is too large the rest is discarded, and the connection can be used again', async () => {
    const socket = connect(port, '127.0.0.1');
    const chunk = `${'a'.repeat(1_000)}\r\n`;
    const chunks = (count: number) =>
      `POST /mcp HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${`3e8\r\n${chunk}`.repeat(count)}0\r\n\r\n`;
    const lengths: unknown[] = [];
    play = () => ({ after: () => lengths.push(asked['content-length']) });
    socket.resume().write(chunks(2) + chunks(300) + chunks(1));
    await expect.poll(() => lengths).toEqual(['2000', '65537', '1000']);
    socket.destroy();
  });
});

describe('a request that goes on for too long', () => {
  it('is never made of Next if its body does not arrive', async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write('POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\na');
    await wait(20);
    socket.destroy();
    await ask();
    expect(made).toBe(1);
  });

  it('is given up also if garbage is collected meanwhile', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const silent: RequestListener = () => {};
    const next = createServer(silent).listen(0, '127.0.0.1');
    await new Promise((resolve) => next.once('listening', resolve));
    const nextPort = Promise.resolve((next.address() as AddressInfo).port);
    ({ layer } = layerWith({ askNext: createAskNext(nextPort), maxResponseMs: 600 }));
    const collecting = setInterval(collect, 50);
    expect((await ask('/services')).status).toBe(503);
    clearInterval(collecting);
    next.closeAllConnections();
    next.close();
  });

  it.each([
    ['GET', '/open-projects?q=slow'],
    ['POST', '/contact'],
    ['POST', '/mcp'],
  ])('is 503 if Next never answers %s %s, and the next one is answered', async (method, path) => {
    ({ layer } = layerWith({ maxResponseMs: 30 }));
    play = () => ({ after: () => new Promise(() => {}) });
    const { status, headers, body } = await ask(path, {}, method);
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    expect(JSON.parse(body.toString())).toMatchObject({ status: 503, code: 'busy' });
    play = () => ({});
    expect((await ask(path, {}, method)).status).toBe(200);
  });
});
