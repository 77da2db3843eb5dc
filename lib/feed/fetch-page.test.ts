import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { feedFailure } from '../../e2e/support/feed-failure.ts';
import {
  answering,
  type Behaviour,
  startUpstream,
  type Upstream,
} from '../../e2e/support/upstream.ts';
import { readConfig } from '../config/config.ts';
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
  fetchPage({
    ...readConfig({}).feed,
    url,
    token: TOKEN,
    maxBytes: MAX_BYTES,
    ...more,
  });
const failure = async (more: Partial<FeedSource> = {}) =>
  (await feedFailure(page(more))).message;
const redirect = (to: string) => answering('', 302, { Location: to });

describe('fetchPage() over http', () => {
  it.each(['gzip', 'GZIP', 'x-gzip', 'X-Gzip', ' gzip '])(
    'unpacks what is coded as “%s”',
    async (coding) => {
      behave = (_, response) => {
        response.writeHead(200, { 'content-encoding': coding });
        response.end(gzipSync('[]'));
      };
      expect(`${(await page()).bytes}`).toBe('[]');
    },
  );

  const OWN = {
    authorization: 'Token token=abc',
    'x-api-version': '2',
    accept: 'application/vnd.api+json',
  };
  it.each([
    [
      'the token and Accept',
      {},
      {
        authorization: `Bearer ${TOKEN}`,
        accept: expect.stringContaining('text/csv'),
      },
    ],
    [
      'no authorization without a token',
      { token: null },
      { authorization: undefined },
    ],
    ['the configured headers, which override its own', { headers: OWN }, OWN],
  ])('returns the text, and sends %s', async (_title, more, expected) => {
    behave = answering('[1]');
    expect(`${(await page(more)).bytes}`).toBe('[1]');
    expect({
      authorization: undefined,
      ...upstream.received()[0]?.headers,
    }).toMatchObject(expected);
  });

  it('follows three redirects on the same origin with the keys, and gives the last address', async () => {
    const link = '<?page=2>; rel=next';
    let last = answering('[1]', 200, { Link: link });
    behave = (request, response) => {
      const hop = Number(request.url?.split('=')[1] ?? 0);
      const next = hop === 3 ? last : redirect(`/feed?hop=${hop + 1}`);
      next(request, response);
    };
    expect(await page({ headers: { 'X-Api-Key': 'key' } })).toMatchObject({
      link,
      url: `${new URL('/feed?hop=3', url)}`,
    });
    const sent = upstream
      .received()
      .map(({ headers }) => `${headers.authorization} ${headers['x-api-key']}`);
    expect(sent).toEqual(Array(4).fill(`Bearer ${TOKEN} key`));
    last = redirect('/feed?hop=4');
    expect(await failure()).toBe('more than 3 redirects');
  });

  const OTHER = 'redirected to another origin';
  it.each([
    // The upstream has no TLS, which shows that it was asked.
    [
      'the same host by https',
      'https://127.0.0.1:PORT/',
      {},
      /^could not be read/,
    ],
    [
      'the same host with a token',
      'https://127.0.0.1:PORT/',
      { token: TOKEN },
      OTHER,
    ],
    [
      'the same host with headers',
      'https://127.0.0.1:PORT/',
      { headers: { a: 'b' } },
      OTHER,
    ],
    ['another port', 'http://127.0.0.1:1/', {}, OTHER],
    ['another host', 'https://127.0.0.2:PORT/', {}, OTHER],
    [
      'where only sheets of Google are',
      'https://a.googleusercontent.com/',
      {},
      OTHER,
    ],
    ['a file', 'file:///etc/hostname', {}, OTHER],
    ['nothing', 'http://[', {}, /^could not be read/],
  ])('a redirect to %s', async (_title, to, more, expected) => {
    behave = redirect(to.replace('PORT', url.port));
    expect(await failure({ token: null, ...more })).toMatch(expected);
    expect(upstream.received()).toHaveLength(1);
  });

  it('reads a body of exactly the maximum size, but no larger one', async () => {
    behave = answering('x'.repeat(MAX_BYTES));
    expect(await page()).toMatchObject({ bytes: { length: MAX_BYTES } });
    behave = answering('x'.repeat(MAX_BYTES + 1));
    expect(await failure()).toBe(TOO_LARGE);
  });

  const endless: Behaviour = (_request, response) => {
    const timer = setInterval(() => response.write('x'.repeat(400)), 5);
    response.on('close', () => clearInterval(timer));
  };
  // What else an upstream can do instead of sending a feed:
  // lib/projects/get-projects.test.ts.
  it.each([
    ['has an endless body', endless, TOO_LARGE],
    ['sends no headers', () => {}, 'gave no complete answer in time'],
  ])(
    'closes the connection to an upstream that %s',
    async (_title, behaviour, reason) => {
      let isClosed = false;
      behave = (request, response) => {
        response.on('close', () => {
          isClosed = true;
        });
        behaviour(request, response);
      };
      const timeoutSeconds = reason === TOO_LARGE ? 30 : 0.5;
      expect(await failure({ timeoutSeconds })).toBe(reason);
      await expect.poll(() => isClosed).toBe(true);
    },
  );
});

/** An empty folder, until the test has ended. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('fetchPage() reads a file, and fails without one, beyond the size, on a folder, and on another host', async () => {
  const folder = ownFolder();
  const path = join(folder, 'feed.json');
  const file = { url: pathToFileURL(path) };
  expect(await failure(file)).toBe('could not be read (ENOENT)');
  writeFileSync(path, '\ufeff[2]');
  expect(`${(await page(file)).bytes}`).toBe('\ufeff[2]');
  writeFileSync(path, 'x'.repeat(MAX_BYTES + 1));
  expect(await failure(file)).toBe(TOO_LARGE);
  expect(await failure({ url: pathToFileURL(folder) })).toBe(
    'could not be read (EISDIR)',
  );
  expect(
    await failure({ url: new URL('file://elsewhere.example/feed.json') }),
  ).toMatch(/^could not be read/);
});

it.skipIf(process.platform === 'win32')(
  'fetchPage() reads a pipe that nobody writes to as empty, at once',
  async () => {
    const pipe = join(ownFolder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(`${(await page({ url: pathToFileURL(pipe) })).bytes}`).toBe('');
  },
);
