import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FeedFailure } from './feed-content.ts';
import { createSnapshotCache, type SnapshotOptions } from './snapshot-cache.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/** A reader with limits of 10 and 60 seconds over a simulated upstream and clock. */
function setUp({
  revalidateSeconds = 10,
  maxStaleSeconds = 60,
  waitsForRefresh = false,
}: Partial<SnapshotOptions<string>> = {}) {
  vi.setSystemTime(1_000_000);
  let loads = 0;
  let play: () => Promise<string> = async () => 'first';
  const changes: (string | null)[] = [];
  const { get: read, peek } = createSnapshotCache({
    load: async () => {
      loads += 1;
      return play();
    },
    revalidateSeconds,
    maxStaleSeconds,
    onChange: (change) => changes.push(change),
    waitsForRefresh,
  });
  return {
    read,
    peek,
    changes,
    loads: () => loads,
    pass: (more: number) => {
      vi.setSystemTime(Date.now() + more * 1_000);
    },
    upstream: (behaviour: () => Promise<string>) => {
      play = behaviour;
    },
    /** Waits for background refreshes. */
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

const failing =
  (reason = 'refused', retryAfter: number | null = null) =>
  async () => {
    throw new FeedFailure(reason, retryAfter);
  };

// What readers get while the upstream fails, hangs and recovers: `lib/projects/get-projects.test.ts`.
describe('createSnapshotCache()', () => {
  it('makes one request at a cold start, shared by all readers', async () => {
    const { read, loads } = setUp();
    const readings = await Promise.all(Array.from({ length: 50 }, () => read()));
    expect(loads()).toBe(1);
    expect(new Set(readings.map(({ state, snapshot }) => `${state} ${snapshot?.data}`))).toEqual(
      new Set(['current first']),
    );
  });

  it('makes no request while the data is fresh', async () => {
    const { read, loads, pass } = setUp();
    await read();
    pass(9.9);
    expect(await read()).toMatchObject({ state: 'current', snapshot: { data: 'first' } });
    expect(loads()).toBe(1);
  });

  it('can be peeked into without waiting, which refreshes as reading does', async () => {
    const { read, peek, pass, upstream, loads, settled } = setUp();
    expect(peek()).toBeNull();
    const reading = await read();
    expect(peek()).toEqual(reading);
    expect(loads()).toBe(1);
    upstream(async () => 'second');
    pass(10);
    expect(peek()).toEqual(reading);
    await settled();
    expect(peek()).toMatchObject({ state: 'current', snapshot: { data: 'second' } });
    pass(60);
    expect(peek(), 'while it is read').toMatchObject({ state: 'current', snapshot: { data: 'second' } });
    expect(loads()).toBe(3);
  });

  it('gives what is held at once, also when it has expired, however long a refresh takes', async () => {
    const { read, pass, upstream, settled } = setUp();
    await read();
    let arrive = (_: string) => {};
    upstream(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    pass(10);
    expect(await read()).toMatchObject({ state: 'current', snapshot: { data: 'first' } });
    pass(54);
    expect(await read()).toMatchObject({ state: 'current', snapshot: { data: 'first' } });
    pass(1);
    expect(await read()).toMatchObject({ state: 'expired', snapshot: { data: 'first' } });
    arrive('second');
    await settled();
    expect(await read()).toMatchObject({ state: 'current', snapshot: { data: 'second' } });
  });

  it('waits for a first reading, for five seconds at most', async () => {
    const { read, upstream } = setUp();
    upstream(() => new Promise(() => {}));
    expect(await read()).toEqual({ state: 'none', snapshot: null, retryAfterSeconds: 1 });
  });

  it('on demand every reader waits for a refresh that is due, and gets what is held if it fails', async () => {
    const { read, pass, upstream } = setUp({ waitsForRefresh: true });
    await read();
    upstream(async () => 'second');
    pass(10);
    expect(await read()).toMatchObject({ snapshot: { data: 'second' } });
    upstream(failing());
    pass(10);
    expect(await read()).toMatchObject({ state: 'current', snapshot: { data: 'second' } });
  });

  it.each([
    ['15 seconds at most by itself', 60, null, 15],
    ['no longer than REVALIDATE by default', 5, null, 5],
    ['as long as the upstream asks for', 60, 40, 40],
    ['no longer than REVALIDATE, whatever the upstream asks for', 60, 86_400, 60],
    ['not shorter than by itself, whatever the upstream asks for', 60, 0, 15],
    ['at least one second', 0, 0, 1],
  ])('pauses %s', async (_title, revalidateSeconds, retryAfter, expected) => {
    const { read, upstream, pass, loads } = setUp({ revalidateSeconds });
    upstream(failing('busy', retryAfter));
    expect(await read()).toEqual({ state: 'none', snapshot: null, retryAfterSeconds: expected });
    pass(expected - 0.1);
    expect(await read()).toMatchObject({ retryAfterSeconds: 1 });
    expect(loads()).toBe(1);
    pass(0.1);
    await read();
    expect(loads()).toBe(2);
  });

  it('reports each change of state once: working, failing, and failing for another reason', async () => {
    const { read, upstream, pass, changes, settled } = setUp({ maxStaleSeconds: 0 });
    const first = async () => 'first';
    for (const behaviour of [first, failing('refused'), failing('not JSON'), first]) {
      upstream(behaviour);
      for (const _ of [1, 2]) {
        await Promise.all([read(), read()]);
        await settled();
        pass(10);
      }
    }
    expect(changes).toEqual([null, 'refused', 'not JSON', null]);
  });

  it('treats a bug in loading like any failure: readers see no exception', async () => {
    const { read, upstream } = setUp();
    upstream(async () => {
      throw new TypeError('bug');
    });
    expect((await read()).state).toBe('none');
  });

  it('extends neither freshness nor a pause when the clock is set back', async () => {
    const { read, upstream, pass, loads, settled } = setUp();
    await read();
    pass(-3_600);
    upstream(failing());
    expect((await read()).state).toBe('expired');
    await settled();
    expect(loads()).toBe(2);
    pass(-3_600);
    await read();
    expect(loads()).toBe(3);
  });
});
