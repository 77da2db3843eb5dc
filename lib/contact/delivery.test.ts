import {
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { readConfig } from '../config/config.ts';
import { createDelivery } from './delivery.ts';

/**
 * Sends a message by one of both ways: gives why it is not accepted, or `null`.
 */
const attempt = vi.hoisted(() =>
  vi.fn<(by: string, reference: string) => Promise<string | null>>(),
);
const sendBy = vi.hoisted(() => (by: string) => ({
  send: (message: { reference: string }) => attempt(by, message.reference),
}));
vi.mock('./send-mail.ts', () => sendBy('smtp'));
vi.mock('./send-webhook.ts', () => sendBy('webhook'));

const disk = vi.hoisted(() => ({ keepsFiles: false, removals: 0 }));
vi.mock('node:fs/promises', async (original) => {
  const { rm, ...others } = await original<typeof import('node:fs/promises')>();
  return {
    ...others,
    rm(path: string) {
      disk.removals += 1;
      return disk.keepsFiles
        ? Promise.reject(new Error('read-only'))
        : rm(path);
    },
  };
});

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1' };
const CONTACT_WEBHOOK_SECRET = `whsec_${btoa('x'.repeat(32))}`;
const WEBHOOK = {
  CONTACT_WEBHOOK_URL: 'http://127.0.0.1:1/',
  CONTACT_WEBHOOK_SECRET,
};
const NO_OUTBOX = {
  VERCEL_ENV: 'production',
  BASE_URL: 'https://consulting.example',
};
const HOUR = 3_600_000;

let folder: string;
let logged: string[];
let messages = 0;
const pathOf = (name: string) => join(folder, 'outbox', name);
const filesIn = (name: string) => readdirSync(pathOf(name));
/** How many messages wait, and how many were given up. */
const counts = () => [filesIn('accepted').length, filesIn('failed').length];
const attempts = () => attempt.mock.calls.length;
const put = (name: string) => writeFileSync(pathOf(name), 'not a message');
const eventsOf = (event: string) =>
  logged.filter((line) => line.includes(`"event":"contact_${event}"`));

/** A message of another form each time. */
function newMessage(daysAgo = 0) {
  messages += 1;
  const received = new Date(Date.now() - daysAgo * 24 * HOUR).toISOString();
  const reference = `AAAA-${String(messages).padStart(4, '0')}`;
  return {
    form: `m${messages}.n.s`,
    message: storedMessage({ reference, received }),
  };
}

/** A delivery that has begun, as a function that has it submit a message. */
async function started(
  env: object = SMTP,
  outbox: object = { CONTACT_OUTBOX: pathOf('') },
) {
  const { submit, start } = createDelivery(
    readConfig({ ...env, ...outbox, CONTACT_SECRET: 'x'.repeat(16) }),
  );
  await start();
  return async ({ form, message } = newMessage()) => {
    const outcome = await submit(form, message);
    return typeof outcome === 'string'
      ? outcome
      : Object.values(outcome).join(' ');
  };
}

/** Lets time pass, which otherwise stands still. */
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Answers an attempt that a test lets wait. */
let answer = () => {};
/** The timers of all outboxes, which are faster here, and their rounds. */
const timers: NodeJS.Timeout[] = [];
const rounds: unknown[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  logged = [];
  attempt.mockReset().mockResolvedValue(null);
  vi.useFakeTimers({ toFake: ['Date'] });
  const begin = setInterval;
  vi.spyOn(globalThis, 'setInterval').mockImplementation((look) => {
    const timer = begin(() => rounds.push(look()), 10);
    timers.push(timer);
    return timer;
  });
  for (const name of ['info', 'error'] as const)
    vi.spyOn(console, name).mockImplementation(
      (line) => void logged.push(String(line)),
    );
});
afterEach(async () => {
  answer();
  timers.splice(0).forEach(clearInterval);
  await Promise.all(rounds.splice(0));
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(disk, { keepsFiles: false, removals: 0 });
  rmSync(folder, { recursive: true, force: true });
});

it('a message is sent again, after pauses from a second to an hour, until it is accepted', async () => {
  attempt.mockResolvedValue('HTTP 410');
  expect(await (await started(WEBHOOK))()).toBe('accepted');
  expect(counts()).toEqual([1, 0]);
  const pauses = [
    1_000,
    ...Array.from({ length: 12 }, (_, at) => 1_000 * 2 ** at),
    ...Array(4).fill(HOUR),
  ];
  for (const [at, ms] of pauses.entries()) {
    while (eventsOf('message_waiting').length <= at) await setTimeout(5);
    for (const part of [ms - 1, 1]) {
      pass(part);
      await setTimeout(15);
    }
  }
  while (eventsOf('message_waiting').length < 18) await setTimeout(5);
  const failures = eventsOf('message_waiting').map((line) => JSON.parse(line));
  const times = failures.map(({ time }) => Date.parse(time));
  const gaps = times.map((time, at) => time - (times[at - 1] ?? time));
  expect(gaps).toEqual([0, ...pauses]);
  expect(failures[0]).toMatchObject({ by: 'webhook', reason: 'HTTP 410' });
  attempt.mockResolvedValue(null);
  pass(HOUR);
  await expect.poll(counts).toEqual([0, 0]);
});

it('a receiver that is down is not asked during a pause; ten messages are sent one after the other', async () => {
  attempt.mockResolvedValue('ECONNECTION');
  const send = await started();
  await send();
  await expect.poll(() => eventsOf('message_waiting').length).toBe(1);
  attempt.mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve(null);
    }),
  );
  for (let at = 0; at < 10; at += 1) await send();
  await expect.poll(attempts).toBe(1 + 1);
  answer();
  await expect.poll(attempts).toBe(1 + 10);
});

it('after five days a message is put aside, with one line; moved back, it is tried again', async () => {
  const older = newMessage(5.01);
  attempt.mockResolvedValue('EENVELOPE 550');
  const send = await started();
  for (const message of [newMessage(4.99), older]) await send(message);
  await expect
    .poll(() => eventsOf('message_given_up'))
    .toEqual([expect.stringMatching(/"level":"error"/)]);
  expect(counts()).toEqual([1, 1]);
  const [name = ''] = filesIn('failed');
  expect(name).toContain(older.message.reference);

  attempt.mockResolvedValue(null);
  renameSync(pathOf(`failed/${name}`), pathOf(`accepted/${name}`));
  pass(HOUR);
  await expect.poll(counts).toEqual([0, 0]);
});

it('a message that a person moves away and back is tried at once, not after its pause', async () => {
  attempt.mockResolvedValue('ECONNREFUSED');
  await (await started())();
  while (eventsOf('message_waiting').length === 0) await setTimeout(5);
  attempt.mockResolvedValue(null);
  const [name = ''] = filesIn('accepted');
  renameSync(pathOf(`accepted/${name}`), pathOf(`failed/${name}`));
  const most = rounds.length + 3;
  while (rounds.length < most) await setTimeout(5);
  expect(attempts(), 'control').toBe(1);
  renameSync(pathOf(`failed/${name}`), pathOf(`accepted/${name}`));
  while (filesIn('accepted').length > 0) await setTimeout(5);
  expect(attempts()).toBe(2);
});

it('what another process has accepted is delivered; a file that can’t be read is put aside at once', async () => {
  const message = newMessage();
  await (await started({}))(message);
  put('accepted/m.n.BBBB-2222.json');
  await started();
  await expect.poll(() => eventsOf('message_given_up').length).toBe(1);
  expect(eventsOf('message_given_up')[0]).toContain('BBBB-2222');
  await expect.poll(counts).toEqual([0, 1]);
  expect(attempt.mock.calls).toEqual([['smtp', message.message.reference]]);
});

it('a form that is sent again is one message; another with it is only taken if the first was not', async () => {
  const send = await started();
  const first = newMessage();
  const other = { ...newMessage(), form: first.form };
  const outcomes = await Promise.all([send(first), send(first), send(other)]);
  expect(outcomes.join()).toBe('accepted,accepted,used');
  await expect.poll(counts).toEqual([0, 0]);
  expect([await send(first), await send(other)].join()).toBe('accepted,used');
  expect(attempts()).toBe(1);
  const direct = await started(SMTP, NO_OUTBOX);
  attempt.mockResolvedValue('ECONNECTION');
  for (const _ of ['once', 'again'])
    expect(await direct(first)).toBe('undelivered');
  expect([attempts(), eventsOf('message_refused').length]).toEqual([3, 2]);
  attempt.mockResolvedValue(null);
  const later = await Promise.all([direct(other), direct(first)]);
  expect(later.join()).toBe('accepted,used');
});

it('beyond CONTACT_MESSAGES_PER_HOUR messages are kept and wait; without an outbox they are refused', async () => {
  const limited = { ...SMTP, CONTACT_MESSAGES_PER_HOUR: '2' };
  const send = await started(limited);
  for (let at = 0; at < 4; at += 1) expect(await send()).toBe('accepted');
  await expect.poll(() => [attempts(), ...counts()]).toEqual([2, 2, 0]);
  await expect
    .poll(() => eventsOf('messages_limited').join())
    .toMatch(/^[^\n]*"seconds":3\d{3}}$/);
  const direct = await started(limited, NO_OUTBOX);
  expect([await direct(), await direct(), await direct()].join()).toMatch(
    /^accepted,accepted,busy \d+$/,
  );
});

it('only a full outbox refuses; what was given up has its own folder, of at most a thousand', async () => {
  const send = await started();
  attempt.mockResolvedValue('ECONNECTION');
  for (let at = 0; at < 1_000; at += 1) put(`failed/${at}.json`);
  expect(await send()).toBe('accepted');
  put('accepted/m.n.BBBB-2222.json');
  const fields = `"folder":${JSON.stringify(pathOf('failed'))},"moved":false`;
  await expect
    .poll(() => eventsOf('message_given_up').join())
    .toContain(fields);
  expect(counts()).toEqual([2, 1_000]);
  for (let at = 0; at < 997; at += 1) put(`accepted/${at}.json`);
  expect([await send(), await send()].join()).toBe('accepted,busy 600');
});

it('while the outbox can’t be used, messages are sent while the visitor waits', async () => {
  put('');
  const send = await started();
  expect(await send()).toBe('accepted');
  attempt.mockResolvedValue('ECONNECTION');
  for (const _ of ['once', 'again']) expect(await send()).toBe('undelivered');
  expect(attempts()).toBe(3);
  expect(eventsOf('outbox_failed').length).toBeLessThan(3);
  rmSync(join(folder, 'outbox'));
  await expect.poll(() => send()).toBe('accepted');
  expect(counts()).toEqual([1, 0]);
});

it('what is delivered and can’t be removed is not delivered again', async () => {
  disk.keepsFiles = true;
  await (await started())();
  await expect.poll(() => disk.removals).toBe(1);
  pass(HOUR);
  const most = rounds.length + 3;
  while (rounds.length < most) await setTimeout(5);
  expect(attempts()).toBe(1);
});

it('without outbox and destinations no message is taken', async () => {
  expect(await (await started({}, NO_OUTBOX))()).toBe('undelivered');
});
