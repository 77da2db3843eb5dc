import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { destinationOf, waitingMessages } from './mail-queue.ts';
import { mailWaiting } from './mail-worker.ts';
import { keepMessage } from './outbox.ts';
import type { Sending } from './send-mail.ts';

const smtpUrl = 'smtp://127.0.0.1:25';
const message = { name: 'A', email: 'a@buyer.example', company: '', message: 'Hello', assignment: '' };
const START = Date.UTC(2026, 10, 21, 9);
const TAKEN_SECONDS = 20;
let outbox = '';

beforeEach(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(outbox, { recursive: true, force: true });
});

async function keep(...references: string[]) {
  for (const reference of references) {
    await keepMessage(outbox, message, {
      form: `${START.toString(36)}.${reference}`,
      reference,
      destination: destinationOf(outbox, true),
    });
  }
}

/** A mail server that gives these answers in turn and then accepts everything. */
function server(...answers: (Sending | 'hang')[]) {
  const messageIds: unknown[] = [];
  const send = async (mail: { messageId?: string | undefined }): Promise<Sending> => {
    messageIds.push(mail.messageId);
    const answer = answers.shift() ?? { ok: true };
    return answer === 'hang' ? new Promise(() => {}) : answer;
  };
  return {
    messageIds,
    pass: () => mailWaiting({ outbox, smtpUrl, send }, readConfig({ BASE_URL: 'https://www.example.com' })),
  };
}

const down: Sending = { ok: false, reason: 'ESOCKET', isFinal: false };
const refused: Sending = { ok: false, reason: 'EENVELOPE 550', isFinal: true };
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const waiting = async () =>
  (await waitingMessages(outbox)).map(({ reference, attempts }) => `${reference} ${attempts}`);

describe('mailWaiting', () => {
  it('sends each message once', async () => {
    await keep('AAAA-1111', 'BBBB-2222');
    const { messageIds, pass } = server();
    await pass();
    await pass();
    expect(messageIds.sort()).toEqual(['<contact-aaaa-1111@www.example.com>', '<contact-bbbb-2222@www.example.com>']);
    expect(await waiting()).toEqual([]);
  });

  it('sends each message once even if several processes run at the same time', async () => {
    const references = Array.from({ length: 20 }, (_, at) => `AAAA-${1000 + at}`);
    await keep(...references);
    const { messageIds, pass } = server();
    await Promise.all([pass(), pass(), pass()]);
    expect(messageIds).toHaveLength(20);
    expect(new Set(messageIds).size).toBe(20);
  });

  it('retries after pauses that grow to five minutes, with the same Message-ID', async () => {
    await keep('AAAA-1111');
    const { messageIds, pass } = server(...Array(12).fill(down));
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      const pause = await pass();
      pauses.push(pause / 1000);
      later(pause / 1000 - 0.001);
      await pass();
      expect(messageIds, 'not before').toHaveLength(attempt);
      later(0.001);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
    await pass();
    expect(await waiting()).toEqual([]);
    expect(new Set(messageIds).size).toBe(1);
  });

  it('does not try the next message immediately while the mail server is down', async () => {
    await keep('AAAA-1111', 'BBBB-2222');
    const { messageIds, pass } = server(down);
    expect(await pass()).toBe(1_000);
    expect(messageIds).toHaveLength(1);
    later(1);
    await pass();
    expect(await waiting()).toEqual([]);
  });

  it('sends a message claimed by a process that ended once the claim expires, and not before', async () => {
    await keep('AAAA-1111');
    void server('hang').pass();
    while ((await waiting())[0] !== 'AAAA-1111 1') await setImmediate();
    const { messageIds, pass } = server();
    later(TAKEN_SECONDS - 1);
    expect(await pass()).toBe(1_000);
    expect(messageIds).toHaveLength(0);
    later(1);
    await pass();
    expect(messageIds).toHaveLength(1);
  });

  it('keeps the claim on a message for as long as it works on it', async () => {
    await keep('AAAA-1111');
    void server('hang').pass();
    const { messageIds, pass } = server();
    for (let seconds = 0; seconds < 3 * TAKEN_SECONDS; seconds += 5) {
      await vi.advanceTimersByTimeAsync(5_000);
      while ((await waitingMessages(outbox))[0]?.notBefore !== Date.now() + TAKEN_SECONDS * 1000) await setImmediate();
      await pass();
    }
    expect(messageIds).toEqual([]);
  });

  it('keeps a permanently rejected message for a person, and sends the others', async () => {
    await keep('AAAA-1111', 'BBBB-2222');
    const { messageIds, pass } = server(refused);
    await pass();
    expect(messageIds).toHaveLength(2);
    expect(await waiting()).toEqual([]);
    const [file = ''] = await readdir(join(outbox, 'refused'));
    expect(JSON.parse(await readFile(join(outbox, 'refused', file), 'utf8'))).toMatchObject(message);
    expect(await readdir(join(outbox, 'refused'))).toHaveLength(1);
  });

  it('keeps an unreadable message file for a person, and sends the others', async () => {
    await keep('AAAA-1111');
    await writeFile(join(outbox, 'waiting', 'BBBB-2222.0.0.json'), '{');
    const { messageIds, pass } = server();
    await pass();
    expect(messageIds).toHaveLength(1);
    expect(await readdir(join(outbox, 'refused'))).toEqual(['BBBB-2222.json']);
  });
});
