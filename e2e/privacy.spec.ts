import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { pages } from '../lib/site.ts';
import { startSite } from './support/site.ts';

const NOWHERE = 'package.json/not-a-folder';
const SMTP = 'smtp://127.0.0.1:9';

const sentences = {
  mailed: 'Your message is sent by mail',
  until: 'Until the mail server has taken it, it is kept as a file on this website’s server',
  noCopy: 'This website keeps no copy of it',
  filed: 'Your message is kept as a file',
  form: 'contact form',
  counted: 'counts for ten minutes how many come from an internet address',
  setAside: 'set aside for a person to check',
  notKept: 'A message that looks automated is not kept',
  calls: 'Programs that call the MCP endpoint are counted by their internet address for one minute',
  pages: 'Requests for which a page has to be made anew are counted by internet address for one minute',
  shared: 'in a store that all',
} as const;
type Sentence = keyof typeof sentences;

const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
test.afterAll(() => rmSync(outbox, { recursive: true, force: true }));

const configurations: readonly (readonly [title: string, env: Record<string, string>, says: readonly Sentence[]])[] = [
  ['messages are filed', { CONTACT_OUTBOX: outbox }, ['filed', 'form', 'counted', 'setAside', 'calls', 'pages']],
  [
    'messages are mailed and nothing is counted for calls and pages',
    { SMTP_URL: SMTP, CONTACT_OUTBOX: outbox, MCP_MESSAGES_PER_MINUTE: '0', WORK_PER_MINUTE: '0' },
    ['mailed', 'until', 'form', 'counted', 'setAside'],
  ],
  [
    'messages are mailed and nothing can be kept',
    { SMTP_URL: SMTP, CONTACT_OUTBOX: NOWHERE },
    ['mailed', 'noCopy', 'form', 'counted', 'notKept', 'calls', 'pages'],
  ],
  ['nothing can be passed on', { CONTACT_OUTBOX: NOWHERE }, ['calls', 'pages']],
  [
    'servers count together',
    { CONTACT_OUTBOX: outbox, RATE_LIMIT_REDIS_URL: 'redis://127.0.0.1:9' },
    ['filed', 'form', 'counted', 'setAside', 'calls', 'pages', 'shared'],
  ],
];

for (const [title, env, says] of configurations) {
  test(`where ${title}, the privacy page says what this deployment does and nothing else, in both formats`, async () => {
    const site = await startSite(env);
    try {
      for (const accept of ['text/html', 'text/markdown']) {
        const text = await (await fetch(`${site.url}${pages.privacy.path}`, { headers: { Accept: accept } })).text();
        const words = text
          .replace(/<[^>]*>/g, '')
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replace(/\s+/g, ' ');
        const said = Object.entries(sentences).flatMap(([name, sentence]) => (words.includes(sentence) ? [name] : []));
        expect(said.sort(), accept).toEqual([...says].sort());
      }
    } finally {
      await site.stop();
    }
  });
}
