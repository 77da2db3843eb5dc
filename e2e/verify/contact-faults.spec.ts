import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CONTACT_SECRET, post, referenceIn } from '../support/contact.ts';
import { type MailStage, startScriptedMailServer } from '../support/scripted-mail-server.ts';
import { expect, test } from '../support/test.ts';
import { startReceiver, verified, WEBHOOK_SECRET } from '../support/webhook-receiver.ts';

const LIVES = 8;

const STAGES: readonly MailStage[] = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'final dot'];
const FAULTS = ['hangs', 'is slow', 'refuses for now', 'takes none', 'ends', 'works'] as const;
const LATE_MS = 1_500;

/** Whether the mail server and the receiver work from now on. */
let isMended = false;
const faultOf = (turn: number) => (isMended ? 'works' : FAULTS[turn % FAULTS.length]);

/** A mail server with a fault at another stage of each connection. It keeps the references it has accepted. */
async function startFaultyMailServer() {
  const accepted: string[] = [];
  const server = await startScriptedMailServer((connection) => (stage, socket, mail) => {
    const isHere = stage === STAGES[connection % STAGES.length];
    const fault = isHere ? faultOf(Math.floor(connection / STAGES.length)) : 'works';
    if (fault === 'ends') socket.destroy();
    if (fault === 'refuses for now') socket.write('451 later\r\n');
    if (fault === 'takes none') socket.end('421 later\r\n');
    if (fault !== 'works' && fault !== 'is slow') return true;
    const [, reference] = /Message-ID: <contact-([\w-]+)@/i.exec(mail) ?? [];
    // Counts as accepted even if the answer is slow, and the site is killed before it comes.
    if (stage === 'final dot' && reference !== undefined) accepted.push(reference.toUpperCase());
    return fault === 'is slow' && LATE_MS;
  });
  return { ...server, accepted };
}

/** The same for a receiver of webhooks. */
async function startFaultyReceiver() {
  const accepted: unknown[] = [];
  const receiver = await startReceiver((response, webhook) => {
    const fault = faultOf(receiver.webhooks.length);
    if (fault === 'ends') response.destroy();
    if (fault === 'refuses for now' || fault === 'takes none') response.writeHead(503).end();
    if (fault !== 'works' && fault !== 'is slow') return;
    accepted.push(verified(webhook).data.reference);
    setTimeout(() => response.writeHead(204).end(), fault === 'is slow' ? LATE_MS : 0);
  });
  return { url: receiver.url, stop: receiver.stop, accepted };
}

test('every message whose reference was given out arrives, although its receivers fail and the site is killed again and again', async ({
  own,
}) => {
  test.setTimeout(420_000);
  const outbox = own.folder();
  const [mail, receiver] = [await own.start(startFaultyMailServer()), await own.start(startFaultyReceiver())];
  // One replica mails its messages, the other posts them.
  const destinations = [
    { SMTP_URL: mail.url },
    { CONTACT_WEBHOOK_URL: receiver.url, CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET },
  ];
  const replica = (number: number) =>
    own.site({
      ...destinations[number],
      CONTACT_OUTBOX: join(outbox, String(number)),
      CONTACT_SECRET,
      CONTACT_MESSAGES_PER_HOUR: '0',
      TRUSTED_PROXIES: '1',
    });
  const given: string[] = [];
  /** A life of one replica: it gets forms, and is killed or ended in the middle of some of these. */
  const live = async (number: number, life: number) => {
    const site = await replica(number);
    // Loads what the first form needs, so that this does not use up the short life of the site.
    await post(site, { email: '' });
    const posted = Array.from({ length: 4 }, async (_, at) => {
      await wait(at * 100);
      const response = await post(site, { message: `Message ${at} of life ${life}` }).catch(() => null);
      const reference = response === null ? undefined : referenceIn(response);
      if (reference !== undefined) given.push(reference);
    });
    await wait(1_200 + life * 40);
    // Ended by SIGTERM, it leaves what is being sent to the next.
    await site.stop(life % 4 < 2 ? 'SIGKILL' : 'SIGTERM');
    await Promise.all(posted);
  };
  // Two replicas, each with an outbox; each is started again afterwards.
  const lives = async (number: number) => {
    for (let life = number; life < LIVES; life += 2) await live(number, life);
  };
  await Promise.all([lives(0), lives(1)]);
  expect(given.length, 'control').toBeGreaterThan(LIVES);
  for (const { accepted } of [mail, receiver]) expect(accepted, 'control').not.toEqual([]);

  isMended = true;
  await Promise.all([replica(0), replica(1)]);
  const missing = () => given.filter((one) => !mail.accepted.includes(one) && !receiver.accepted.includes(one));
  await expect.poll(missing, { timeout: 120_000, intervals: [500] }).toEqual([]);
  const namesIn = async (name: string) =>
    (await Promise.all(['0', '1'].map((number) => readdir(join(outbox, number, name))))).flat();
  await expect.poll(() => namesIn('accepted'), { timeout: 60_000 }).toEqual([]);
  expect(await namesIn('failed')).toEqual([]);
});
