import { beforeEach, expect, it, vi } from 'vitest';
import { showFeed } from '../e2e/support/hold-projects.ts';
import { elementsOf, parseHtml, wordsOf } from '../e2e/support/html.ts';
import { htmlAt } from '../e2e/support/page-html.ts';
import { pages, shownPages } from '../lib/content/pages.ts';

const site = vi.hoisted(() => ({
  env: {} as Readonly<Record<string, string>>,
}));
// The process reads its configuration once, but these tests need several.
vi.mock('@/lib/config/config.ts', async (original) => {
  const { readConfig, ...others } =
    await original<typeof import('@/lib/config/config.ts')>();
  const configured = () => readConfig(site.env);
  const absoluteUrl = (path: string) => `${configured().baseUrl}${path}`;
  return { ...others, readConfig, config: configured, absoluteUrl };
});

const BASE_URL = 'https://consulting.example';
function configure(env: Readonly<Record<string, string>>) {
  site.env = { BASE_URL, ...env };
}
beforeEach(() => {
  configure({});
  showFeed([
    { id: 'A 1', name: 'One' },
    { id: 'OWN', name: 'Two', apply_url: 'https://jobs.example/2' },
  ]);
});

const linksIn = (html: string) =>
  elementsOf(parseHtml(html)).filter(({ tagName }) => tagName === 'a');

const hrefs = async (path: string) =>
  linksIn(await htmlAt(path)).map((link) => [
    wordsOf(link),
    link.properties.href,
  ]);

const SIGN_IN =
  'https://app.example.com/login?return_to=%2Fopen-projects%2FA%25201';
const NO_APP = { APP_URL: 'none' };
const APPLY_URL = 'https://jobs.example/{id}/apply';
const elsewhere = 'https://jobs.example/A%201/apply';

it.each([
  ['signs in by default', {}, 'Sign in to apply', SIGN_IN],
  ['follows APPLY_URL', { APPLY_URL }, 'Apply', elsewhere],
  ['follows it without a portal', { ...NO_APP, APPLY_URL }, 'Apply', elsewhere],
  [
    'fills in a form where APP_URL is none',
    NO_APP,
    'Apply',
    '/contact?assignment=A+1&kind=application',
  ],
])('who applies %s', async (_title, env, label, address) => {
  configure(env);
  const links = await hrefs('/open-projects/A 1');
  expect(links).toContainEqual([label, address]);
  expect(links).toContainEqual([
    'Ask about this assignment',
    '/contact?assignment=A+1',
  ]);
  expect(await hrefs('/open-projects/OWN')).toContainEqual([
    'Apply',
    'https://jobs.example/2',
  ]);
});

it.each(shownPages)(
  '$path leads at most twice to the sign-in, and with APP_URL=none nowhere',
  async ({ path }) => {
    const signIns = async () =>
      (await htmlAt(path)).match(/\/login\b/g)?.length ?? 0;
    expect([1, 2]).toContain(await signIns());
    configure(NO_APP);
    expect(await signIns()).toBe(0);
    expect(await htmlAt(path)).not.toMatch(/>[^<]*\bsign(?:s|ed)? in\b/i);
  },
);

// Where there is no outbox.
const VERCEL = {
  VERCEL_ENV: 'production',
  CONTACT_SECRET: 'the secret of the tests',
};

const SALES_EMAIL = 'sales@example.org';
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9' };
const HOOK = {
  CONTACT_WEBHOOK_URL: 'https://hooks.example.com/messages',
  CONTACT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
};
/** What the privacy page says of each, by a name. */
const SENTENCES = {
  form: 'contact form',
  filed: 'Your message is kept as a file',
  mailed: 'Your message is sent by e-mail',
  passed: 'Your message is passed to the system in which we handle enquiries',
  until:
    'It is kept as a file on this website’s server until it has been accepted there',
  noCopy: 'This website keeps no copy of it',
  kept: 'until the people who answer it delete it',
  mailServer: 'which also carries messages from the contact form',
  system: 'the operator of the system in which we handle enquiries',
};

it.each([
  ['messages are stored', {}, 'form filed kept'],
  ['they are mailed', MAIL, 'form mailed until kept mailServer'],
  [
    'they are mailed and can’t be stored',
    { ...VERCEL, ...MAIL },
    'form mailed noCopy mailServer',
  ],
  ['they are posted', HOOK, 'form passed until kept system'],
  [
    'they are posted and can’t be stored',
    { ...VERCEL, ...HOOK },
    'form passed noCopy system',
  ],
  ['messages can be neither stored nor sent', VERCEL, ''],
])(
  'where %s, the privacy page describes exactly that, and without a form there is the address',
  async (_title, env, says) => {
    configure({ ...env, SALES_EMAIL });
    const contact = await htmlAt(pages.contact.path);
    expect([
      contact.includes('<form'),
      contact.includes(`href="mailto:${SALES_EMAIL}"`),
    ]).toEqual([says !== '', true]);
    const words = (await htmlAt(pages.privacy.path))
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ');
    const sentences = Object.entries(SENTENCES).flatMap(([name, sentence]) =>
      words.includes(sentence) ? [name] : [],
    );
    expect(sentences).toEqual(
      Object.keys(SENTENCES).filter((name) => says.split(' ').includes(name)),
    );
  },
);
