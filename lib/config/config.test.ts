import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

type Env = Readonly<Record<string, string>>;

const key = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;
const WEBHOOK = { CONTACT_WEBHOOK_URL: 'https://hooks.example.com', CONTACT_WEBHOOK_SECRET: key(32) };
const VERCEL = { VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'site.example.com' };
const PREVIEW = { ...VERCEL, VERCEL_ENV: 'preview', VERCEL_URL: 'x.example.com' };
const FEED = { PROJECTS_FEED_URL: 'https://feed.example/' };
const STALENESS = { PROJECTS_FEED_REVALIDATE_SECONDS: '30', PROJECTS_FEED_MAX_STALE_SECONDS: '600' };
const SMTP = { SMTP_URL: 'smtps://user:p%40ss@mail.example.org:465' };
const SECRET = { CONTACT_SECRET: 'a secret of the form' };
const DEFAULTS = {
  baseUrl: 'http://localhost:3000',
  appUrl: 'https://app.example.com',
  applyUrl: null,
  salesEmail: 'sales@example.com',
  siteName: 'Example Consulting',
  contentSignal: 'search=yes, ai-input=yes, ai-train=no',
  indexable: true,
  trustedProxies: 0,
  mcp: { allowedOrigins: null, hosts: [], messagesPerMinute: 600 },
  contact: {
    smtpUrl: null,
    webhook: null,
    to: 'sales@example.com',
    from: 'sales@example.com',
    secret: null,
    outbox: '.outbox',
    messagesPerHour: 300,
  },
  feed: {
    ...{
      url: null,
      name: 'example',
      token: null,
      headers: {},
      format: null,
      columns: [],
      statuses: null,
      language: null,
    },
    ...{ revalidateSeconds: 60, maxStaleSeconds: 600, timeoutSeconds: 5, maxBytes: 5_000_000 },
  },
};

it.each<[title: string, env: Env, expected: object]>([
  ['every value has a working default', {}, DEFAULTS],
  [
    'a blank variable is unset',
    { BASE_URL: '', SITE_NAME: ' ', PORT: '', PROJECTS_FEED_URL: '', AI_TRAINING: '' },
    DEFAULTS,
  ],
  ['PORT names the port of the default address', { PORT: '4100' }, { baseUrl: 'http://localhost:4100' }],
  ['BASE_URL precedes PORT', { PORT: '4100', BASE_URL: 'https://x.example' }, { baseUrl: 'https://x.example' }],
  ['BASE_URL loses a trailing slash', { BASE_URL: 'https://x.example/' }, { baseUrl: 'https://x.example' }],
  ['BASE_URL may have a port', { BASE_URL: ' HTTP://X.example:8080 ' }, { baseUrl: 'http://x.example:8080' }],
  ['Vercel has the project’s address', VERCEL, { baseUrl: 'https://site.example.com', indexable: true }],
  ['a preview has its own, for no search engine', PREVIEW, { baseUrl: 'https://x.example.com', indexable: false }],
  ['APP_URL may be none', { APP_URL: 'none' }, { appUrl: null }],
  [
    'APPLY_URL has a place for the id',
    { APPLY_URL: 'https://x.example/?a={id}' },
    { applyUrl: 'https://x.example/?a={id}' },
  ],
  ['the text may train models', { AI_TRAINING: 'yes' }, { contentSignal: 'search=yes, ai-input=yes, ai-train=yes' }],
  ['shared caches serve what is stale for as long again', STALENESS, { feed: { staleWhileRevalidateSeconds: 30 } }],
  ['on Vercel until it expires', { ...STALENESS, ...PREVIEW }, { feed: { staleWhileRevalidateSeconds: 570 } }],
  [
    'data never expire before they are stale',
    { ...STALENESS, PROJECTS_FEED_MAX_STALE_SECONDS: '0' },
    { feed: { maxStaleSeconds: 30 } },
  ],
  ['statuses are a list', { PROJECTS_FEED_STATUSES: 'New, Open ,,' }, { feed: { statuses: ['New', 'Open'] } }],
  [
    'assignments have the language of the feed',
    { ...FEED, PROJECTS_FEED_LANGUAGE: ' pt-br ' },
    { feed: { language: 'pt-BR' } },
  ],
  ['the examples are in English', { PROJECTS_FEED_LANGUAGE: 'de' }, { feed: { language: null } }],
  [
    'the host names the feed',
    { PROJECTS_FEED_URL: 'https://f.example:8/x?k=1' },
    { feed: { name: 'f.example:8', file: null } },
  ],
  ['a format may be named', { PROJECTS_FEED_FORMAT: ' Ashby ' }, { feed: { format: 'ashby' } }],
  ['a format may be ours', { PROJECTS_FEED_FORMAT: 'none' }, { feed: { format: 'none' } }],
  [
    'headers of a table are named',
    { PROJECTS_FEED_COLUMNS: 'name:Overskrift, price : Hva vi betaler: NOK' },
    {
      feed: {
        columns: [
          { name: 'name', header: 'Overskrift' },
          { name: 'price', header: 'Hva vi betaler: NOK' },
        ],
      },
    },
  ],
  [
    'header fields have names in lower case',
    { PROJECTS_FEED_HEADERS: '{"X-Api-Key":" key ","Accept":"application/vnd.api+json"}' },
    { feed: { headers: { 'x-api-key': 'key', accept: 'application/vnd.api+json' } } },
  ],
  [
    'messages have the configured addresses',
    { CONTACT_TO: 'to@x.example', CONTACT_FROM: 'from@x.example' },
    { contact: { to: 'to@x.example', from: 'from@x.example' } },
  ],
  ['their sender is the recipient', { CONTACT_TO: 'to@x.example' }, { contact: { from: 'to@x.example' } }],
  ['they are mailed', SMTP, { contact: { smtpUrl: SMTP.SMTP_URL } }],
  ['or posted', WEBHOOK, { contact: { webhook: { url: new URL('https://hooks.example.com'), secret: key(32) } } }],
  ['on Vercel there is no folder for them', VERCEL, { contact: { outbox: null } }],
  ['unless one is named', { ...VERCEL, CONTACT_OUTBOX: '/mnt/box' }, { contact: { outbox: '/mnt/box' } }],
  // Different processes show and receive a form.
  ['on Vercel a form needs a secret', { ...VERCEL, ...WEBHOOK }, { contact: { smtpUrl: null, webhook: null } }],
  ['with one there is a form', { ...VERCEL, ...SMTP, ...SECRET }, { contact: { smtpUrl: SMTP.SMTP_URL } }],
  ['the form’s secret is never another one', { ...SMTP, PROJECTS_FEED_TOKEN: 'token' }, { contact: { secret: null } }],
  ['on Vercel the platform states who calls', { ...VERCEL, TRUSTED_PROXIES: '2' }, { trustedProxies: 'vercel' }],
  ['elsewhere that many proxies do', { TRUSTED_PROXIES: '2' }, { trustedProxies: 2 }],
  [
    'pages of these origins may call',
    { MCP_ALLOWED_ORIGINS: 'https://a.example,http://b.example:8' },
    { mcp: { allowedOrigins: ['https://a.example', 'http://b.example:8'] } },
  ],
])('%s', (_title, env, expected) => {
  expect(readConfig(env)).toMatchObject(expected);
});

it('a file is named from the project’s root, and a build has it if it is in the project', () => {
  const feedAt = (url: string) => readConfig({ PROJECTS_FEED_URL: url }).feed;
  const href = pathToFileURL(join(process.cwd(), 'data/feed.csv')).href;
  expect(feedAt('file:data/feed.csv')).toMatchObject({
    url: new URL(href),
    name: 'file',
    file: join('data', 'feed.csv'),
  });
  expect(feedAt('file:///srv/feed.csv')).toMatchObject({ url: new URL('file:///srv/feed.csv'), file: null });
});

it.each([
  ['https://hooks.example.com/messages?key=1', 24],
  ['https://[fd00::1]', 32],
  ['http://n8n:5678/webhook', 64],
])('%s is a webhook, with a secret of %d bytes', (url, bytes) => {
  const env = { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: key(bytes) };
  expect(readConfig(env).contact.webhook).toEqual({ url: new URL(url), secret: key(bytes) });
});

const ORIGIN = 'https://www.example.com, without user name';
const FIELDS = 'a JSON object such as {"X-Api-Key":"…"}';
const each = (name: string, expected: string, values: readonly string[]) =>
  values.map((value) => [name, value, expected] as const);

it.each([
  ...each('BASE_URL', ORIGIN, [
    'ftp://x.example',
    'x.example',
    'https://secret@x.example',
    'https://u:secret@x.example',
  ]),
  ...each('BASE_URL', ORIGIN, [
    'https://x.example/secret',
    'https://x.example//',
    'https://x.example?secret',
    'https://x.example/#secret',
  ]),
  ...each('APP_URL', ORIGIN, ['app', 'https://x.example/secret']),
  ...each('APPLY_URL', 'https URL such as', [
    'https://x.example/secret',
    'http://x.example/{id}',
    'https://{id}.example/',
    'https://u:secret@x.example/{id}',
    'https://x.example/a {id}',
  ]),
  ...['SALES_EMAIL', 'CONTACT_TO', 'CONTACT_FROM'].flatMap((name) =>
    each(name, 'e-mail address', ['nobody', 'a@b@c.example']),
  ),
  ...each('AI_TRAINING', 'yes or no', ['maybe']),
  ...each('PORT', '0 to 65535', ['70000', 'http', '3.5']),
  ...each('SITE_NAME', '80 characters', ['x'.repeat(81)]),
  ...each('PROJECTS_FEED_URL', 'file: path', [
    '/etc/feed.json',
    'feed.csv',
    'ftp://x.example',
    'https://u:secret@x.example',
  ]),
  ...each('PROJECTS_FEED_REVALIDATE_SECONDS', 'number from 0', ['soon', '-1', '2000001']),
  ...each('PROJECTS_FEED_MAX_BYTES', 'whole number from 1', ['0', '1.5', 'x']),
  ...each('PROJECTS_FEED_FORMAT', 'one of ashby', ['secret']),
  ...each('PROJECTS_FEED_COLUMNS', 'names and headers', ['secret:A', 'name', 'name:', 'name:A,secret']),
  ...each('PROJECTS_FEED_LANGUAGE', 'a language tag', ['German', 'de_DE', 'de,en', 'und', 'mul-x', '"']),
  ...each('PROJECTS_FEED_HEADERS', FIELDS, [
    'secret',
    '["secret"]',
    'null',
    '{"X-Key":7}',
    '{"X-Key":["secret"]}',
    '{"X-Key":" "}',
  ]),
  ...each('PROJECTS_FEED_HEADERS', FIELDS, [
    '{"X-Key":"secret\\r\\nHost: evil.example"}',
    '{"X-Key":"secret\u{1F511}"}',
    '{"X Key":"secret"}',
    '{"":"secret"}',
  ]),
  ...[
    'Host',
    'Content-Length',
    'Transfer-Encoding',
    'Connection',
    'TE',
    'Proxy-Authorization',
    'If-None-Match',
  ].flatMap((name) => each('PROJECTS_FEED_HEADERS', FIELDS, [`{"${name}":"secret"}`])),
  // Without a scheme, the name of the host is read as one.
  ...each('SMTP_URL', 'a URL such as smtps', [
    'https://mail.example.org',
    'mail.example.org:587',
    'smtp://u:secret%@mail.example.org',
    'smtp://u:secret/x@mail.example.org',
    'smtp://',
  ]),
  ...each('CONTACT_WEBHOOK_URL', 'a URL such as https', [
    'hooks.example.org:443',
    'hooks.example.com',
    'ftp://hooks.example.com',
    'https://u:secret@x.example',
    'https://secret@x.example',
  ]),
  ...each('CONTACT_WEBHOOK_SECRET', 'whsec_', [
    'whsec_',
    'a-secret',
    key(23),
    key(65),
    key(32).slice(6),
    `${key(32)}!`,
    key(32).slice(0, -1),
  ]),
  ...each('CONTACT_SECRET', '16 characters', ['short']),
  ...each('MCP_ALLOWED_ORIGINS', ORIGIN, ['https://a.example, b.example', 'https://a.example/x', 'null', '*']),
])('%s = %j is refused: expected %s', (name, value, expected) => {
  const reading = () => readConfig({ [name]: value });
  expect(reading).toThrow(ConfigError);
  expect(reading).toThrow(expected);
  expect(reading).toThrow(new RegExp(`^The configuration is invalid:\\n {2}${name}: expected [^\\n]*$`));
  expect(reading).not.toThrow(/secret@|secret\\b(?!.*openssl)/);
});

it.each<[env: Env, expected: RegExp]>([
  [{ BASE_URL: 'x', AI_TRAINING: 'x' }, /BASE_URL[\s\S]*AI_TRAINING/],
  [{ ...WEBHOOK, CONTACT_WEBHOOK_SECRET: '' }, /CONTACT_WEBHOOK_SECRET: expected a secret.*openssl rand/],
  [{ ...WEBHOOK, ...SMTP }, /CONTACT_WEBHOOK_URL: expected only one destination.*SMTP_URL/],
  [{ PROJECTS_FEED_TOKEN: 'x', PROJECTS_FEED_HEADERS: '{"Authorization":"y"}' }, /HEADERS: expected no Authorization/],
])('%o together are refused', (env, expected) => {
  expect(() => readConfig(env)).toThrow(expected);
});
