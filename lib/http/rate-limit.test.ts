import { AsyncLocalStorage } from 'node:async_hooks';
import { type AddressInfo, createServer } from 'node:net';
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

function limitOf(points: number, redisUrl: string | null = null) {
  const spend = createRateLimit();
  return (caller: string) => spend({ name: 'test', points, seconds: 60, redisUrl }, caller);
}

describe('createRateLimit', () => {
  it('lets a caller spend its points, then makes it wait for the next window', async () => {
    const pass = fakeTime();
    const limit = limitOf(2);
    expect(await limit('a')).toBe(null);
    expect(await limit('a')).toBe(null);
    pass(15.5);
    expect(await limit('a')).toBe(45);
    pass(45);
    expect(await limit('a')).toBe(null);
  });

  it('gives every newcomer a budget of its own, however many callers came before; the one not seen for longest is forgotten', async () => {
    const limit = limitOf(1);
    for (let caller = 0; caller < 50_000; caller += 1) await limit(`caller ${caller}`);
    expect(await limit('caller 0'), 'control: still remembered, and seen again').toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(fc.uuid(), async (newcomer) => {
        expect(await limit(newcomer)).toBe(null);
        expect(await limit(newcomer)).toBeGreaterThan(0);
      }),
    );
    expect(await limit('caller 0')).toBeGreaterThan(0);
    expect(await limit('caller 1')).toBe(null);
  });

  it('forgets all callers after each window, by one timer for all of them', async () => {
    const pass = fakeTime();
    const limit = limitOf(5);
    for (let caller = 0; caller < 1_000; caller += 1) await limit(`caller ${caller}`);
    expect(vi.getTimerCount()).toBe(1);
    pass(60);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps nothing of the context of a thousand callers', async () => {
    const contexts = new AsyncLocalStorage<object>();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const limit = limitOf(5);
    const seen: unknown[] = [];
    timers.mockImplementation((() => {
      seen.push(contexts.getStore());
      return { unref: () => {} };
    }) as never);
    for (let caller = 0; caller < 1_000; caller += 1) await contexts.run({}, () => limit(`caller ${caller}`));
    expect(seen).toEqual([undefined]);
  });

  it('treats 0 points as no limit', async () => {
    const limit = limitOf(0);
    for (let calls = 0; calls < 100; calls += 1) expect(await limit('a')).toBe(null);
  });

  it('counts locally while the shared store can’t be reached', async () => {
    const limit = limitOf(1, 'redis://127.0.0.1:1');
    expect(await limit('a')).toBe(null);
    expect(await limit('a')).toBeGreaterThan(0);
  });

  it('counts locally while the shared store is silent in the midst of a connection', async () => {
    // It answers the handshake, and then nothing.
    const store = createServer((socket) => {
      socket.on('data', (data) => {
        for (const [, command] of String(data).matchAll(/^(HELLO|CLIENT|SELECT)\r$/gm)) {
          socket.write(command === 'HELLO' ? '%0\r\n' : '+OK\r\n');
        }
      });
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const { port } = store.address() as AddressInfo;
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    const limit = limitOf(2, `redis://127.0.0.1:${port}`);
    expect(await limit('a')).toBe(null);
    await expect.poll(() => logged.mock.calls.join()).toContain('rate_limit_store_ready');
    expect(await limit('a')).toBe(null);
    expect(await limit('a')).toBeGreaterThan(0);
    store.close();
  });
});
