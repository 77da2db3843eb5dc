import { beforeEach, expect, it, vi } from 'vitest';
import { createMailServer } from '../../e2e/support/mail-server.ts';
import { startReceiver, WEBHOOK_SECRET } from '../../e2e/support/webhook-receiver.ts';
import { readConfig } from '../config.ts';
import { formKey, issueToken } from './form-token.ts';
import { receive } from './receive.ts';

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
let logged: string[];
beforeEach(() => {
  logged = [];
  for (const name of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line) => void logged.push(String(line)));
  }
});

/** A site on Vercel, which can't store messages. */
const settings = (env: Record<string, string>) =>
  readConfig({ BASE_URL: 'https://consulting.example', VERCEL_ENV: 'production', CONTACT_SECRET, ...env });
const tokenOfAge = (seconds: number) => issueToken(formKey({ secret: CONTACT_SECRET }), Date.now() - seconds * 1000);

let visitors = 0;
/** A form sent by a new visitor each time. */
function sent(fields: Readonly<Record<string, string>> = {}): Request {
  visitors += 1;
  return new Request('https://consulting.example/contact', {
    method: 'POST',
    headers: { 'X-Forwarded-For': `192.0.2.${visitors}`, 'X-Vercel-Forwarded-For': `192.0.2.${visitors}` },
    body: new URLSearchParams({ ...written, extra: '', form: tokenOfAge(30), ...fields }),
  });
}

// With one destination: e2e/contact-mail.spec.ts and e2e/contact-webhook.spec.ts.
it('a message that can’t be stored is confirmed only when mail server and webhook have it, and sent to neither twice', async () => {
  const [mailServer, receiver] = [await createMailServer(), await startReceiver(500)];
  const webhook = { CONTACT_WEBHOOK_URL: receiver.url, CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const both = settings({ SMTP_URL: mailServer.url, ...webhook });
  const undelivered = (form: string) => ({ refusal: 'undelivered', values: written, errors: {}, token: form });
  await mailServer.start();
  const form = tokenOfAge(30);
  for (const _ of [1, 2]) expect(await receive(sent({ form }), both)).toEqual(undelivered(form));
  expect(logged.join()).toContain('"event":"contact_message_failed"');
  receiver.behave(204);
  expect(await receive(sent({ form }), both)).toMatchObject(DELIVERED);
  expect(mailServer.mails).toHaveLength(1);

  await mailServer.stop();
  const webhooks = receiver.webhooks.length;
  const next = tokenOfAge(31);
  expect(await receive(sent({ form: next }), both)).toEqual(undelivered(next));
  await mailServer.start();
  expect(await receive(sent({ form: next }), both)).toMatchObject(DELIVERED);
  expect(receiver.webhooks).toHaveLength(webhooks + 1);
  for (const stop of [mailServer.stop, receiver.stop]) await stop();
});

it('beyond CONTACT_MESSAGES_PER_HOUR the messages of the whole site are refused; what was refused is not counted', async () => {
  const receiver = await startReceiver();
  const webhook = { CONTACT_WEBHOOK_URL: receiver.url, CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET };
  // A module of its own has counted nothing yet.
  vi.resetModules();
  const { receive: receiveAfresh } = await import('./receive.ts');
  const limited = settings({ CONTACT_MESSAGES_PER_HOUR: '3', ...webhook });
  for (const fields of [{}, { extra: 'x' }, { form: 'forged' }, { name: '' }, {}, {}]) {
    const isRefused = Object.keys(fields).length > 0;
    expect(!('reference' in (await receiveAfresh(sent(fields), limited)))).toBe(isRefused);
  }
  const refused = await receiveAfresh(sent(), limited);
  expect(refused).toMatchObject({ refusal: 'busy', values: written, retryAfterSeconds: expect.any(Number) });
  expect('retryAfterSeconds' in refused && refused.retryAfterSeconds).toBeGreaterThan(3_000);
  expect(receiver.webhooks).toHaveLength(3);
  expect(logged.join()).toContain('"event":"contact_messages_limited"');
  await receiver.stop();
});
