import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { readConfig } from '../config.ts';
import type { Attempt } from './attempt.ts';
import { createDelivery } from './delivery.ts';
import { createOutbox } from './outbox.ts';

type Outcome = Attempt['outcome'];
const attempts: string[] = [];
const sends = vi.hoisted(() => ({
  play: (_by: string, _reference: string): Promise<string> => Promise.resolve('accepted'),
  by: (name: string) => async (message: { reference: string }) => {
    attempts.push(`${name} ${message.reference}`);
    return { outcome: await sends.play(name, message.reference) };
  },
}));
vi.mock('./send-mail.ts', () => ({ sendMail: sends.by('smtp') }));
vi.mock('./send-webhook.ts', () => ({ sendWebhook: sends.by('webhook') }));

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

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1' };
const BOTH = {
  ...SMTP,
  CONTACT_WEBHOOK_URL: 'http://127.0.0.1:1/',
  CONTACT_WEBHOOK_SECRET: `whsec_${btoa('x'.repeat(32))}`,
};
const NO_OUTBOX = { VERCEL_ENV: 'production', BASE_URL: 'https://consulting.example' };

let folder: string;
let logged: string[];
let messages = 0;
const looks: NodeJS.Timeout[] = [];
const play = (outcome: (by: string, reference: string) => Outcome) => {
  sends.play = async (by, reference) => outcome(by, reference);
};
const filesIn = (name: string) => readdirSync(join(folder, 'outbox', name));
const eventsOf = (event: string) => logged.filter((line) => line.includes(`"event":"${event}"`));

/** A message of another form each time. */
function written(fields = {}) {
  messages += 1;
  const form = `${(Date.now() + messages).toString(36)}.q0pV1d8ZkR3nT5aB`;
  const reference = `AAAA-${String(messages).padStart(4, '0')}`;
  return { form, message: storedMessage({ reference, received: new Date().toISOString(), ...fields }) };
}

/** A delivery that has begun. `send` has it take a message. */
async function started(env: object = BOTH, outbox: object = { CONTACT_OUTBOX: join(folder, 'outbox') }) {
  const settings = readConfig({ ...env, ...outbox, CONTACT_SECRET: 'the secret of the tests' });
  const delivery = createDelivery(settings, { shortestMs: 10, longestMs: 80, lookMs: 50 });
  await delivery.start();
  const send = ({ form, message } = written()) => delivery.take(form, message);
  return { ...delivery, send };
}

function removeLock() {
  for (const name of filesIn('.')) if (name.startsWith('lock')) rmSync(join(folder, 'outbox', name));
}

/** What a process has left that accepted a message and ended. Gives the message’s id. */
async function leave() {
  const { form, message } = written();
  const id = `${form}.${message.reference}`;
  await createOutbox(join(folder, 'outbox')).accept(id, message);
  removeLock();
  return id;
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

it('a message is sent again with pauses that grow up to a longest, but not to a destination that has it, and then removed', async () => {
  play((by) => (by === 'smtp' ? 'accepted' : 'later'));
  const { send, isUsable } = await started();
  expect([await send(), isUsable()]).toEqual(['taken', true]);
  await expect.poll(() => filesIn('delivered')).toEqual([expect.stringMatching(/\.smtp$/)]);
  expect(filesIn('accepted')).toHaveLength(1);
  const tried = (by: string) => attempts.filter((one) => one.startsWith(by)).length;
  await expect.poll(() => tried('webhook')).toBeGreaterThan(5);
  // Without pauses there would be hundreds.
  expect(tried('webhook')).toBeLessThan(50);
  play(() => 'accepted');
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  expect(tried('smtp')).toBe(1);
});

/** A busy machine takes its time to remove twenty files. */
const PATIENCE = { timeout: 10_000 };

it('while a destination takes none, all messages share one pause, which failures at the same time make longer once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const release: (() => void)[] = [];
  sends.play = () => new Promise((resolve) => void release.push(() => resolve('unreachable')));
  const { send } = await started(SMTP);
  for (let at = 0; at < 20; at += 1) await send();
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

const DAY_MS = 24 * 3_600_000;

it.each<[title: string, outcome: Outcome, days: number]>([
  ['that a destination has refused', 'refused', 0],
  ['that no attempt has delivered for five days', 'later', 5.01],
])(
  'a message %s is put aside and named once at error level; one that a person moves back is tried again',
  async (_title, outcome, days) => {
    const received = (ago: number) => ({ received: new Date(Date.now() - ago * DAY_MS).toISOString() });
    const younger = written(received(4.99));
    play((by, reference) =>
      by === 'webhook' ? 'accepted' : reference === younger.message.reference ? 'later' : outcome,
    );
    const { send, counts } = await started();
    for (const message of [younger, written(received(days))]) await send(message);
    const givenUp = [expect.stringContaining('"missing":"smtp","file":')];
    await expect.poll(() => eventsOf('contact_message_given_up')).toEqual(givenUp);
    const [name = '', ...others] = filesIn('failed');
    expect(others).toEqual([]);
    expect(name).not.toContain(younger.message.reference);
    expect(eventsOf('contact_message_given_up')[0]).toContain('"level":"error"');
    expect(await counts()).toEqual({ waiting: 1, failed: 1 });

    play(() => 'accepted');
    renameSync(join(folder, 'outbox/failed', name), join(folder, 'outbox/accepted', name));
    await expect.poll(() => [filesIn('accepted'), filesIn('failed')]).toEqual([[], []]);
    expect(attempts.filter((one) => one.startsWith('webhook'))).toHaveLength(2);
  },
);

it.each([-400, -1, 1, 4])('with a clock that is set by %i days and back, each message comes once', async (days) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const now = Date.now();
  const setBy = (changed: number) => vi.setSystemTime(now + changed * DAY_MS);
  play(() => 'unreachable');
  const { send } = await started();
  const first = written();
  expect(await send(first)).toBe('taken');
  setBy(days);
  expect(await send({ ...written(), message: { ...first.message, reference: 'BBBB-2222' } })).toBe('taken');
  const tried = attempts.length;
  await expect.poll(() => attempts.length).toBeGreaterThan(tried);
  setBy(0);
  attempts.length = 0;
  play(() => 'accepted');
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  expect(await send(first), 'sent again').toBe('taken');
  const { reference } = first.message;
  const sent = [`smtp ${reference}`, 'smtp BBBB-2222', `webhook ${reference}`, 'webhook BBBB-2222'];
  expect([attempts.sort(), filesIn('accepted'), filesIn('failed')]).toEqual([sent, [], []]);
});

it('what another process has accepted is delivered; what is no message, or noted as delivered, is not', async () => {
  const [waiting, noted] = [await leave(), await leave()];
  for (const by of ['smtp', 'webhook']) writeFileSync(join(folder, `outbox/delivered/${noted}.${by}`), '');
  writeFileSync(join(folder, 'outbox/accepted', `${written().form}.BBBB-2222.json`), 'not a message');
  await started();
  await expect.poll(() => eventsOf('contact_message_given_up')).toEqual([expect.stringContaining('BBBB-2222.json')]);
  await expect.poll(() => [filesIn('accepted'), filesIn('failed').length]).toEqual([[], 1]);
  const reference = waiting.slice(-9);
  expect(attempts.sort()).toEqual([`smtp ${reference}`, `webhook ${reference}`]);
});

it('on a full disk nothing is stored, but what waits there is delivered and removed, which makes room', async () => {
  const reference = (await leave()).slice(-9);
  disk.isFull = true;
  const { send, isUsable } = await started();
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  expect(attempts.sort()).toEqual([`smtp ${reference}`, `webhook ${reference}`]);
  play(() => 'later');
  expect([isUsable(), await send(), filesIn('accepted')]).toEqual([false, 'undelivered', []]);
  disk.isFull = false;
  expect([await send(), isUsable()]).toEqual(['taken', true]);
});

it('an outbox with a thousand messages has no room for another', async () => {
  const { send } = await started({});
  const failed = join(folder, 'outbox/failed');
  for (let at = 0; at < 1_000; at += 1) writeFileSync(join(failed, `${at}.json`), '{}');
  expect([await send(), filesIn('accepted')]).toEqual(['busy', []]);
  expect(eventsOf('contact_outbox_full')).toHaveLength(1);
  rmSync(join(failed, '7.json'));
  expect([await send(), filesIn('accepted').length], 'control').toEqual(['taken', 1]);
});

it('while the outbox can’t be used, why, and what happens to messages, is said once; then it is used again', async () => {
  writeFileSync(join(folder, 'outbox'), '');
  const { send, isUsable, counts } = await started();
  await wait(300);
  play(() => 'later');
  expect([isUsable(), await send(), await counts()]).toEqual([false, 'undelivered', null]);
  expect(eventsOf('contact_outbox_failed')).toEqual([expect.stringContaining('sent while the visitor waits')]);
  expect(eventsOf('contact_outbox_failed')[0]).toContain(join(folder, 'outbox'));
  rmSync(join(folder, 'outbox'));
  await expect.poll(isUsable).toBe(true);
});

it.skipIf(process.getuid?.() === 0)('in a folder that can’t be written nothing is stored, nor sent again', async () => {
  await leave();
  for (const name of ['accepted', 'delivered', '.']) chmodSync(join(folder, 'outbox', name), 0o500);
  const { isUsable } = await started();
  expect([isUsable(), attempts]).toEqual([false, []]);
  for (const name of ['.', 'accepted', 'delivered']) chmodSync(join(folder, 'outbox', name), 0o700);
  await expect.poll(() => filesIn('accepted')).toEqual([]);
});

it('that another process has the outbox is said once, and it is taken once that has ended', async () => {
  await createOutbox(join(folder, 'outbox')).waiting();
  const { isUsable } = await started();
  await wait(300);
  expect([isUsable(), eventsOf('contact_outbox_taken').length]).toEqual([false, 1]);
  removeLock();
  await expect.poll(isUsable).toBe(true);
});

it('without an outbox a message is taken only when every destination has it, and sent to none twice', async () => {
  const { send, isUsable } = await started(BOTH, NO_OUTBOX);
  for (const [down, up] of [
    ['smtp', 'webhook'],
    ['webhook', 'smtp'],
  ]) {
    attempts.length = 0;
    const message = written();
    play((by) => (by === down ? 'unreachable' : 'accepted'));
    expect([await send(message), await send(message), isUsable()]).toEqual(['undelivered', 'undelivered', false]);
    play(() => 'accepted');
    expect(await Promise.all([send(message), send(message)])).toEqual(['taken', 'taken']);
    const tried = (by = '') => attempts.filter((one) => one.startsWith(by)).length;
    expect([tried(up), tried(down)]).toEqual([1, 3]);
  }
  expect(eventsOf('contact_message_failed')).toHaveLength(4);
});

it('without outbox and destinations no message is taken', async () => {
  const { send, isUsable } = await started({}, NO_OUTBOX);
  expect([await send(), isUsable()]).toEqual(['undelivered', false]);
});
