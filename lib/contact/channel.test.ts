import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { channelOf, checkOutbox } from './channel.ts';

const smtpUrl = 'smtp://127.0.0.1:25';
const webhook = { url: new URL('https://hooks.example.com'), secret: 'whsec_' };
const channel = (isStored: boolean, ...destinations: string[]) => ({ isStored, destinations });
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
])('the channel is %s', async (_title, settings, expected) => {
  await checkOutbox(settings);
  expect(channelOf(settings)).toEqual(expected);
});

it('the channel is the configured one until somebody looks, and follows each look', async () => {
  const settings = { smtpUrl: null, webhook: null, outbox: join(base, 'later', 'outbox') };
  expect(channelOf(settings)?.isStored).toBe(true);
  writeFileSync(join(base, 'later'), '');
  await checkOutbox(settings);
  expect(channelOf(settings)).toBeNull();
  rmSync(join(base, 'later'));
  await checkOutbox(settings);
  expect(channelOf(settings)?.isStored).toBe(true);
});
