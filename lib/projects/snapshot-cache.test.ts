import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeedFailure } from '../feed/feed-content.ts';
import { createSnapshotCache } from './snapshot-cache.ts';

/** A limit of time, which passes at once or never. */
const limit = vi.hoisted(() => ({ ms: 0, isOver: false }));
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => {
    limit.ms = ms;
    return limit.isOver ? Promise.resolve() : new Promise(() => {});
  },
}));

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));

let loads: number;
let play: () => Promise<string>;
beforeEach(() => {
  vi.setSystemTime(1_000_000);
  [loads, play] = [0, async () => 'first'];
  limit.isOver = false;
});

/**
 * A reader with limits of 10 and 60 seconds over a simulated upstream and
 * clock.
 */
const cacheOf = (
  more: Partial<Parameters<typeof createSnapshotCache<string>>[0]> = {},
) =>
  createSnapshotCache({
    load: async () => {
      loads += 1;
      return play();
    },
    revalidateSeconds: 10,
    maxStaleSeconds: 60,
    waitsForRefresh: false,
    onLoaded: () => {},
    ...more,
  });
const pass = (seconds: number) =>
  void vi.setSystemTime(Date.now() + seconds * 1_000);
/** Waits for background refreshes. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const holding = (state: string, data: string) => ({
  state,
  snapshot: { data },
});

const failing = async () => {
  throw new FeedFailure('refused');
};

// What readers get while the upstream fails, hangs and recovers:
// `lib/projects/get-projects.test.ts`.
describe('createSnapshotCache()', () => {
  it('makes one request at a cold start, shared by all readers, and none while the data is fresh', async () => {
    const { get } = cacheOf();
    for (const reading of await Promise.all(Array.from({ length: 50 }, get)))
      expect(reading).toMatchObject(holding('current', 'first'));
    pass(9.9);
    expect(await get()).toMatchObject(holding('current', 'first'));
    expect(loads).toBe(1);
  });

  it('can be peeked into without waiting, which refreshes as reading does', async () => {
    const { get, peek } = cacheOf();
    expect(peek()).toBeNull();
    const reading = await get();
    expect(peek()).toEqual(reading);
    pass(60);
    expect(peek(), 'while it is read').toMatchObject(
      holding('current', 'first'),
    );
    await settled();
    expect(loads).toBe(2);
  });

  it('gives what is held at once, also when it has expired, however long a refresh takes', async () => {
    const { get } = cacheOf();
    await get();
    let arrive = (_: string) => {};
    play = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    for (const [seconds, state] of [
      [10, 'current'],
      [54, 'current'],
      [1, 'expired'],
    ] as const) {
      pass(seconds);
      expect(await get()).toMatchObject(holding(state, 'first'));
    }
    arrive('second');
    await settled();
    expect(await get()).toMatchObject(holding('current', 'second'));
  });

  it('waits for a first reading, for five seconds at most', async () => {
    limit.isOver = true;
    play = () => new Promise(() => {});
    expect(await cacheOf().get()).toEqual({
      state: 'none',
      snapshot: null,
      retryAfterSeconds: 1,
    });
    expect(limit.ms).toBe(5_000);
  });

  it.each([
    ['15 seconds at most', 60, 15],
    ['no longer than REVALIDATE', 5, 5],
    ['at least one second', 0, 1],
  ])('pauses %s', async (_title, revalidateSeconds, expected) => {
    const { get } = cacheOf({ revalidateSeconds });
    play = failing;
    expect(await get()).toEqual({
      state: 'none',
      snapshot: null,
      retryAfterSeconds: expected,
    });
    pass(expected - 0.1);
    expect(await get()).toMatchObject({ retryAfterSeconds: 1 });
    expect(loads).toBe(1);
    pass(0.1);
    await get();
    expect(loads).toBe(2);
  });

  it('extends neither freshness nor a pause when the clock is set back', async () => {
    const { get } = cacheOf();
    await get();
    pass(-3_600);
    play = failing;
    expect((await get()).state).toBe('expired');
    await settled();
    expect(loads).toBe(2);
    pass(-3_600);
    await get();
    expect(loads).toBe(3);
  });
});
