import { gzipSync } from 'node:zlib';
import { feed } from './feed.ts';
import { answering, type Behaviour } from './upstream.ts';

/** Text of the upstream that must not reach any client. */
export const UPSTREAM_WORDS = 'UPSTREAM-WORDS-91c2';

const WORDS = { error: UPSTREAM_WORDS };
const json = JSON.stringify(feed);
const gzipped = (bytes: Buffer): Behaviour => {
  return (_request, response) =>
    void response
      .writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
      })
      .end(bytes);
};

export type Misbehaviour = {
  readonly title: string;
  readonly behave: Behaviour;
  /** The logged reason. */
  readonly reason: RegExp;
};

const status = (
  code: number,
  headers: Record<string, string> = {},
): Misbehaviour => ({
  title: `status ${code}${headers['Retry-After'] ? ' with Retry-After' : ''}`,
  behave: answering(code === 304 ? '' : WORDS, code, headers),
  reason: new RegExp(`^answered with status ${code}$`),
});

const CUT_OFF = /^could not be read \(\w+\)$/;
const TOO_LATE = /^gave no complete answer in time$/;
const TOO_LARGE = /^the feed is larger than PROJECTS_FEED_MAX_BYTES$/;
const JUNK = /^no item is an assignment \(item 1: id is missing\b/;

/**
 * What an upstream can do instead of sending a feed, one of each class. What
 * else makes a page unreadable: lib/feed/fetch-page.test.ts.
 */
export const misbehaviours: readonly Misbehaviour[] = [
  status(206),
  status(304),
  status(503, { 'Retry-After': '3600' }),
  {
    title: 'a reset',
    behave: (request) => void request.socket.resetAndDestroy(),
    reason: CUT_OFF,
  },
  {
    title: 'a body that arrives slowly and never ends',
    behave: (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(drip));
    },
    reason: TOO_LATE,
  },
  {
    title: 'a body that is cut off',
    behave: (request, response) => {
      response
        .writeHead(200, { 'Content-Length': String(json.length) })
        .write(json.slice(0, 500));
      setTimeout(() => request.socket.destroy(), 50);
    },
    reason: CUT_OFF,
  },
  {
    title: 'invalid gzip',
    behave: gzipped(Buffer.from(json)),
    reason: CUT_OFF,
  },
  {
    title: 'a redirect loop',
    behave: answering('', 302, { Location: '/feed.json' }),
    reason: /^more than 3 redirects$/,
  },
  {
    title: 'a gzip bomb',
    behave: gzipped(gzipSync(Buffer.alloc(60_000_000, ' '))),
    reason: TOO_LARGE,
  },
  {
    title: 'an array of junk',
    behave: answering([1, 'x', null, [], WORDS]),
    reason: JUNK,
  },
];
