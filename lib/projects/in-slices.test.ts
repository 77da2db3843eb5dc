import { describe, expect, it } from 'vitest';
import { atOnce, inSlices } from './in-slices.ts';

function* counting(to: number, work = () => {}): Generator<undefined, number> {
  for (let done = 0; done < to; done += 1) {
    work();
    yield;
  }
  return to;
}

describe('inSlices', () => {
  it('gives the same result as running at once', async () => {
    expect(await inSlices(counting(1000))).toBe(atOnce(counting(1000)));
  });

  it('lets other requests be served during long work, unlike running at once', async () => {
    const wait = () => {
      for (const end = performance.now() + 2; performance.now() < end; );
    };
    let answered = false;
    setImmediate(() => {
      answered = true;
    });
    atOnce(counting(10, wait));
    expect(answered, 'control').toBe(false);
    const seen: boolean[] = [];
    const note = () => {
      seen.push(answered);
      wait();
    };
    await inSlices(counting(10, note));
    expect([seen[0], seen.at(-1)]).toEqual([false, true]);
  });

  it('fails if the work fails', async () => {
    const failing = counting(1, () => {
      throw new Error('broken');
    });
    await expect(inSlices(failing)).rejects.toThrow('broken');
  });
});
