import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, test as base, expect, request as playwright } from 'playwright/test';
import PostalMime from 'postal-mime';
import { CONTACT_SECRET, post, tokenOfAge, written } from './support/contact.ts';
import { createMailServer, type MailServer } from './support/mail-server.ts';
import { type Site, startSite } from './support/site.ts';

type Replica = { readonly site: Site; readonly request: APIRequestContext };
type Own = { readonly outbox: string; readonly mailServer: MailServer; readonly replica: () => Promise<Replica> };

/** A mail server, an outbox, and any number of instances of the site that share both. */
const test = base.extend<Own>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  outbox: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    await use(join(folder, 'outbox'));
    await rm(folder, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  mailServer: async ({}, use) => {
    const server = await createMailServer();
    await use(server);
    await server.stop();
  },
  replica: async ({ outbox, mailServer }, use) => {
    const replicas: Replica[] = [];
    await use(async () => {
      const site = await startSite({
        SMTP_URL: mailServer.url,
        SMTP_TIMEOUT_SECONDS: '1',
        CONTACT_OUTBOX: outbox,
        CONTACT_SECRET,
        TRUSTED_PROXIES: '1',
      });
      const replica = { site, request: await playwright.newContext({ baseURL: site.url }) };
      replicas.push(replica);
      return replica;
    });
    for (const { site, request } of replicas) {
      await request.dispose();
      await site.stop();
    }
  },
});

/** Posts a form and returns the reference shown to the visitor. */
async function accepted({ request }: Replica, form: Record<string, string> = {}): Promise<string> {
  const answer = await post(request, form);
  expect(answer.status()).toBe(303);
  const confirmation = await request.get(answer.headers().location ?? '');
  const html = await confirmation.text();
  expect(html).toContain('<h1>Message received</h1>');
  const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(html)?.[0] ?? 'none';
  expect(answer.headers().location).toContain(reference);
  return reference;
}

/** The references of the mails that arrived, sorted. */
const arrived = ({ mails }: MailServer) =>
  mails.map(({ raw }) => /^Message-ID: <contact-([^@]+)@/im.exec(raw)?.[1]?.toUpperCase()).sort();

const waiting = async (outbox: string) => readdir(join(outbox, 'waiting')).catch(() => []);

test('messages are accepted while the mail server is down, and each is delivered once when it is back, also with two instances', async ({
  outbox,
  mailServer,
  replica,
}) => {
  const replicas = [await replica(), await replica()];
  const references = await Promise.all(
    Array.from({ length: 12 }, (_, at) => accepted(replicas[at % 2] as Replica, { message: `Message ${at}` })),
  );
  expect(mailServer.mails).toHaveLength(0);
  expect(await waiting(outbox)).toHaveLength(12);
  await mailServer.start();
  await expect.poll(() => arrived(mailServer)).toEqual([...references].sort());
  await expect.poll(() => waiting(outbox)).toEqual([]);
  const ids = await Promise.all(mailServer.mails.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId));
  expect(new Set(ids).size).toBe(12);
  const log = replicas.map(({ site }) => site.log()).join('');
  for (const reference of references) {
    expect(log.split(`"contact_message_delivered","reference":"${reference}"`), reference).toHaveLength(2);
  }
  for (const word of ['Message 1', written.name, 'renee', 'password-of-the-tests']) expect(log).not.toContain(word);
});

test('each message is delivered once, although the mail server dies, hangs and comes back, and an instance of the site is killed', async ({
  outbox,
  mailServer,
  replica,
}) => {
  const first = await replica();
  let second = await replica();
  const references: string[] = [];
  const both = async () => {
    references.push(...(await Promise.all([first, second, first, second].map((one) => accepted(one)))));
  };
  for (const behaviour of ['die-midway', 'late', 'die-before-answer', 'slow', 'accept', 'late'] as const) {
    await mailServer.start(behaviour);
    await both();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  // The mail server stops first: nobody can know whether it took a message whose sender died before the reply (RFC 5321 §6.1).
  await mailServer.stop();
  await second.site.stop('SIGKILL');
  second = await replica();
  await both();
  await mailServer.start();
  await expect.poll(() => new Set(arrived(mailServer)).size, { timeout: 90_000 }).toBe(references.length);
  await expect.poll(() => waiting(outbox)).toEqual([]);
  expect(arrived(mailServer)).toEqual([...references].sort());
});

test('a waiting message survives the end of the process and is mailed by the next one', async ({
  outbox,
  mailServer,
  replica,
}) => {
  const before = await replica();
  const reference = await accepted(before);
  await before.site.stop('SIGKILL');
  await mailServer.start();
  await replica();
  await expect.poll(() => arrived(mailServer)).toEqual([reference]);
  await expect.poll(() => waiting(outbox)).toEqual([]);
});

test('a permanently refused message is logged and stays in the outbox, from where it can be sent again', async ({
  outbox,
  mailServer,
  replica,
}) => {
  await mailServer.start('reject-recipient');
  const site = await replica();
  const reference = await accepted(site);
  const refused = join(outbox, 'refused', `${reference}.json`);
  await expect.poll(() => readFile(refused, 'utf8').catch(() => '')).toContain(written.email);
  expect(site.site.log()).toContain(`"event":"contact_message_refused","reference":"${reference}"`);
  expect(site.site.log()).not.toContain('No such user');
  expect(await waiting(outbox)).toEqual([]);

  await mailServer.start();
  const control = await accepted(site);
  await expect.poll(() => arrived(mailServer)).toEqual([control]);
  await rename(refused, join(outbox, 'waiting', `${reference}.0.0.json`));
  const another = await accepted(site);
  await expect.poll(() => arrived(mailServer)).toEqual([control, reference, another].sort());
});

test('one form brings one message, however often and to whichever instance it is sent', async ({
  mailServer,
  replica,
}) => {
  await mailServer.start('late');
  const replicas = [await replica(), await replica()] as const;
  const form = tokenOfAge(30);
  const references = await Promise.all(
    Array.from({ length: 10 }, (_, at) => accepted(replicas[at % 2] as Replica, { form })),
  );
  expect(new Set(references).size).toBe(1);
  const changed = await post(replicas[1].request, { form, message: 'Three people, not two.' });
  expect(changed.status()).toBe(409);
  await expect.poll(() => mailServer.mails.length).toBe(1);
  const again = /name="form" value="([^"]+)"/.exec(await changed.text())?.[1] ?? '';
  expect(again).not.toBe(form);
  const other = await accepted(replicas[0]);
  await expect.poll(() => arrived(mailServer)).toEqual([references[0], other].sort());
});

test('a full outbox is logged and reported to the visitor, who keeps the text', async ({ outbox, replica }) => {
  const { site, request } = await replica();
  await mkdir(join(outbox, 'refused'), { recursive: true });
  await Promise.all(
    Array.from({ length: 1_000 }, (_, at) => writeFile(join(outbox, 'refused', `AAAA-${1000 + at}.json`), '{}')),
  );
  const answer = await post(request, {});
  expect(answer.status()).toBe(503);
  const html = await answer.text();
  expect(html).toContain('can’t accept any more messages');
  expect(html).toContain('Two people from May.');
  expect(site.log()).toContain('"event":"contact_outbox_full"');
  await rm(join(outbox, 'refused', 'AAAA-1000.json'));
  expect((await post(request, {})).status(), 'control').toBe(303);
});
