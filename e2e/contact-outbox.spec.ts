import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import PostalMime from 'postal-mime';
import { CONTACT_SECRET, post, tokenOfAge, written } from './support/contact.ts';
import { createMailServer } from './support/mail-server.ts';
import { isRunning } from './support/processes.ts';
import { type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Posts a form and returns the reference given to the visitor. */
async function accepted(request: APIRequestContext, form: Record<string, string> = {}): Promise<string> {
  const response = await post(request, form);
  expect(response.status()).toBe(303);
  return /^\/contact\/sent\?ref=([0-9A-Z]{4}-[0-9A-Z]{4})$/.exec(response.headers().location ?? '')?.[1] ?? 'none';
}

// Mail servers that fail in every way, and messages that they refuse: lib/contact/send-mail.test.ts and delivery.test.ts.
test('messages are accepted while the mail server is down, survive that the process is ended in the middle of a mail, and each is mailed once by the next', async ({
  playwright,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const outbox = join(folder, 'outbox');
  const waiting = async () => (await readdir(join(outbox, 'accepted')).catch(() => [])).length;
  const mailServer = await createMailServer();
  /** The references of the mails that arrived, sorted. */
  const arrived = async () => {
    const mails = await Promise.all(mailServer.mails.map(({ raw }) => PostalMime.parse(raw)));
    return mails.map(({ messageId = '' }) => /^<contact-([^@]+)@/.exec(messageId)?.[1]?.toUpperCase()).sort();
  };
  const sites: Site[] = [];
  const instance = async () => {
    const site = await startSite({
      SMTP_URL: mailServer.url,
      CONTACT_OUTBOX: outbox,
      CONTACT_SECRET,
      TRUSTED_PROXIES: '1',
    });
    sites.push(site);
    return { site, request: await playwright.request.newContext({ baseURL: site.url }) };
  };

  try {
    const { site, request } = await instance();
    // Starts a second later, so that forms are sent meanwhile.
    await mailServer.start({ onRcptTo: (_address, _session, done) => void setTimeout(done, 1_000) });
    const form = tokenOfAge(30);
    const references = await test.step('one form brings one message, and with another text another', async () => {
      const given = await Promise.all([1, 2, 3, 4].map(() => accepted(request, { form })));
      expect(new Set(given).size).toBe(1);
      await expect.poll(arrived, { intervals: [100] }).toEqual([given[0]]);
      // Nobody could know whether the mail server took a message if it ended before its reply (RFC 5321 §6.1).
      await expect.poll(waiting).toBe(0);
      expect(await accepted(request, { form }), 'after it was delivered').toBe(given[0]);
      return [...given.slice(0, 1), await accepted(request, { form, message: 'Three people, not two.' })];
    });
    await expect.poll(arrived).toEqual([...references].sort());
    await expect.poll(waiting).toBe(0);

    await mailServer.stop();
    await test.step('while the mail server is down, messages wait', async () => {
      references.push(...(await Promise.all([1, 2, 3, 4].map(() => accepted(request)))));
      expect(await waiting()).toBe(4);
    });

    await test.step('another process that is given the same folder says so, and sends while the visitor waits', async () => {
      const other = await instance();
      expect(other.site.log()).toContain('"event":"contact_outbox_taken"');
      expect((await post(other.request, {})).status()).toBe(503);
      await other.site.stop();
    });

    await test.step('ended by SIGTERM while mails are being sent, the process leaves them to the next', async () => {
      let begun = 0;
      await mailServer.start({
        onRcptTo: () => {
          begun += 1;
        },
      });
      await expect.poll(() => begun).toBeGreaterThan(0);
      process.kill(site.pid, 'SIGTERM');
      await expect.poll(() => isRunning(site.pid), { timeout: 10_000 }).toBe(false);
      expect(await waiting()).toBe(4);
    });

    await mailServer.start();
    await instance();
    await expect.poll(arrived, { intervals: [100] }).toEqual([...references].sort());
    await expect.poll(waiting).toBe(0);

    const log = () => sites.map((one) => one.log()).join('');
    const delivered = () => [...log().matchAll(/"contact_message_delivered","reference":"([^"]+)"/g)];
    await expect
      .poll(() =>
        delivered()
          .map(([, reference]) => reference)
          .sort(),
      )
      .toEqual([...references].sort());
    for (const word of [written.name, 'renee', 'password-of-the-tests']) expect(log()).not.toContain(word);
  } finally {
    for (const site of sites) await site.stop();
    await mailServer.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
