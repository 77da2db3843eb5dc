import { linkSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startReceiver, verified, WEBHOOK_SECRET } from '../../e2e/support/webhook-receiver.ts';
import { readConfig } from '../config.ts';
import { createDeliverer } from './deliver-waiting.ts';
import { type Destination, destinationsOf, type Sending } from './destination.ts';
import { createFirstSeen } from './first-seen.ts';
import { countMessages, storeMessage, tidyOutbox } from './outbox.ts';

const message = {
  name: 'Renée',
  email: 'renee@buyer.example',
  company: '',
  message: 'Two people.',
  assignment: 'EX-1001',
};
const references = ['AAAA-1111', 'BBBB-2222'];
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let outbox = '';
let logged: string[];
let monotonic = 0;

beforeEach(async () => {
  receiver = await startReceiver();
  outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic);
  logged = [];
  for (const name of ['info', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line) => void logged.push(String(line)));
  }
});
afterEach(async () => {
  await receiver.stop();
  vi.restoreAllMocks();
  rmSync(outbox, { recursive: true, force: true });
});

const settings = () =>
  readConfig({
    BASE_URL: 'https://consulting.example',
    CONTACT_WEBHOOK_URL: receiver.url,
    CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    CONTACT_WEBHOOK_PRIVATE_HOST: '127.0.0.1',
  });

/** A mail server that gives these answers in turn and then accepts everything. */
function mailServer(...answers: Sending[]) {
  const mails: string[] = [];
  const destination: Destination = {
    name: 'smtp',
    send: async ({ reference }) => {
      mails.push(reference);
      return answers.shift() ?? { ok: true };
    },
  };
  return { mails, passMail: createDeliverer(outbox, destination) };
}

function createPass() {
  const [webhook] = destinationsOf(settings());
  if (webhook === undefined) throw new Error('the webhook is configured');
  return createDeliverer(outbox, webhook);
}

const submission = (reference: string) => ({ message, form: `${Date.now().toString(36)}.${reference}`, reference });

async function keep(...kept: readonly string[]) {
  for (const reference of kept) await storeMessage(outbox, submission(reference), ['smtp', 'webhook']);
}

const filesIn = (folder: string) => readdirSync(join(outbox, folder)).sort();
const arrived = () => receiver.webhooks.map((webhook) => verified(webhook).data.reference);

describe('a message in the outbox', () => {
  it('is sent by webhook with everything the mail has, and nothing more', async () => {
    await keep('AAAA-1111');
    const { received } = JSON.parse(readFileSync(join(outbox, 'waiting', 'AAAA-1111.webhook.0.0.json'), 'utf8'));
    await createPass()();
    expect(receiver.webhooks.map(({ headers }) => headers['webhook-id'])).toEqual(['AAAA-1111']);
    expect(receiver.webhooks.map(verified)).toEqual([
      {
        type: 'message.received',
        timestamp: received,
        data: {
          reference: 'AAAA-1111',
          name: 'Renée',
          email: 'renee@buyer.example',
          company: null,
          message: 'Two people.',
          assignment: { id: 'EX-1001', url: 'https://consulting.example/open-projects/EX-1001' },
        },
      },
    ]);
  });

  it('is delivered to each destination once, and removed when it was', async () => {
    await keep(...references);
    expect(await countMessages(outbox)).toMatchObject({ waiting: 2 });
    const { mails, passMail } = mailServer();
    const pass = createPass();
    await pass();
    expect(filesIn('waiting'), 'still to be mailed').toEqual(['AAAA-1111.0.0.json', 'BBBB-2222.0.0.json']);
    await Promise.all([passMail(), pass(), createPass()()]);
    expect(mails.sort()).toEqual(references);
    expect(arrived().sort()).toEqual(references);
    expect(filesIn('waiting')).toEqual([]);
    for (const by of ['smtp', 'webhook']) {
      const events = logged.filter((line) => line.includes('contact_message_delivered') && line.includes(`"${by}"`));
      expect(events, by).toHaveLength(2);
    }
  });

  it('is mailed once while the receiver is down, and sent by webhook once it is up', async () => {
    await keep('AAAA-1111');
    const { mails, passMail } = mailServer();
    const pass = createPass();
    receiver.behave(503);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await passMail();
      monotonic += await pass();
    }
    expect(mails).toEqual(['AAAA-1111']);
    expect(filesIn('waiting')).toEqual(['AAAA-1111.webhook.0.0.json']);
    receiver.behave(200);
    await pass();
    expect(new Set(arrived())).toEqual(new Set(['AAAA-1111']));
    expect(filesIn('waiting')).toEqual([]);
    const ids = receiver.webhooks.map(({ headers }) => headers['webhook-id']);
    expect(ids, 'one id for all attempts').toEqual(Array(4).fill('AAAA-1111'));
  });

  it('is sent by webhook once while the mail server is down', async () => {
    await keep('AAAA-1111');
    const down: Sending = { ok: false, reason: 'ESOCKET', isFinal: false };
    const { passMail } = mailServer(down, down);
    const pass = createPass();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await pass();
      monotonic += await passMail();
    }
    expect(arrived()).toEqual(['AAAA-1111']);
    expect(filesIn('waiting')).toEqual([]);
  });

  it.each([400, 401, 404, 422, 500])('waits after the status %i, which the operator can mend', async (status) => {
    await keep('AAAA-1111');
    receiver.behave(status);
    const pass = createPass();
    expect(await pass()).toBe(1_000);
    monotonic += 1_000;
    expect(await pass()).toBe(2_000);
    expect(filesIn('waiting')).toContain('AAAA-1111.webhook.0.0.json');
    expect(logged.join()).toContain(
      `"contact_message_waiting","reference":"AAAA-1111","by":"webhook","reason":"HTTP ${status}"`,
    );
  });

  it('is set aside for a person after the status 410, and can be sent again from there; the mail is sent all the same', async () => {
    await keep('AAAA-1111');
    const { mails, passMail } = mailServer();
    receiver.behave(410);
    const pass = createPass();
    await pass();
    await pass();
    expect(receiver.webhooks).toHaveLength(1);
    expect(filesIn('refused')).toEqual(['AAAA-1111.webhook.json']);
    expect(logged.join()).toContain('"contact_message_refused","reference":"AAAA-1111","by":"webhook"');
    await passMail();
    expect(mails).toEqual(['AAAA-1111']);
    receiver.behave(200);
    renameSync(
      join(outbox, 'refused', 'AAAA-1111.webhook.json'),
      join(outbox, 'waiting', 'AAAA-1111.webhook.0.0.json'),
    );
    await pass();
    expect(receiver.webhooks).toHaveLength(2);
    expect([...filesIn('waiting'), ...filesIn('refused')]).toEqual([]);
  });

  it.each([
    ['120', 120],
    ['100000', 300],
    ['9'.repeat(400), 300],
    ['0', 1],
    ['nonsense', 1],
  ])('and all others wait as long as Retry-After asks for (%s), for five minutes at most', async (value, seconds) => {
    await keep('AAAA-1111');
    receiver.behave((_request, response) => response.writeHead(429, { 'Retry-After': value }).end());
    const pass = createPass();
    expect(await pass()).toBe(seconds * 1000);
    receiver.behave(200);
    monotonic += seconds * 1000 - 1;
    await pass();
    expect(receiver.webhooks, 'not before').toHaveLength(1);
    if (seconds > 1) {
      await keep('BBBB-2222');
      await pass();
      expect(receiver.webhooks, 'nor another message').toHaveLength(1);
    }
    monotonic += 1;
    await pass();
    expect(receiver.webhooks.length).toBeGreaterThan(1);
    expect(filesIn('waiting').filter((name) => name.includes('webhook'))).toEqual([]);
  });

  it('is completed for both destinations if its process ended between them', async () => {
    const sent = submission('AAAA-1111');
    await storeMessage(outbox, sent, []);
    const incoming = join(outbox, 'incoming', `${sent.form}.AAAA-1111.abc`);
    const marker = join(outbox, 'taken', sent.form);
    renameSync(join(outbox, 'AAAA-1111.json'), incoming);
    rmSync(marker);
    linkSync(incoming, marker);
    await keep('BBBB-2222');
    linkSync(incoming, join(outbox, 'waiting', 'AAAA-1111.webhook.0.0.json'));

    const firstSeen = createFirstSeen();
    await tidyOutbox(outbox, ['smtp', 'webhook'], firstSeen);
    monotonic += 60_000;
    await tidyOutbox(outbox, ['smtp', 'webhook'], firstSeen);
    const names = references.flatMap((reference) => [`${reference}.0.0.json`, `${reference}.webhook.0.0.json`]);
    expect(filesIn('waiting')).toEqual(names);
    expect(filesIn('incoming')).toEqual([]);
    expect(readFileSync(marker, 'utf8'), 'nothing personal is left in the marker').toBe('AAAA-1111');
    expect(await storeMessage(outbox, sent, ['smtp', 'webhook'])).toBe('again');
  });
});

it('nothing that the visitor wrote, that the receiver answered or that is secret is logged', async () => {
  await keep('AAAA-1111');
  receiver.behave((_request, response) =>
    response.writeHead(500, { 'X-Secret': 'header' }).end('words of the receiver'),
  );
  await createPass()();
  expect(logged.join(), 'control').toContain('contact_message_waiting');
  expect(logged.join()).not.toMatch(/renee|Two people|words of|header|whsec_|messages"/i);
});
