import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMailServer, type MailServer } from '../../e2e/support/mail-server.ts';
import { startReceiver, verified, WEBHOOK_SECRET } from '../../e2e/support/webhook-receiver.ts';
import { readConfig } from '../config.ts';
import { formKey, issueToken } from './form-token.ts';
import { receive } from './receive.ts';

vi.mock('../http/layer-active.ts', () => ({ isLayerActive: () => true }));
vi.mock('./send-mail.ts', async (original) => {
  const { sendMail, ...others } = await original<typeof import('./send-mail.ts')>();
  const patientFor: typeof sendMail = (message, settings) => sendMail(message, settings, 4);
  return { ...others, sendMail: patientFor };
});

const DELIVERED = { reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) };
const CONTACT_SECRET = 'the secret of the tests';
const written = {
  name: 'Renée O’Neill',
  email: 'renee@buyer.example',
  company: 'Büro & Söhne',
  message: 'Two people from May.',
  assignment: '',
  about: '',
};

let mailServer: MailServer;
let logged: string[];
let visitors = 0;

beforeAll(async () => {
  mailServer = await createMailServer();
});
afterAll(() => mailServer.stop());
beforeEach(() => {
  logged = [];
  for (const name of ['info', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line) => void logged.push(String(line)));
  }
});
afterEach(() => void vi.restoreAllMocks());

/** The settings of a site that mails messages immediately, because it can't store them. */
const settings = (env: Record<string, string> = {}) =>
  readConfig({
    BASE_URL: 'https://consulting.example',
    SMTP_URL: mailServer.url,
    CONTACT_OUTBOX: 'package.json/not-a-folder',
    CONTACT_SECRET,
    ...env,
  });

const tokenOfAge = (seconds: number) => issueToken(formKey({ secret: CONTACT_SECRET }), Date.now() - seconds * 1000);

/** A form sent by a new visitor each time. */
function sent(fields: Readonly<Record<string, string>> = {}): Request {
  visitors += 1;
  return new Request('https://consulting.example/contact', {
    method: 'POST',
    headers: { 'X-Forwarded-For': `192.0.2.${visitors}`, 'X-Vercel-Forwarded-For': `192.0.2.${visitors}` },
    body: new URLSearchParams({ ...written, extra: '', form: tokenOfAge(30), ...fields }),
  });
}

describe('receive(), mailing immediately', () => {
  it.each<[string, () => Promise<void>]>([
    ['refuses the connection', () => mailServer.stop()],
    ['is slower than the limit', () => mailServer.start('slow')],
    ['refuses the content', () => mailServer.start('refuse-content')],
    ['dies before it replies', () => mailServer.start('die-before-answer')],
  ])(
    'when the mail server %s, claims nothing was sent, and takes the same form once it is well',
    async (_title, fail) => {
      await fail();
      const before = mailServer.mails.length;
      const form = tokenOfAge(30);
      expect(await receive(sent({ form }), settings())).toEqual({
        refusal: 'undelivered',
        values: written,
        errors: {},
        token: form,
      });
      expect(mailServer.mails).toHaveLength(before);
      expect(logged.join()).toContain('"event":"contact_message_failed"');
      for (const word of ['No such user', 'Spam', 'renee', 'Two people']) expect(logged.join()).not.toContain(word);

      await mailServer.start();
      expect(await receive(sent({ form }), settings())).toMatchObject(DELIVERED);
      await expect.poll(() => mailServer.mails.length).toBe(before + 1);
    },
  );

  it('mails a form once, however often it is sent, and another message from it as another', async () => {
    await mailServer.start();
    const before = mailServer.mails.length;
    const form = tokenOfAge(30);
    const both = await Promise.all([receive(sent({ form }), settings()), receive(sent({ form }), settings())]);
    const again = await receive(sent({ form }), settings());
    expect(both[0]).toMatchObject(DELIVERED);
    expect([both[1], again]).toEqual([both[0], both[0]]);
    const changed = await receive(sent({ form, message: 'Three people, not two.' }), settings());
    expect(changed).toMatchObject(DELIVERED);
    expect(changed).not.toEqual(again);
    await expect.poll(() => mailServer.mails.length).toBe(before + 2);
  });

  it('beyond CONTACT_MESSAGES_PER_HOUR refuses messages of the whole site, but counts none that was refused', async () => {
    await mailServer.start();
    const before = mailServer.mails.length;
    // A module of its own has counted nothing yet.
    vi.resetModules();
    const { receive: receiveAfresh } = await import('./receive.ts');
    const limited = settings({ CONTACT_MESSAGES_PER_HOUR: '3' });
    for (const fields of [{}, { extra: 'x' }, { form: 'forged' }, { name: '' }, {}, {}]) {
      const isRefused = Object.keys(fields).length > 0;
      expect(!('reference' in (await receiveAfresh(sent(fields), limited)))).toBe(isRefused);
    }
    const refused = await receiveAfresh(sent(), limited);
    expect(refused).toMatchObject({ refusal: 'busy', values: written, retryAfterSeconds: expect.any(Number) });
    expect('retryAfterSeconds' in refused && refused.retryAfterSeconds).toBeGreaterThan(3_000);
    await expect.poll(() => mailServer.mails.length).toBe(before + 3);
    expect(logged.join()).toContain('"event":"contact_messages_limited"');
  });
});

describe('receive(), sending a webhook immediately', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.stop());

  /** The settings of a site on Vercel, without a mail server. */
  const onVercel = (env: Record<string, string> = {}) =>
    readConfig({
      BASE_URL: 'https://consulting.example',
      VERCEL_ENV: 'production',
      CONTACT_SECRET,
      CONTACT_WEBHOOK_URL: receiver.url,
      CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ...env,
    });

  it.each([302, 410, 503])(
    'when the receiver answers with %i, claims nothing was sent and repeats nothing of it, and takes the same form once it is well',
    async (status) => {
      receiver.behave((_request, response) =>
        response.writeHead(status, { Location: receiver.url, 'Retry-After': '7777' }).end('words of the receiver'),
      );
      const form = tokenOfAge(30);
      expect(await receive(sent({ form }), onVercel())).toEqual({
        refusal: 'undelivered',
        values: written,
        errors: {},
        token: form,
      });
      expect(logged.join()).toContain(`"by":"webhook","reason":"HTTP ${status}"`);
      expect(logged.join()).not.toMatch(/words of|renee|Two people/);

      receiver.behave(204);
      const receipt = await receive(sent({ form }), onVercel());
      expect(receipt).toMatchObject(DELIVERED);
      const ids = receiver.webhooks.map((webhook) => [webhook.headers['webhook-id'], verified(webhook).data.reference]);
      const reference = 'reference' in receipt ? receipt.reference : '';
      expect(ids).toEqual(Array(2).fill([reference, reference]));
    },
  );

  it('with a mail server as well, confirms a message only when both have it, and sends neither twice', async () => {
    await mailServer.start();
    const before = mailServer.mails.length;
    const both = onVercel({ SMTP_URL: mailServer.url });
    receiver.behave(500);
    const form = tokenOfAge(30);
    expect(await receive(sent({ form }), both)).toMatchObject({ refusal: 'undelivered' });
    expect(await receive(sent({ form }), both)).toMatchObject({ refusal: 'undelivered' });
    receiver.behave(204);
    expect(await receive(sent({ form }), both)).toMatchObject(DELIVERED);
    await expect.poll(() => mailServer.mails.length).toBe(before + 1);

    await mailServer.stop();
    const webhooks = receiver.webhooks.length;
    const next = tokenOfAge(31);
    expect(await receive(sent({ form: next }), both)).toMatchObject({ refusal: 'undelivered' });
    await mailServer.start();
    expect(await receive(sent({ form: next }), both)).toMatchObject(DELIVERED);
    expect(receiver.webhooks).toHaveLength(webhooks + 1);
  });
});
