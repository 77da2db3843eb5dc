import { describe, expect, it } from 'vitest';
import { createFlights } from './flights.ts';

const caller = () => new AbortController();

describe('createFlights', () => {
  it('does work once for all who wait for it, and anew afterwards', async () => {
    let done = 0;
    const join = createFlights<number>(60_000);
    const work = async () => {
      done += 1;
      return done;
    };
    const all = await Promise.all(Array.from({ length: 5 }, () => join('a', caller().signal, work)));
    expect(all).toEqual([1, 1, 1, 1, 1]);
    expect(await join('a', caller().signal, work)).toBe(2);
    expect(await join('b', caller().signal, work)).toBe(3);
  });

  it('stops work only when the last who waits for it has left; the next caller starts it anew', async () => {
    const signals: AbortSignal[] = [];
    const join = createFlights<string>(60_000);
    const work = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('stopped')));
    };
    const [one, two] = [caller(), caller()];
    const results = [join('a', one.signal, work), join('a', two.signal, work)];
    one.abort();
    expect(signals[0]?.aborted, 'control').toBe(false);
    two.abort();
    expect(signals[0]?.aborted).toBe(true);
    void join('a', caller().signal, work);
    expect(signals).toHaveLength(2);
    for (const result of await Promise.all(results)) expect(result).toBe('stopped');
  });

  it('stops work after the time limit, though somebody waits for it', async () => {
    const join = createFlights<string>(20);
    const work = (signal: AbortSignal) =>
      new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('stopped')));
    expect(await join('a', caller().signal, work)).toBe('stopped');
    expect(await join('a', caller().signal, async () => 'next')).toBe('next');
  });

  it('tells everyone of a failure', async () => {
    const join = createFlights<string>(60_000);
    const all = [1, 2].map(() => join('a', caller().signal, () => Promise.reject(new Error('broken'))));
    for (const failed of all) await expect(failed).rejects.toThrow('broken');
  });
});
