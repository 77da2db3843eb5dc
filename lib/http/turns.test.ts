import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs at most so many tasks at a time, the others in their order, also after one that throws', async () => {
  const { run, waiting } = createTurns(2);
  const begun: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const task = (at: number) => () => {
    begun.push(at);
    return new Promise<number>((resolve, reject) =>
      ends.set(at, (error) => (error ? reject(error) : resolve(at))),
    );
  };
  const results = [1, 2, 3, 4].map((at) => run(task(at)));
  expect([begun, waiting()]).toEqual([[1, 2], 2]);

  ends.get(2)?.(new Error('failed'));
  await expect(results[1]).rejects.toThrow('failed');
  expect([begun, waiting()]).toEqual([[1, 2, 3], 1]);

  ends.get(1)?.();
  await results[0];
  ends.get(3)?.();
  ends.get(4)?.();
  expect(
    await Promise.all([results[0], results[2], results[3], run(async () => 5)]),
  ).toEqual([1, 3, 4, 5]);
});
