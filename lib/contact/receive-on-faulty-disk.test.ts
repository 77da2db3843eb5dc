import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../e2e/support/faulty-disk.ts';
import { readConfig } from '../config.ts';
import { formKey, issueToken } from '../http/form-token.ts';
import { channelOf } from './destination.ts';
import { outboxAt } from './outbox.ts';
import { receive } from './receive.ts';

const works: Fault = () => null;
const disk = vi.hoisted(() => ({ fault: (() => null) as Fault }));
vi.mock('node:fs/promises', async (original) => {
  const { faultyDisk } = await import('../../e2e/support/faulty-disk.ts');
  return faultyDisk(await original(), (...call) => disk.fault(...call));
});
const post = vi.hoisted(() => ({ references: [] as unknown[] }));
vi.mock('./send-mail.ts', () => ({
  sendMail: async ({ reference }: { reference: string }) => {
    post.references.push(reference);
    return { outcome: 'accepted' };
  },
}));
vi.mock('../http/layer-active.ts', () => ({ isLayerActive: () => true }));

const CONTACT_SECRET = 'the secret of the tests';
const values = { name: 'Renée', email: 'renee@buyer.example', company: 'Büro', message: 'Two people.', assignment: '' };
let outbox = '';
let logged: string[];
let visitors = 0;

beforeEach(() => {
  outbox = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox');
  post.references = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  logged = [];
  for (const name of ['info', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line) => void logged.push(String(line)));
  }
});
afterEach(() => {
  disk.fault = works;
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(join(outbox, '..'), { recursive: true, force: true });
});

const settings = (smtpUrl: string) =>
  readConfig({ BASE_URL: 'https://consulting.example', SMTP_URL: smtpUrl, CONTACT_OUTBOX: outbox, CONTACT_SECRET });
const DELIVERED = { reference: expect.any(String) };
const NO_MAIL = '';
const MAIL = 'smtp://127.0.0.1:9';

/** Sends the same form each time, as a new visitor. */
function sender(smtpUrl: string) {
  const form = issueToken(formKey({ secret: CONTACT_SECRET }), Date.now() - 30_000);
  const send = () => {
    visitors += 1;
    const request = new Request('https://consulting.example/contact', {
      method: 'POST',
      headers: { 'X-Forwarded-For': `192.0.2.${visitors}` },
      body: new URLSearchParams({ ...values, extra: '', form }),
    });
    return receive(request, settings(smtpUrl));
  };
  return { form, send };
}

/** The number of messages in the outbox. */
const stored = async () => (await outboxAt(outbox).messagesIn('accepted', 'claimed')).length;

const CALLS = ['mkdir', 'readdir', 'open', 'writeFile', 'sync', 'rename'];

const once = (call: string, code: string): Fault => {
  let isOver = false;
  return (made) => {
    if (isOver || made !== call) return null;
    isOver = true;
    return code;
  };
};

const faults: readonly (readonly [title: string, fault: Fault])[] = [
  ...CALLS.map((call) => [`${call} fails once with EIO`, once(call, 'EIO')] as const),
  ['the disk is full', (call) => (['mkdir', 'writeFile'].includes(call) ? 'ENOSPC' : null)],
  ['the disk is read-only', (call) => (['mkdir', 'open', 'rename', 'rm'].includes(call) ? 'EROFS' : null)],
  ['the disk fails in every way', () => 'EIO'],
];

describe('while the outbox fails', () => {
  it.each(faults)(
    '(%s) and there is no mail server, the form comes back with its text or is kept; sent again, it is kept once',
    async (_title, fault) => {
      const { form, send } = sender(NO_MAIL);
      disk.fault = fault;
      const receipt = await send();
      if ('refusal' in receipt) {
        expect(receipt).toEqual({ refusal: 'undelivered', values, errors: {}, token: form });
        expect(logged.join()).toContain('contact_outbox_failed');
      }
      disk.fault = works;
      expect(await send()).toMatchObject(DELIVERED);
      expect(await stored()).toBe(1);
      expect(logged.join()).not.toMatch(/renee|Two people/);
    },
  );

  it.each(faults)('(%s) the message is mailed immediately or kept, and never lost', async (_title, fault) => {
    const { send } = sender(MAIL);
    disk.fault = fault;
    const receipt = await send();
    expect(receipt).toMatchObject(DELIVERED);
    disk.fault = works;
    expect(await send(), 'a second time it is the same message').toEqual(receipt);
    const mailed = post.references.length;
    expect(mailed).toBeLessThanOrEqual(1);
    expect(mailed + (await stored())).toBeGreaterThanOrEqual(1);
    // It is in the outbox as well if the disk failed after it had accepted the message; its sender recognises it.
    if (mailed > 0) expect(post.references).toEqual(['reference' in receipt && receipt.reference]);
  });

  it('(a file is in its place) the message is mailed immediately, and kept again as soon as that works', async () => {
    writeFileSync(outbox, '');
    expect(await sender(MAIL).send()).toMatchObject(DELIVERED);
    expect(post.references).toHaveLength(1);
    await expect.poll(() => channelOf(settings(MAIL).contact)?.isStored).toBe(false);
    rmSync(outbox);
    expect(await sender(MAIL).send()).toMatchObject(DELIVERED);
    expect(post.references).toHaveLength(1);
    expect(await stored()).toBe(1);
  });

  it('(a thousand messages) nothing is mailed past it', async () => {
    mkdirSync(join(outbox, 'failed'), { recursive: true });
    for (let at = 1_000; at < 2_000; at += 1) {
      writeFileSync(join(outbox, 'failed', `${at}.abcdefghijklmnop.AAAA-1111.json`), '');
    }
    expect(await sender(MAIL).send()).toMatchObject({ refusal: 'busy' });
    expect(post.references).toEqual([]);
  });
});

describe('while the outbox hangs', () => {
  /** Hangs at one call; the result answers it. */
  async function hangAt(call: string, send: () => Promise<unknown>) {
    let answer: ((code: null) => void) | undefined;
    disk.fault = (made) => {
      if (made !== call) return null;
      disk.fault = works;
      return new Promise((resolve) => {
        answer = resolve;
      });
    };
    const sent = send();
    while (answer === undefined) await setImmediate();
    await vi.advanceTimersByTimeAsync(2_000);
    return { sent, answer };
  }
  const answers = () => expect.poll(() => stored().catch(() => null)).not.toBeNull();

  it.each(CALLS)(
    '(%s) the form comes back after two seconds with its text, others at once; when the disk answers, it is kept once',
    async (call) => {
      const { form, send } = sender(NO_MAIL);
      const { sent, answer } = await hangAt(call, send);
      const refused = { refusal: 'undelivered', values, errors: {}, token: form };
      expect(await sent).toEqual(refused);
      expect(await sender(NO_MAIL).send()).toMatchObject({ refusal: 'undelivered' });
      answer(null);
      await answers();
      expect(await send()).toMatchObject(DELIVERED);
      expect(await stored()).toBe(1);
    },
  );

  it.each(['mkdir', 'readdir', 'open', 'writeFile'])(
    '(%s) the message is mailed immediately, and not kept as well when the disk answers',
    async (call) => {
      const { sent, answer } = await hangAt(call, sender(MAIL).send);
      expect(await sent).toMatchObject(DELIVERED);
      answer(null);
      await answers();
      expect(post.references).toHaveLength(1);
      expect(await stored()).toBe(0);
    },
  );
});
