import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  it,
  vi,
} from 'vitest';
import {
  feed,
  openIds,
  SECRET,
  UPSTREAM_WORDS,
} from '../../e2e/support/feed.ts';
import {
  answering,
  type Behaviour,
  startUpstream,
  type Upstream,
} from '../../e2e/support/upstream.ts';
import { readConfig } from '../config/config.ts';
import { getProjects, peekProjects, setProjectsCache } from './get-projects.ts';
import { NO_PROJECTS } from './project-list.ts';
import { createProjectsCache } from './projects-cache.ts';

const TOKEN = 'token-8d41';
const REVALIDATE_SECONDS = 10;
const MAX_STALE_SECONDS = 60;
const healthy = answering(feed);

let upstream: Upstream;
let lines: string[];
let timeoutSeconds: number;
let onRead: () => void;
let prepare: () => Promise<void>;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const method of ['info', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => lines.push(line));
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A process that has not read the feed yet. */
beforeEach(async () => {
  upstream = await startUpstream(healthy);
  lines = [];
  [onRead, prepare, timeoutSeconds] = [() => {}, async () => {}, 20];
  const { feed, ...config } = readConfig({
    PROJECTS_FEED_URL: upstream.url,
    PROJECTS_FEED_TOKEN: TOKEN,
    PROJECTS_FEED_REVALIDATE_SECONDS: `${REVALIDATE_SECONDS}`,
    PROJECTS_FEED_MAX_STALE_SECONDS: `${MAX_STALE_SECONDS}`,
  });
  Object.defineProperty(feed, 'timeoutSeconds', { get: () => timeoutSeconds });
  setProjectsCache(
    createProjectsCache(
      { ...config, feed },
      { onRead: () => onRead(), prepare: () => prepare() },
    ),
  );
});
afterEach(async () => {
  await upstream.stop();
  for (const words of [UPSTREAM_WORDS, TOKEN, SECRET])
    expect(lines.join('\n')).not.toContain(words);
});

const pass = (seconds: number) =>
  vi.setSystemTime(Date.now() + seconds * 1_000);
const idsOf = ({ list }: Awaited<ReturnType<typeof getProjects>>) =>
  list.all.map(({ id }) => id);
const logged = (...events: readonly string[]) =>
  lines
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ event }) => events.includes(String(event)));
const changes = () =>
  logged('feed_unavailable', 'feed_read').map(
    ({ event, reason }) => reason ?? event,
  );

/** The next reading, once it is due. */
async function nextReading(seconds: number) {
  pass(seconds);
  await new Promise<void>((resolve) => {
    onRead = resolve;
    peekProjects();
  });
  return getProjects();
}

/** Waits for a refresh in the background, which logs a change. */
async function untilChanged(times: number) {
  while (changes().length < times)
    await new Promise((resolve) => setImmediate(resolve));
}

it('a list is shown once it is prepared, not before', async () => {
  let finish = () => {};
  const isPreparing = new Promise<void>((resolve) => {
    prepare = () =>
      new Promise((done) => {
        finish = done;
        resolve();
      });
  });
  const reading = getProjects();
  await isPreparing;
  expect(peekProjects()).toBeNull();
  finish();
  expect(idsOf(await reading)).toEqual(openIds);
});

/**
 * What an upstream does instead of sending a feed, with the logged reason. What
 * else makes a feed unreadable: lib/feed/fetch-page.test.ts and
 * lib/feed/feed-loader.test.ts.
 */
const FAULTS: readonly (readonly [string, Behaviour])[] = [
  [
    'answered with status 503',
    answering({ error: UPSTREAM_WORDS }, 503, { 'Retry-After': '3600' }),
  ],
  [
    'could not be read (ECONNRESET)',
    ({ socket }) => void socket.resetAndDestroy(),
  ],
  [
    'gave no complete answer in time',
    (_request, response) => void response.writeHead(200).write(' '),
  ],
];
const NONE = {
  state: 'none',
  list: NO_PROJECTS,
  readAt: null,
  retryAfterSeconds: expect.any(Number),
};

it.each(FAULTS)(
  '%s: no data at first, data until MAX_STALE, then expired data; each change is logged once, and it recovers by itself',
  async (reason, behave) => {
    const begin = () => {
      if (reason.includes('in time')) timeoutSeconds = 0.4;
      upstream.behave(behave);
    };
    const recover = async () => {
      timeoutSeconds = 20;
      upstream.behave(healthy);
      expect(idsOf(await nextReading(REVALIDATE_SECONDS))).toEqual(openIds);
    };
    begin();
    for (const _ of [1, 2]) expect(await getProjects()).toEqual(NONE);
    await recover();

    begin();
    pass(REVALIDATE_SECONDS);
    const reading = await getProjects();
    expect(reading.state).toBe('current');
    await untilChanged(3);
    expect(await getProjects(), 'after the failure').toEqual({
      ...reading,
      retryAfterSeconds: expect.any(Number),
    });

    const { list, readAt } = reading;
    expect(await nextReading(MAX_STALE_SECONDS)).toEqual({
      ...NONE,
      state: 'expired',
      list,
      readAt,
    });
    await recover();
    const failed = expect.stringContaining(reason);
    expect(changes()).toEqual([failed, 'feed_read', failed, 'feed_read']);
  },
);

const item = (id: string) => ({ id, name: `Name of ${id}` });

// Junk beside good items: e2e/outage.spec.ts; as many items as there may be:
// lib/feed/feed-loader.test.ts.
it('what can’t be read of a list is left out, and the log names it once', async () => {
  const items = [
    item('A'),
    { ...item('B'), roles: [{}] },
    { id: 'C', context: SECRET },
  ];
  upstream.behave(answering(items));
  expect(idsOf(await getProjects())).toEqual(['A', 'B']);
  upstream.behave(answering({ projects: items }));
  await nextReading(MAX_STALE_SECONDS);
  const reasons = [
    'item 2 (B): roles.0.title is missing',
    'item 3 (C) left out: name is missing',
  ];
  expect(logged('feed_left_out')).toMatchObject([
    { level: 'warn', count: 2, reasons },
  ]);
});

it('a reading without news gives the same list; with news, only what has changed is new', async () => {
  const read = async (body: unknown) => {
    upstream.behave(answering(body));
    return (await nextReading(MAX_STALE_SECONDS)).list;
  };
  const [same, other] = [item('same'), item('other')];
  const first = await read([same, other]);
  expect(await read({ projects: [same, { ...other, margin: 9 }] })).toBe(first);
  const changed = await read([same, { ...other, location: 'Bergen' }]);
  expect(changed?.firstSeenById.get('same')).toEqual(first?.firstSeen);
  expect([changed?.firstSeen, changed?.firstSeenById.get('other')]).toEqual([
    new Date(),
    new Date(),
  ]);
  expect(await read([])).toMatchObject({ all: [] });
});

it('an assignment is over for everyone once its last day has ended everywhere on earth, without a new reading', async () => {
  const last = new Date(Date.now()).toISOString().slice(0, 10);
  upstream.behave(answering([{ ...item('A'), apply_by: last }, item('B')]));
  const earlier = await getProjects();
  expect(idsOf(earlier)).toEqual(['A', 'B']);
  await upstream.refuse(true);
  vi.setSystemTime(Date.parse(`${last}T23:59:59-12:00`));
  expect(idsOf(await getProjects())).toEqual(['A', 'B']);
  pass(1);
  const later = await getProjects();
  expect(idsOf(later)).toEqual(['B']);
  const [before, data] = [earlier.list, later.list];
  expect(data?.byId.has('A')).toBe(false);
  expect(data?.firstSeenById.get('B')).toEqual(before?.firstSeenById.get('B'));
  expect((await getProjects()).list, 'again').toBe(data);
  await upstream.refuse(false);
});
