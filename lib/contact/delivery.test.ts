import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

let folder: string;
let logged: string[];
let messages = 0;
const looks: NodeJS.Timeout[] = [];
const play = (reason: () => string | null) => {
  sends.play = async () => reason();
};
const filesIn = (name: string) => readdirSync(join(folder, 'outbox', name));
const eventsOf = (event: string) => logged.filter((line) => line.includes(`"event":"${event}"`));

/** A message of another form each time. */
function written(fields = {}) {
  messages += 1;
  const reference = `AAAA-${String(messages).padStart(4, '0')}`;
  const message = storedMessage({ reference, received: new Date().toISOString(), ...fields });
  return { form: `m${messages}.q0pV1d8ZkR3nT5aB`, message };
}

/** A delivery that has begun. `send` has it take a message. */
async function started(env: object = SMTP, outbox: object = { CONTACT_OUTBOX: join(folder, 'outbox') }) {
  const settings = readConfig({ ...env, ...outbox, CONTACT_SECRET: 'the secret of the tests' });
  const delivery = createDelivery(settings, { shortestMs: 5, longestMs: 40, lookMs: 10 });
  await delivery.start();
  const send = ({ form, message } = written()) => delivery.take(form, message);
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

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  logged = [];
  attempts.length = 0;
  play(() => null);
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

it.each(['EENVELOPE 550 5.4.5', 'EENVELOPE 554 5.2.252', 'EAUTH 535 5.7.8', 'ECONNECTION', 'HTTP 410', 'ETIMEDOUT'])(
  'after %s a message is sent again until it is accepted, and then removed',
  async (reason) => {
    play(() => reason);
    const { send, isUsable } = await started(WEBHOOK);
    expect([await send(), isUsable()]).toEqual(['taken', true]);
    await expect.poll(() => attempts.length).toBeGreaterThan(3);
    expect(filesIn('accepted')).toHaveLength(1);
    expect(eventsOf('contact_message_waiting'), 'said once').toEqual([
      expect.stringContaining(`"by":"webhook","reason":"${reason}"`),
    ]);
    play(() => null);
    await expect.poll(() => filesIn('accepted')).toEqual([]);
    expect(filesIn('failed')).toEqual([]);
  },
);

it('each change of the reason is logged', async () => {
  const reasons = ['ECONNECTION', 'ECONNECTION', 'EENVELOPE 451', 'ECONNECTION'];
  play(() => reasons.shift() ?? null);
  const { send } = await started(SMTP);
  await send();
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  const said = eventsOf('contact_message_waiting').map((line) => JSON.parse(line).reason);
  expect(said).toEqual(['ECONNECTION', 'EENVELOPE 451', 'ECONNECTION']);
});

it('pauses double from the shortest to the longest', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval'] });
  play(() => 'ECONNECTION');
  const { send } = await started(SMTP);
  await send();
  // Waits by the real clock; Vitest's own ways of waiting would move the other one.
  const untilAttempted = async (count: number) => {
    for (let waits = 0; waits < 500 && attempts.length < count; waits += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(attempts).toHaveLength(count);
  };
  await untilAttempted(1);
  // The number of attempts after each look at the folder, every ten milliseconds: after pauses of 5, 10, 20, 40 and 40.
  for (const expected of [2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6]) {
    await vi.advanceTimersByTimeAsync(10);
    // An attempt reads the disk first.
    await new Promise((resolve) => setTimeout(resolve, 20));
    await untilAttempted(expected);
  }
});

it('three messages are sent at the same time', async () => {
  sends.play = () => new Promise(() => {});
  const { send } = await started();
  for (let at = 0; at < 10; at += 1) await send();
  await expect.poll(() => attempts.length).toBe(3);
});

const DAY_MS = 24 * 3_600_000;

it('after five days and at least twenty attempts a message is put aside, with one line; moved back, it is tried again', async () => {
  const received = (ago: number) => ({ received: new Date(Date.now() - ago * DAY_MS).toISOString() });
  const younger = written(received(4.99));
  play(() => 'EENVELOPE 550 5.1.1');
  const { send } = await started();
  for (const message of [younger, written(received(5.01))]) await send(message);
  const givenUp = [expect.stringMatching(/"level":"error".*"file":/)];
  await expect.poll(() => eventsOf('contact_message_given_up')).toEqual(givenUp);
  expect(attempts.length).toBeGreaterThanOrEqual(40);
  const [name = '', ...others] = filesIn('failed');
  expect([others, name.includes(younger.message.reference)]).toEqual([[], false]);
  expect(filesIn('accepted')).toHaveLength(1);

  play(() => null);
  renameSync(join(folder, 'outbox/failed', name), join(folder, 'outbox/accepted', name));
  await expect.poll(() => [filesIn('accepted'), filesIn('failed')]).toEqual([[], []]);
});

it('what another process has accepted is delivered; a file that can’t be read is put aside at once', async () => {
  const reference = await leave();
  writeFileSync(join(folder, 'outbox/accepted', `${written().form}.BBBB-2222.json`), 'not a message');
  await started();
  await expect.poll(() => eventsOf('contact_message_given_up')).toEqual([expect.stringContaining('BBBB-2222.json')]);
  await expect.poll(() => [filesIn('accepted'), filesIn('failed').length]).toEqual([[], 1]);
  expect(attempts).toEqual([`smtp ${reference}`]);
});

it('two processes on one folder lose nothing', async () => {
  const [first, second] = [await started(), await started()];
  const sent = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? first : second).send()));
  expect(new Set(sent)).toEqual(new Set(['taken']));
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  expect(new Set(attempts).size, 'each at least once').toBe(20);
});

it('a form that is sent again while the process runs is one message, also after it was delivered', async () => {
  const { send } = await started();
  const message = written();
  expect(await Promise.all([send(message), send(message)])).toEqual(['taken', 'taken']);
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  expect([await send(message), filesIn('accepted'), attempts.length]).toEqual(['taken', [], 1]);
});

it('a form is good for one message: another one with it is not taken, unless the first was not', async () => {
  const { send } = await started();
  const [first, second] = [written(), written()];
  const other = { form: first.form, message: second.message };
  expect(await Promise.all([send(first), send(other)])).toEqual(['taken', 'used']);
  expect([await send(other), await send(first), filesIn('failed')]).toEqual(['used', 'taken', []]);
  const direct = await started(SMTP, NO_OUTBOX);
  play(() => 'ECONNECTION');
  const [third, fourth] = [written(), written()];
  expect(await direct.send(third)).toBe('undelivered');
  play(() => null);
  const corrected = { form: third.form, message: fourth.message };
  expect([await direct.send(corrected), await direct.send(third)]).toEqual(['taken', 'used']);
});

it('beyond CONTACT_MESSAGES_PER_HOUR messages are kept and wait; without an outbox they are refused', async () => {
  const limited = { ...SMTP, CONTACT_MESSAGES_PER_HOUR: '2' };
  const { send } = await started(limited);
  for (let at = 0; at < 4; at += 1) expect(await send()).toBe('taken');
  await expect.poll(() => [attempts.length, filesIn('accepted').length]).toEqual([2, 2]);
  const waiting = expect.stringContaining('"reason":"CONTACT_MESSAGES_PER_HOUR"');
  await expect.poll(() => eventsOf('contact_message_waiting')).toEqual([waiting, waiting]);
  const direct = await started(limited, NO_OUTBOX);
  expect([await direct.send(), await direct.send()]).toEqual(['taken', 'taken']);
  const [busy] = [await direct.send()];
  expect(busy).toEqual({ busySeconds: expect.any(Number) });
  expect(eventsOf('contact_messages_limited')).toHaveLength(1);
});

it('only a full outbox refuses; what was given up takes no room, and has a folder of at most a thousand', async () => {
  const { send } = await started();
  play(() => 'ECONNECTION');
  for (let at = 0; at < 1_000; at += 1) writeFileSync(join(folder, 'outbox/failed', `${at}.json`), '{}');
  expect(await send()).toBe('taken');
  writeFileSync(join(folder, 'outbox/accepted/m.n.BBBB-2222.json'), 'not a message');
  await expect.poll(() => eventsOf('contact_failed_full').join()).toContain(join(folder, 'outbox'));
  expect(filesIn('accepted')).toHaveLength(2);
  for (let at = 0; at < 1_000; at += 1) writeFileSync(join(folder, 'outbox/accepted', `${at}.json`), '{}');
  expect(await send()).toEqual({ busySeconds: 600 });
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
  writeFileSync(join(folder, 'outbox'), '');
  const { send, isUsable } = await started();
  play(() => 'ECONNECTION');
  expect([isUsable(), await send()]).toEqual([false, 'undelivered']);
  expect(eventsOf('contact_outbox_failed')).toEqual([expect.stringContaining(join(folder, 'outbox'))]);
  rmSync(join(folder, 'outbox'));
  await expect.poll(isUsable).toBe(true);
});

it.skipIf(process.getuid?.() === 0)('what is in a folder that can’t be written is delivered once', async () => {
  await leave();
  for (const name of ['accepted', '.']) chmodSync(join(folder, 'outbox', name), 0o500);
  await started();
  await expect.poll(() => attempts.length).toBe(1);
  for (const name of ['.', 'accepted']) chmodSync(join(folder, 'outbox', name), 0o700);
});

it('without an outbox a message is taken only when the destination has it, and sent once', async () => {
  const { send, isUsable } = await started(WEBHOOK, NO_OUTBOX);
  const message = written();
  play(() => 'ECONNECTION');
  expect([await send(message), await send(message), isUsable()]).toEqual(['undelivered', 'undelivered', false]);
  play(() => null);
  expect(await Promise.all([send(message), send(message)])).toEqual(['taken', 'taken']);
  expect([attempts.length, eventsOf('contact_message_failed').length]).toEqual([3, 2]);
});

it('without outbox and destinations no message is taken', async () => {
  const { send, isUsable } = await started({}, NO_OUTBOX);
  expect([await send(), isUsable()]).toEqual(['undelivered', false]);
});
