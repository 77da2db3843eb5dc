import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { readConfig } from '../config.ts';
import { createDelivery as create } from './delivery.ts';
import type { Attempt, DestinationName } from './destination.ts';
import { createOutbox } from './outbox.ts';

type Outcome = Attempt['outcome'];
const sends = vi.hoisted(() => ({
  play: (_by: string, _reference: string): Promise<string> => Promise.resolve('accepted'),
}));
const attempts: string[] = [];
vi.mock('./send.ts', () => ({
  send: (by: DestinationName, { reference }: { reference: string }) => {
    attempts.push(`${by} ${reference}`);
    return sends.play(by, reference);
  },
}));

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  const open: typeof actual.open = async (...words) => {
    const handle = await actual.open(...words);
    const writeFile = handle.writeFile.bind(handle);
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    handle.writeFile = (text) => (disk.isFull && text !== '' ? Promise.reject(full) : writeFile(text));
    return handle;
  };
  return { ...actual, open };
});

const TIMES = { shortestMs: 10, longestMs: 80, lookMs: 50 };
const createDelivery = (settings: Parameters<typeof create>[0]) => create(settings, TIMES);
let folder: string;
let logged: string[];
const destinations = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  CONTACT_WEBHOOK_URL: 'http://127.0.0.1:1/',
  CONTACT_WEBHOOK_SECRET: `whsec_${btoa('x'.repeat(32))}`,
};
const settings = (env: Record<string, string> = destinations) =>
  readConfig({ CONTACT_OUTBOX: join(folder, 'outbox'), CONTACT_SECRET: 'the secret of the tests', ...env });
const play = (outcome: (by: DestinationName, reference: string) => Outcome) => {
  sends.play = async (by, reference) => outcome(by as DestinationName, reference);
};
const filesIn = (name: string) => readdirSync(join(folder, 'outbox', name));
const eventsOf = (event: string) =>
  logged.filter((line) => line.includes(`"event":"${event}"`) && line.includes(folder));
const looks: NodeJS.Timeout[] = [];
let forms = 0;
function form() {
  forms += 1;
  return `${(Date.now() + forms).toString(36)}.q0pV1d8ZkR3nT5aB`;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  logged = [];
  attempts.length = 0;
  play(() => 'accepted');
  const begin = setInterval;
  vi.spyOn(globalThis, 'setInterval').mockImplementation((...words) => {
    const timer = begin(...words);
    looks.push(timer);
    return timer;
  });
  for (const name of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line) => void logged.push(String(line)));
});
afterEach(async () => {
  vi.useRealTimers();
  // A look would make the folder again.
  for (const timer of looks.splice(0)) clearInterval(timer);
  vi.restoreAllMocks();
  disk.isFull = false;
  // What is under way ends meanwhile.
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
});

/** What a process has left that accepted messages and ended. */
async function leave(...ids: readonly string[]) {
  const outbox = createOutbox(join(folder, 'outbox'));
  for (const id of ids) await outbox.accept(`${id}.AAAA-1111`, storedMessage());
  removeLock();
}
function removeLock() {
  for (const name of filesIn('.')) if (name.startsWith('lock')) rmSync(join(folder, 'outbox', name));
}

it('a message is delivered to every destination and removed', async () => {
  const { start, accept, isUsable } = createDelivery(settings());
  await start();
  expect(isUsable()).toBe(true);
  expect(await accept(form(), storedMessage())).toBe('accepted');
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  expect(attempts.sort()).toEqual(['smtp AAAA-1111', 'webhook AAAA-1111']);
});

it('it is tried again with pauses that grow up to a longest, and not sent again to those that have it', async () => {
  play((by) => (by === 'smtp' ? 'accepted' : 'later'));
  const { start, accept } = createDelivery(settings());
  await start();
  await accept(form(), storedMessage());
  await expect.poll(() => filesIn('delivered')).toEqual([expect.stringMatching(/\.smtp$/)]);
  expect(filesIn('accepted')).toHaveLength(1);
  const tried = () => attempts.filter((one) => one.startsWith('webhook')).length;
  await expect.poll(tried).toBeGreaterThan(5);
  // Without pauses there would be hundreds.
  expect(tried()).toBeLessThan(50);
  expect(attempts.filter((one) => one.startsWith('smtp'))).toHaveLength(1);
});

/** A busy machine takes its time to remove twenty files. */
const PATIENCE = { timeout: 10_000 };

it('while a destination takes none, all messages share one pause, which failures at the same time make longer once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const release: (() => void)[] = [];
  sends.play = () => new Promise((resolve) => void release.push(() => resolve('unreachable')));
  const { start, accept } = createDelivery(settings({ SMTP_URL: destinations.SMTP_URL }));
  await start();
  for (let at = 0; at < 20; at += 1) await accept(form(), storedMessage());
  /** Three fail, and the next attempts come after a pause and not before. */
  for (const pause of [10, 10, 20, 40, 80, 80]) {
    await vi.waitFor(() => expect(release).toHaveLength(3), PATIENCE);
    for (const fail of release.splice(0)) fail();
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(release).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
  }
  play(() => 'accepted');
  for (const fail of release.splice(0)) fail();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(100);
    expect(filesIn('accepted')).toEqual([]);
  }, PATIENCE);
});

it('what every destination that lacks it has refused is put aside, and said so once at error level', async () => {
  play((by) => (by === 'smtp' ? 'refused' : 'accepted'));
  const { start, accept } = createDelivery(settings());
  await start();
  await accept(form(), storedMessage());
  await expect.poll(() => filesIn('failed')).toHaveLength(1);
  expect(eventsOf('contact_message_given_up')).toEqual([expect.stringContaining('"missing":"smtp"')]);
  expect(eventsOf('contact_message_given_up')[0]).toContain('"level":"error"');
});

it('after five days it is put aside, and what a person has moved back is tried', async () => {
  play(() => 'later');
  const { start, accept } = createDelivery(settings());
  await start();
  await accept(form(), storedMessage({ received: new Date(Date.now() - 6 * 24 * 3_600_000).toISOString() }));
  await expect.poll(() => filesIn('failed')).toHaveLength(1);
  play(() => 'accepted');
  const [name = ''] = filesIn('failed');
  renameSync(join(folder, 'outbox/failed', name), join(folder, 'outbox/accepted', name));
  await expect.poll(() => [filesIn('accepted'), filesIn('failed')]).toEqual([[], []]);
});

it.each([-400, -1, 1, 4])('with a clock that is set by %i days and back, each message comes once', async (days) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const now = Date.now();
  const setBy = (changed: number) => vi.setSystemTime(now + changed * 24 * 3_600_000);
  play(() => 'unreachable');
  const { start, accept } = createDelivery(settings());
  await start();
  const [first, second] = [form(), form()];
  const message = storedMessage({ received: new Date().toISOString() });
  expect(await accept(first, message)).toBe('accepted');
  setBy(days);
  expect(await accept(second, { ...message, reference: 'BBBB-2222' })).toBe('accepted');
  const tried = attempts.length;
  await expect.poll(() => attempts.length).toBeGreaterThan(tried);
  setBy(0);
  attempts.length = 0;
  play(() => 'accepted');
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  expect(attempts.sort()).toEqual(['smtp AAAA-1111', 'smtp BBBB-2222', 'webhook AAAA-1111', 'webhook BBBB-2222']);
  expect([await accept(first, message), filesIn('failed')]).toEqual(['again', []]);
});

it('what another process has accepted is delivered; what is no message, or noted as delivered, is not', async () => {
  const [waiting, noted] = [form(), form()];
  await leave(waiting, noted);
  for (const by of ['smtp', 'webhook']) writeFileSync(join(folder, 'outbox/delivered', `${noted}.AAAA-1111.${by}`), '');
  writeFileSync(join(folder, 'outbox/accepted', `${form()}.BBBB-2222.json`), 'not a message');
  await createDelivery(settings()).start();
  await expect.poll(() => [filesIn('accepted'), filesIn('failed').length]).toEqual([[], 1]);
  expect(eventsOf('contact_message_given_up')).toEqual([expect.stringContaining('BBBB-2222.json')]);
  expect(attempts.sort()).toEqual(['smtp AAAA-1111', 'webhook AAAA-1111']);
});

it('on a full disk nothing is stored, but what waits there is delivered and removed, which makes room', async () => {
  await leave(form());
  disk.isFull = true;
  const { start, accept, isUsable } = createDelivery(settings());
  await start();
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  expect([isUsable(), await accept(form(), storedMessage())]).toEqual([false, 'unusable']);
  expect([attempts.length, filesIn('accepted')]).toEqual([2, []]);
  disk.isFull = false;
  expect([await accept(form(), storedMessage()), isUsable()]).toEqual(['accepted', true]);
});

it('while the outbox can’t be used nothing is stored; why, and what happens to messages, is said once; then it is used again', async () => {
  writeFileSync(join(folder, 'outbox'), '');
  const { start, accept, isUsable, counts } = createDelivery(settings());
  await start();
  await wait(300);
  expect([isUsable(), await accept(form(), storedMessage()), await counts()]).toEqual([false, 'unusable', null]);
  expect(eventsOf('contact_outbox_failed')).toEqual([expect.stringContaining('sent while the visitor waits')]);
  expect(eventsOf('contact_outbox_failed')[0]).toContain(join(folder, 'outbox'));
  rmSync(join(folder, 'outbox'));
  await expect.poll(isUsable).toBe(true);
  expect(await accept(form(), storedMessage())).toBe('accepted');
  rmSync(join(folder, 'outbox/accepted'), { recursive: true });
  expect(await accept(form(), storedMessage()), 'its folders are made again').toBe('accepted');
});

it.skipIf(process.getuid?.() === 0)('in a folder that can’t be written nothing is stored, nor sent again', async () => {
  await leave(form());
  for (const name of ['accepted', 'delivered', '.']) chmodSync(join(folder, 'outbox', name), 0o500);
  const { start, accept } = createDelivery(settings());
  await start();
  expect([await accept(form(), storedMessage()), attempts]).toEqual(['unusable', []]);
  for (const name of ['.', 'accepted', 'delivered']) chmodSync(join(folder, 'outbox', name), 0o700);
  await expect.poll(() => filesIn('accepted')).toEqual([]);
});

it('that another process has the outbox is said once, and it is taken once that has ended', async () => {
  const other = createOutbox(join(folder, 'outbox'));
  await other.waiting();
  const { start, isUsable } = createDelivery(settings());
  await start();
  await wait(300);
  expect(isUsable()).toBe(false);
  expect(eventsOf('contact_outbox_taken')).toHaveLength(1);
  removeLock();
  await expect.poll(isUsable).toBe(true);
});

it('without a destination messages are kept to be read', async () => {
  const { start, accept, counts } = createDelivery(settings({}));
  await start();
  expect(await accept(form(), storedMessage())).toBe('accepted');
  expect(await counts()).toEqual({ waiting: 1, failed: 0 });
  expect(attempts).toEqual([]);
});
