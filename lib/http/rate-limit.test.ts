import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Replaces the clock and the timers; the function lets time pass. */
function fakeTime(): (seconds: number) => void {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return (seconds) => {
    now += seconds * 1000;
    vi.advanceTimersByTime(seconds * 1000);
  };
}

function limitOf(points: number) {
  const spend = createRateLimit();
  return (caller: string) => spend({ points, seconds: 60 }, caller);
}

describe('createRateLimit', () => {
  it('lets a caller spend its points, then makes it wait for the next window', () => {
    const pass = fakeTime();
    const limit = limitOf(2);
    expect(limit('a')).toBe(null);
    expect(limit('a')).toBe(null);
    pass(15.5);
    expect(limit('a')).toBe(45);
    pass(45);
    expect(limit('a')).toBe(null);
  });

  it('gives every newcomer a budget of its own, however many callers came before; the one not seen for longest is forgotten', () => {
    const limit = limitOf(1);
    for (let caller = 0; caller < 50_000; caller += 1) limit(`caller ${caller}`);
    expect(limit('caller 0'), 'control: still remembered, and seen again').toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.uuid(), (newcomer) => {
        expect(limit(newcomer)).toBe(null);
        expect(limit(newcomer)).toBeGreaterThan(0);
      }),
    );
    expect(limit('caller 0')).toBeGreaterThan(0);
    expect(limit('caller 1')).toBe(null);
  });

  it('forgets all callers after each window, by one timer for all of them', () => {
    const pass = fakeTime();
    const limit = limitOf(5);
    for (let caller = 0; caller < 1_000; caller += 1) limit(`caller ${caller}`);
    expect(vi.getTimerCount()).toBe(1);
    pass(60);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps nothing of the context of a thousand callers', () => {
    const contexts = new AsyncLocalStorage<object>();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const limit = limitOf(5);
    const seen: unknown[] = [];
    timers.mockImplementation((() => {
      seen.push(contexts.getStore());
      return { unref: () => {} };
    }) as never);
    for (let caller = 0; caller < 1_000; caller += 1) contexts.run({}, () => limit(`caller ${caller}`));
    expect(seen).toEqual([undefined]);
  });

  it('treats 0 points as no limit', () => {
    const limit = limitOf(0);
    for (let calls = 0; calls < 100; calls += 1) expect(limit('a')).toBe(null);
  });
});
