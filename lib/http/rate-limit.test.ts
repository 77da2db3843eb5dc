import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createRateLimit } from './rate-limit.ts';

afterEach(() => vi.useRealTimers());

function limitOf(points: number, env = {}) {
  const limit = createRateLimit({ name: 'test', points: () => points, seconds: 60 });
  return (caller: string, cost?: number) => limit(readConfig(env), caller, cost);
}

describe('createRateLimit', () => {
  it('lets a caller spend its points, then makes it wait for the next window', async () => {
    vi.useFakeTimers();
    const limit = limitOf(2);
    expect(await limit('a')).toBe(null);
    expect(await limit('a')).toBe(null);
    vi.advanceTimersByTime(15_000);
    expect(await limit('a')).toBe(45);
    vi.advanceTimersByTime(45_000);
    expect(await limit('a')).toBe(null);
  });

  it('counts callers separately', async () => {
    const limit = limitOf(1);
    expect(await limit('a')).toBe(null);
    expect(await limit('b')).toBe(null);
    expect(await limit('a')).toBeGreaterThan(0);
  });

  it('lets one call cost several points', async () => {
    const limit = limitOf(10);
    expect(await limit('a', 10)).toBe(null);
    expect(await limit('a')).toBeGreaterThan(0);
  });

  it('counts callers beyond the maximum together, and the earlier ones separately', async () => {
    const limit = limitOf(1);
    for (let caller = 0; caller < 50_000; caller += 1) await limit(`caller ${caller}`);
    expect(await limit('one more')).toBe(null);
    expect(await limit('and another')).toBeGreaterThan(0);
    const other = limitOf(2);
    await other('a');
    expect(await other('a'), 'control').toBe(null);
  });

  it('forgets all callers after each window', async () => {
    vi.useFakeTimers();
    const limit = limitOf(5);
    await limit('a');
    await limit('b');
    expect(vi.getTimerCount(), 'control').toBeGreaterThan(0);
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('treats 0 points as no limit', async () => {
    const limit = limitOf(0);
    for (let calls = 0; calls < 100; calls += 1) expect(await limit('a')).toBe(null);
  });

  it('counts locally while the shared store can’t be reached', async () => {
    const limit = limitOf(1, { RATE_LIMIT_REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await limit('a')).toBe(null);
    expect(await limit('a')).toBeGreaterThan(0);
  });
});
