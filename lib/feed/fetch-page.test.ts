import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feedFailure } from '../../e2e/support/feed-failure.ts';
import { answering, type Behaviour, startUpstream, type Upstream } from '../../e2e/support/upstream.ts';
import { type FeedSource, fetchPage } from './fetch-page.ts';

const TOKEN = 'token-of-the-test';
const MAX_BYTES = 1_000;
const TOO_LARGE = 'the feed is larger than PROJECTS_FEED_MAX_BYTES';

let behave: Behaviour;
let upstream: Upstream;
let url: URL;
beforeEach(async () => {
  upstream = await startUpstream((...exchange) => behave(...exchange));
  url = new URL('/feed', upstream.url);
});
afterEach(() => upstream.stop());

const page = (more: Partial<FeedSource> = {}) =>
  fetchPage({ url, token: TOKEN, headers: {}, timeoutSeconds: 5, maxBytes: MAX_BYTES, ...more });
const failure = async (more: Partial<FeedSource> = {}) => (await feedFailure(page(more))).message;
const answer = (status: number, body = '', headers: Record<string, string> = {}) => answering(body, status, headers);

describe('fetchPage() over http', () => {
  const OWN = { Authorization: 'Token token=abc', 'X-Api-Version': '2', accept: 'application/vnd.api+json' };
  it.each<[string, Partial<FeedSource>, object]>([
    ['the token and Accept', {}, { authorization: `Bearer ${TOKEN}`, accept: expect.stringContaining('text/csv') }],
    ['no authorization without a token', { token: null }, { authorization: undefined }],
    [
      'the configured headers, which override its own',
      { token: null, headers: OWN },
      { authorization: 'Token token=abc', 'x-api-version': '2', accept: 'application/vnd.api+json' },
    ],
  ])('returns the text, and sends %s', async (_title, more, expected) => {
    behave = answer(200, '[1]');
    expect((await page(more)).text).toBe('[1]');
    expect({ authorization: undefined, ...upstream.received()[0]?.headers }).toMatchObject(expected);
  });

  it('returns the Link header, and the address that it is relative to', async () => {
    behave = (request, response) =>
      request.url === '/feed'
        ? answer(302, '', { Location: '/v2/feed' })(request, response)
        : answer(200, '[1]', { Link: '<?page=2>; rel=next' })(request, response);
    expect(await page()).toMatchObject({ link: '<?page=2>; rel=next', url: new URL('/v2/feed', url) });
  });

  it('follows three redirects on the same origin with the keys, and none elsewhere', async () => {
    const other = await startUpstream(answering([]));
    let last = answer(200, '[1]');
    behave = (request, response) => {
      const hop = Number(request.url?.split('=')[1] ?? 0);
      if (hop === 3) last(request, response);
      else answer(302, '', { Location: `/feed?hop=${hop + 1}` })(request, response);
    };
    expect((await page({ headers: { 'X-Api-Key': 'key' } })).text).toBe('[1]');
    const sent = upstream.received().map(({ headers }) => `${headers.authorization} ${headers['x-api-key']}`);
    expect(sent).toEqual(Array(4).fill(`Bearer ${TOKEN} key`));
    last = answer(302, '', { Location: '/feed?hop=4' });
    expect(await failure()).toBe('more than 3 redirects');
    behave = answer(302, '', { Location: other.url });
    expect(await failure()).toBe('redirected to another origin');
    expect(other.requests()).toBe(0);
    await other.stop();
  });

  const OTHER = 'redirected to another origin';
  it.each<[string, string, Partial<FeedSource>, string | RegExp]>([
    // The upstream has no TLS, which shows that it was asked.
    ['the same host by https', 'https://127.0.0.1:PORT/', {}, /^could not be read/],
    ['the same host with a token', 'https://127.0.0.1:PORT/', { token: TOKEN }, OTHER],
    ['the same host with headers', 'https://127.0.0.1:PORT/', { headers: { a: 'b' } }, OTHER],
    ['another port', 'http://127.0.0.1:1/', {}, OTHER],
    ['another host', 'https://127.0.0.2:PORT/', {}, OTHER],
    ['where only sheets of Google are', 'https://a.googleusercontent.com/', {}, OTHER],
    ['a file', 'file:///etc/hostname', {}, OTHER],
    ['nothing', 'http://[', {}, OTHER],
  ])('a redirect to %s', async (_title, to, more, expected) => {
    behave = answer(302, '', { Location: to.replace('PORT', url.port) });
    expect(await failure({ token: null, ...more })).toMatch(expected);
    expect(upstream.received()).toHaveLength(1);
  });

  it('reads a body of exactly the maximum size, but no larger one', async () => {
    behave = answer(200, 'x'.repeat(MAX_BYTES));
    expect((await page()).text).toHaveLength(MAX_BYTES);
    behave = answer(200, 'x'.repeat(MAX_BYTES + 1));
    expect(await failure()).toBe(TOO_LARGE);
  });

  const endless: Behaviour = (_request, response) => {
    const timer = setInterval(() => response.write('x'.repeat(400)), 5);
    response.on('close', () => clearInterval(timer));
  };
  // What else an upstream can do instead of sending a feed: lib/projects/get-projects.test.ts.
  it.each<[string, Behaviour, string]>([
    ['has an endless body', endless, TOO_LARGE],
    ['sends no headers', () => {}, 'gave no complete answer in time'],
  ])('closes the connection to an upstream that %s', async (_title, behaviour, reason) => {
    let closed = false;
    behave = (request, response) => {
      response.on('close', () => {
        closed = true;
      });
      behaviour(request, response);
    };
    expect(await failure({ timeoutSeconds: 0.5 })).toBe(reason);
    await expect.poll(() => closed).toBe(true);
  });

  it('fails when the upstream does not speak HTTP', async () => {
    const mute = createServer((socket) => void socket.end('SSH-2.0-words of the upstream\r\n'));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    // Newer versions of Node give this error no code.
    const reason = /^could not be read \((?:HPE_\w+|HTTPParserError)\)$/;
    expect(await failure({ url: new URL(`http://127.0.0.1:${port}/`) })).toMatch(reason);
    mute.close();
  });
});

it('fetchPage() reads a file or pipe at once, and fails without one, beyond the size, on a folder, and on another host', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  const path = join(folder, 'feed.json');
  const file = { url: pathToFileURL(path) };
  expect(await failure(file)).toBe('could not be read (ENOENT)');
  writeFileSync(path, '\ufeff[2]');
  expect((await page(file)).text).toBe('[2]');
  writeFileSync(path, 'x'.repeat(MAX_BYTES + 1));
  expect(await failure(file)).toBe(TOO_LARGE);
  expect(await failure({ url: pathToFileURL(folder) })).toBe('could not be read (EISDIR)');
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  expect((await page({ url: pathToFileURL(pipe), timeoutSeconds: 0.5 })).text, 'a pipe that nobody writes to').toBe('');
  expect(await failure({ url: new URL('file://elsewhere.example/feed.json') })).toMatch(/^could not be read/);
  rmSync(folder, { recursive: true });
});
