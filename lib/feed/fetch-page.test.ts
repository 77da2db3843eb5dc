import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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

let behave: Behaviour;
let upstream: Upstream;
let url: URL;

beforeEach(async () => {
  upstream = await startUpstream((...exchange) => behave(...exchange));
  url = new URL('/feed', upstream.url);
});
afterEach(() => upstream.stop());

const source = (more: Partial<FeedSource> = {}): FeedSource => ({
  url,
  token: TOKEN,
  headers: {},
  timeoutSeconds: 5,
  maxBytes: MAX_BYTES,
  ...more,
});

const answer = (status: number, body = '', headers: Record<string, string> = {}) => answering(body, status, headers);

const fetchText = async (from: FeedSource) => (await fetchPage(from)).text;

const failure = (more: Partial<FeedSource> = {}) => feedFailure(fetchPage(source(more)));

describe('fetchPage() over http', () => {
  const OWN = { Authorization: 'Token token=abc', 'X-Api-Version': '2', accept: 'application/vnd.api+json' };
  it.each<[string, Partial<FeedSource>, object]>([
    [
      'the token and Accept',
      {},
      { authorization: `Bearer ${TOKEN}`, accept: 'application/json, text/csv, application/xml, */*;q=0.5' },
    ],
    ['no authorization without a token', { token: null }, { authorization: undefined }],
    [
      'the configured headers, which override its own',
      { token: null, headers: OWN },
      { authorization: 'Token token=abc', 'x-api-version': '2', accept: 'application/vnd.api+json' },
    ],
  ])('returns the text, and sends %s', async (_title, more, expected) => {
    behave = answer(200, '[1]');
    expect(await fetchText(source(more))).toBe('[1]');
    expect({ authorization: undefined, ...upstream.received()[0]?.headers }).toMatchObject(expected);
  });

  it('sends the configured headers to redirects on the same origin, and to no other', async () => {
    const other = await startUpstream(answering([]));
    const headers = { 'X-Api-Key': 'key' };
    behave = (request, response) =>
      answer(302, '', { Location: request.url === '/feed' ? '/moved' : other.url })(request, response);
    expect((await failure({ headers })).message).toBe('redirected to another origin');
    expect(upstream.received().map(({ headers: sent }) => sent['x-api-key'])).toEqual(['key', 'key']);
    expect(other.requests()).toBe(0);
    await other.stop();
  });

  // This upstream has no TLS, which shows that it was asked.
  it.each([
    ['another https origin without a key', 'https:', {}, /^redirected to an address that is not public$/],
    ['another http origin', 'http:', {}, /^redirected to another origin$/],
    ['another https origin with a token', 'https:', { token: TOKEN }, /^redirected to another origin$/],
    [
      'another https origin with headers',
      'https:',
      { headers: { 'X-Api-Key': 'key' } },
      /^redirected to another origin$/,
    ],
  ])('a redirect to %s: %s', async (_title, protocol, more, expected) => {
    const other = await startUpstream(answering([]));
    behave = answer(302, '', { Location: other.url.replace('http:', protocol) });
    expect((await failure({ token: null, ...more })).message).toMatch(expected);
    await other.stop();
  });

  it('returns the address of the next page, and the base it is relative to', async () => {
    behave = (request, response) =>
      request.url === '/feed'
        ? answer(302, '', { Location: '/v2/feed' })(request, response)
        : answer(200, '[1]', { Link: '<?page=2>; rel=next' })(request, response);
    expect(await fetchPage(source())).toMatchObject({ next: '?page=2', url: new URL('/v2/feed', url) });
  });

  it.each([
    ['7', 7],
    ['0', 0],
    ['soon', null],
    ['Wed, 21 Oct 2015 07:28:00 GMT', null],
    [new Date(Date.now() + 3_600_000).toUTCString(), expect.closeTo(3_600, -3)],
  ])('passes on a Retry-After of “%s” as %s', async (value, expected) => {
    behave = answer(503, '', { 'Retry-After': value });
    expect((await failure()).retryAfterSeconds).toEqual(expected);
  });

  it('follows three redirects on the same origin with the token', async () => {
    behave = (request, response) => {
      const hop = Number(request.url?.split('=')[1] ?? 0);
      if (hop === 3) answer(200, '[1]')(request, response);
      else answer(302, '', { Location: `/feed?hop=${hop + 1}` })(request, response);
    };
    expect(await fetchText(source())).toBe('[1]');
    expect(upstream.received().map(({ headers }) => headers.authorization)).toEqual(Array(4).fill(`Bearer ${TOKEN}`));
  });

  it.each(['http://localhost:1/feed', '//evil.example/', 'file:///etc/hostname', 'http://['])(
    'does not follow a redirect to %s',
    async (location) => {
      behave = answer(302, '', { Location: location });
      expect((await failure()).message).toBe('redirected to another origin');
      expect(upstream.received()).toHaveLength(1);
    },
  );

  it('reads a body of exactly the maximum size, but no larger one', async () => {
    behave = answer(200, 'x'.repeat(MAX_BYTES));
    expect(await fetchText(source())).toHaveLength(MAX_BYTES);
    behave = answer(200, 'x'.repeat(MAX_BYTES + 1));
    expect((await failure()).message).toBe('the body is larger than 1000 bytes');
  });

  const endless: Behaviour = (_request, response) => {
    const timer = setInterval(() => response.write('x'.repeat(400)), 5);
    response.on('close', () => clearInterval(timer));
  };
  // What else an upstream can do instead of sending a feed: lib/projects/get-projects.test.ts.
  it.each<[string, Behaviour, string]>([
    ['has an endless body', endless, 'the body is larger than 1000 bytes'],
    ['sends no headers', () => {}, 'gave no complete answer in time'],
  ])('closes the connection to an upstream that %s', async (_title, behaviour, reason) => {
    let closed = false;
    behave = (request, response) => {
      response.on('close', () => {
        closed = true;
      });
      behaviour(request, response);
    };
    expect((await failure({ timeoutSeconds: 0.5 })).message).toBe(reason);
    await expect.poll(() => closed).toBe(true);
  });

  it('fails when the upstream does not speak HTTP', async () => {
    const mute = createServer((socket) => void socket.end('SSH-2.0-words of the upstream\r\n'));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    const { message } = await failure({ url: new URL(`http://127.0.0.1:${port}/`) });
    // Newer versions of Node give this error no code.
    expect(message).toMatch(/^could not be read \((?:HPE_\w+|HTTPParserError)\)$/);
    mute.close();
  });
});

describe('fetchPage() of a file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feed-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('reads it, fails when it is gone, and reads it again when it is back', async () => {
    const path = join(folder, 'feed.json');
    const file = { url: pathToFileURL(path) };
    await writeFile(path, '[1]');
    expect(await fetchText(source(file))).toBe('[1]');
    await rm(path);
    expect((await failure(file)).message).toBe('could not be read (ENOENT)');
    await writeFile(path, '\ufeff[2]');
    expect(await fetchText(source(file))).toBe('[2]');
  });

  it('fails on a file beyond the size limit, on a folder, and on a file of another host', async () => {
    const path = join(folder, 'feed.json');
    await writeFile(path, 'x'.repeat(MAX_BYTES + 1));
    const messageOf = async (url: URL) => (await failure({ url })).message;
    expect(await messageOf(pathToFileURL(path))).toBe('the body is larger than 1000 bytes');
    expect(await messageOf(pathToFileURL(folder))).toBe('could not be read (EISDIR)');
    expect(await messageOf(new URL('file://elsewhere.example/feed.json'))).toMatch(/^could not be read/);
  });
});
