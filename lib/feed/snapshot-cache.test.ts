import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FeedFailure } from './feed-request.ts';
import { createSnapshotCache, type SharedSnapshot, type Snapshot } from './snapshot-cache.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/** A reader with limits of 10 and 60 seconds over a simulated upstream and clock. */
function setUp({
  revalidateSeconds = 10,
  maxStaleSeconds = 60,
  shared,
}: {
  revalidateSeconds?: number;
  maxStaleSeconds?: number;
  shared?: SharedSnapshot<string>;
} = {}) {
  vi.setSystemTime(1_000_000);
  let loads = 0;
  let atOnce = 0;
  let mostAtOnce = 0;
  let play: () => Promise<string> = async () => 'first';
  const changes: (string | null)[] = [];
  const kept: Promise<void>[] = [];
  const {
    get: read,
    peek,
    refreshing,
  } = createSnapshotCache({
    load: async () => {
      loads += 1;
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      return play().finally(() => {
        atOnce -= 1;
      });
    },
    revalidateSeconds,
    maxStaleSeconds,
    onChange: (change) => changes.push(change),
    keepAlive: (refresh) => void kept.push(refresh),
    ...(shared && { shared }),
  });
  return {
    read,
    peek,
    refreshing,
    changes,
    loads: () => loads,
    mostAtOnce: () => mostAtOnce,
    pass: (more: number) => {
      vi.setSystemTime(Date.now() + more * 1_000);
    },
    upstream: (behaviour: () => Promise<string>) => {
      play = behaviour;
    },
    /** Waits for background refreshes. */
    settled: () => Promise.all(kept),
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
    expect(peek()).toBeNull();
    expect(loads()).toBe(3);
  });

  it('lets a reader who prefers new data wait for the refresh that is under way', async () => {
    const { read, refreshing, pass, upstream } = setUp();
    expect(refreshing()).toBeNull();
    await read();
    expect(refreshing(), 'after a reading').toBeNull();
    upstream(async () => 'second');
    pass(10);
    expect(await read()).toMatchObject({ snapshot: { data: 'first' } });
    await refreshing();
    expect(await read()).toMatchObject({ snapshot: { data: 'second' } });
    expect(refreshing()).toBeNull();
  });

  it('reports that nothing was ever read, and when the next attempt is due', async () => {
    const { read, upstream, pass } = setUp();
    upstream(failing());
    expect(await read()).toEqual({ state: 'none', snapshot: null, retryAfterSeconds: 10 });
    pass(7.5);
    expect(await read()).toMatchObject({ retryAfterSeconds: 3 });
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
    expect(await read()).toMatchObject({ retryAfterSeconds: expected });
    pass(expected - 0.1);
    await read();
    expect(loads()).toBe(1);
    pass(0.1);
    await read();
    expect(loads()).toBe(2);
  });

  it('reports each change of state once: working, failing, and failing for another reason', async () => {
    const { read, upstream, pass, changes } = setUp({ maxStaleSeconds: 0 });
    const readThrice = async () => {
      for (let times = 0; times < 3; times += 1) {
        await Promise.all([read(), read()]);
        pass(10);
      }
    };
    await readThrice();
    upstream(failing('refused'));
    await readThrice();
    upstream(failing('not JSON'));
    await readThrice();
    upstream(async () => 'back');
    await readThrice();
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
    const { read, upstream, pass, loads } = setUp();
    await read();
    pass(-3_600);
    upstream(failing());
    expect((await read()).state).toBe('expired');
    expect(loads()).toBe(2);
    pass(-3_600);
    await read();
    expect(loads()).toBe(3);
  });
});

/** A store that several processes share, as it is, and with what another process has read some seconds ago. */
function createStore() {
  let stored: Snapshot<string> | null = null;
  let reads = 0;
  let isWell = true;
  const store: SharedSnapshot<string> = {
    read: async () => {
      reads += 1;
      return stored;
    },
    write: async (snapshot) => {
      stored = snapshot;
      return isWell;
    },
  };
  return {
    store,
    reads: () => reads,
    fail: () => {
      isWell = false;
    },
    stored: () => stored,
    put: (data: string, ageSeconds: number) => {
      stored = { data, readAt: new Date(Date.now() - ageSeconds * 1_000) };
    },
  };
}

describe('createSnapshotCache(), with a shared store', () => {
  it('stores what it has read before its readers go on', async () => {
    const { store, stored } = createStore();
    const { read } = setUp({ shared: store });
    const { snapshot } = await read();
    expect({ ...stored(), isShared: true }).toEqual(snapshot);
  });

  it('says of each snapshot whether other processes find it in the store', async () => {
    const { store, put, fail } = createStore();
    fail();
    expect((await setUp({ shared: store }).read()).snapshot?.isShared).toBe(false);
    put('theirs', 1);
    expect((await setUp({ shared: store }).read()).snapshot?.isShared).toBe(true);
  });

  it('stores what it holds again when it can’t read anything newer, and says whether it is still there', async () => {
    const { store, stored, fail } = createStore();
    const { read, upstream, pass, settled } = setUp({ shared: store });
    await read();
    const first = stored();
    upstream(failing());
    for (const isShared of [true, false]) {
      pass(10);
      if (!isShared) fail();
      await read();
      await settled();
      expect((await read()).snapshot).toEqual({ ...first, isShared });
    }
  });

  it.each<[string, number, string, number]>([
    ['a fresh one instead of reading the upstream', 9, 'theirs', 0],
    ['a stale one at once, and refreshes it', 10, 'theirs', 1],
    ['none that is too old', 60, 'first', 1],
    ['one from a clock that is slightly ahead', -0.5, 'theirs', 0],
  ])('at a cold start it takes over %s', async (_, ageSeconds, data, times) => {
    const { store, put } = createStore();
    const { read, loads } = setUp({ shared: store });
    put('theirs', ageSeconds);
    const readings = await Promise.all([read(), read()]);
    expect(readings.map(({ state, snapshot }) => [state, snapshot?.data])).toEqual(Array(2).fill(['current', data]));
    expect(loads()).toBe(times);
  });

  it('a stale snapshot from the store keeps its age while the upstream fails', async () => {
    const { store, put } = createStore();
    const { read, upstream, pass, settled } = setUp({ shared: store });
    put('theirs', 30);
    upstream(failing());
    expect(await read()).toMatchObject({ state: 'current', snapshot: { data: 'theirs' } });
    await settled();
    pass(29);
    expect((await read()).state).toBe('current');
    await settled();
    pass(2);
    expect((await read()).state).toBe('expired');
  });

  it('is asked neither while the data is fresh nor during a pause, and once for many readers', async () => {
    const { store, reads } = createStore();
    const { read, upstream, pass } = setUp({ shared: store });
    upstream(failing());
    await Promise.all([read(), read(), read()]);
    await read();
    expect(reads()).toBe(1);
    upstream(async () => 'second');
    pass(10);
    await read();
    expect(reads()).toBe(2);
    pass(9);
    await read();
    expect(reads()).toBe(2);
  });

  it('an older snapshot from the store never replaces newer data', async () => {
    const { store, put } = createStore();
    const { read, pass, upstream } = setUp({ shared: store });
    await read();
    pass(20);
    put('theirs', 25);
    upstream(failing());
    expect(await read()).toMatchObject({ snapshot: { data: 'first' } });
  });
});
