import PostalMime from 'postal-mime';
import { CONTACT_SECRET, post, tokenOfAge, written } from './support/contact.ts';
import { createMailServer, PASSWORD } from './support/mail-server.ts';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { startReceiver, verified, WEBHOOK_SECRET } from './support/webhook-receiver.ts';

// Every way in which destinations fail: lib/contact/send-mail.test.ts and send-webhook.test.ts. Who has what: delivery.test.ts.
test('in plain Next without an outbox a message is confirmed once mail server and webhook have it; until then the text is kept, and nobody else waits', async ({
  playwright,
}) => {
  const [mailServer, receiver] = [await createMailServer(), await startReceiver()];
  const env = {
    SMTP_URL: mailServer.url,
    SALES_EMAIL: 'sales@example.org',
    CONTACT_TO: 'inbox@example.org',
    CONTACT_FROM: 'site@example.org',
    CONTACT_WEBHOOK_URL: receiver.url,
    CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    CONTACT_SECRET,
    CONTACT_OUTBOX: 'package.json/not-a-folder',
  };
  const site = await startSite(env, { isPlain: true });
  const request = await playwright.request.newContext({ baseURL: site.url });
  const form = tokenOfAge(30);
  const send = () => post(request, { form, assignment: 'EX-1001' });
  try {
    await mailServer.start();
    await test.step('a receiver answers late, and fails: its answer is not shown', async () => {
      let answer = () => {};
      receiver.behave((response) => {
        answer = () => response.writeHead(429, { 'Retry-After': '7777', Location: '/x' }).end('words of the receiver');
      });
      const sending = send();
      await expect.poll(() => receiver.webhooks.length).toBe(1);
      for (const path of ['/', '/open-projects', '/contact', '/api/health']) {
        expect((await request.get(path)).status()).toBe(200);
      }
      answer();
      const response = await sending;
      expect([response.status(), response.headers()['retry-after']]).toEqual([503, undefined]);
      const html = await response.text();
      expect(html).toContain('please assume that it was not');
      for (const value of [written.name, written.email, 'Büro &amp; Söhne']) expect(html).toContain(`value="${value}"`);
      expect(html).toContain('Two people from May.\n&lt;b&gt;Please&lt;/b&gt; &amp; thank you</textarea>');
      expect(html).toContain('href="mailto:sales@example.org?subject=Assignment%20EX-1001&amp;body=Two%20people');
      expect(html).not.toMatch(/words of the receiver|\b429\b/);
    });

    await test.step('both work: one confirmation, one mail and one webhook, however often the form is sent', async () => {
      receiver.behave(204);
      const responses = await Promise.all([send(), send()]);
      expect(responses.map((response) => response.status())).toEqual([303, 303]);
      const [address = '', same] = responses.map((response) => response.headers().location);
      expect(same).toBe(address);
      const confirmation = await request.get(address);
      expect([confirmation.status(), confirmation.headers()['cache-control']]).toEqual([200, 'no-store']);
      const html = await confirmation.text();
      const reference = new URL(address, site.url).searchParams.get('ref') ?? 'none';
      expect(html).toContain(reference);
      expect(html).toContain('name="robots" content="noindex"');

      expect(mailServer.mails).toHaveLength(1);
      const { from, to, raw } = mailServer.mails[0] ?? { from: '', to: [], raw: '' };
      expect({ from, to }).toEqual({ from: env.CONTACT_FROM, to: [env.CONTACT_TO] });
      const { subject, text } = await PostalMime.parse(raw);
      expect(subject).toBe(`Contact form: ${written.name} (EX-1001)`);
      expect(text).toContain(`Reference: ${reference}`);
      expect(receiver.webhooks.slice(1).map(verified)).toEqual([
        {
          type: 'message.received',
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          data: { ...written, reference, assignment: { id: 'EX-1001', url: `${site.url}/open-projects/EX-1001` } },
        },
      ]);
    });

    await expect.poll(() => site.log().match(/contact_message_delivered/g)).toHaveLength(2);
    const secrets = ['renee', PASSWORD, WEBHOOK_SECRET, receiver.url, 'words of the receiver'];
    for (const value of [...Object.values(written), ...secrets]) expect(site.log()).not.toContain(value);
  } finally {
    await request.dispose();
    await site.stop();
    await mailServer.stop();
    await receiver.stop();
  }
});
