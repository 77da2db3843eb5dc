import { CONTACT_SECRET, post, referenceIn, tokenOfAge, written } from './support/contact.ts';
import { expect, test } from './support/test.ts';
import { startReceiver, verified, WEBHOOK_SECRET } from './support/webhook-receiver.ts';

// Every way in which destinations fail, and what is sent: lib/contact/send-mail.test.ts, mail-of.test.ts and send-webhook.test.ts.
// Who has what: delivery.test.ts. What a form comes back with: app/contact/refused-form.test.ts.
test('in plain Next without an outbox a message is confirmed once the receiver has it; until then nobody else waits', async ({
  own,
}) => {
  const receiver = await own.start(startReceiver());
  const env = {
    CONTACT_WEBHOOK_URL: receiver.url,
    CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    CONTACT_SECRET,
    CONTACT_OUTBOX: 'package.json/not-a-folder',
  };
  const site = await own.site(env, { isPlain: true });
  const form = tokenOfAge(30);
  const send = () => post(site, { form, assignment: 'EX-1001' });
  await test.step('a receiver answers late, and fails: its answer is not shown', async () => {
    let answer = () => {};
    receiver.behave((response) => {
      answer = () => response.writeHead(429, { 'Retry-After': '7777', Location: '/x' }).end('words of the receiver');
    });
    const sending = send();
    await expect.poll(() => receiver.webhooks.length).toBe(1);
    for (const path of ['/', '/open-projects', '/contact', '/api/health']) {
      expect((await fetch(`${site.url}${path}`)).status, path).toBe(200);
    }
    answer();
    const response = await sending;
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, null]);
    const html = await response.text();
    expect(html).toContain('please assume that it was not');
    expect(html).toContain('href="mailto:sales@example.com?subject=Assignment%20EX-1001&amp;body=Two%20people');
    expect(html).not.toMatch(/words of the receiver|\b429\b/);
  });

  await test.step('it works: one confirmation and one webhook, however often the form is sent', async () => {
    receiver.behave(204);
    const responses = await Promise.all([send(), send()]);
    const [reference = 'none', same] = responses.map(referenceIn);
    expect(same).toBe(reference);
    const confirmation = await fetch(`${site.url}${responses[0]?.headers.get('location')}`);
    expect([confirmation.status, confirmation.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await confirmation.text();
    expect(html).toContain(reference);
    expect(html).toContain('name="robots" content="noindex"');
    expect(receiver.webhooks.slice(1).map((webhook) => verified(webhook).data.reference)).toEqual([reference]);
  });

  await expect.poll(() => site.log().match(/contact_message_delivered/g)).toHaveLength(1);
  const secrets = ['renee', WEBHOOK_SECRET, receiver.url, 'words of the receiver'];
  for (const value of [...Object.values(written), ...secrets]) expect(site.log()).not.toContain(value);
});
