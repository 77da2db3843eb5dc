import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function limitOf(points: number) {
  const spend = createRateLimit();
  return (caller: string) => spend({ points, seconds: 60 }, caller);
}

it('a caller spends its points, then waits for its next window, and is forgotten when a window ends', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let now = 1;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pass = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
  const limit = limitOf(2);
  expect([limit('a'), limit('a')]).toEqual([null, null]);
  pass(15_500);
  expect([limit('a'), limit('b')]).toEqual([45, null]);
  pass(45_000);
  expect([limit('a'), limit('a'), limit('a')]).toEqual([null, null, 60]);
  pass(61_000);
  expect(vi.getTimerCount(), 'nobody is counted').toBe(0);
});

it('of more callers than are counted, the one not seen for longest is forgotten', () => {
  const limit = limitOf(1);
  for (let caller = 0; caller < 50_000; caller += 1) limit(`caller ${caller}`);
  expect(limit('caller 0'), 'still remembered, and seen again').toBeGreaterThan(
    0,
  );
  expect(limit('newcomer')).toBeNull();
  expect(limit('caller 0')).toBeGreaterThan(0);
  expect(limit('caller 1')).toBeNull();
});

it('nothing of the context of a caller is kept', () => {
  const contexts = new AsyncLocalStorage<object>();
  const seen: unknown[] = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((() => {
    seen.push(contexts.getStore());
    return { unref: () => {} };
  }) as never);
  const limit = limitOf(5);
  contexts.run({}, () => limit('a'));
  expect(seen).toEqual([undefined]);
});

it('0 points mean no limit', () => {
  const limit = limitOf(0);
  expect([limit('a'), limit('a')]).toEqual([null, null]);
});
