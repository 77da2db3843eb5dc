import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../e2e/support/faulty-disk.ts';
import { readConfig } from '../config.ts';
import { createDeliverer } from './deliver-waiting.ts';
import type { Send, Sending } from './destination.ts';
import { mailOf } from './mail.ts';
import { type StoredMessage, storeMessage } from './outbox.ts';
import { queuedMessages } from './queue.ts';

const works: Fault = () => null;
const disk = vi.hoisted(() => ({ fault: (() => null) as Fault }));
vi.mock('node:fs/promises', async (original) => {
  const { faultyDisk } = await import('../../e2e/support/faulty-disk.ts');
  return faultyDisk(await original(), (...call) => disk.fault(...call));
});

const settings = readConfig({ BASE_URL: 'https://www.example.com' });
const message = { name: 'A', email: 'a@buyer.example', company: '', message: 'Hello', assignment: '' };
const START = Date.UTC(2026, 10, 21, 9);
const TAKEN_SECONDS = 20;
const HOUR = 3600;
let outbox = '';
let monotonic = 0;

beforeEach(() => {
  outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic);
  for (const name of ['info', 'warn', 'error'] as const) vi.spyOn(console, name).mockImplementation(() => {});
});
afterEach(() => {
  disk.fault = works;
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(outbox, { recursive: true, force: true });
});

async function keep(...references: string[]) {
  for (const reference of references) {
    await storeMessage(outbox, { message, form: `${START.toString(36)}.${reference}`, reference }, ['smtp']);
  }
}

const createMailer = (send: Send) => createDeliverer(outbox, { name: 'smtp', send });

/** A process and its mail server, which gives these answers in turn and then accepts everything. */
function server(...answers: (Sending | 'hang')[]) {
  const messageIds: unknown[] = [];
  const send = async (stored: StoredMessage): Promise<Sending> => {
    messageIds.push(mailOf(stored, settings).messageId);
    const answer = answers.shift() ?? { ok: true };
    return answer === 'hang' ? new Promise(() => {}) : answer;
  };
  return { messageIds, pass: createMailer(send) };
}

const down: Sending = { ok: false, reason: 'ESOCKET', isFinal: false };
const refused: Sending = { ok: false, reason: 'EENVELOPE 550', isFinal: true };
/** Lets time pass without running timers. */
function later(seconds: number) {
  monotonic += seconds * 1000;
  vi.setSystemTime(Date.now() + seconds * 1000);
}
const setClock = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const waiting = async () => (await queuedMessages(outbox, 'smtp')).map(({ reference }) => reference);
const firstName = async () => (await queuedMessages(outbox, 'smtp'))[0]?.name;

describe('a mailer', () => {
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
    const processes = [server(), server(), server()];
    await Promise.all(processes.map(({ pass }) => pass()));
    const messageIds = processes.flatMap((one) => one.messageIds);
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

  it('tries a message that failed after those that have not been tried', async () => {
    await keep('AAAA-1111', 'BBBB-2222');
    const { messageIds, pass } = server(down, down);
    await pass();
    later(1);
    await pass();
    expect(new Set(messageIds).size).toBe(2);
  });

  it.each([-HOUR, 0, HOUR])(
    'sends a message claimed by a process that ended once the claim expires, and not before, with a clock %i seconds ahead of the other',
    async (ahead) => {
      await keep('AAAA-1111');
      const other = server('hang');
      void other.pass();
      while (other.messageIds.length === 0) await setImmediate();
      setClock(ahead);
      const { messageIds, pass } = server();
      expect(await pass()).toBe(TAKEN_SECONDS * 1000);
      later(TAKEN_SECONDS - 1);
      expect(await pass()).toBe(1_000);
      expect(messageIds).toHaveLength(0);
      later(1);
      await pass();
      expect(messageIds).toHaveLength(1);
    },
  );

  it.each([-HOUR, 0, HOUR])(
    'leaves a message alone for as long as another process works on it, with a clock %i seconds ahead of the other',
    async (ahead) => {
      await keep('AAAA-1111');
      const other = server('hang');
      void other.pass();
      while (other.messageIds.length === 0) await setImmediate();
      setClock(ahead);
      const { messageIds, pass } = server();
      for (let renewals = 1; renewals <= 12; renewals += 1) {
        const name = await firstName();
        monotonic += 5_000;
        await vi.advanceTimersByTimeAsync(5_000);
        while ((await firstName()) === name) await setImmediate();
        await pass();
      }
      expect(messageIds).toEqual([]);
    },
  );

  it('stops mailing a message once another process has it', async () => {
    await keep('AAAA-1111');
    let stopped: boolean | undefined;
    const send = (_message: unknown, signal?: AbortSignal) =>
      new Promise<Sending>((resolve) => {
        stopped = false;
        signal?.addEventListener('abort', () => {
          stopped = true;
          resolve(down);
        });
      });
    const passed = createMailer(send)();
    while (stopped === undefined) await setImmediate();
    const name = await firstName();
    await vi.advanceTimersByTimeAsync(5_000);
    while ((await firstName()) === name) await setImmediate();
    expect(stopped, 'control').toBe(false);
    rmSync(join(outbox, 'waiting'), { recursive: true });
    await vi.advanceTimersByTimeAsync(5_000);
    await passed;
    expect(stopped).toBe(true);
  });

  it('keeps a permanently rejected message for a person, and sends the others', async () => {
    await keep('AAAA-1111', 'BBBB-2222');
    const { messageIds, pass } = server(refused);
    await pass();
    expect(messageIds).toHaveLength(2);
    expect(await waiting()).toEqual([]);
    const [file = ''] = readdirSync(join(outbox, 'refused'));
    expect(JSON.parse(readFileSync(join(outbox, 'refused', file), 'utf8'))).toMatchObject(message);
    expect(readdirSync(join(outbox, 'refused'))).toHaveLength(1);
  });

  it.each(['{', '{}', ''])(
    'keeps a file that is no message (“%s”) for a person, and sends the others',
    async (text) => {
      await keep('AAAA-1111');
      writeFileSync(join(outbox, 'waiting', 'BBBB-2222.0.0.json'), text);
      const { messageIds, pass } = server();
      await pass();
      expect(messageIds).toHaveLength(1);
      expect(readdirSync(join(outbox, 'refused'))).toEqual(['BBBB-2222.json']);
    },
  );
});

/** Runs a process until it has nothing to do for this long. Gives the seconds that took. */
async function runUntilEmpty(pass: () => Promise<number>): Promise<number> {
  const start = monotonic;
  while ((await waiting().catch(() => ['not readable'])).length > 0) {
    expect(monotonic - start, 'a message waits for minutes at most').toBeLessThan(10 * 60_000);
    // As the worker, which looks again after a minute at most.
    later(Math.min(await pass().catch(() => 60_000), 60_000) / 1000);
  }
  return (monotonic - start) / 1000;
}

describe('whatever the clocks say', () => {
  it('a message with a time in its name, as an earlier version wrote it, is due', async () => {
    mkdirSync(join(outbox, 'waiting'));
    const text = JSON.stringify(message);
    writeFileSync(join(outbox, 'waiting', `AAAA-1111.3.${START + 300_001}.json`), text);
    writeFileSync(join(outbox, 'waiting', `BBBB-2222.3.${START - 1}.json`), text);
    const { messageIds, pass } = server();
    await pass();
    expect(messageIds).toHaveLength(2);
  });

  it('a message is tried again after its pause, with a clock that was set by days in the meantime', async () => {
    await keep('AAAA-1111');
    const { messageIds, pass } = server(down, down);
    for (const seconds of [-48 * HOUR, 48 * HOUR]) {
      const pause = await pass();
      setClock(seconds);
      monotonic += pause;
    }
    await pass();
    expect(messageIds).toHaveLength(3);
    expect(await waiting()).toEqual([]);
  });

  it('a message is mailed once, and within minutes of the mail server’s recovery', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ process: fc.nat(2), clock: fc.integer({ min: -48 * HOUR, max: 48 * HOUR }) }), {
          minLength: 1,
          maxLength: 8,
        }),
        async (attempts) => {
          rmSync(join(outbox, 'waiting'), { recursive: true, force: true });
          rmSync(join(outbox, 'taken'), { recursive: true, force: true });
          await keep('AAAA-1111');
          let isDown = true;
          const messageIds: unknown[] = [];
          const send = async (stored: StoredMessage): Promise<Sending> => {
            if (isDown) return down;
            messageIds.push(mailOf(stored, settings).messageId);
            return { ok: true };
          };
          const processes = [0, 1, 2].map(() => createMailer(send));
          for (const { process, clock } of attempts) {
            vi.setSystemTime(START + clock * 1000);
            later(((await processes[process]?.()) ?? 0) / 1000);
          }
          isDown = false;
          vi.setSystemTime(START);
          for (const pass of processes) await runUntilEmpty(pass);
          expect(messageIds).toHaveLength(1);
        },
      ),
      { numRuns: 30 },
    ));
});

describe('a message is mailed once when the disk works again, and never set aside, although', () => {
  const once = (call: string, code: string): Fault => {
    let isOver = false;
    return (made, path) => {
      if (isOver || made !== call || !path.includes('waiting')) return null;
      isOver = true;
      return code;
    };
  };
  const always =
    (code: string, ...calls: readonly string[]): Fault =>
    (made) =>
      calls.includes(made) ? code : null;

  it.each<[title: string, fault: Fault]>([
    ...['readdir', 'readFile', 'rename', 'rm', 'open', 'sync'].flatMap((call) =>
      ['EIO', 'EMFILE', 'ESTALE'].map((code): [string, Fault] => [`${call} fails once with ${code}`, once(call, code)]),
    ),
    ['the disk is read-only', always('EROFS', 'rename', 'rm', 'link', 'mkdir')],
    ['the disk is full', always('ENOSPC', 'rename', 'mkdir', 'writeFile')],
    ['nothing can be removed', always('EPERM', 'rm')],
    ['no file can be read', always('EIO', 'readFile')],
    ['the disk fails in every way', () => 'EIO'],
  ])('%s', async (_title, fault) => {
    await keep('AAAA-1111', 'BBBB-2222');
    const { messageIds, pass } = server();
    disk.fault = fault;
    for (let minute = 0; minute < 5; minute += 1) {
      await pass().catch(() => {});
      later(60);
    }
    disk.fault = works;
    await runUntilEmpty(pass);
    expect(messageIds.sort()).toEqual(['<contact-aaaa-1111@www.example.com>', '<contact-bbbb-2222@www.example.com>']);
    expect(readdirSync(outbox)).not.toContain('refused');
  });

  it.each(['readdir', 'readFile', 'rename', 'rm', 'open', 'sync'])(
    '%s hangs: the mailer gives up until it answers',
    async (call) => {
      await keep('AAAA-1111', 'BBBB-2222');
      const { messageIds, pass } = server();
      let answer: ((code: null) => void) | undefined;
      disk.fault = (made) => {
        if (made !== call) return null;
        disk.fault = works;
        return new Promise((resolve) => {
          answer = resolve;
        });
      };
      const passed = pass().catch(() => {});
      while (answer === undefined) await setImmediate();
      await vi.advanceTimersByTimeAsync(2_000);
      await passed;
      later(60);
      await expect(pass(), 'at once').rejects.toThrow('the disk did not answer in time');
      answer(null);
      while ((await waiting().catch(() => null)) === null) await setImmediate();
      await runUntilEmpty(pass);
      expect(new Set(messageIds).size).toBe(2);
      expect(messageIds).toHaveLength(2);
    },
  );

  it('a file is in the folder’s place', async () => {
    await keep('AAAA-1111');
    const { messageIds, pass } = server();
    const aside = `${outbox}-aside`;
    renameSync(join(outbox, 'waiting'), aside);
    writeFileSync(join(outbox, 'waiting'), '');
    expect(await pass()).toBe(60_000);
    rmSync(join(outbox, 'waiting'));
    renameSync(aside, join(outbox, 'waiting'));
    await runUntilEmpty(pass);
    expect(messageIds).toHaveLength(1);
  });
});
