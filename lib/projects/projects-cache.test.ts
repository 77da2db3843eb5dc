import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { readConfig } from '../config/config.ts';
import {
  createProjectList,
  NO_PROJECTS,
  type ProjectList,
} from './project-list.ts';
import { createProjectsCache } from './projects-cache.ts';

/** The reader of lists, and a limit of time, which passes at once or never. */
const stub = vi.hoisted(() => ({
  read: async (): Promise<ProjectList | null> => null,
  limitMs: 0,
  isOver: false,
}));
vi.mock('./list-reader.ts', () => ({ createListReader: () => stub.read }));
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => {
    stub.limitMs = ms;
    return stub.isOver ? Promise.resolve() : new Promise(() => {});
  },
}));

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const list = createProjectList([project('A')]);
const read = vi.fn(async (): Promise<ProjectList | null> => list);
stub.read = read;
beforeEach(() => {
  vi.setSystemTime(1_000_000);
  read.mockReset().mockImplementation(async () => list);
});

const cacheOf = (revalidateSeconds = 10, env = {}) =>
  createProjectsCache(
    readConfig({
      PROJECTS_FEED_REVALIDATE_SECONDS: `${revalidateSeconds}`,
      PROJECTS_FEED_MAX_STALE_SECONDS: '60',
      ...env,
    }),
  );
const pass = (seconds: number) =>
  void vi.setSystemTime(Date.now() + seconds * 1_000);
/** Waits for background refreshes. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const showing = (state: string, data = list) => ({ state, list: data });
const NONE = {
  state: 'none',
  list: NO_PROJECTS,
  readAt: null,
  retryAfterSeconds: 1,
};

// What readers get while the upstream fails, hangs and recovers:
// `lib/projects/get-projects.test.ts`.
it('the feed is read once at a cold start, for all readers, and not while the list is fresh', async () => {
  const { get, peek } = cacheOf();
  expect(peek(), 'the first reading').toBeNull();
  for (const reading of await Promise.all(Array.from({ length: 50 }, get)))
    expect(reading).toMatchObject(showing('current'));
  pass(9.9);
  expect(peek()).toEqual(await get());
  expect(read).toHaveBeenCalledTimes(1);
});

it('what is held is given at once, also when it has expired, however long a refresh takes', async () => {
  const { get } = cacheOf();
  await get();
  let arrive = (_: ProjectList) => {};
  read.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  for (const [seconds, state] of [
    [10, 'current'],
    [49, 'current'],
    [1, 'expired'],
  ] as const) {
    pass(seconds);
    expect(await get()).toMatchObject(showing(state));
  }
  const next = createProjectList([]);
  arrive(next);
  await settled();
  expect(await get()).toMatchObject(showing('current', next));
});

it('a first reading is waited for, five seconds at most', async () => {
  stub.isOver = true;
  read.mockReturnValue(new Promise(() => {}));
  expect(await cacheOf().get()).toEqual(NONE);
  expect(stub.limitMs).toBe(5_000);
  stub.isOver = false;
});

it('on Vercel a reader waits for a refresh that is due, because what is made of the list is kept', async () => {
  const PREVIEW = { VERCEL_ENV: 'preview', VERCEL_URL: 'site.example' };
  const { get } = cacheOf(10, PREVIEW);
  await get();
  const next = createProjectList([]);
  read.mockResolvedValue(next);
  pass(10);
  expect(await get()).toMatchObject(showing('current', next));
});

it.each([
  ['15 seconds at most', 60, 15],
  ['no longer than REVALIDATE', 5, 5],
  ['at least one second', 0, 1],
])(
  'after a failure, reading pauses for %s',
  async (_title, revalidateSeconds, expected) => {
    const { get } = cacheOf(revalidateSeconds);
    read.mockResolvedValue(null);
    expect(await get()).toEqual({ ...NONE, retryAfterSeconds: expected });
    pass(expected - 0.1);
    expect(await get()).toMatchObject({ retryAfterSeconds: 1 });
    expect(read).toHaveBeenCalledTimes(1);
    pass(0.1);
    await get();
    expect(read).toHaveBeenCalledTimes(2);
  },
);

it('neither freshness nor a pause is longer when the clock is set back', async () => {
  const { get } = cacheOf();
  await get();
  pass(-3_600);
  read.mockResolvedValue(null);
  expect((await get()).state).toBe('expired');
  await settled();
  pass(-3_600);
  await get();
  expect(read).toHaveBeenCalledTimes(3);
});
