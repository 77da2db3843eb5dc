import { CONTACT_SECRET, post, tokenOfAge, written } from './support/contact.ts';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { startReceiver, verified, WEBHOOK_SECRET } from './support/webhook-receiver.ts';

// Every way in which a receiver fails: lib/contact/send-webhook.test.ts. The outbox: lib/contact/delivery.test.ts.
test('in plain Next with neither outbox nor mail server a message is confirmed once the webhook’s receiver has answered with 2xx; nobody else waits for it', async ({
  playwright,
}) => {
  const receiver = await startReceiver();
  const site = await startSite(
    {
      CONTACT_WEBHOOK_URL: receiver.url,
      CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET,
      CONTACT_SECRET,
      CONTACT_OUTBOX: 'package.json/not-a-folder',
      SALES_EMAIL: 'sales@example.org',
    },
    { isPlain: true },
  );
  const request = await playwright.request.newContext({ baseURL: site.url });
  const form = tokenOfAge(30);
  const send = () => post(request, { form, assignment: 'EX-1001' });
  try {
    expect(await (await request.get('/contact')).text()).toContain('name="message"');
    expect(await (await request.get('/privacy')).text()).toContain(
      'Your message is passed to the system in which we handle enquiries. This website keeps no',
    );

    await test.step('a receiver that answers late and fails: others are answered meanwhile, the text is kept, and nothing of the answer is shown', async () => {
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
      expect(html).toContain('Two people from May.\n&lt;b&gt;Please&lt;/b&gt; &amp; thank you</textarea>');
      expect(html).not.toMatch(/words of the receiver|\b429\b/);
    });

    await test.step('a receiver that accepts it: one confirmation, however often it is sent', async () => {
      receiver.behave(204);
      const before = receiver.webhooks.length;
      const responses = await Promise.all([send(), send()]);
      expect(responses.map((answer) => answer.status())).toEqual([303, 303]);
      const address = responses[0]?.headers().location ?? '';
      expect(responses[1]?.headers().location).toBe(address);
      const reference = new URL(address, site.url).searchParams.get('ref');
      const accepted = receiver.webhooks.slice(before).map(verified);
      expect(accepted).toEqual([
        {
          type: 'message.received',
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          data: {
            ...written,
            reference,
            assignment: { id: 'EX-1001', url: `${site.url}/open-projects/EX-1001` },
          },
        },
      ]);
    });

    await expect.poll(() => site.log()).toContain('"event":"contact_message_delivered"');
    expect(site.log()).toContain('"messages":"webhook"');
    for (const value of [...Object.values(written), 'renee', WEBHOOK_SECRET, receiver.url, 'words of the receiver']) {
      expect(site.log()).not.toContain(value);
    }
  } finally {
    await request.dispose();
    await site.stop();
    await receiver.stop();
  }
});
