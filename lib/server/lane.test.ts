import { describe, expect, it, vi } from 'vitest';
import { createLane } from './lane.ts';

const forEver = new AbortController().signal;

/** Tasks that run until they are told to end. */
function openTasks() {
  const started: string[] = [];
  let endAll = () => {};
  const reported = new Promise<void>((resolve) => {
    endAll = resolve;
  });
  const task = async () => {
    started.push('one');
    await reported;
    return 'done';
  };
  return { task, endAll, started };
}

const laneOf = (options: Partial<Parameters<typeof createLane>[0]> = {}) =>
  createLane({ atOnce: 1, mostWaiting: 5, mostOfCaller: 5, ...options });

describe('createLane', () => {
  it.each([1, 2, 4])('runs %i tasks at a time, lets some wait, and refuses the rest at once', async (atOnce) => {
    const { task, endAll, started } = openTasks();
    const lane = laneOf({ atOnce });
    const running = Array.from({ length: atOnce }, () => lane.run('a', task, forEver));
    await vi.waitFor(() => expect(started).toHaveLength(atOnce));
    const waiting = Array.from({ length: 5 }, () => lane.run('a', task, forEver));
    expect(await lane.run('a', task, forEver)).toBe('busy');
    expect(lane.facts()).toEqual({ running: atOnce, waiting: 5, refused: 1 });
    expect(started).toHaveLength(atOnce);
    endAll();
    expect(await Promise.all([...running, ...waiting])).toEqual(Array(atOnce + 5).fill('done'));
    await vi.waitFor(() => expect(lane.facts()).toEqual({ running: 0, waiting: 0, refused: 1 }));
  });

  it('refuses nobody without a limit', async () => {
    const lane = laneOf({ mostWaiting: Number.POSITIVE_INFINITY, mostOfCaller: Number.POSITIVE_INFINITY });
    const all = Array.from({ length: 200 }, () => lane.run('a', async () => 'done', forEver));
    expect(new Set(await Promise.all(all))).toEqual(new Set(['done']));
  });

  it('gives the place back when a task is done (control)', async () => {
    const lane = laneOf();
    expect(await lane.run('a', async () => 'first', forEver)).toBe('first');
    expect(await lane.run('a', async () => 'next', forEver)).toBe('next');
  });

  it('gives the place back when a task fails', async () => {
    const lane = laneOf();
    await expect(lane.run('a', () => Promise.reject(new Error('broken')), forEver)).rejects.toThrow('broken');
    expect(await lane.run('a', async () => 'next', forEver)).toBe('next');
  });

  it('lets the event loop turn between tasks that wait for nothing', async () => {
    const lane = laneOf();
    let turns = 0;
    const turn = () => {
      turns += 1;
      if (turns < 100) setImmediate(turn);
    };
    setImmediate(turn);
    const turnsBefore = await Promise.all([1, 2, 3, 4].map(() => lane.run('a', async () => turns, forEver)));
    expect(new Set(turnsBefore).size).toBe(4);
  });

  it('runs nothing for a caller that has left before', async () => {
    const { task, started } = openTasks();
    const lane = laneOf();
    expect(await lane.run('a', task, AbortSignal.abort())).toBe('busy');
    expect(started).toEqual([]);
    expect(lane.facts()).toEqual({ running: 0, waiting: 0, refused: 0 });
  });

  it('makes room at once when one that waits is aborted, and never runs it', async () => {
    const { task, endAll, started } = openTasks();
    const lane = laneOf({ mostWaiting: 1 });
    const running = lane.run('a', task, forEver);
    await vi.waitFor(() => expect(started).toHaveLength(1));
    const caller = new AbortController();
    const left = lane.run('a', task, caller.signal);
    expect(await lane.run('a', task, forEver), 'control').toBe('busy');
    caller.abort();
    const next = lane.run('a', async () => 'next', forEver);
    endAll();
    expect(await Promise.all([running, left, next])).toEqual(['done', 'busy', 'next']);
    expect(started).toHaveLength(1);
  });

  it('lets a caller have a share of the waiting places, so that others find one', async () => {
    const { task, endAll } = openTasks();
    const lane = laneOf({ mostWaiting: 8, mostOfCaller: 2 });
    const own = [1, 2, 3].map(() => lane.run('a', task, forEver));
    expect(await lane.run('a', task, forEver)).toBe('busy');
    const others = ['b', 'c'].map((caller) => lane.run(caller, task, forEver));
    endAll();
    expect(await Promise.all([...own, ...others])).toEqual(Array(5).fill('done'));
    expect(await lane.run('a', async () => 'next', forEver), 'control: its share is free again').toBe('next');
  });
});
