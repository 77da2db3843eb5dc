import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { ConfigError, otherVariables, readConfig } from './config.ts';

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

describe('readConfig()', () => {
  it('lets shared caches serve what is stale for as long again, and on Vercel until the staleness limit', () => {
    const env = { PROJECTS_FEED_REVALIDATE_SECONDS: '30', PROJECTS_FEED_MAX_STALE_SECONDS: '600' };
    expect(readConfig(env).feed.staleWhileRevalidateSeconds).toBe(30);
    expect(readConfig({ ...env, VERCEL_ENV: 'preview' }).feed.staleWhileRevalidateSeconds).toBe(570);
  });

  it('gives every value a working default', () => {
    expect(readConfig({})).toMatchObject({
      baseUrl: 'http://localhost:3000',
      appUrl: 'https://app.example.com',
      salesEmail: 'sales@example.com',
      siteName: 'Example Consulting',
      contentSignal: 'search=yes, ai-input=yes, ai-train=no',
      indexable: true,
      feed: {
        url: null,
        token: null,
        headers: {},
        transform: null,
        statuses: null,
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

  it.each([
    ['PORT names the port of the default address', { PORT: '4100' }, 'http://localhost:4100'],
    ['BASE_URL wins over PORT', { PORT: '4100', BASE_URL: 'https://www.example.com' }, 'https://www.example.com'],
    ['a trailing slash of BASE_URL is dropped', { BASE_URL: 'https://www.example.com/' }, 'https://www.example.com'],
    ['BASE_URL may have a port', { BASE_URL: 'HTTP://WWW.example.com:8080' }, 'http://www.example.com:8080'],
    [
      'on Vercel production the project’s address is used',
      { VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'site.example.com', VERCEL_URL: 'x.example.com' },
      'https://site.example.com',
    ],
    [
      'a Vercel preview uses its own address',
      { VERCEL_ENV: 'preview', VERCEL_PROJECT_PRODUCTION_URL: 'site.example.com', VERCEL_URL: 'x.example.com' },
      'https://x.example.com',
    ],
  ])('%s', (_title, env, expected) => {
    expect(readConfig(env).baseUrl).toBe(expected);
  });

  it('allows search engines in production and keeps them out of previews', () => {
    expect(readConfig({ VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'a.example.com' }).indexable).toBe(
      true,
    );
    expect(readConfig({ VERCEL_ENV: 'preview', VERCEL_URL: 'a.example.com' }).indexable).toBe(false);
  });

  it.each([
    [
      'by default they go from and to the sales address, through a local folder',
      {},
      {
        smtpUrl: null,
        to: 'sales@example.com',
        from: 'sales@example.com',
        outbox: '.outbox',
        secret: null,
      },
    ],
    [
      'the addresses can be configured',
      { CONTACT_TO: 'to@example.org', CONTACT_FROM: 'from@example.org' },
      {
        to: 'to@example.org',
        from: 'from@example.org',
      },
    ],
    ['the sender defaults to the recipient', { CONTACT_TO: 'to@example.org' }, { from: 'to@example.org' }],
    [
      'a mail server',
      { SMTP_URL: 'smtps://user:p%40ss@mail.example.org:465' },
      {
        smtpUrl: 'smtps://user:p%40ss@mail.example.org:465',
      },
    ],
    [
      'on Vercel there is no folder',
      { VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'a.example' },
      { outbox: null },
    ],
    [
      'unless one is named',
      { VERCEL_ENV: 'production', VERCEL_URL: 'a.example', CONTACT_OUTBOX: '/mnt/box' },
      { outbox: '/mnt/box' },
    ],
  ])('messages: %s', (_title, env, expected) => {
    expect(readConfig(env).contact).toMatchObject(expected);
  });

  const SECRET_OF_WEBHOOK = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const webhook = (url: string, more: Record<string, string> = {}) => ({
    CONTACT_WEBHOOK_URL: url,
    CONTACT_WEBHOOK_SECRET: SECRET_OF_WEBHOOK,
    ...more,
  });
  it.each([
    'https://hooks.example.com/messages?key=1',
    'https://10.1.2.3:8443',
    'https://[fd00::1]',
    'http://n8n:5678/webhook',
  ])('messages: accepts the webhook %s', (url) => {
    expect(readConfig(webhook(url)).contact.webhook).toEqual({ url: new URL(url), secret: SECRET_OF_WEBHOOK });
  });

  const bytes = (count: number) => `whsec_${Buffer.alloc(count, 7).toString('base64')}`;
  it.each<readonly [Record<string, string>, RegExp]>([
    [webhook('hooks.example.com'), /CONTACT_WEBHOOK_URL: expected a URL such as https:/],
    [webhook('ftp://hooks.example.com'), /CONTACT_WEBHOOK_URL: expected a URL such as https:/],
    [webhook('https://user:pass@hooks.example.com'), /CONTACT_WEBHOOK_URL: .*without user name and password/],
    [{ CONTACT_WEBHOOK_URL: 'https://hooks.example.com' }, /CONTACT_WEBHOOK_SECRET: expected a secret.*openssl rand/],
    ...['whsec_', 'a-secret', bytes(23), bytes(65), bytes(32).slice(6), `${bytes(32)}!`, bytes(32).slice(0, -1)].map(
      (secret): [Record<string, string>, RegExp] => [
        webhook('https://hooks.example.com', { CONTACT_WEBHOOK_SECRET: secret }),
        /SECRET: expected whsec_/,
      ],
    ),
  ])('messages: rejects the webhook %o, saying what to write', (env, expected) => {
    expect(() => readConfig(env)).toThrow(expected);
    const { CONTACT_WEBHOOK_SECRET: secret = 'none' } = env;
    if (secret.length > 10) expect(() => readConfig(env)).not.toThrow(secret);
  });

  it.each([24, 64])('messages: accepts a webhook’s secret of %i bytes (control)', (count) => {
    const env = webhook('https://hooks.example.com', { CONTACT_WEBHOOK_SECRET: bytes(count) });
    expect(readConfig(env).contact.webhook?.secret).toBe(bytes(count));
  });

  it('on Vercel, where different processes show and receive a form, there is no form without a secret', () => {
    const env = { VERCEL_ENV: 'production', SMTP_URL: 'smtp://mail.example.org' };
    expect(readConfig(env).contact.smtpUrl).toBeNull();
    expect(readConfig({ ...env, ...webhook('https://hooks.example.com') }).contact.webhook).toBeNull();
    expect(readConfig({ ...env, CONTACT_SECRET: 'a secret of the form' }).contact.smtpUrl).toBe(env.SMTP_URL);
  });

  it.each([
    ['its own', { CONTACT_SECRET: 'a secret of the form', PROJECTS_FEED_TOKEN: 'token' }, 'a secret of the form'],
    ['never the mail server’s password', { SMTP_URL: 'smtp://user:p%40ss@mail.example.org' }, null],
    ['never the feed’s token', { SMTP_URL: 'smtp://mail.example.org', PROJECTS_FEED_TOKEN: 'token' }, null],
    ['none', { SMTP_URL: 'smtp://mail.example.org' }, null],
  ])('messages: the shared secret of instances is %s', (_title, env, expected) => {
    expect(readConfig(env).contact.secret).toBe(expected);
  });

  it.each([
    { SMTP_URL: 'https://mail.example.org' },
    { SMTP_URL: 'mail.example.org' },
    { SMTP_URL: 'smtp://user:100%@mail.example.org' },
    { CONTACT_TO: 'nobody' },
    { CONTACT_FROM: 'nobody' },
    { CONTACT_SECRET: 'short' },
  ])('messages: rejects %o by name', (env) => {
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
  });

  it.each([
    ['none by default', { PROJECTS_FEED_URL: 'https://feed.example/' }, null],
    ['in canonical form', { PROJECTS_FEED_URL: 'https://feed.example/', PROJECTS_FEED_LANGUAGE: ' pt-br ' }, 'pt-BR'],
    ['none of the examples, which are in English', { PROJECTS_FEED_LANGUAGE: 'de' }, null],
  ])('feed: the language of assignments is %s', (_title, env, expected) => {
    expect(readConfig(env).feed.language).toBe(expected);
  });

  it.each(['German', 'de_DE', 'de,en', 'und', '"'])('feed: rejects the language %j by name', (language) => {
    const env = { PROJECTS_FEED_URL: 'https://feed.example/', PROJECTS_FEED_LANGUAGE: language };
    expect(() => readConfig(env)).toThrow(/PROJECTS_FEED_LANGUAGE: expected a language tag such as de/);
  });

  it.each([
    ['disabled without a token', {}, { token: null, isRefused: false }],
    [
      'enabled with a token',
      { METRICS_TOKEN: 'a-token-of-metrics==' },
      { token: 'a-token-of-metrics==', isRefused: false },
    ],
    [
      'disabled on Vercel even with a token',
      { METRICS_TOKEN: 'a-token-of-metrics', VERCEL_ENV: 'production', VERCEL_URL: 'a.example' },
      { token: null, isRefused: true },
    ],
  ])('metrics: %s', (_title, env, expected) => {
    expect(readConfig(env).metrics).toEqual(expected);
  });

  it.each([
    ['1 High Street, London EC1A 1AA', ['1 High Street', 'London EC1A 1AA']],
    ['Suite 5, 1 High Street\\nLondon', ['Suite 5, 1 High Street', 'London']],
    ['Suite 5, 1 High Street\r\nLondon\n', ['Suite 5, 1 High Street', 'London']],
    ['1 High Street', ['1 High Street']],
  ])('the lines of the address %j are %j', (COMPANY_ADDRESS, lines) => {
    expect(readConfig({ COMPANY_ADDRESS }).company.address).toEqual(lines);
  });

  it.each([
    'GB 123 4567 89',
    'DE123456789',
    'FR12 345678901',
    'CHE-123.456.789 MWST',
    'IE1+23456A',
    'NO 987 654 321 MVA',
  ])('accepts %s as a VAT number', (COMPANY_VAT_ID) => {
    expect(readConfig({ COMPANY_VAT_ID }).company.vatId).toBe(COMPANY_VAT_ID);
  });

  it('“none” states that the company has no such thing, which differs from leaving the variable unset', () => {
    const none = readConfig({ COMPANY_REGISTRATION: 'none', COMPANY_VAT_ID: 'none', COMPANY_PHONE: 'none' });
    expect(none.company).toMatchObject({ registration: null, vatId: null, phone: null });
    expect(none.legalNotice).toEqual({
      missing: ['COMPANY_NAME', 'COMPANY_ADDRESS', 'SALES_EMAIL'],
      advised: ['COMPANY_REPRESENTATIVE'],
    });
    expect(readConfig({}).legalNotice.missing).toContain('COMPANY_VAT_ID');
  });

  it('the security and privacy addresses default to the sales address', () => {
    const sales = { SALES_EMAIL: 'sales@example.org' };
    expect(readConfig(sales)).toMatchObject({ securityEmail: 'sales@example.org', privacyEmail: 'sales@example.org' });
    const own = { ...sales, SECURITY_EMAIL: 'security@example.org', PRIVACY_EMAIL: 'privacy@example.org' };
    expect(readConfig(own)).toMatchObject({ securityEmail: own.SECURITY_EMAIL, privacyEmail: own.PRIVACY_EMAIL });
  });

  it('reads statuses as a list of trimmed words', () => {
    expect(readConfig({ PROJECTS_FEED_STATUSES: 'Matching, Open ,,' }).feed.statuses).toEqual(['Matching', 'Open']);
  });

  it('never lets data expire before it is stale', () => {
    const { feed } = readConfig({ PROJECTS_FEED_REVALIDATE_SECONDS: '30', PROJECTS_FEED_MAX_STALE_SECONDS: '0' });
    expect(feed.maxStaleSeconds).toBe(30);
  });

  it.each([
    ['BASE_URL', 'ftp://x.example', 'http(s) URL'],
    ['BASE_URL', 'www.example.com', 'http(s) URL'],
    ['APP_URL', 'app', 'http(s) URL'],
    ...['BASE_URL', 'APP_URL'].flatMap((name) =>
      [
        'user@x.example',
        'user:secret@x.example',
        'x.example/secret',
        'x.example//',
        'x.example?secret',
        'x.example/#secret',
      ].map((rest) => [name, `https://${rest}`, 'expected https://x.example, without user name']),
    ),
    ['SALES_EMAIL', 'nobody', 'e-mail address'],
    ['AI_TRAINING', 'maybe', 'yes or no'],
    ['PORT', 'eighty', 'port number'],
    ['PORT', '70000', 'port number'],
    ['WORK_PER_MINUTE', 'many', 'a whole number from 0 to 1000000'],
    ['WORK_PER_MINUTE', '-1', 'a whole number from 0 to 1000000'],
    ['WORK_PER_MINUTE', '1.5', 'a whole number from 0 to 1000000'],
    ['PROJECTS_FEED_URL', '/srv/feed.json', 'file: path'],
    ['PROJECTS_FEED_URL', 'gopher://x', 'http(s) URL'],
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
    ['COMPANY_VAT_ID', 'GB', 'with its country'],
    ['COMPANY_VAT_ID', 'GB12<b>', 'with its country'],
    ['COMPANY_PHONE', '020 7946 0000', 'international number'],
    ['COMPANY_PHONE', '+44 (0)20 7946 0000', 'without (0)'],
    ['COMPANY_PHONE', '+44 20', 'international number'],
    ['COMPANY_PHONE', '+1234567890123456', 'international number'],
    ['MCP_ALLOWED_ORIGINS', 'https://a.example, b.example', 'origins such as'],
    ['MCP_ALLOWED_HOSTS', 'a.example:80', 'host names such as'],
    ['METRICS_TOKEN', 'fifteen-letters', 'at least 16 characters'],
    ['METRICS_TOKEN', 'sixteen letters with spaces', 'letters, digits'],
  ])('rejects %s when it is %j, saying that it expects %s', (name, value, expected) => {
    const reading = () => readConfig({ [name]: value });
    expect(reading).toThrow(ConfigError);
    expect(reading).toThrow(new RegExp(`${name}: .*${expected.replace(/[()]/g, '\\$&')}`));
    expect(reading).not.toThrow(/secret/);
  });

  it('reads header fields for the feed, with names in lower case', () => {
    const { feed } = readConfig({ PROJECTS_FEED_HEADERS: '{"X-Api-Key":" key ","Accept":"application/vnd.api+json"}' });
    expect(feed.headers).toEqual({ 'x-api-key': 'key', accept: 'application/vnd.api+json' });
  });

  const SECRET = 'secret-of-the-test';
  it.each([
    ['no JSON', SECRET, 'a json object'],
    ['a list', `["${SECRET}"]`, 'a json object'],
    ['null', 'null', 'a json object'],
    ['a number', `{"X-Key":7}`, 'x-key'],
    ['a list as value', `{"X-Key":["${SECRET}"]}`, 'x-key'],
    ['an empty value', '{"X-Key":" "}', 'x-key'],
    ['a value of two lines', `{"X-Key":"${SECRET}\\r\\nHost: evil.example"}`, 'x-key'],
    ['a value that headers can’t contain', `{"X-Key":"${SECRET}\u{1F511}"}`, 'x-key'],
    ['a name with a space', `{"X Key":"${SECRET}"}`, 'x key'],
    ['an empty name', `{"":"${SECRET}"}`, 'names'],
    ...['Host', 'Content-Length', 'Transfer-Encoding', 'Connection', 'TE', 'Proxy-Authorization', 'If-None-Match'].map(
      (name) => [name, `{"${name}":"${SECRET}"}`, name.toLowerCase()],
    ),
  ])('rejects header fields for the feed with %s, and does not repeat the value', (_title, value, expected) => {
    const message = errorOf({ PROJECTS_FEED_HEADERS: value });
    expect(message).toContain('PROJECTS_FEED_HEADERS: expected');
    expect(message.toLowerCase()).toContain(expected);
    expect(message).not.toContain(SECRET);
  });

  it('rejects two credentials in one header field', () => {
    const env = { PROJECTS_FEED_HEADERS: '{"Authorization":"Token token=abc"}' };
    expect(readConfig(env).feed.headers).toEqual({ authorization: 'Token token=abc' });
    expect(errorOf({ ...env, PROJECTS_FEED_TOKEN: 'x' })).toMatch(/PROJECTS_FEED_HEADERS: expected no Authorization/);
  });

  it('reads a transform inline or from a file, absolute or relative to the project’s root', () => {
    const folder = mkdtempSync(join(tmpdir(), 'transform-'));
    const path = join(folder, 'a.jsonata');
    writeFileSync(path, '[jobs]');
    const transformOf = (value: string) => readConfig({ PROJECTS_FEED_TRANSFORM: value }).feed.transform;
    expect(transformOf('[jobs]')).toBe('[jobs]');
    expect(transformOf(pathToFileURL(path).href)).toBe('[jobs]');
    expect(transformOf(`file:${relative(process.cwd(), path)}`)).toBe('[jobs]');
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['[jobs', /at line 1, column 6: .*S0203/],
    ['[\n  jobs.{ "id" key }\n]', /at line 2, column 18: .*S0202/],
    ['file:no-such.jsonata', new RegExp(`readable file; tried ${process.cwd()}/no-such.jsonata \\(ENOENT\\)`)],
    ['feed.jsonata', /such as file:feed\.jsonata$/],
    ['file:///', /readable file/],
  ])('says where the transform %j is wrong', (value, expected) => {
    const message = errorOf({ PROJECTS_FEED_TRANSFORM: value });
    expect(message).toContain('PROJECTS_FEED_TRANSFORM: expected a JSONata expression');
    expect(message).toMatch(expected);
  });

  it('reports all invalid variables at once', () => {
    const reading = () => readConfig({ BASE_URL: 'x', AI_TRAINING: 'x' });
    expect(reading).toThrow(/BASE_URL[\s\S]*AI_TRAINING/);
  });
});

it('gives other processes the environment without the site’s own variables, which hold its secrets', () => {
  vi.stubEnv('SMTP_URL', 'smtps://user:secret@mail.example.com');
  vi.stubEnv('PROJECTS_FEED_TOKEN', 'secret');
  vi.stubEnv('NODE_EXTRA_CA_CERTS', '/etc/ca.pem');
  const variables = otherVariables();
  vi.unstubAllEnvs();
  expect(variables).toMatchObject({ NODE_EXTRA_CA_CERTS: '/etc/ca.pem' });
  expect(Object.keys(variables)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:SMTP|PROJECTS)_/)]));
  expect(JSON.stringify(variables)).not.toContain('secret');
});
