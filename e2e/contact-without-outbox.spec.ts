import PostalMime from 'postal-mime';
import { CONTACT_SECRET, post, tokenOfAge, written } from './support/contact.ts';
import { createMailServer } from './support/mail-server.ts';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

// Every way in which a mail server fails: lib/contact/send-mail.test.ts. Refusals of every kind: contact.spec.ts.
test('without an outbox a message is confirmed once the mail server has it, with the reference in the mail; while the server is down, the page claims nothing was sent', async ({
  playwright,
}) => {
  const mailServer = await createMailServer();
  const site = await startSite({
    SMTP_URL: mailServer.url,
    SALES_EMAIL: 'sales@example.org',
    CONTACT_TO: 'inbox@example.org',
    CONTACT_FROM: 'site@example.org',
    CONTACT_SECRET,
    CONTACT_OUTBOX: 'package.json/not-a-folder',
  });
  const request = await playwright.request.newContext({ baseURL: site.url });
  const form = tokenOfAge(30);
  try {
    await test.step('down: the text is kept, and the page gives the e-mail address', async () => {
      const response = await post(request, { form, assignment: 'EX-1001' });
      expect(response.status()).toBe(503);
      const html = await response.text();
      expect(html).toContain('<title>Error: Contact');
      expect(html).toContain('please assume that it was not');
      expect(html).toContain('Two people from May.\n&lt;b&gt;Please&lt;/b&gt; &amp; thank you</textarea>');
      for (const value of [written.name, written.email, 'Büro &amp; Söhne']) expect(html).toContain(`value="${value}"`);
      expect(html).toContain('href="mailto:sales@example.org?subject=Assignment%20EX-1001&amp;body=Two%20people');
      expect(site.log()).toContain('contact_message_failed');
    });

    await test.step('up again: the same form is one mail, however often it is sent', async () => {
      await mailServer.start();
      const sendings = [
        { form, assignment: 'EX-1001' },
        { form, assignment: 'EX-1001' },
      ];
      const [response, same] = await Promise.all(sendings.map((fields) => post(request, fields)));
      expect(response?.status()).toBe(303);
      const address = response?.headers().location ?? '';
      expect(same?.headers().location).toBe(address);
      const reference = /^\/contact\/sent\?ref=([0-9A-Z]{4}-[0-9A-Z]{4})$/.exec(address)?.[1] ?? 'none';
      await expect.poll(() => mailServer.mails.length).toBe(1);
      const { from, to, raw } = mailServer.mails[0] ?? { from: '', to: [], raw: '' };
      expect({ from, to }).toEqual({ from: 'site@example.org', to: ['inbox@example.org'] });
      const mail = await PostalMime.parse(raw);
      expect(mail.replyTo).toEqual([{ name: written.name, address: written.email }]);
      expect(mail.subject).toBe(`Contact form: ${written.name} (EX-1001)`);
      expect(mail.text).toContain(`Reference: ${reference}`);
      expect(mail.text?.replaceAll('\r\n', '\n')).toContain(written.message.replace(/^/gm, '> '));
      expect(mail.text).toContain('/open-projects/EX-1001');

      const confirmation = await request.get(address);
      expect(confirmation.status()).toBe(200);
      expect(confirmation.headers()['cache-control']).toBe('no-store');
      const html = await confirmation.text();
      expect(html).toContain(reference);
      expect(html).toContain('name="robots" content="noindex"');
    });

    await expect.poll(() => site.log()).toContain('contact_message_delivered');
    for (const value of [...Object.values(written), 'renee', 'password-of-the-tests']) {
      expect(site.log()).not.toContain(value);
    }
  } finally {
    await request.dispose();
    await site.stop();
    await mailServer.stop();
  }
});
