import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { readConfig } from '../config.ts';
import { createDelivery as create } from './delivery.ts';
import type { Attempt, DestinationName } from './destination.ts';

type Outcome = Attempt['outcome'];
const sends = vi.hoisted(() => ({
  play: (_by: string, _reference: string): Promise<string> => Promise.resolve('accepted'),
}));
const attempts: string[] = [];
vi.mock('./send.ts', () => ({
  send: (by: DestinationName, { reference }: { reference: string }) => {
    attempts.push(`${by} ${reference}`);
    return sends.play(by, reference);
  },
}));

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  const open: typeof actual.open = async (...words) => {
    const handle = await actual.open(...words);
    const writeFile = handle.writeFile.bind(handle);
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    handle.writeFile = (text) => (disk.isFull && text !== '' ? Promise.reject(full) : writeFile(text));
    return handle;
  };
  return { ...actual, open };
});

const TIMES = { shortestMs: 10, longestMs: 80, lookMs: 50 };
const createDelivery = (settings: Parameters<typeof create>[0]) => create(settings, TIMES);
let folder: string;
let logged: string[];
const destinations = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  CONTACT_WEBHOOK_URL: 'http://127.0.0.1:1/',
  CONTACT_WEBHOOK_SECRET: `whsec_${btoa('x'.repeat(32))}`,
};
const settings = (env: Record<string, string> = destinations) =>
  readConfig({ CONTACT_OUTBOX: join(folder, 'outbox'), CONTACT_SECRET: 'the secret of the tests', ...env });
const play = (outcome: (by: DestinationName, reference: string) => Outcome) => {
  sends.play = async (by, reference) => outcome(by as DestinationName, reference);
};
const filesIn = (name: string) => readdirSync(join(folder, 'outbox', name));
const eventsOf = (event: string) =>
  logged.filter((line) => line.includes(`"event":"${event}"`) && line.includes(folder));
let forms = 0;
function form() {
  forms += 1;
  return `mia${forms}.q0pV1d8ZkR3nT5aB`;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  logged = [];
  attempts.length = 0;
  play(() => 'accepted');
  for (const name of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line) => void logged.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('createDelivery()', () => {
  it('delivers a message to every destination and removes it', async () => {
    const { start, accept, isUsable } = createDelivery(settings());
    await start();
    expect(isUsable()).toBe(true);
    expect(await accept(form(), storedMessage())).toBe('accepted');
    await expect.poll(() => filesIn('accepted')).toEqual([]);
    expect(attempts.sort()).toEqual(['smtp AAAA-1111', 'webhook AAAA-1111']);
  });

  it('tries again with pauses that grow up to a longest, and sends nothing again to those that have it', async () => {
    play((by) => (by === 'smtp' ? 'accepted' : 'later'));
    const { start, accept } = createDelivery(settings());
    await start();
    await accept(form(), storedMessage());
    await expect.poll(() => filesIn('delivered')).toEqual([expect.stringMatching(/\.smtp$/)]);
    expect(filesIn('accepted')).toHaveLength(1);
    const tried = () => attempts.filter((one) => one.startsWith('webhook')).length;
    await expect.poll(tried).toBeGreaterThan(5);
    // Without pauses there would be hundreds.
    expect(tried()).toBeLessThan(50);
    expect(attempts.filter((one) => one.startsWith('smtp'))).toHaveLength(1);
  });

  it('shares one pause among all messages while a destination takes none', async () => {
    play(() => 'unreachable');
    const { start, accept, counts } = createDelivery(settings({ SMTP_URL: destinations.SMTP_URL }));
    await start();
    for (let at = 0; at < 20; at += 1) await accept(form(), storedMessage());
    await wait(800);
    // Without a shared pause there would be some two hundred.
    expect(attempts.length).toBeLessThan(60);
    expect(await counts()).toEqual({ waiting: 20, failed: 0 });
    play(() => 'accepted');
    await expect.poll(counts).toEqual({ waiting: 0, failed: 0 });
  });

  it('puts aside what every destination that lacks it has refused, and says so once', async () => {
    play((by) => (by === 'smtp' ? 'refused' : 'accepted'));
    const { start, accept } = createDelivery(settings());
    await start();
    await accept(form(), storedMessage());
    await expect.poll(() => filesIn('failed')).toHaveLength(1);
    expect(eventsOf('contact_message_given_up')).toEqual([expect.stringContaining('"missing":"smtp"')]);
    expect(eventsOf('contact_message_given_up')[0]).toContain('"level":"error"');
  });

  it('gives up after five days, and tries what a person has moved back', async () => {
    play(() => 'later');
    const { start, accept } = createDelivery(settings());
    await start();
    await accept(form(), storedMessage({ received: new Date(Date.now() - 6 * 24 * 3_600_000).toISOString() }));
    await expect.poll(() => filesIn('failed')).toHaveLength(1);
    play(() => 'accepted');
    const [name = ''] = filesIn('failed');
    renameSync(join(folder, 'outbox/failed', name), join(folder, 'outbox/accepted', name));
    await expect.poll(() => [filesIn('accepted'), filesIn('failed')]).toEqual([[], []]);
  });

  it('delivers what another process has accepted, and puts aside what it can’t understand', async () => {
    const first = createDelivery(settings({}));
    await first.start();
    await first.accept(form(), storedMessage());
    writeFileSync(join(folder, 'outbox/accepted', `${form()}.BBBB-2222.json`), 'not a message');
    rmSync(join(folder, 'outbox/lock'));
    const second = createDelivery(settings());
    await second.start();
    await expect
      .poll(() => [filesIn('accepted'), filesIn('failed')])
      .toEqual([[], [expect.stringContaining('BBBB-2222')]]);
    expect(eventsOf('contact_file_not_understood')).toEqual([expect.stringContaining('BBBB-2222')]);
  });

  it('removes without sending it a message that was noted as delivered when its process ended', async () => {
    const first = createDelivery(settings({}));
    await first.start();
    const noted = form();
    await first.accept(noted, storedMessage());
    for (const by of ['smtp', 'webhook'])
      writeFileSync(join(folder, 'outbox/delivered', `${noted}.AAAA-1111.${by}`), '');
    rmSync(join(folder, 'outbox/lock'));
    await createDelivery(settings()).start();
    await expect.poll(() => filesIn('accepted')).toEqual([]);
    expect(attempts).toEqual([]);
  });

  it('stores nothing on a full disk, but delivers and removes what waits there, which makes room', async () => {
    const first = createDelivery(settings({}));
    await first.start();
    await first.accept(form(), storedMessage());
    rmSync(join(folder, 'outbox/lock'));
    disk.isFull = true;
    const { start, accept, isUsable } = createDelivery(settings());
    await start();
    await expect.poll(() => filesIn('accepted')).toEqual([]);
    expect([isUsable(), await accept(form(), storedMessage())]).toEqual([false, 'unusable']);
    expect([attempts.length, filesIn('accepted')]).toEqual([2, []]);
    disk.isFull = false;
    expect(await accept(form(), storedMessage())).toBe('accepted');
  });

  it('stores nothing while the outbox can’t be used, says once why and what happens to messages, and recovers', async () => {
    writeFileSync(join(folder, 'outbox'), '');
    const { start, accept, isUsable, counts } = createDelivery(settings());
    await start();
    await wait(300);
    expect([isUsable(), await accept(form(), storedMessage()), await counts()]).toEqual([false, 'unusable', null]);
    expect(eventsOf('contact_outbox_failed')).toEqual([expect.stringContaining('sent while the visitor waits')]);
    expect(eventsOf('contact_outbox_failed')[0]).toContain(join(folder, 'outbox'));
    rmSync(join(folder, 'outbox'));
    await expect.poll(isUsable).toBe(true);
    expect(await accept(form(), storedMessage())).toBe('accepted');
    rmSync(join(folder, 'outbox/accepted'), { recursive: true });
    expect(await accept(form(), storedMessage()), 'its folders are made again').toBe('accepted');
  });

  it('says that another process has the outbox, and takes it once that has ended', async () => {
    await createDelivery(settings()).start();
    const { start, isUsable } = createDelivery(settings());
    await start();
    await wait(300);
    expect(isUsable()).toBe(false);
    expect(eventsOf('contact_outbox_taken')).toHaveLength(1);
    rmSync(join(folder, 'outbox/lock'));
    await expect.poll(isUsable).toBe(true);
  });

  it('without a destination keeps messages to be read', async () => {
    const { start, accept, counts } = createDelivery(settings({}));
    await start();
    expect(await accept(form(), storedMessage())).toBe('accepted');
    expect(await counts()).toEqual({ waiting: 1, failed: 0 });
    expect(attempts).toEqual([]);
  });
});
