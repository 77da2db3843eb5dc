import { test as base, expect, request as playwright } from 'playwright/test';
import PostalMime from 'postal-mime';
import { pages } from '../lib/site.ts';
import { CONTACT_SECRET, post, tokenOfAge, written } from './support/contact.ts';
import { createMailServer, type MailServer } from './support/mail-server.ts';
import { type Site, startSite } from './support/site.ts';

type Shared = { readonly mailServer: MailServer; readonly site: Site };

const test = base.extend<object, Shared>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await createMailServer();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailServer }, use) => {
      const site = await startSite({
        SMTP_URL: mailServer.url,
        SMTP_TIMEOUT_SECONDS: '4',
        SALES_EMAIL: 'sales@example.org',
        CONTACT_TO: 'inbox@example.org',
        CONTACT_FROM: 'site@example.org',
        CONTACT_SECRET,
        CONTACT_OUTBOX: 'package.json/not-a-folder',
        TRUSTED_PROXIES: '1',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test('a message that the mail server accepts is confirmed with the reference number in the mail', async ({
  request,
  mailServer,
}) => {
  await mailServer.start();
  const before = mailServer.mails.length;
  const answer = await post(request, { assignment: 'EX-1001' });
  expect(answer.status()).toBe(303);
  const address = answer.headers().location ?? '';
  const reference = /^\/contact\/sent\?ref=([0-9A-Z]{4}-[0-9A-Z]{4})$/.exec(address)?.[1] ?? 'none';
  expect(mailServer.mails.length).toBe(before + 1);
  const { from, to, raw } = mailServer.mails.at(-1) ?? { from: '', to: [], raw: '' };
  expect({ from, to }).toEqual({ from: 'site@example.org', to: ['inbox@example.org'] });
  const mail = await PostalMime.parse(raw);
  expect(mail.replyTo).toEqual([{ name: written.name, address: written.email }]);
  expect(mail.subject).toContain(reference);
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(written.message.replace(/^/gm, '> '));
  expect(mail.text).toContain('/open-projects/EX-1001');

  const confirmation = await request.get(address);
  expect(confirmation.status()).toBe(200);
  expect(confirmation.headers()['cache-control']).toBe('no-store');
  const html = await confirmation.text();
  expect(html).toContain(reference);
  expect(html).toContain('name="robots" content="noindex"');
});

test('the same form sent twice is one mail; with another message it has to be confirmed first', async ({
  request,
  mailServer,
}) => {
  await mailServer.start();
  const before = mailServer.mails.length;
  const form = tokenOfAge(30);
  const answers = await Promise.all([post(request, { form }), post(request, { form })]);
  const again = await post(request, { form });
  const [first, ...others] = [...answers, again].map((answer) => answer.headers().location);
  expect(first).toMatch(/^\/contact\/sent\?ref=/);
  expect(others).toEqual([first, first]);
  expect(mailServer.mails.length).toBe(before + 1);
  const changed = await post(request, { form, message: 'Three people, not two.' });
  expect(changed.status()).toBe(409);
  const html = await changed.text();
  expect(html).toContain('already received a message from this form');
  expect(html).toContain('Three people, not two.</textarea>');
  expect(html, 'a form of its own').not.toContain(form);
  expect(mailServer.mails.length).toBe(before + 1);
});

for (const [title, fail] of [
  ['refuses the connection', (server: MailServer) => server.stop()],
  ['is slower than the limit', (server: MailServer) => server.start('slow')],
  ['rejects the recipient', (server: MailServer) => server.start('reject-recipient')],
  ['refuses the content', (server: MailServer) => server.start('refuse-content')],
  ['dies while it receives the message', (server: MailServer) => server.start('die-midway')],
  ['dies before it replies', (server: MailServer) => server.start('die-before-answer')],
] as const) {
  test(`when the mail server ${title}, the page claims nothing was sent, keeps the text and gives the e-mail address`, async ({
    request,
    mailServer,
    site,
  }) => {
    await fail(mailServer);
    const before = mailServer.mails.length;
    const form = tokenOfAge(30);
    const answer = await post(request, { form });
    expect(answer.status()).toBe(503);
    const html = await answer.text();
    expect(html).toContain('<title>Error: Contact');
    expect(html).toContain('please assume that it was not');
    expect(html).toContain('Two people from May.\n&lt;b&gt;Please&lt;/b&gt; &amp; thank you</textarea>');
    for (const value of [written.name, written.email, 'Büro &amp; Söhne']) expect(html).toContain(`value="${value}"`);
    expect(html).toContain('href="mailto:sales@example.org?body=Two%20people%20from%20May.');
    expect(html).not.toContain('No such user');
    expect(mailServer.mails.length).toBe(before);
    expect(site.log()).toContain('contact_message_failed');

    await mailServer.start();
    expect((await post(request, { form })).status(), 'once the server is well').toBe(303);
    expect(mailServer.mails.length).toBe(before + 1);
  });
}

for (const [title, form, headers, status, says] of [
  // Issued a minute in the future, so that a slow machine can’t make it old enough.
  ['sent faster than a person can write', () => ({ form: tokenOfAge(-60) }), {}, 422, 'faster than anyone can type'],
  ['open for hours', () => ({ form: tokenOfAge(5 * 3600) }), {}, 422, 'open for too long'],
  ['with a forged timestamp', () => ({ form: `${Date.now().toString(36)}.x.y` }), {}, 422, 'open for too long'],
  ['with the hidden field filled in', () => ({ extra: 'https://spam.example' }), {}, 422, 'looked automated'],
  ['from a page of another site', () => ({}), { Origin: 'https://evil.example' }, 403, 'sent from another website'],
] as const) {
  test(`a form ${title} is not accepted; it comes back with everything typed, ready to send again, and with the e-mail address`, async ({
    request,
    mailServer,
  }) => {
    await mailServer.start();
    const before = mailServer.mails.length;
    const answer = await post(request, form(), headers);
    expect(answer.status()).toBe(status);
    const html = await answer.text();
    expect(html).toContain(says);
    expect(html).toContain('href="mailto:sales@example.org?body=');
    expect(html).toContain('Two people from May.\n');
    expect(html).toMatch(/<input id="extra"[^>]*name="extra"\/>/);
    expect(mailServer.mails.length).toBe(before);
    expect((await post(request, {})).status(), 'control').toBe(303);
  });
}

test('a suspected robot’s message that can’t be quarantined is logged by its reference only', async ({
  request,
  site,
}) => {
  await post(request, { extra: 'x' });
  expect(site.log()).toMatch(/"event":"contact_message_quarantined","reference":"[0-9A-Z-]{9}","kept":false/);
});

test('the eleventh message from one address is refused with a time to try again and its text kept; other addresses can still send', async ({
  request,
  mailServer,
}) => {
  await mailServer.start();
  const form = tokenOfAge(30);
  const flood = { 'X-Forwarded-For': '198.51.100.1' };
  for (let sent = 1; sent <= 10; sent += 1) expect((await post(request, { form }, flood)).status()).toBe(303);
  const refused = await post(request, { form }, flood);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Two people from May.');
  expect((await post(request, { form })).status(), 'another address').toBe(303);
});

test('a body over 64 KiB gets an error page, with or without Content-Length', async ({ request, site }) => {
  const announced = await post(request, { message: 'x'.repeat(64 * 1024) });
  expect(announced.status()).toBe(413);
  expect(await announced.text()).toContain('Your message is too large');
  const body = new ReadableStream({
    start(controller) {
      for (let piece = 0; piece < 40; piece += 1) controller.enqueue(new Uint8Array(4096).fill(120));
      controller.close();
    },
  });
  const streamed = await fetch(`${site.url}${pages.contact.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status).toBe(413);
  await streamed.text();
});

test('the longest message of four-byte characters still fits', async ({ request }) => {
  expect((await post(request, { message: '漢'.repeat(5_000) })).status()).toBe(303);
});

test('beyond CONTACT_MESSAGES_PER_HOUR the whole site refuses messages, keeps the text and says when to try again', async () => {
  const mailServer = await createMailServer();
  await mailServer.start();
  const site = await startSite({
    SMTP_URL: mailServer.url,
    CONTACT_OUTBOX: 'package.json/not-a-folder',
    CONTACT_SECRET,
    CONTACT_MESSAGES_PER_HOUR: '3',
    TRUSTED_PROXIES: '1',
  });
  const request = await playwright.newContext({ baseURL: site.url });
  try {
    const form = tokenOfAge(30);
    for (const again of [{}, {}, { form }, { form }]) expect((await post(request, again)).status()).toBe(303);
    const refused = await post(request, {});
    expect(refused.status()).toBe(503);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(3_000);
    expect(await refused.text()).toContain('Two people from May.');
    expect(mailServer.mails).toHaveLength(3);
    expect(site.log()).toContain('"event":"contact_messages_limited"');
  } finally {
    await request.dispose();
    await site.stop();
    await mailServer.stop();
  }
});

test('a body that is no form is 415, and other methods are 405', async ({ request }) => {
  const json = await request.post(pages.contact.path, { data: { message: 'x' } });
  expect(json.status()).toBe(415);
  const put = await request.put(pages.contact.path);
  expect(put.status()).toBe(405);
  expect(put.headers().allow).toBe('GET, HEAD, POST, OPTIONS');
  expect((await request.head(pages.contact.path)).status()).toBe(200);
});

test('the log holds nothing that a visitor wrote', async ({ site }) => {
  expect(site.log()).toContain('contact_message_delivered');
  for (const value of [...Object.values(written), 'renee', '192.0.2.']) expect(site.log()).not.toContain(value);
});
