import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

/** The error the operator gets for an invalid environment. */
function errorOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('was read');
}

const webhookSecret = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;
const HOOK = 'https://hooks.example.com';
const webhook = { CONTACT_WEBHOOK_URL: HOOK, CONTACT_WEBHOOK_SECRET: webhookSecret(32) };
const production = { VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'site.example.com' };
const preview = { ...production, VERCEL_ENV: 'preview', VERCEL_URL: 'x.example.com' };
const feedUrl = { PROJECTS_FEED_URL: 'https://feed.example/' };
const staleness = { PROJECTS_FEED_REVALIDATE_SECONDS: '30', PROJECTS_FEED_MAX_STALE_SECONDS: '600' };
const smtpUrl = 'smtps://user:p%40ss@mail.example.org:465';
const smtp = { SMTP_URL: smtpUrl };
const feedToken = { PROJECTS_FEED_TOKEN: 'token' };
const SECRET = 'a secret of the form';
const secret = { CONTACT_SECRET: SECRET };
const ORIGIN = 'https://x.example, without user name';

describe('readConfig()', () => {
  it('gives every value a working default', () => {
    expect(readConfig({})).toMatchObject({
      baseUrl: 'http://localhost:3000',
      appUrl: 'https://app.example.com',
      salesEmail: 'sales@example.com',
      siteName: 'Example Consulting',
      contentSignal: 'search=yes, ai-input=yes, ai-train=no',
      indexable: true,
      contact: { smtpUrl: null, to: 'sales@example.com', from: 'sales@example.com', outbox: '.outbox', secret: null },
      feed: {
        url: null,
        token: null,
        headers: {},
        statuses: null,
        language: null,
        revalidateSeconds: 60,
        maxStaleSeconds: 600,
        timeoutSeconds: 5,
        maxBytes: 5_000_000,
      },
    });
  });

  it('treats a blank variable as absent', () => {
    const blank = readConfig({ BASE_URL: '', SITE_NAME: ' ', PORT: '', PROJECTS_FEED_URL: '', AI_TRAINING: '' });
    expect(blank).toEqual(readConfig({}));
  });

  it.each<[title: string, env: Readonly<Record<string, string>>, expected: object]>([
    ['PORT names the port of the default address', { PORT: '4100' }, { baseUrl: 'http://localhost:4100' }],
    ['BASE_URL precedes PORT', { PORT: '4100', BASE_URL: 'https://x.example' }, { baseUrl: 'https://x.example' }],
    ['BASE_URL loses a trailing slash', { BASE_URL: 'https://x.example/' }, { baseUrl: 'https://x.example' }],
    ['BASE_URL may have a port', { BASE_URL: 'HTTP://X.example:8080' }, { baseUrl: 'http://x.example:8080' }],
    ['Vercel has the project’s address', production, { baseUrl: 'https://site.example.com', indexable: true }],
    ['a preview has its own, for no search engine', preview, { baseUrl: 'https://x.example.com', indexable: false }],
    ['shared caches serve what is stale for as long again', staleness, { feed: { staleWhileRevalidateSeconds: 30 } }],
    ['on Vercel until it expires', { ...staleness, ...preview }, { feed: { staleWhileRevalidateSeconds: 570 } }],
    [
      'data never expire before they are stale',
      { ...staleness, PROJECTS_FEED_MAX_STALE_SECONDS: '0' },
      { feed: { maxStaleSeconds: 30 } },
    ],
    ['statuses are a list', { PROJECTS_FEED_STATUSES: 'New, Open ,,' }, { feed: { statuses: ['New', 'Open'] } }],
    ['assignments have no language by default', feedUrl, { feed: { language: null } }],
    ['or that of the feed', { ...feedUrl, PROJECTS_FEED_LANGUAGE: ' pt-br ' }, { feed: { language: 'pt-BR' } }],
    ['the examples are in English', { PROJECTS_FEED_LANGUAGE: 'de' }, { feed: { language: null } }],
    [
      'header fields have names in lower case',
      { PROJECTS_FEED_HEADERS: '{"X-Api-Key":" key ","Accept":"application/vnd.api+json"}' },
      { feed: { headers: { 'x-api-key': 'key', accept: 'application/vnd.api+json' } } },
    ],
    [
      'messages have the configured addresses',
      { CONTACT_TO: 'to@example.org', CONTACT_FROM: 'from@example.org' },
      { contact: { to: 'to@example.org', from: 'from@example.org' } },
    ],
    ['their sender is the recipient', { CONTACT_TO: 'to@example.org' }, { contact: { from: 'to@example.org' } }],
    ['they are mailed', smtp, { contact: { smtpUrl } }],
    ['on Vercel there is no folder for them', production, { contact: { outbox: null } }],
    ['unless one is named', { ...production, CONTACT_OUTBOX: '/mnt/box' }, { contact: { outbox: '/mnt/box' } }],
    ['on Vercel the platform states who calls', { ...production, TRUSTED_PROXIES: '2' }, { trustedProxies: 'vercel' }],
    ['elsewhere that many proxies do', { TRUSTED_PROXIES: '2' }, { trustedProxies: 2 }],
    // Different processes show and receive a form.
    ['on Vercel a form needs a secret', { ...production, ...webhook }, { contact: { smtpUrl: null, webhook: null } }],
    ['with one there is a form', { ...production, ...smtp, ...secret }, { contact: { smtpUrl } }],
    ['instances share the form’s own secret', { ...secret, ...feedToken }, { contact: { secret: SECRET } }],
    ['it is never another secret', { ...smtp, ...feedToken }, { contact: { secret: null } }],
    [
      'the security and privacy addresses are that of sales',
      { SALES_EMAIL: 'sales@example.org' },
      { securityEmail: 'sales@example.org', privacyEmail: 'sales@example.org' },
    ],
    [
      'or their own',
      { SECURITY_EMAIL: 'security@example.org', PRIVACY_EMAIL: 'privacy@example.org' },
      { securityEmail: 'security@example.org', privacyEmail: 'privacy@example.org' },
    ],
    // “none” differs from leaving the variable unset.
    [
      '“none” states that the company has no such thing',
      { COMPANY_REGISTRATION: 'none', COMPANY_VAT_ID: 'none', COMPANY_PHONE: 'none' },
      {
        company: { registration: null, vatId: null, phone: null },
        legalNotice: {
          missing: ['COMPANY_NAME', 'COMPANY_ADDRESS', 'SALES_EMAIL'],
          advised: ['COMPANY_REPRESENTATIVE'],
        },
      },
    ],
    ['unset, it is missing', {}, { legalNotice: { missing: expect.arrayContaining(['COMPANY_VAT_ID']) } }],
  ])('%s', (_title, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it.each([
    ['1 High Street, London EC1A 1AA', ['1 High Street', 'London EC1A 1AA']],
    ['Suite 5, 1 High Street\\nLondon', ['Suite 5, 1 High Street', 'London']],
    ['Suite 5, 1 High Street\r\nLondon\n', ['Suite 5, 1 High Street', 'London']],
    ['1 High Street', ['1 High Street']],
  ])('the address %j has the lines %j', (COMPANY_ADDRESS, lines) => {
    expect(readConfig({ COMPANY_ADDRESS }).company.address).toEqual(lines);
  });

  it.each(['GB 123 4567 89', 'DE123456789', 'CHE-123.456.789 MWST', 'IE1+23456A'])('%s is a VAT number', (vatId) => {
    expect(readConfig({ COMPANY_VAT_ID: vatId }).company).toMatchObject({ vatId });
  });

  it.each([
    [`${HOOK}/messages?key=1`, 24],
    ['https://10.1.2.3:8443', 32],
    ['https://[fd00::1]', 32],
    ['http://n8n:5678/webhook', 64],
  ])('%s is a webhook, with a secret of %d bytes', (url, bytes) => {
    const env = { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: webhookSecret(bytes) };
    expect(readConfig(env).contact.webhook).toEqual({ url: new URL(url), secret: webhookSecret(bytes) });
  });

  it.each([
    ['BASE_URL', 'ftp://x.example', 'http(s) URL'],
    ['APP_URL', 'app', 'http(s) URL'],
    ['BASE_URL', 'https://user@x.example', ORIGIN],
    ['BASE_URL', 'https://user:secret@x.example', ORIGIN],
    ['BASE_URL', 'https://x.example/secret', ORIGIN],
    ['BASE_URL', 'https://x.example//', ORIGIN],
    ['BASE_URL', 'https://x.example?secret', ORIGIN],
    ['BASE_URL', 'https://x.example/#secret', ORIGIN],
    ['APP_URL', 'https://x.example/secret', ORIGIN],
    ['SALES_EMAIL', 'nobody', 'e-mail address'],
    ['AI_TRAINING', 'maybe', 'yes or no'],
    ['PORT', '70000', 'port number'],
    ['PROJECTS_FEED_URL', '/etc/feed.json', 'file: path'],
    ['PROJECTS_FEED_REVALIDATE_SECONDS', 'soon', 'seconds'],
    ['PROJECTS_FEED_MAX_STALE_SECONDS', '-1', '0 or more'],
    ['PROJECTS_FEED_TIMEOUT_SECONDS', 'x', 'seconds'],
    ['PROJECTS_FEED_MAX_BYTES', '0', '1 byte'],
    ['SECURITY_EMAIL', 'nobody', 'e-mail address'],
    ['PRIVACY_EMAIL', 'a@b@c.example', 'e-mail address'],
    ['COMPANY_NAME', 'Consultancy\nLtd', 'a single line'],
    ['COMPANY_NAME', 'x'.repeat(201), '200 characters'],
    ['COMPANY_ADDRESS', ',', 'an address'],
    ['COMPANY_ADDRESS', 'a,'.repeat(11), '10 lines'],
    ['COMPANY_REGISTRATION', '01234567', 'the register and the registration number'],
    ['COMPANY_REGISTRATION', 'Companies House', 'the register and the registration number'],
    ['COMPANY_VAT_ID', '123456789', 'with its country'],
    ['COMPANY_VAT_ID', 'GB12<b>', 'with its country'],
    ['COMPANY_PHONE', '020 7946 0000', 'international number'],
    ['COMPANY_PHONE', '+44 (0)20 7946 0000', 'without (0)'],
    ['COMPANY_PHONE', '+1234567890123456', 'international number'],
    ['MCP_ALLOWED_ORIGINS', 'https://a.example, b.example', 'origins such as'],
    ['MCP_ALLOWED_HOSTS', 'a.example:80', 'host names such as'],
    ['SMTP_URL', 'https://mail.example.org', 'a URL such as smtps'],
    // Without a scheme, the name of the host is read as one.
    ['SMTP_URL', 'mail.example.org:587', 'a URL such as smtps'],
    ['CONTACT_WEBHOOK_URL', 'hooks.example.org:443', 'a URL such as https'],
    ['CONTACT_WEBHOOK_URL', 'hooks.example.com', 'a URL such as https'],
    ['CONTACT_WEBHOOK_URL', 'ftp://hooks.example.com', 'a URL such as https'],
    ...[
      'whsec_',
      'a-secret',
      webhookSecret(23),
      webhookSecret(65),
      webhookSecret(32).slice(6),
      `${webhookSecret(32)}!`,
      webhookSecret(32).slice(0, -1),
    ].map((text) => ['CONTACT_WEBHOOK_SECRET', text, 'whsec_']),
    ['SMTP_URL', 'smtp://user:100%@mail.example.org', 'written as %25'],
    ['CONTACT_TO', 'nobody', 'e-mail address'],
    ['CONTACT_FROM', 'nobody', 'e-mail address'],
    ['CONTACT_SECRET', 'short', 'at least 16 characters'],
    ...['German', 'de_DE', 'de,en', 'und', '"'].map((tag) => ['PROJECTS_FEED_LANGUAGE', tag, 'a language tag']),
    ...[
      ['secret', 'a JSON object'],
      ['["secret"]', 'a JSON object'],
      ['null', 'a JSON object'],
      ['{"X-Key":7}', 'X-Key'],
      ['{"X-Key":["secret"]}', 'X-Key'],
      ['{"X-Key":" "}', 'X-Key'],
      ['{"X-Key":"secret\\r\\nHost: evil.example"}', 'X-Key'],
      ['{"X-Key":"secret\u{1F511}"}', 'X-Key'],
      ['{"X Key":"secret"}', 'X Key'],
      ['{"":"secret"}', 'names'],
      ...[
        'Host',
        'Content-Length',
        'Transfer-Encoding',
        'Connection',
        'TE',
        'Proxy-Authorization',
        'If-None-Match',
      ].map((name) => [`{"${name}":"secret"}`, `no ${name}`]),
    ].map(([value = '', expected = '']) => ['PROJECTS_FEED_HEADERS', value, expected]),
  ])('rejects %s when it is %j, saying that it expects %s, and never repeats a secret', (name, value, expected) => {
    const message = errorOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^The configuration is invalid:\n  ${name}: expected .*$`));
    expect(message).toContain(expected);
    expect(message).not.toContain('secret');
    if (value.length > 'https://x.example'.length) expect(message).not.toContain(value);
  });

  it.each([
    [{ CONTACT_WEBHOOK_URL: HOOK }, /CONTACT_WEBHOOK_SECRET: expected a secret.*openssl rand/],
    [{ ...smtp, ...webhook }, /CONTACT_WEBHOOK_URL: expected only one destination for messages: SMTP_URL is set/],
    ...['user:word', 'user', ':word'].map((credentials) => [
      { ...webhook, CONTACT_WEBHOOK_URL: `https://${credentials}@x.example` },
      /WEBHOOK_URL: .*without user name and password/,
    ]),
  ] as [Record<string, string>, RegExp][])('rejects the webhook %o, saying what to write', (env, expected) => {
    expect(errorOf(env)).toMatch(expected);
    expect(errorOf(env)).not.toMatch(/x\.example/);
  });

  it('rejects two credentials in one header field', () => {
    const env = { PROJECTS_FEED_HEADERS: '{"Authorization":"Token token=abc"}' };
    expect(readConfig(env).feed.headers).toEqual({ authorization: 'Token token=abc' });
    expect(errorOf({ ...env, PROJECTS_FEED_TOKEN: 'x' })).toMatch(/PROJECTS_FEED_HEADERS: expected no Authorization/);
  });

  it.each([
    ['PROJECTS_FEED_FORMAT', 'workday', /expected one of ashby, .*, none/],
    ['PROJECTS_FEED_COLUMNS', 'title of it', /expected names and headers such as name:Overskrift/],
    ['PROJECTS_FEED_COLUMNS', 'client:Kunde', /the names are id, name, /],
    ['PROJECTS_FEED_COLUMNS', 'name:', /expected names/],
  ])('says what %s=%s should be', (name, value, expected) => {
    expect(errorOf({ [name]: value })).toMatch(expected);
  });

  it('reads the columns of a table', () => {
    const { columns } = readConfig({ PROJECTS_FEED_COLUMNS: 'name:Overskrift, price:Hva vi betaler' }).feed;
    expect(columns).toEqual([
      { name: 'name', header: 'Overskrift' },
      { name: 'price', header: 'Hva vi betaler' },
    ]);
  });

  it('reads a file at a path of the project', () => {
    const urlOf = (url: string) => readConfig({ PROJECTS_FEED_URL: url }).feed.url?.href;
    expect(urlOf('file:data/feed.csv')).toBe(pathToFileURL(join(process.cwd(), 'data/feed.csv')).href);
    expect(urlOf('file:///srv/feed.csv')).toBe('file:///srv/feed.csv');
  });

  it('says what replaces a variable that is no more, and doesn’t call it misspelt', () => {
    const { replaced, misspelt } = readConfig({ PROJECTS_FEED_TRANSFORM: 'lever' });
    expect(replaced).toEqual({ PROJECTS_FEED_TRANSFORM: expect.stringContaining('PROJECTS_FEED_FORMAT') });
    expect(misspelt).toEqual({});
    expect(readConfig({}).replaced).toEqual({});
  });

  it('reports all invalid variables at once', () => {
    const reading = () => readConfig({ BASE_URL: 'x', AI_TRAINING: 'x' });
    expect(reading).toThrow(/BASE_URL[\s\S]*AI_TRAINING/);
  });
});

describe('a Google Sheet', () => {
  const SHEETS = 'https://docs.google.com/spreadsheets';
  it.each([
    ['published', '/d/e/2PACX-1/pub?output=csv', '/d/e/2PACX-1/pub?output=csv'],
    ['one tab of it', '/d/e/2PACX-1/pub?gid=7&single=true&output=csv', '/d/e/2PACX-1/pub?gid=7&single=true&output=csv'],
    ['published as a page', '/d/e/2PACX-1/pubhtml', '/d/e/2PACX-1/pub?output=csv'],
    ['one tab of the page', '/d/e/2PACX-1/pubhtml?gid=7&single=true', '/d/e/2PACX-1/pub?gid=7&single=true&output=csv'],
    ['shared by its link', '/d/1a_B-2/edit?usp=sharing', '/d/1a_B-2/export?format=csv'],
    ['one tab in the browser', '/u/1/d/1a_B-2/edit?gid=7#gid=7', '/d/1a_B-2/export?gid=7&format=csv'],
    ['exported', '/d/1a_B-2/export?format=csv&gid=7', '/d/1a_B-2/export?format=csv&gid=7'],
  ])('that is %s is read as CSV', (_title, given, expected) => {
    expect(readConfig({ PROJECTS_FEED_URL: SHEETS + given }).feed.url?.href).toBe(SHEETS + expected);
  });

  it('has its own host (control)', () => {
    const url = 'https://docs.google.com.feed.example/spreadsheets/d/1/edit';
    expect(readConfig({ PROJECTS_FEED_URL: url }).feed.url?.href).toBe(url);
  });
});

describe('the format of a feed', () => {
  const formatOf = (url: string, format = '') =>
    readConfig({ PROJECTS_FEED_URL: url, PROJECTS_FEED_FORMAT: format }).feed;

  // The addresses that each system documents.
  it.each([
    ['https://boards-api.greenhouse.io/v1/boards/example/jobs?content=true', 'greenhouse'],
    ['https://api.lever.co/v0/postings/example?mode=json', 'lever'],
    ['https://api.eu.lever.co/v0/postings/example?mode=json', 'lever'],
    ['https://api.ashbyhq.com/posting-api/job-board/example', 'ashby'],
    ['https://example.recruitee.com/api/offers/', 'recruitee'],
    ['https://api.smartrecruiters.com/v1/companies/example/postings', 'smartrecruiters'],
    ['https://api.teamtailor.com/v1/jobs', 'teamtailor'],
    ['https://api.na.teamtailor.com/v1/jobs', 'teamtailor'],
    ['https://example.teamtailor.com/jobs.json', 'teamtailor-jobs'],
    ['https://apply.workable.com/api/v1/widget/accounts/example?details=true', 'workable'],
    ['https://example.jobs.personio.de/xml?language=en', 'personio'],
    ['https://example.jobs.personio.com/xml', 'personio'],
    ['https://public-rest31.bullhornstaffing.com/rest-services/example/search/JobOrder', 'bullhorn'],
    ['https://docs.google.com/spreadsheets/d/e/example/pub?output=csv', 'table'],
    ['https://api.airtable.com/v0/example/Assignments', 'table'],
    ['https://feed.example/projects', null],
    ['https://boards-api.greenhouse.io.feed.example/', null],
    ['https://notrecruitee.com/api/offers/', null],
  ])('%s: %s', (url, source) => {
    expect(formatOf(url)).toMatchObject({ source, isPlain: false });
    expect(formatOf(url).format).toContain(
      source === null ? 'nothing names another' : `because of the host ${new URL(url).host}`,
    );
  });

  it.each([
    ['another name', 'Ashby', { source: 'ashby', isPlain: false }],
    ['none', 'none', { source: null, isPlain: true }],
  ])('PROJECTS_FEED_FORMAT precedes the host: %s', (_title, given, expected) => {
    const feed = formatOf('https://api.lever.co/v0/postings/example', given);
    expect(feed).toMatchObject(expected);
    expect(feed.format).toContain('PROJECTS_FEED_FORMAT');
  });
});
