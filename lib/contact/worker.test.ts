import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startReceiver, verified, WEBHOOK_SECRET } from '../../e2e/support/webhook-receiver.ts';
import { storeMessage } from './outbox.ts';
import { wakeWorker } from './worker.ts';

// A mail server that never answers.
vi.mock('./send-mail.ts', () => ({ sendMail: () => new Promise(() => {}) }));

const message = { name: 'A', email: 'a@buyer.example', company: '', message: 'Hello', assignment: '' };
const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  receiver = await startReceiver();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubEnv('BASE_URL', 'https://consulting.example');
  vi.stubEnv('CONTACT_OUTBOX', outbox);
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
  vi.stubEnv('CONTACT_WEBHOOK_URL', receiver.url);
  vi.stubEnv('CONTACT_WEBHOOK_SECRET', WEBHOOK_SECRET);
  vi.stubEnv('CONTACT_WEBHOOK_PRIVATE_HOST', '127.0.0.1');
});
afterAll(async () => {
  await receiver.stop();
  vi.unstubAllEnvs();
  rmSync(outbox, { recursive: true, force: true });
});

const store = (reference: string) =>
  storeMessage(outbox, { message, form: `${Date.now().toString(36)}.${reference}`, reference }, ['smtp', 'webhook']);
const arrived = () => receiver.webhooks.map((webhook) => verified(webhook).data.reference);

it('a message goes to one destination as soon as it is stored, while another takes its time', async () => {
  await store('AAAA-1111');
  wakeWorker();
  await expect.poll(arrived).toEqual(['AAAA-1111']);
  await store('BBBB-2222');
  wakeWorker();
  await expect.poll(arrived).toEqual(['AAAA-1111', 'BBBB-2222']);
  await expect
    .poll(() => readdirSync(join(outbox, 'waiting')).sort())
    .toEqual([expect.stringMatching(/^AAAA-1111\.0\.taken-\d+\.json$/), 'BBBB-2222.0.0.json']);
});
