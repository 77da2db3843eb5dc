import { describe, expect, it } from 'vitest';
import { createOnce } from './once.ts';

function attempts(...results: boolean[]) {
  const run = async () => ({ ok: results[run.times++] ?? true });
  run.times = 0;
  return run;
}

describe('createOnce', () => {
  it('two concurrent calls share one attempt', async () => {
    const once = createOnce<{ ok: boolean }>(({ ok }) => ok);
    const run = attempts(true);
    expect(await Promise.all([once('a', run), once('a', run)])).toEqual([{ ok: true }, { ok: true }]);
    expect(run.times).toBe(1);
  });

  it('after a success there is no second attempt, except for another key (control)', async () => {
    const once = createOnce<{ ok: boolean }>(({ ok }) => ok);
    const run = attempts(true);
    await once('a', run);
    await once('a', run);
    expect(run.times).toBe(1);
    await once('b', run);
    expect(run.times).toBe(2);
  });

  it('after a failure there is another attempt', async () => {
    const once = createOnce<{ ok: boolean }>(({ ok }) => ok);
    const run = attempts(false, true);
    expect(await once('a', run)).toEqual({ ok: false });
    expect(await once('a', run)).toEqual({ ok: true });
  });

  it('after an error there is another attempt', async () => {
    const once = createOnce<{ ok: boolean }>(({ ok }) => ok);
    await expect(once('a', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    expect(await once('a', attempts(true))).toEqual({ ok: true });
  });

  it('remembers the last two thousand keys', async () => {
    const once = createOnce<{ ok: boolean }>(({ ok }) => ok);
    const run = attempts();
    for (let key = 0; key <= 2_000; key += 1) await once(String(key), run);
    await once('2000', run);
    expect(run.times).toBe(2_001);
    await once('0', run);
    expect(run.times).toBe(2_002);
  });
});
