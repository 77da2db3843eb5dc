import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { atWork, spendWork } from './work.ts';

const settingsOf = (waiting: number) => readConfig({ WORK_WAITING: String(waiting), WORK_PER_MINUTE: '20' });

/** Tasks that run until they are told to end. */
function openWork() {
  let started = 0;
  let endAll = () => {};
  const told = new Promise<void>((resolve) => {
    endAll = resolve;
  });
  const run = async () => {
    started += 1;
    await told;
    return 'done';
  };
  return { run, endAll, started: () => started };
}

describe('atWork', () => {
  it.each([
    { kind: 'page', atOnce: 4 },
    { kind: 'search', atOnce: 1 },
    { kind: 'call', atOnce: 1 },
    { kind: 'picture', atOnce: 2 },
  ] as const)(
    'runs $atOnce $kind tasks at a time, queues some, and rejects the rest immediately',
    async ({ kind, atOnce }) => {
      const { run, endAll, started } = openWork();
      const all = Array.from({ length: atOnce + 7 }, () => atWork(settingsOf(5), kind, run));
      expect(await Promise.race([all.at(-2), 'waits'])).toBeNull();
      expect(await Promise.race([all.at(-1), 'waits'])).toBeNull();
      expect(started()).toBe(atOnce);
      endAll();
      expect(await Promise.all(all)).toEqual([...Array(atOnce + 5).fill('done'), null, null]);
    },
  );

  it.each([
    { kind: 'search', atOnce: 1 },
    { kind: 'call', atOnce: 1 },
    { kind: 'picture', atOnce: 2 },
  ] as const)('pages do not wait for a $kind', async ({ kind, atOnce }) => {
    const others = openWork();
    const working = Array.from({ length: 5 }, () => atWork(settingsOf(5), kind, others.run));
    await vi.waitFor(() => expect(others.started(), 'control').toBe(atOnce));
    expect(await atWork(settingsOf(5), 'page', async () => 'a page')).toBe('a page');
    expect(others.started(), 'control').toBe(atOnce);
    others.endAll();
    await Promise.all(working);
  });

  it.each([
    { kind: 'page', next: 'at once' },
    { kind: 'search', next: 'after a rest' },
    { kind: 'call', next: 'at once' },
    { kind: 'picture', next: 'after a rest' },
  ] as const)('after a $kind task has given its result, the next one starts $next', async ({ kind, next }) => {
    const lasting = () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 60));
    let later = 0;
    const first = Array.from({ length: 4 }, () => atWork(settingsOf(99), kind, lasting));
    expect(await first[0]).toBe('done');
    await Promise.all(first);
    const last = atWork(settingsOf(99), kind, async () => {
      later += 1;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(later).toBe(next === 'at once' ? 1 : 0);
    await last;
    expect(later).toBe(1);
  });

  it.each([
    { kind: 'search', starts: 'after' },
    { kind: 'call', starts: 'beside' },
    { kind: 'picture', starts: 'after' },
  ] as const)('a $kind starts $starts the pages being rendered', async ({ kind, starts }) => {
    const pages = openWork();
    const page = atWork(settingsOf(5), 'page', pages.run);
    let done = false;
    const other = atWork(settingsOf(5), kind, async () => {
      done = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toBe(starts === 'beside');
    pages.endAll();
    await Promise.all([page, other]);
    expect(done).toBe(true);
  });

  it.each(['search', 'picture'] as const)('a %s is run even if pages are rendered without end', async (kind) => {
    const pages = openWork();
    const page = atWork(settingsOf(5), 'page', pages.run);
    expect(await atWork(settingsOf(5), kind, async () => 'done')).toBe('done');
    pages.endAll();
    await page;
  });

  it('0 means no limit', async () => {
    const { run, endAll, started } = openWork();
    const all = Array.from({ length: 200 }, () => atWork(settingsOf(0), 'page', run));
    expect(started()).toBe(200);
    endAll();
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

  it('0 means no limit', async () => {
    const unlimited = readConfig({ WORK_PER_MINUTE: '0' });
    for (let at = 0; at < 400; at += 1) expect(await spendWork(unlimited, 'c', 10)).toBeNull();
  });
});
