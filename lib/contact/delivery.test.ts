import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { readConfig } from '../config/config.ts';
import { createDelivery } from './delivery.ts';
import { createOutbox } from './outbox.ts';

const attempts: string[] = [];
const sends = vi.hoisted(() => ({
  play: (): Promise<string | null> => Promise.resolve(null),
  by: (name: string) => async (message: { reference: string }) => {
    attempts.push(`${name} ${message.reference}`);
    return sends.play();
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
    handle.writeFile = (text) => (disk.isFull ? Promise.reject(full) : writeFile(text));
    return handle;
  };
  return { ...actual, open };
});

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1' };
const WEBHOOK = {
  CONTACT_WEBHOOK_URL: 'http://127.0.0.1:1/',
  CONTACT_WEBHOOK_SECRET: `whsec_${btoa('x'.repeat(32))}`,
};
const NO_OUTBOX = { VERCEL_ENV: 'production', BASE_URL: 'https://consulting.example' };
const HOUR = 3_600_000;

let folder: string;
let logged: string[];
let pauses: number[];
let messages = 0;
const play = (reason: () => string | null) => {
  sends.play = async () => reason();
};
const filesIn = (name: string) => readdirSync(join(folder, 'outbox', name));
const put = (name: string) => writeFileSync(join(folder, 'outbox', name), 'not a message');
const eventsOf = (event: string) => logged.filter((line) => line.includes(`"event":"contact_${event}"`));

/** A message of another form each time. */
function written(fields = {}) {
  messages += 1;
  const reference = `AAAA-${String(messages).padStart(4, '0')}`;
  const message = storedMessage({ reference, received: new Date().toISOString(), ...fields });
  return { form: `m${messages}.q0pV1d8ZkR3nT5aB`, message };
}

/** A delivery that has begun, whose pauses are short. `send` has it take a message. */
async function started(env: object = SMTP, outbox: object = { CONTACT_OUTBOX: join(folder, 'outbox') }) {
  const settings = readConfig({ ...env, ...outbox, CONTACT_SECRET: 'the secret of the tests' });
  const wait = (ms: number) => sleep(pauses.push(ms) > 60 ? HOUR : 5, null, { ref: false });
  const delivery = createDelivery(settings, { wait, lookMs: 10 });
  await delivery.start();
  const send = async ({ form, message } = written()) => {
    const outcome = await delivery.take(form, message);
    return typeof outcome === 'string' ? outcome : Object.values(outcome).join(' ');
  };
  return { ...delivery, send };
}

/** What a process has left that accepted a message and ended. Gives the message’s reference. */
async function leave() {
  const { form, message } = written();
  const outbox = createOutbox(join(folder, 'outbox'));
  await outbox.open();
  await outbox.accept(`${form}.${message.reference}`, message);
  return message.reference;
}

const looks: NodeJS.Timeout[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  [logged, pauses, attempts.length] = [[], [], 0];
  play(() => null);
  const begin = setInterval;
  vi.spyOn(globalThis, 'setInterval').mockImplementation((...words) => {
    looks.push(begin(...words));
    return looks.at(-1) as NodeJS.Timeout;
  });
  for (const name of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line) => void logged.push(String(line)));
});
afterEach(async () => {
  // A look would make the folder again.
  for (const timer of looks.splice(0)) clearInterval(timer);
  vi.restoreAllMocks();
  disk.isFull = false;
  // What is under way ends meanwhile.
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
});

it('a message is sent again, after pauses from a second to an hour, until it is accepted; each new reason is logged', async () => {
  const reasons = ['ECONNECTION', 'ECONNECTION', 'EENVELOPE 550 5.4.5', 'HTTP 410', ...Array(12).fill('ETIMEDOUT')];
  const expected = ['ECONNECTION', 'EENVELOPE 550 5.4.5', 'HTTP 410', 'ETIMEDOUT'];
  play(() => reasons.shift() ?? null);
  const { send, isUsable } = await started(WEBHOOK);
  expect([await send(), isUsable(), filesIn('accepted').length]).toEqual(['taken', true, 1]);
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  expect([attempts.length, filesIn('failed')]).toEqual([17, []]);
  expect(pauses).toEqual([...Array.from({ length: 12 }, (_, at) => 1_000 * 2 ** at), ...Array(4).fill(HOUR)]);
  const waiting = eventsOf('message_waiting').map((line) => JSON.parse(line));
  expect(waiting).toMatchObject(expected.map((reason) => ({ by: 'webhook', reason })));
});

it('three messages are sent at the same time', async () => {
  sends.play = () => new Promise(() => {});
  const { send } = await started();
  for (let at = 0; at < 10; at += 1) await send();
  await expect.poll(() => attempts.length).toBe(3);
});

it('after five days and at least twenty attempts a message is put aside, with one line; moved back, it is tried again', async () => {
  const received = (days: number) => ({ received: new Date(Date.now() - days * 24 * HOUR).toISOString() });
  const younger = written(received(4.99));
  play(() => 'EENVELOPE 550 5.1.1');
  const { send } = await started();
  for (const message of [younger, written(received(5.01))]) await send(message);
  const givenUp = [expect.stringMatching(/"level":"error".*"file":/)];
  await expect.poll(() => eventsOf('message_given_up')).toEqual(givenUp);
  await expect.poll(() => attempts.length).toBeGreaterThanOrEqual(40);
  const [name = '', ...others] = filesIn('failed');
  expect([others, name.includes(younger.message.reference)]).toEqual([[], false]);
  expect(filesIn('accepted')).toHaveLength(1);

  play(() => null);
  renameSync(join(folder, 'outbox/failed', name), join(folder, 'outbox/accepted', name));
  await expect.poll(() => [filesIn('accepted'), filesIn('failed')]).toEqual([[], []]);
});

it('what another process has accepted is delivered; a file that can’t be read is put aside at once', async () => {
  const reference = await leave();
  put('accepted/m.n.BBBB-2222.json');
  await started();
  await expect.poll(() => eventsOf('message_given_up')).toEqual([expect.stringContaining('BBBB-2222.json')]);
  await expect.poll(() => [filesIn('accepted'), filesIn('failed').length]).toEqual([[], 1]);
  expect(attempts).toEqual([`smtp ${reference}`]);
});

it('a form that is sent again is one message, also once delivered; another message with it is not taken, unless the first was not', async () => {
  const { send } = await started();
  const [first, second] = [written(), written()];
  const other = { form: first.form, message: second.message };
  expect(await Promise.all([send(first), send(first), send(other)])).toEqual(['taken', 'taken', 'used']);
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  expect([await send(first), await send(other), filesIn('accepted'), attempts.length]).toEqual([
    'taken',
    'used',
    [],
    1,
  ]);
  const direct = await started(SMTP, NO_OUTBOX);
  play(() => 'ECONNECTION');
  expect([await direct.send(first), await direct.send(first)]).toEqual(['undelivered', 'undelivered']);
  expect([attempts.length, eventsOf('message_failed').length]).toEqual([3, 2]);
  play(() => null);
  expect(await Promise.all([direct.send(other), direct.send(first)])).toEqual(['taken', 'used']);
  expect([await direct.send(first), attempts.length, direct.isUsable()]).toEqual(['used', 4, false]);
});

it('beyond CONTACT_MESSAGES_PER_HOUR messages are kept and wait; without an outbox they are refused', async () => {
  const limited = { ...SMTP, CONTACT_MESSAGES_PER_HOUR: '2' };
  const { send } = await started(limited);
  for (let at = 0; at < 4; at += 1) expect(await send()).toBe('taken');
  await expect.poll(() => [attempts.length, filesIn('accepted').length]).toEqual([2, 2]);
  await expect.poll(() => eventsOf('message_waiting').join()).toContain('"reason":"CONTACT_MESSAGES_PER_HOUR"');
  expect(Math.max(...pauses)).toBeGreaterThan(3_000_000);
  const direct = await started(limited, NO_OUTBOX);
  expect([await direct.send(), await direct.send()]).toEqual(['taken', 'taken']);
  expect(await direct.send()).toMatch(/^busy \d+$/);
  expect(eventsOf('messages_limited')).toHaveLength(1);
});

it('only a full outbox refuses; what was given up takes no room, and has a folder of at most a thousand', async () => {
  const { send } = await started();
  play(() => 'ECONNECTION');
  for (let at = 0; at < 1_000; at += 1) put(`failed/${at}.json`);
  expect(await send()).toBe('taken');
  put('accepted/m.n.BBBB-2222.json');
  await expect.poll(() => eventsOf('failed_full').join()).toContain(join(folder, 'outbox'));
  expect(filesIn('accepted')).toHaveLength(2);
  for (let at = 0; at < 997; at += 1) put(`accepted/${at}.json`);
  expect([await send(), await send()]).toEqual(['taken', 'busy 600']);
});

it('on a full disk a message is sent while the visitor waits, and what waits there is delivered, which makes room', async () => {
  const reference = await leave();
  disk.isFull = true;
  const { send } = await started();
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  expect(attempts).toEqual([`smtp ${reference}`]);
  expect([await send(), filesIn('accepted')]).toEqual(['taken', []]);
  play(() => 'ECONNECTION');
  expect([await send(), filesIn('accepted')]).toEqual(['undelivered', []]);
  disk.isFull = false;
  expect([await send(), filesIn('accepted').length]).toEqual(['taken', 1]);
});

it('while the outbox can’t be used, that is said once, and messages are sent while the visitor waits; then it is used again', async () => {
  put('');
  const { send, isUsable } = await started();
  play(() => 'ECONNECTION');
  expect([isUsable(), await send()]).toEqual([false, 'undelivered']);
  expect(eventsOf('outbox_failed')).toEqual([expect.stringContaining(join(folder, 'outbox'))]);
  rmSync(join(folder, 'outbox'));
  await expect.poll(isUsable).toBe(true);
});

it.skipIf(process.getuid?.() === 0)('what is in a folder that can’t be written is delivered once', async () => {
  await leave();
  for (const name of ['accepted', '.']) chmodSync(join(folder, 'outbox', name), 0o500);
  await started();
  await expect.poll(() => pauses.length).toBeGreaterThan(3);
  expect(attempts).toHaveLength(1);
  for (const name of ['.', 'accepted']) chmodSync(join(folder, 'outbox', name), 0o700);
});

it('without outbox and destinations no message is taken', async () => {
  const { send, isUsable } = await started({}, NO_OUTBOX);
  expect([await send(), isUsable()]).toEqual(['undelivered', false]);
});
