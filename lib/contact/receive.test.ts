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
  for (const name of ['info', 'warn', 'error'] as const) {
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

describe('receive(), sending immediately', () => {
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

  const answer = (status: number) =>
    receiver.behave((_request, response) =>
      response.writeHead(status, { Location: receiver.url, 'Retry-After': '7777' }).end('words of the receiver'),
    );
  it.each<[string, string, () => unknown]>([
    ['mail server refuses the connection', 'ESOCKET', () => mailServer.stop()],
    ['mail server is slower than the limit', 'ETIMEDOUT', () => mailServer.start('slow')],
    ['mail server refuses the content', 'EMESSAGE 554', () => mailServer.start('refuse-content')],
    ['mail server dies before it replies', 'E', () => mailServer.start('die-before-answer')],
    ['receiver answers with 302', 'HTTP 302', () => answer(302)],
    ['receiver answers with 410', 'HTTP 410', () => answer(410)],
    ['receiver answers with 503', 'HTTP 503', () => answer(503)],
  ])(
    'when the %s, claims nothing was sent and repeats nothing of it, and takes the same form once it is well',
    async (title, reason, fail) => {
      const isMail = title.startsWith('mail');
      await fail();
      const before = mailServer.mails.length;
      const form = tokenOfAge(30);
      const sendIt = () => receive(sent({ form }), isMail ? settings() : onVercel());
      expect(await sendIt()).toEqual({ refusal: 'undelivered', values: written, errors: {}, token: form });
      expect(mailServer.mails).toHaveLength(before);
      expect(logged.join()).toContain('"event":"contact_message_failed"');
      expect(logged.join()).toContain(`"by":"${isMail ? 'smtp' : 'webhook'}","reason":"${reason}`);
      expect(logged.join()).not.toMatch(/No such user|Spam|words of|renee|Two people/);

      if (isMail) await mailServer.start();
      receiver.behave(204);
      const receipt = await sendIt();
      expect(receipt).toMatchObject(DELIVERED);
      await expect.poll(() => mailServer.mails.length).toBe(before + Number(isMail));
      const ids = receiver.webhooks.map((webhook) => [webhook.headers['webhook-id'], verified(webhook).data.reference]);
      const reference = 'reference' in receipt ? receipt.reference : '';
      expect(ids).toEqual(isMail ? [] : Array(2).fill([reference, reference]));
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
