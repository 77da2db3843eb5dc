import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { pageEntries, pages } from '../lib/site.ts';
import { company } from './support/company.ts';
import { type Site, startSite } from './support/site.ts';

const NOWHERE = 'package.json/not-a-folder';
const SMTP = 'smtp://127.0.0.1:9';

const sentences = {
  mailed: 'Your message is sent by e-mail',
  until: 'It is kept as a file on this website’s server until the mail server has accepted it',
  noCopy: 'This website keeps no copy of it',
  filed: 'Your message is kept as a file',
  form: 'contact form',
  counted: 'counts how many come from each internet address within ten minutes',
  setAside: 'set aside for a person to check',
  notKept: 'A message that looks automated is not kept',
  calls: 'Programs that call the MCP endpoint are counted by their internet address for one minute',
  pages: 'Requests for which the server has to build a page are counted by internet address for one minute',
  shared: 'in a store that all',
  kept: 'until the people who answer it delete it',
  noted: 'the server also remembers that a form was sent',
  store: 'The operator of the store in which requests are counted',
  mailServer: 'which also carries messages from the contact form',
} as const;
type Sentence = keyof typeof sentences;

const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
test.afterAll(() => rmSync(outbox, { recursive: true, force: true }));

const configurations: readonly (readonly [title: string, env: Record<string, string>, says: readonly Sentence[]])[] = [
  [
    'messages are stored in a folder',
    { CONTACT_OUTBOX: outbox },
    ['filed', 'kept', 'form', 'counted', 'setAside', 'noted', 'calls', 'pages'],
  ],
  [
    'messages are mailed and nothing is counted for calls and pages',
    { SMTP_URL: SMTP, CONTACT_OUTBOX: outbox, MCP_MESSAGES_PER_MINUTE: '0', WORK_PER_MINUTE: '0' },
    ['mailed', 'until', 'kept', 'mailServer', 'form', 'counted', 'setAside', 'noted'],
  ],
  [
    'messages are mailed and can’t be stored',
    { SMTP_URL: SMTP, CONTACT_OUTBOX: NOWHERE },
    ['mailed', 'noCopy', 'mailServer', 'form', 'counted', 'notKept', 'calls', 'pages'],
  ],
  ['messages can be neither stored nor mailed', { CONTACT_OUTBOX: NOWHERE }, ['calls', 'pages']],
  [
    'instances count callers together',
    { CONTACT_OUTBOX: outbox, RATE_LIMIT_REDIS_URL: 'redis://127.0.0.1:9' },
    ['filed', 'kept', 'form', 'counted', 'setAside', 'noted', 'calls', 'pages', 'shared', 'store'],
  ],
];

async function wordsOf(site: Site, accept: string): Promise<string> {
  const text = await (await fetch(`${site.url}${pages.privacy.path}`, { headers: { Accept: accept } })).text();
  return text
    .replace(/<(?!\S+@)[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\$/gm, '')
    .replace(/\s+/g, ' ');
}

for (const [title, env, says] of configurations) {
  test(`where ${title}, the privacy page describes exactly that, in both formats`, async () => {
    const site = await startSite(env);
    try {
      for (const accept of ['text/html', 'text/markdown']) {
        const words = await wordsOf(site, accept);
        const said = Object.entries(sentences).flatMap(([name, sentence]) => (words.includes(sentence) ? [name] : []));
        expect(said.sort(), accept).toEqual([...says].sort());
      }
    } finally {
      await site.stop();
    }
  });
}

// GDPR, article 13(1)(a), (c) to (e) and (2)(a) to (f): the information a visitor is entitled to.
const always = [
  'controller',
  'article 6(1)(b)',
  'article 6(1)(f)',
  'legitimate interest',
  'Who receives data',
  'The company that hosts this website',
  'as long as the law requires',
  ...[15, 16, 17, 18, 20, 21, 77].map((article) => `(article ${article})`),
  'data protection authority',
  'no automated decisions',
  'sets no cookies',
];

test('the privacy page names the configured controller and has everything that GDPR article 13 requires', async () => {
  const sales = { SALES_EMAIL: 'sales@example.org', SITE_NAME: 'Site Consulting' };
  const [named, unnamed] = [await startSite({ ...sales, ...company }), await startSite(sales)];
  try {
    for (const accept of ['text/html', 'text/markdown']) {
      const [words, without] = [await wordsOf(named, accept), await wordsOf(unnamed, accept)];
      for (const text of [words, without]) for (const said of always) expect(text, accept).toContain(said);
      for (const said of [
        company.COMPANY_NAME,
        'Suite 5, 1 High Street',
        company.COMPANY_PHONE,
        company.PRIVACY_EMAIL,
        `hosts this website: ${company.COMPANY_HOST}`,
      ]) {
        expect(words, accept).toContain(said);
        expect(without, accept).not.toContain(said);
      }
      expect(without, accept).toMatch(/Controller:?(?:\*\*)? ?Site Consulting/);
      expect(without, accept).toContain(sales.SALES_EMAIL);
    }
  } finally {
    await named.stop();
    await unnamed.stop();
  }
});

test('no response to any request sets a cookie', async () => {
  const site = await startSite({ CONTACT_OUTBOX: outbox });
  try {
    for (const path of [...pageEntries.map((page) => page.path), '/contact/sent?ref=AAAA-1111', '/none-such', '/mcp']) {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${site.url}${path}`, { method, headers: { Cookie: 'a=b' }, redirect: 'manual' });
        expect(answer.headers.getSetCookie(), `${method} ${path}`).toEqual([]);
      }
    }
  } finally {
    await site.stop();
  }
});
