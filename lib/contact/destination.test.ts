import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { channelOf, createOnce, type Outcome } from './destination.ts';
import { outboxAt } from './outbox.ts';
import { probe } from './tidy.ts';

function attempts(...outcomes: Outcome[]) {
  const send = async () => outcomes[send.times++] ?? 'accepted';
  send.times = 0;
  return send;
}

it.each(['later', 'refused'] as const)(
  'attempts at the same time and after an acceptance are one, except for another key; after “%s” there is another',
  async (outcome) => {
    const once = createOnce();
    const send = attempts(outcome);
    expect(await Promise.all([once('a', send), once('a', send)])).toEqual([outcome, outcome]);
    expect(await once('a', send)).toBe('accepted');
    expect(await once('a', send)).toBe('accepted');
    expect(send.times).toBe(2);
    await once('b', send);
    expect(send.times).toBe(3);
  },
);

it('after an error there is another attempt', async () => {
  const once = createOnce();
  await expect(once('a', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  expect(await once('a', attempts())).toBe('accepted');
});

it('the last two thousand acceptances are remembered', async () => {
  const once = createOnce();
  const send = attempts();
  for (let key = 0; key <= 2_000; key += 1) await once(String(key), send);
  await once('2000', send);
  expect(send.times).toBe(2_001);
  await once('0', send);
  expect(send.times).toBe(2_002);
});

const smtpUrl = 'smtp://127.0.0.1:25';
const webhook = { url: new URL('https://hooks.example.com'), secret: 'whsec_' };
const channel = (isStored: boolean, ...destinations: string[]) => ({
  isStored,
  destinations,
});
const base = mkdtempSync(join(tmpdir(), 'outbox-'));
const unusable = join(base, 'file', 'outbox');
vi.spyOn(console, 'error').mockImplementation(() => {});
beforeAll(() => writeFileSync(join(base, 'file'), ''));
afterAll(() => rmSync(base, { recursive: true, force: true }));

it.each([
  ['the outbox, with messages mailed from it', { smtpUrl, webhook: null, outbox: base }, channel(true, 'smtp')],
  ['the outbox, with messages read in it', { smtpUrl: null, webhook: null, outbox: base }, channel(true)],
  ['the outbox, with messages for both', { smtpUrl, webhook, outbox: base }, channel(true, 'smtp', 'webhook')],
  ['the mail server, if nothing can be stored', { smtpUrl, webhook: null, outbox: unusable }, channel(false, 'smtp')],
  ['the webhook, if nothing can be stored', { smtpUrl: null, webhook, outbox: unusable }, channel(false, 'webhook')],
  ['the webhook without an outbox', { smtpUrl: null, webhook, outbox: null }, channel(false, 'webhook')],
  ['none, where nothing can be stored or delivered', { smtpUrl: null, webhook: null, outbox: unusable }, null],
  ['none without any', { smtpUrl: null, webhook: null, outbox: null }, null],
])('the channel is %s', async (_title, given, expected) => {
  const settings = { ...readConfig({}).contact, ...given };
  if (settings.outbox !== null) await probe(outboxAt(settings.outbox));
  expect(channelOf(settings)).toEqual(expected);
});

it('nothing is stored before the first probe, and then as each probe finds', async () => {
  const outbox = join(base, 'later', 'outbox');
  const settings = { ...readConfig({}).contact, outbox };
  expect(channelOf(settings)).toBeNull();
  for (const isUsable of [true, false, true]) {
    rmSync(join(base, 'later'), { recursive: true, force: true });
    if (!isUsable) writeFileSync(join(base, 'later'), '');
    await probe(outboxAt(outbox));
    expect(channelOf(settings)).toEqual(isUsable ? channel(true) : null);
  }
});
