import { stat } from 'node:fs/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './disk.ts';

let onDisk: ReturnType<typeof createTurns>;
beforeEach(() => {
  vi.useFakeTimers();
  onDisk = createTurns();
});
afterEach(() => void vi.useRealTimers());

const takes = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const LATE = 'the disk did not answer in time';

it('waits two seconds, rejects at once while an operation is overdue, and works again when the disk answers', async () => {
  const hanging = onDisk(() => takes(10_000));
  const rejected = expect(hanging).rejects.toThrow(LATE);
  await vi.advanceTimersByTimeAsync(2_000);
  await rejected;
  let ran = false;
  const next = async () => {
    ran = true;
  };
  await expect(onDisk(next)).rejects.toThrow(LATE);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(ran).toBe(false);
  await onDisk(next);
  expect(ran).toBe(true);
});

it('does not count the time during which the process itself is too busy to see the answer', async () => {
  vi.useRealTimers();
  const reading = onDisk(() => stat('.'));
  for (const end = Date.now() + 2_500; Date.now() < end; );
  expect((await reading).isDirectory()).toBe(true);
});

it('whatever the disk does, runs one operation at a time, each for two seconds at most, and none while one is overdue', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ pause: fc.nat(1_500), ms: fc.nat(5_000), fails: fc.boolean() }), { maxLength: 20 }),
      async (operations) => {
        let running = 0;
        const answers: Promise<void>[] = [];
        for (const { pause, ms, fails } of operations) {
          await vi.advanceTimersByTimeAsync(pause);
          let began = Number.NaN;
          const answer = onDisk(async () => {
            began = Date.now();
            running += 1;
            expect(running).toBe(1);
            await takes(ms);
            running -= 1;
            if (fails) throw new Error('EIO');
          });
          const settled = answer.then(
            () => expect([fails, ms <= 2_000]).toEqual([false, true]),
            ({ message }) => expect(fails ? ['EIO', LATE] : [LATE]).toContain(message),
          );
          answers.push(settled.then(() => expect(Date.now() - began || 0).toBeLessThanOrEqual(2_000)));
        }
        await vi.advanceTimersByTimeAsync(120_000);
        await Promise.all(answers);
        expect(await onDisk(async () => 'works')).toBe('works');
      },
    ),
  ));
