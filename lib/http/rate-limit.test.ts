import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

afterEach(() => vi.useRealTimers());

const limitOf = (points: number) => createRateLimit({ name: 'test', points, seconds: 60, redisUrl: null });

describe('createRateLimit', () => {
  it('a caller may spend its points, then has to wait for the next window', async () => {
    vi.useFakeTimers();
    const limit = limitOf(2);
    expect(await limit('a')).toEqual({ ok: true });
    expect(await limit('a')).toEqual({ ok: true });
    vi.advanceTimersByTime(15_000);
    expect(await limit('a')).toEqual({ ok: false, retryAfterSeconds: 45 });
    vi.advanceTimersByTime(45_000);
    expect(await limit('a')).toEqual({ ok: true });
  });

  it('callers don’t spend each other’s points', async () => {
    const limit = limitOf(1);
    expect((await limit('a')).ok).toBe(true);
    expect((await limit('b')).ok).toBe(true);
    expect((await limit('a')).ok).toBe(false);
  });

  it('one call can cost several points', async () => {
    const limit = limitOf(10);
    expect((await limit('a', 10)).ok).toBe(true);
    expect((await limit('a')).ok).toBe(false);
  });

  it('0 points mean no limit', async () => {
    const limit = limitOf(0);
    for (let calls = 0; calls < 100; calls += 1) expect((await limit('a')).ok).toBe(true);
  });

  it('while the shared store can’t be reached, the instance counts for itself', async () => {
    const refusing = 'redis://127.0.0.1:1';
    const limit = createRateLimit({ name: 'test', points: 1, seconds: 60, redisUrl: refusing });
    expect((await limit('a')).ok).toBe(true);
    expect((await limit('a')).ok).toBe(false);
  });
});
