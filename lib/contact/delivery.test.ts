import {
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** The pauses between attempts, which are short here, unless they are held. */
const pauses = vi.hoisted(() => ({ all: [] as number[], areHeld: false }));
vi.mock('node:timers/promises', async (original) => {
  const { setTimeout: wait } =
    await original<typeof import('node:timers/promises')>();
  return {
    setTimeout: (
      ms: number,
      value: undefined,
      options: { signal: AbortSignal },
    ) =>
      wait(
        pauses.all.push(ms) > 60 || pauses.areHeld ? 99_999 : 5,
        value,
        options,
      ),
  };
});

const disk = vi.hoisted(() => ({ keepsFiles: false }));
vi.mock('node:fs/promises', async (original) => {
  const { rm, ...others } = await original<typeof import('node:fs/promises')>();
  return {
    ...others,
    rm: (path: string) =>
      disk.keepsFiles ? Promise.reject(new Error('read-only')) : rm(path),
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
const filesIn = (name: string) => readdirSync(join(folder, 'outbox', name));
const put = (name: string) =>
  writeFileSync(join(folder, 'outbox', name), 'not a message');
const eventsOf = (event: string) =>
  logged.filter((line) => line.includes(`"event":"contact_${event}"`));

/** A message of another form each time. */
function written(fields = {}) {
  messages += 1;
  const stated = {
    reference: `AAAA-${String(messages).padStart(4, '0')}`,
    received: new Date().toISOString(),
  };
  return {
    form: `m${messages}.n.s`,
    message: storedMessage({ ...stated, ...fields }),
  };
}

/** A delivery that has begun, as a function that has it submit a message. */
async function started(
  env: object = SMTP,
  outbox: object = { CONTACT_OUTBOX: join(folder, 'outbox') },
) {
  const { submit, start, stop } = createDelivery(
    readConfig({
      ...env,
      ...outbox,
      CONTACT_SECRET: 'the secret of the tests',
    }),
  );
  stops.push(stop);
  await start();
  return async ({ form, message } = written()) => {
    const outcome = await submit(form, message);
    return typeof outcome === 'string'
      ? outcome
      : Object.values(outcome).join(' ');
  };
}

/** Answers an attempt that a test lets wait. */
let answer = () => {};
const stops: (() => Promise<void>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  Object.assign(pauses, { all: [], areHeld: false });
  logged = [];
  attempt.mockReset().mockResolvedValue(null);
  const begin = setInterval;
  vi.spyOn(globalThis, 'setInterval').mockImplementation((look) =>
    begin(look, 10),
  );
  for (const name of ['info', 'error'] as const)
    vi.spyOn(console, name).mockImplementation(
      (line) => void logged.push(String(line)),
    );
});
afterEach(async () => {
  answer();
  for (const stop of stops.splice(0)) await stop();
  vi.restoreAllMocks();
  disk.keepsFiles = false;
  rmSync(folder, { recursive: true, force: true });
});

it('a message is sent again, after pauses from a second to an hour, until it is accepted', async () => {
  for (let at = 0; at < 16; at += 1) attempt.mockResolvedValueOnce('HTTP 410');
  const send = await started(WEBHOOK);
  expect([await send(), filesIn('accepted').length]).toEqual(['accepted', 1]);
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  expect([attempt.mock.calls.length, filesIn('failed')]).toEqual([17, []]);
  expect(pauses.all).toEqual([
    ...Array.from({ length: 12 }, (_, at) => 1_000 * 2 ** at),
    ...Array(4).fill(HOUR),
  ]);
  expect(JSON.parse(eventsOf('message_waiting')[0] ?? '')).toMatchObject({
    by: 'webhook',
    reason: 'HTTP 410',
  });
});

it('a receiver that is down is not asked during a pause; of ten messages three are sent at once', async () => {
  pauses.areHeld = true;
  attempt.mockResolvedValue('ECONNECTION');
  const send = await started();
  await send();
  await expect.poll(() => pauses.all).toEqual([1_000]);
  attempt.mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve(null);
    }),
  );
  for (let at = 0; at < 10; at += 1) await send();
  await expect.poll(() => attempt.mock.calls.length).toBe(1 + 3);
});

it('after five days a message is put aside, with one line; moved back, it is tried again', async () => {
  const received = (days: number) => ({
    received: new Date(Date.now() - days * 24 * HOUR).toISOString(),
  });
  const younger = written(received(4.99));
  attempt.mockResolvedValue('EENVELOPE 550');
  const send = await started();
  for (const message of [younger, written(received(5.01))]) await send(message);
  await expect
    .poll(() => eventsOf('message_given_up'))
    .toEqual([expect.stringMatching(/"level":"error"/)]);
  const [name = '', ...others] = filesIn('failed');
  expect([
    others,
    name.includes(younger.message.reference),
    filesIn('accepted').length,
  ]).toEqual([[], false, 1]);

  attempt.mockResolvedValue(null);
  renameSync(
    join(folder, 'outbox/failed', name),
    join(folder, 'outbox/accepted', name),
  );
  await expect
    .poll(() => [filesIn('accepted'), filesIn('failed')])
    .toEqual([[], []]);
});

it('what another process has accepted is delivered; a file that can’t be read is put aside at once', async () => {
  const one = written();
  await (await started({}))(one);
  put('accepted/m.n.BBBB-2222.json');
  await started();
  await expect
    .poll(() => eventsOf('message_given_up'))
    .toEqual([expect.stringContaining('BBBB-2222')]);
  await expect
    .poll(() => [filesIn('accepted'), filesIn('failed').length])
    .toEqual([[], 1]);
  expect(attempt.mock.calls).toEqual([['smtp', one.message.reference]]);
});

it('a form that is sent again is one message; another with it is only taken if the first was not', async () => {
  const send = await started();
  const [first, second] = [written(), written()];
  const other = { form: first.form, message: second.message };
  expect(await Promise.all([send(first), send(first), send(other)])).toEqual([
    'accepted',
    'accepted',
    'used',
  ]);
  await expect.poll(() => filesIn('accepted')).toEqual([]);
  expect([
    await send(first),
    await send(other),
    attempt.mock.calls.length,
  ]).toEqual(['accepted', 'used', 1]);
  const direct = await started(SMTP, NO_OUTBOX);
  attempt.mockResolvedValue('ECONNECTION');
  expect([await direct(first), await direct(first)]).toEqual([
    'undelivered',
    'undelivered',
  ]);
  expect([
    attempt.mock.calls.length,
    eventsOf('message_refused').length,
  ]).toEqual([3, 2]);
  attempt.mockResolvedValue(null);
  expect(await Promise.all([direct(other), direct(first)])).toEqual([
    'accepted',
    'used',
  ]);
});

it('beyond CONTACT_MESSAGES_PER_HOUR messages are kept and wait; without an outbox they are refused', async () => {
  const limited = { ...SMTP, CONTACT_MESSAGES_PER_HOUR: '2' };
  pauses.areHeld = true;
  const send = await started(limited);
  for (let at = 0; at < 4; at += 1) expect(await send()).toBe('accepted');
  await expect
    .poll(() => [
      attempt.mock.calls.length,
      filesIn('accepted').length,
      pauses.all.length,
    ])
    .toEqual([2, 2, 2]);
  expect(Math.min(...pauses.all)).toBeGreaterThan(3_000_000);
  expect(eventsOf('messages_limited')).toHaveLength(2);
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
  const told = `"folder":${JSON.stringify(join(folder, 'outbox/failed'))},"moved":false`;
  await expect.poll(() => eventsOf('message_given_up').join()).toContain(told);
  expect(filesIn('accepted')).toHaveLength(2);
  for (let at = 0; at < 997; at += 1) put(`accepted/${at}.json`);
  expect([await send(), await send()]).toEqual(['accepted', 'busy 600']);
});

it('while the outbox can’t be used, messages are sent while the visitor waits', async () => {
  put('');
  const send = await started();
  expect(await send()).toBe('accepted');
  attempt.mockResolvedValue('ECONNECTION');
  expect([await send(), await send(), attempt.mock.calls.length]).toEqual([
    'undelivered',
    'undelivered',
    3,
  ]);
  expect(eventsOf('outbox_failed').length).toBeLessThan(3);
  rmSync(join(folder, 'outbox'));
  await expect.poll(() => send()).toBe('accepted');
  expect(filesIn('accepted')).toHaveLength(1);
});

it('what is delivered and can’t be removed is not delivered again', async () => {
  disk.keepsFiles = true;
  const one = written();
  await (await started())(one);
  await expect.poll(() => pauses.all.length).toBeGreaterThan(3);
  expect(
    attempt.mock.calls.filter(([, sent]) => sent === one.message.reference),
  ).toHaveLength(1);
});

it('without outbox and destinations no message is taken', async () => {
  expect(await (await started({}, NO_OUTBOX))()).toBe('undelivered');
});
