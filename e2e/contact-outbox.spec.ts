import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { CONTACT_SECRET, post, referenceIn, tokenOfAge, written } from './support/contact.ts';
import { createMailServer, PASSWORD } from './support/mail-server.ts';
import { isRunning } from './support/processes.ts';
import { expect, test } from './support/test.ts';

// Mail servers that fail in every way, messages that they refuse, and a folder that another process has:
// lib/contact/send-mail.test.ts and delivery.test.ts.
test('messages are accepted while the mail server is down, survive that the process is ended in the middle of a mail, and each is mailed once by the next', async ({
  own,
}) => {
  const outbox = join(own.folder(), 'outbox');
  const waiting = async () => (await readdir(join(outbox, 'accepted')).catch(() => [])).length;
  const mailServer = await own.start(createMailServer());
  /** The references of the mails that arrived, sorted. */
  const arrived = async () => {
    const mails = await Promise.all(mailServer.mails.map(({ raw }) => PostalMime.parse(raw)));
    return mails.map(({ messageId = '' }) => /^<contact-([^@]+)@/.exec(messageId)?.[1]?.toUpperCase()).sort();
  };
  const settings = { SMTP_URL: mailServer.url, CONTACT_OUTBOX: outbox, CONTACT_SECRET, TRUSTED_PROXIES: '1' };
  const first = await own.site(settings);
  /** Posts a form and gives the reference that the visitor gets. */
  const accepted = async (form: Record<string, string> = {}) => referenceIn(await post(first, form)) ?? 'none';

  // Starts a second later, so that forms are sent meanwhile.
  await mailServer.start({ onRcptTo: (_address, _session, done) => void setTimeout(done, 1_000) });
  const form = tokenOfAge(30);
  const references = await test.step('one form brings one message, and with another text another', async () => {
    const given = await Promise.all([1, 2, 3, 4].map(() => accepted({ form })));
    expect(new Set(given).size).toBe(1);
    await expect.poll(arrived, { intervals: [100] }).toEqual([given[0]]);
    // Nobody could know whether the mail server took a message if it ended before its reply (RFC 5321 §6.1).
    await expect.poll(waiting).toBe(0);
    expect(await accepted({ form }), 'after it was delivered').toBe(given[0]);
    return [...given.slice(0, 1), await accepted({ form, message: 'Three people, not two.' })];
  });
  await expect.poll(arrived).toEqual([...references].sort());
  await expect.poll(waiting).toBe(0);

  await mailServer.stop();
  await test.step('while the mail server is down, messages wait', async () => {
    references.push(...(await Promise.all([1, 2, 3, 4].map(() => accepted()))));
    expect(await waiting()).toBe(4);
  });

  await test.step('ended by SIGTERM while mails are being sent, the process leaves them to the next', async () => {
    const begun: unknown[] = [];
    await mailServer.start({ onRcptTo: (address) => void begun.push(address) });
    await expect.poll(() => begun).not.toEqual([]);
    process.kill(first.pid, 'SIGTERM');
    await expect.poll(() => isRunning(first.pid), { timeout: 10_000 }).toBe(false);
    expect(await waiting()).toBe(4);
  });

  await mailServer.start();
  const next = await own.site(settings);
  await expect.poll(arrived, { intervals: [100] }).toEqual([...references].sort());
  await expect.poll(waiting).toBe(0);
  const log = () => `${first.log()}${next.log()}`;
  const delivered = () =>
    [...log().matchAll(/"contact_message_delivered","reference":"([^"]+)"/g)].map(([, reference]) => reference).sort();
  await expect.poll(delivered).toEqual([...references].sort());
  for (const word of [written.name, 'renee', PASSWORD]) expect(log()).not.toContain(word);
});
