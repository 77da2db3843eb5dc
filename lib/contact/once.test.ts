import { expect, it } from 'vitest';
import { createOnce } from './once.ts';

function attempts(...results: boolean[]) {
  const run = async () => ({ ok: results[run.times++] ?? true });
  run.times = 0;
  return run;
}
const create = () => createOnce<{ ok: boolean }>(({ ok }) => ok);

it('calls at the same time and after a success share one attempt, except for another key; after a failure there is another', async () => {
  const once = create();
  const run = attempts(false, true);
  expect(await Promise.all([once('a', run), once('a', run)])).toEqual([{ ok: false }, { ok: false }]);
  expect(await once('a', run)).toEqual({ ok: true });
  await once('a', run);
  expect(run.times).toBe(2);
  await once('b', run);
  expect(run.times).toBe(3);
});

it('after an error there is another attempt', async () => {
  const once = create();
  await expect(once('a', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  expect(await once('a', attempts(true))).toEqual({ ok: true });
});

it('the last two thousand keys are remembered', async () => {
  const once = create();
  const run = attempts();
  for (let key = 0; key <= 2_000; key += 1) await once(String(key), run);
  await once('2000', run);
  expect(run.times).toBe(2_001);
  await once('0', run);
  expect(run.times).toBe(2_002);
});
