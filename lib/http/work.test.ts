import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { atWork, spendWork } from './work.ts';

const settingsOf = (waiting: number) => readConfig({ WORK_WAITING: String(waiting), WORK_PER_MINUTE: '20' });

/** Work that goes on until it is told to end. */
function openWork() {
  const ends: (() => void)[] = [];
  const run = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { run, endAll, started: () => ends.length };
}

describe('atWork', () => {
  it('does eight pieces of work at a time, lets some wait, and refuses the rest at once', async () => {
    const { run, endAll, started } = openWork();
    const all = Array.from({ length: 15 }, () => atWork(settingsOf(5), run));
    expect(await Promise.race([all[13], 'waits'])).toBeNull();
    expect(await Promise.race([all[14], 'waits'])).toBeNull();
    expect(started()).toBe(8);
    await endAll();
    expect(await Promise.all(all)).toEqual([...Array(13).fill('done'), null, null]);
  });

  it('0 is no limit', async () => {
    const { run, endAll, started } = openWork();
    const all = Array.from({ length: 200 }, () => atWork(settingsOf(0), run));
    expect(started()).toBe(200);
    await endAll();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['done']));
  });
});

describe('spendWork', () => {
  it('a caller has a budget for a minute, another has another', async () => {
    const spend = (caller: string, points: number) => spendWork(settingsOf(5), caller, points);
    expect(await spend('a', 10)).toBeNull();
    expect(await spend('a', 10)).toBeNull();
    expect(await spend('a', 1)).toBeGreaterThan(0);
    expect(await spend('b', 1)).toBeNull();
  });
});
