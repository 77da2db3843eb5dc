import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { channelOf, checkOutbox } from './channel.ts';

const smtpUrl = 'smtp://127.0.0.1:25';
const base = mkdtempSync(join(tmpdir(), 'outbox-'));
const unusable = join(base, 'file', 'outbox');
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeAll(() => writeFileSync(join(base, 'file'), ''));
afterAll(() => rmSync(base, { recursive: true, force: true }));

it.each([
  ['the outbox, with messages mailed from it', { smtpUrl, outbox: base }, { kind: 'outbox', isMailed: true }],
  ['the outbox, with messages read in it', { smtpUrl: null, outbox: base }, { kind: 'outbox', isMailed: false }],
  ['the mail server, if nothing can be stored', { smtpUrl, outbox: unusable }, { kind: 'smtp' }],
  ['none, where nothing can be kept or mailed', { smtpUrl: null, outbox: unusable }, { kind: 'none' }],
  ['none without either', { smtpUrl: null, outbox: null }, { kind: 'none' }],
])('the channel is %s', async (_title, settings, expected) => {
  await checkOutbox(settings);
  expect(channelOf(settings)).toEqual(expected);
});

it('the channel is the configured one until somebody looks, and follows each look', async () => {
  const settings = { smtpUrl: null, outbox: join(base, 'later', 'outbox') };
  expect(channelOf(settings).kind).toBe('outbox');
  writeFileSync(join(base, 'later'), '');
  logged.mockClear();
  await checkOutbox(settings);
  await checkOutbox(settings);
  expect(channelOf(settings).kind).toBe('none');
  expect(logged.mock.calls.join(), 'once').toMatch(/^[^\n]*"event":"contact_form_off"[^\n]*$/);
  rmSync(join(base, 'later'));
  await checkOutbox(settings);
  expect(channelOf(settings).kind).toBe('outbox');
});
