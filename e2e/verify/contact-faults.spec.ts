import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CONTACT_SECRET, post, referenceIn } from '../support/contact.ts';
import {
  type MailStage,
  startScriptedMailServer,
} from '../support/scripted-mail-server.ts';
import { expect, test } from '../support/test.ts';

const LIVES = 8;
const STAGES: readonly MailStage[] = [
  'greeting',
  'EHLO',
  'MAIL',
  'RCPT',
  'DATA',
  'final dot',
];
const FAULTS = [
  'hangs',
  'is slow',
  'refuses for now',
  'ends',
  'works',
] as const;
const LATE_MS = 1_500;

// One destination, because the outbox knows none: what a receiver of webhooks
// may do is in lib/contact/channel.test.ts.
test('every message whose reference was given out arrives, although the mail server fails and the site is killed again and again', async ({
  own,
}) => {
  test.setTimeout(420_000);
  const outbox = own.folder();
  const [given, accepted]: [string[], string[]] = [[], []];
  let isMended = false;
  // A fault at another stage of each connection.
  const mail = await own.start(
    startScriptedMailServer((connection) => (stage, socket, text) => {
      const isHere = !isMended && stage === STAGES[connection % STAGES.length];
      const fault = isHere
        ? FAULTS[Math.floor(connection / STAGES.length) % FAULTS.length]
        : 'works';
      if (fault === 'ends') socket.destroy();
      if (fault === 'refuses for now') socket.write('451 later\r\n');
      if (fault !== 'works' && fault !== 'is slow') return true;
      const [, reference] = /Message-ID: <contact-([\w-]+)@/i.exec(text) ?? [];
      // Counts as accepted even if the answer is slow, and the site is killed
      // before it comes.
      if (stage === 'final dot' && reference !== undefined)
        accepted.push(reference.toUpperCase());
      return fault === 'is slow' && LATE_MS;
    }),
  );
  const settings = {
    SMTP_URL: mail.url,
    CONTACT_OUTBOX: outbox,
    CONTACT_SECRET,
    CONTACT_MESSAGES_PER_HOUR: '0',
    TRUSTED_PROXIES: '1',
  };
  for (let life = 0; life < LIVES; life += 1) {
    const site = await own.site(settings);
    // Loads what the first form needs, so that this does not use up the short
    // life of the site.
    await post(site, { email: '' });
    const posted = Array.from({ length: 4 }, async (_, at) => {
      await wait(at * 100);
      const response = await post(site, {
        message: `Message ${at} of life ${life}`,
      }).catch(() => null);
      const reference = response === null ? undefined : referenceIn(response);
      if (reference !== undefined) given.push(reference);
    });
    await wait(1_200 + life * 40);
    // Ended by SIGTERM, it leaves what is being sent to the next.
    await site.stop(life % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    await Promise.all(posted);
  }
  expect(given.length, 'control').toBeGreaterThan(LIVES);

  isMended = true;
  await own.site(settings);
  const missing = () => given.filter((one) => !accepted.includes(one));
  await expect
    .poll(missing, { timeout: 120_000, intervals: [500] })
    .toEqual([]);
  await expect
    .poll(() => readdir(join(outbox, 'accepted')), { timeout: 60_000 })
    .toEqual([]);
  expect(await readdir(join(outbox, 'failed'))).toEqual([]);
});
