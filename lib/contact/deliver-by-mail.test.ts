import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMailServer, type MailServer } from '../../e2e/support/mail-server.ts';
import { readConfig } from '../config.ts';
import { createDeliverer } from './deliver-waiting.ts';
import { destinationsOf } from './destination.ts';
import { storeMessage } from './outbox.ts';
import { queuedMessages } from './queue.ts';

const message = { name: 'A', email: 'a@buyer.example', company: '', message: 'Hello', assignment: '' };
const references = ['AAAA-1111', 'BBBB-2222', 'CCCC-3333', 'DDDD-4444'];

let mailServer: MailServer;
let outbox = '';
let logged: string[];
let monotonic = 0;

beforeAll(async () => {
  mailServer = await createMailServer();
});
afterAll(() => mailServer.stop());
beforeEach(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic);
  logged = [];
  for (const name of ['info', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line) => void logged.push(String(line)));
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(outbox, { recursive: true, force: true });
});

async function keep(...stored: readonly string[]) {
  for (const reference of stored) {
    const form = `${Date.now().toString(36)}.${reference}`;
    await storeMessage(outbox, { message, form, reference }, ['smtp']);
  }
}

function createPass() {
  const settings = readConfig({ BASE_URL: 'https://consulting.example', SMTP_URL: mailServer.url });
  const [destination] = destinationsOf(settings, { smtpSeconds: 0.5 });
  if (destination === undefined) throw new Error('the mail server is configured');
  return createDeliverer(outbox, destination);
}

/** The references of the mails that arrived after the first so many, sorted. */
const arrivedAfter = (count: number) =>
  Promise.all(mailServer.mails.slice(count).map(async ({ raw }) => (await PostalMime.parse(raw)).messageId)).then(
    (ids) => ids.map((id) => /^<contact-([^@]+)@consulting\.example>$/.exec(id ?? '')?.[1]?.toUpperCase()).sort(),
  );

const setAside = () => readdir(join(outbox, 'refused'));

describe('each message in the outbox is mailed once', () => {
  it.each([
    ['dies while it receives a message', () => mailServer.start('die-midway')],
    ['dies before it replies', () => mailServer.start('die-before-answer')],
    ['replies later than it may take for anything else', () => mailServer.start('late')],
  ])('although the mail server %s, and comes back', async (_title, fail) => {
    await fail();
    const before = mailServer.mails.length;
    await keep(...references.slice(0, 2));
    const processes = [createPass(), createPass()];
    const passes = () => Promise.all(processes.map((pass) => pass()));
    await passes();
    await mailServer.start();
    await keep(...references.slice(2));
    while ((await queuedMessages(outbox, 'smtp')).length > 0) {
      const pauses = await passes();
      monotonic += Math.min(...pauses);
    }
    await expect.poll(() => arrivedAfter(before)).toEqual(references);
    for (const reference of references) {
      const deliveries = logged.filter((line) =>
        line.includes(`"contact_message_delivered","reference":"${reference}"`),
      );
      expect(deliveries, reference).toHaveLength(1);
    }
    expect(logged.join()).not.toMatch(/a@buyer\.example|Hello|password-of-the-tests/);
  });
});

it('a permanently refused message is logged and stays in the outbox, from where it can be sent again', async () => {
  await mailServer.start('reject-recipient');
  const before = mailServer.mails.length;
  const pass = createPass();
  await keep('AAAA-1111');
  await pass();
  expect(await setAside()).toEqual(['AAAA-1111.json']);
  const refused = join(outbox, 'refused', 'AAAA-1111.json');
  expect(JSON.parse(await readFile(refused, 'utf8'))).toMatchObject(message);
  expect(logged.join()).toContain('"event":"contact_message_refused","reference":"AAAA-1111"');
  expect(logged.join()).not.toMatch(/No such user/);
  expect(await queuedMessages(outbox, 'smtp')).toEqual([]);

  await mailServer.start();
  await keep('BBBB-2222');
  await pass();
  await expect.poll(() => arrivedAfter(before)).toEqual(['BBBB-2222']);
  await rename(refused, join(outbox, 'waiting', 'AAAA-1111.0.0.json'));
  await pass();
  await expect.poll(() => arrivedAfter(before)).toEqual(['AAAA-1111', 'BBBB-2222']);
  expect(await setAside()).toEqual([]);
});
