import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { atWork, spendWork } from './work.ts';

const settingsOf = (waiting: number) => readConfig({ WORK_WAITING: String(waiting), WORK_PER_MINUTE: '20' });

/** Tasks that run until they are told to end. */
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
  it.each([
    { kind: 'page', atOnce: 4 },
    { kind: 'search', atOnce: 1 },
    { kind: 'picture', atOnce: 2 },
  ] as const)(
    'runs $atOnce $kind tasks at a time, queues some, and rejects the rest immediately',
    async ({ kind, atOnce }) => {
      const { run, endAll, started } = openWork();
      const all = Array.from({ length: atOnce + 7 }, () => atWork(settingsOf(5), kind, run));
      expect(await Promise.race([all.at(-2), 'waits'])).toBeNull();
      expect(await Promise.race([all.at(-1), 'waits'])).toBeNull();
      expect(started()).toBe(atOnce);
      await endAll();
      expect(await Promise.all(all)).toEqual([...Array(atOnce + 5).fill('done'), null, null]);
    },
  );

  it.each([
    { kind: 'search', atOnce: 1 },
    { kind: 'picture', atOnce: 2 },
  ] as const)('pages do not wait for a $kind', async ({ kind, atOnce }) => {
    const others = openWork();
    const working = Array.from({ length: 5 }, () => atWork(settingsOf(5), kind, others.run));
    expect(await atWork(settingsOf(5), 'page', async () => 'a page')).toBe('a page');
    expect(others.started(), 'control').toBe(atOnce);
    await others.endAll();
    await Promise.all(working);
  });

  it('0 means no limit', async () => {
    const { run, endAll, started } = openWork();
    const all = Array.from({ length: 200 }, () => atWork(settingsOf(0), 'page', run));
    expect(started()).toBe(200);
    await endAll();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['done']));
  });
});

describe('spendWork', () => {
  it('each caller has its own budget per minute', async () => {
    const spend = (caller: string, points: number) => spendWork(settingsOf(5), caller, points);
    expect(await spend('a', 10)).toBeNull();
    expect(await spend('a', 10)).toBeNull();
    expect(await spend('a', 1)).toBeGreaterThan(0);
    expect(await spend('b', 1)).toBeNull();
  });
});
