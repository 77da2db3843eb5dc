import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ConfigError, LOOPBACK_HOSTS, readConfig } from './config.ts';

const VERCEL = {
  VERCEL_ENV: 'production',
  VERCEL_PROJECT_PRODUCTION_URL: 'site.example.com',
};
const PREVIEW = {
  ...VERCEL,
  VERCEL_ENV: 'preview',
  VERCEL_URL: 'x.example.com',
};
const STALENESS = {
  PROJECTS_FEED_REVALIDATE_SECONDS: '30',
  PROJECTS_FEED_MAX_STALE_SECONDS: '600',
};
const FILE = pathToFileURL(join(process.cwd(), 'data/feed.csv'));
const randomBytes = (count: number) =>
  `whsec_${Buffer.alloc(count, 7).toString('base64')}`;
const HOOK = 'https://hooks.example.com/';
const WEBHOOK = {
  CONTACT_WEBHOOK_URL: HOOK,
  CONTACT_WEBHOOK_SECRET: randomBytes(32),
};
const SMTP = { SMTP_URL: 'smtps://user:p%40ss@mail.example.org:465' };
const CONTACT = {
  smtpUrl: null,
  webhook: null,
  to: 'sales@example.com',
  from: 'sales@example.com',
  outbox: '.outbox',
};
const ORIGINS = ['https://a.example', 'http://b.example:8'];
const DEFAULTS = {
  baseUrl: 'http://localhost:3000',
  hosts: ['localhost', ...LOOPBACK_HOSTS],
  applyUrl: null,
  siteName: 'Example Consulting',
  contentSignal: 'search=yes, ai-input=yes, ai-train=no',
  indexable: true,
  hasLayer: false,
  // Plain Next does not append the address of its peer.
  trustedProxies: -1,
  mcp: { allowedOrigins: null },
  feed: { url: null, name: 'example', format: null, statuses: null },
  contact: CONTACT,
};

it.each([
  [{}, DEFAULTS],
  [
    {
      BASE_URL: '',
      SITE_NAME: ' ',
      PORT: '',
      PROJECTS_FEED_URL: '',
      AI_TRAINING: '',
    },
    DEFAULTS,
  ],
  [
    { BASE_URL: ' HTTP://X.example:8080 ' },
    { baseUrl: 'http://x.example:8080' },
  ],
  [
    VERCEL,
    {
      baseUrl: 'https://site.example.com',
      indexable: true,
      contact: { outbox: null },
    },
  ],
  [
    PREVIEW,
    {
      baseUrl: 'https://x.example.com',
      hosts: expect.arrayContaining(['site.example.com']),
      indexable: false,
    },
  ],
  [
    { APPLY_URL: 'https://x.example/?a={id}' },
    { applyUrl: 'https://x.example/?a={id}' },
  ],
  // Shared caches serve what is stale for as long again; on Vercel until it
  // expires.
  [STALENESS, { feed: { staleWhileRevalidateSeconds: 30 } }],
  [
    { ...STALENESS, ...PREVIEW },
    { feed: { staleWhileRevalidateSeconds: 570 } },
  ],
  // Data never expire while they are renewed.
  [
    { ...STALENESS, PROJECTS_FEED_MAX_STALE_SECONDS: '0' },
    { feed: { maxStaleSeconds: 35 } },
  ],
  [
    { PROJECTS_FEED_STATUSES: 'New, Open ,,' },
    { feed: { statuses: ['New', 'Open'] } },
  ],
  [
    {
      PROJECTS_FEED_URL: 'https://f.example/',
      PROJECTS_FEED_LANGUAGE: ' pt-br ',
    },
    { feed: { language: 'pt-BR' } },
  ],
  // The examples are in English.
  [{ PROJECTS_FEED_LANGUAGE: 'de' }, { feed: { language: 'en' } }],
  [
    { PROJECTS_FEED_URL: 'https://f.example:8/x?k=1' },
    { feed: { name: 'f.example:8', file: null } },
  ],
  // A file is named from the project’s root, and a build has it if it is in the
  // project.
  [
    { PROJECTS_FEED_URL: 'file:data/feed.csv' },
    { feed: { url: FILE, name: 'file', file: 'data/feed.csv' } },
  ],
  [
    { PROJECTS_FEED_URL: 'file:///srv/feed.csv' },
    { feed: { url: new URL('file:///srv/feed.csv'), file: null } },
  ],
  [{ PROJECTS_FEED_FORMAT: ' Table ' }, { feed: { format: 'table' } }],
  [
    { PROJECTS_FEED_COLUMNS: 'price : Pris: NOK' },
    { feed: { columns: [{ name: 'price', header: 'Pris: NOK' }] } },
  ],
  [
    { PROJECTS_FEED_HEADERS: '{"X-Api-Key":" key "}' },
    { feed: { headers: { 'x-api-key': 'key' } } },
  ],
  [{ ...VERCEL, TRUSTED_PROXIES: '2' }, { trustedProxies: 'vercel' }],
  [{ TRUSTED_PROXIES: '2', BEHIND_LAYER: 'yes' }, { trustedProxies: 2 }],
  [
    { MCP_ALLOWED_ORIGINS: ORIGINS.join() },
    { mcp: { allowedOrigins: ORIGINS } },
  ],
  [{ CONTACT_TO: 'to@x.example' }, { contact: { from: 'to@x.example' } }],
  [
    { CONTACT_TO: 'to@x.example', CONTACT_FROM: 'from@x.example' },
    { contact: { to: 'to@x.example', from: 'from@x.example' } },
  ],
  [SMTP, { contact: { smtpUrl: SMTP.SMTP_URL } }],
  [
    WEBHOOK,
    { contact: { webhook: { url: new URL(HOOK), secret: randomBytes(32) } } },
  ],
  [
    { ...WEBHOOK, CONTACT_WEBHOOK_SECRET: randomBytes(64).slice(6) },
    { contact: { webhook: { secret: randomBytes(64).slice(6) } } },
  ],
  // On Vercel, different processes show and receive a form, so it needs a
  // secret of its own.
  [{ ...VERCEL, ...SMTP }, { contact: { smtpUrl: null } }],
  [
    { ...VERCEL, ...SMTP, CONTACT_SECRET: 'a secret of the form' },
    { contact: { smtpUrl: SMTP.SMTP_URL } },
  ],
  [{ ...SMTP, PROJECTS_FEED_TOKEN: 'token' }, { contact: { secret: null } }],
])('%j means %j', (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected);
});

const ORIGIN = 'https://www.example.com, without user name';
/** Values that each variable refuses, and what it expects. */
const REFUSED: readonly [names: string, expected: string, values: string][] = [
  [
    'BASE_URL APP_URL',
    ORIGIN,
    'ftp://x.example | x.example | https://u:secret@x.example | https://x.example/secret',
  ],
  [
    'APPLY_URL',
    'https URL such as',
    'https://x.example/secret | http://x.example/{id} | https://{id}.example/ | https://u:secret@x.example/{id}',
  ],
  [
    'SALES_EMAIL CONTACT_TO CONTACT_FROM',
    'e-mail address',
    'nobody | a@b@c.example',
  ],
  [
    'SMTP_URL',
    'a URL such as smtps',
    // The name of the host is read as a scheme.
    'https://x.example | x.example:587 | smtp://u:secret%@x.example',
  ],
  [
    'CONTACT_WEBHOOK_URL',
    'a URL such as https',
    'x.example:443 | https://secret@x.example',
  ],
  [
    'CONTACT_WEBHOOK_SECRET',
    'in base64: echo "whsec_$(openssl rand -base64 32)"',
    [
      ...['secret', randomBytes(23), randomBytes(32).slice(0, -1)],
      randomBytes(32).replace('B', '_'),
    ].join(' | '),
  ],
  ['CONTACT_SECRET', '16 characters', 'secret'],
  ['AI_TRAINING', 'yes or no', 'maybe'],
  ['PORT', '65535', '70000 | http'],
  ['SITE_NAME', '80 characters', 'x'.repeat(81)],
  [
    'PROJECTS_FEED_URL',
    'file: path',
    '/etc/feed.json | feed.csv | ftp://x.example | https://u:secret@x.example',
  ],
  ['PROJECTS_FEED_REVALIDATE_SECONDS', 'number from 0', 'soon | -1 | 2000001'],
  ['PROJECTS_FEED_FORMAT', 'expected one of', 'secret'],
  [
    'PROJECTS_FEED_COLUMNS',
    'names and headers',
    'secret:A | name | name: | name:A,secret',
  ],
  ['PROJECTS_FEED_LANGUAGE', 'a language tag', 'German | de_DE | de,en | und'],
  [
    'PROJECTS_FEED_HEADERS',
    'a JSON object such as {"X-Api-Key":"…"}',
    'secret | ["secret"] | null | {"X-Key":"secret\\r\\nHost: x"} | {"X Key":"secret"}',
  ],
  [
    'MCP_ALLOWED_ORIGINS',
    'origins such as https://agents.example',
    'https://a.example, b.example | https://a.example/x | null | * | chrome-extension://a/b',
  ],
];

it.each(
  REFUSED.flatMap(([names, expected, values]) =>
    names
      .split(' ')
      .flatMap((name) =>
        values.split(' | ').map((value) => [name, value, expected] as const),
      ),
  ),
)(
  '%s = %j is refused without being told: expected %s',
  (name, value, expected) => {
    const reading = () => readConfig({ [name]: value });
    expect(reading).toThrow(ConfigError);
    expect(reading).toThrow(expected);
    expect(reading).toThrow(
      new RegExp(
        `^The configuration is invalid:\\n {2}${name}: expected [^\\n]*$`,
      ),
    );
    expect(reading).not.toThrow(/secret[@%]|secret\b(?!.*openssl)|BwcH/);
  },
);

it('a webhook without its secret, and a second destination, are refused', () => {
  const reading = (more: object) => () => readConfig({ ...WEBHOOK, ...more });
  expect(reading({ CONTACT_WEBHOOK_SECRET: '' })).toThrow(
    /CONTACT_WEBHOOK_SECRET: expected a secret.*openssl rand/,
  );
  expect(reading(SMTP)).toThrow(
    /CONTACT_WEBHOOK_URL: expected only one destination.*SMTP_URL/,
  );
});
