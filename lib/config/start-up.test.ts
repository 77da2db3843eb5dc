import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { logStart, startUpFacts } from './start-up.ts';

const COMPLETE = {
  BASE_URL: 'https://www.consultancy.test',
  APP_URL: 'https://app.consultancy.test',
  SALES_EMAIL: 'sales@consultancy.test',
  PROJECTS_FEED_URL: 'https://feed.consultancy.test:8443/secret-path?key=secret',
  PROJECTS_FEED_TOKEN: 'secret',
  CONTACT_SECRET: 'secret of sixteen or more',
  SMTP_URL: 'smtp://user:secret@mail.consultancy.test',
  COMPANY_NAME: 'Consultancy Ltd',
  COMPANY_ADDRESS: '1 High Street, London EC1A 1AA, United Kingdom',
  COMPANY_REGISTRATION: 'Companies House, 01234567',
  COMPANY_VAT_ID: 'GB123456789',
  COMPANY_PHONE: '+44 20 7946 0000',
  COMPANY_REPRESENTATIVE: 'A. Director',
};
const FILE = 'file:///srv/feed.json';
const COMPANY = ['COMPANY_ADDRESS', 'COMPANY_NAME', 'COMPANY_REGISTRATION', 'COMPANY_VAT_ID'];

const WEBHOOK = {
  CONTACT_WEBHOOK_URL: 'https://hooks.consultancy.test/secret',
  CONTACT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
};

const facts = (env: Record<string, string>) => startUpFacts(readConfig(env));
const missing = (env: Record<string, string>) => Object.keys(facts(env).not_configured ?? {}).sort();

describe('startUpFacts()', () => {
  it.each([
    ['feed.consultancy.test:8443', COMPLETE.PROJECTS_FEED_URL],
    ['file', FILE],
    ['example', ''],
  ])('names the feed as %s, without the rest of its address and without tokens', (feed, url) => {
    const given = facts({ ...COMPLETE, PROJECTS_FEED_URL: url });
    expect(given).toMatchObject({ base_url: 'https://www.consultancy.test', feed });
    expect(JSON.stringify(given)).not.toMatch(/secret|srv/);
  });

  it.each([
    ['smtp', COMPLETE],
    ['webhook', { ...COMPLETE, ...WEBHOOK, SMTP_URL: '' }],
    ['outbox', { ...COMPLETE, SMTP_URL: '' }],
    ['none', { ...COMPLETE, SMTP_URL: '', VERCEL_ENV: 'production' }],
  ])('says where messages go (%s), without addresses and secrets', (expected, env) => {
    expect(facts(env).messages).toBe(expected);
    expect(JSON.stringify(facts(env))).not.toMatch(/secret|whsec|hooks/);
  });

  it('has no warnings for a complete configuration (control)', () => {
    expect(facts(COMPLETE)).not.toHaveProperty('not_configured');
  });

  const ON_VERCEL = { VERCEL_ENV: 'production' };
  const MORE = ['COMPANY_PHONE', 'COMPANY_REPRESENTATIVE'];
  const NONE = Object.fromEntries(['COMPANY_REGISTRATION', 'COMPANY_VAT_ID', ...MORE].map((name) => [name, 'none']));
  it.each<[string, Record<string, string>, string[]]>([
    ['an address without https', { BASE_URL: 'http://www.consultancy.test' }, ['BASE_URL']],
    ['a feed from a file on Vercel', { ...ON_VERCEL, PROJECTS_FEED_URL: FILE }, ['PROJECTS_FEED_URL']],
    ['a webhook instead of a mail server', { ...WEBHOOK, SMTP_URL: '' }, []],
    ['neither a webhook nor a mail server', { SMTP_URL: '' }, ['SMTP_URL']],
    ...['BASE_URL', 'PROJECTS_FEED_URL', ...COMPANY, ...MORE].map(
      (name): [string, Record<string, string>, string[]] => [`no ${name}`, { [name]: '' }, [name]],
    ),
    ['only information that does not apply', NONE, []],
  ])('says what is missing when there is %s', (_title, env, expected) => {
    expect(missing({ ...COMPLETE, ...env })).toEqual(expected);
  });

  it('says that everything is missing when there is no configuration at all', () => {
    const all = ['APP_URL', 'BASE_URL', ...COMPANY, 'CONTACT_SECRET', 'PROJECTS_FEED_URL', 'SALES_EMAIL', 'SMTP_URL'];
    expect(missing({})).toEqual(all);
  });

  it('warns that there is no legal notice without an e-mail address, and about an example address only that it is one', () => {
    const reasonFor = (SALES_EMAIL: string) =>
      (facts({ ...COMPLETE, SALES_EMAIL }).not_configured as Record<string, string>)?.SALES_EMAIL;
    expect(reasonFor('')).toContain('legal notice');
    expect(reasonFor('sales@example.org')).toBe('clients are given an example address');
  });
});

describe('logStart()', () => {
  // A folder without environment files of its own.
  const logged = (env: Record<string, string>, folder = import.meta.dirname) => {
    const lines: string[] = [];
    const keep = (line: string) => void lines.push(line);
    vi.spyOn(console, 'info').mockImplementation(keep);
    vi.spyOn(console, 'error').mockImplementation(keep);
    logStart('started', readConfig(env), folder);
    vi.restoreAllMocks();
    return lines.map((line) => JSON.parse(line));
  };

  it('names each variable that is misspelt, with the nearest that exists', () => {
    const [started, warning, ...rest] = logged({ ...COMPLETE, SALES_MAIL: 'secret@consultancy.test' });
    expect(started).toMatchObject({ level: 'info', event: 'started' });
    const names = { variable: 'SALES_MAIL', nearest: 'SALES_EMAIL' };
    expect(warning).toMatchObject({ level: 'warn', event: 'variable_unknown', ...names });
    expect(JSON.stringify(warning)).not.toContain('secret');
    expect(rest).toEqual([]);
  });

  it('names a setting that it raises, and what it is now', () => {
    const env = { ...COMPLETE, PROJECTS_FEED_REVALIDATE_SECONDS: '60' };
    expect(logged({ ...env, PROJECTS_FEED_MAX_STALE_SECONDS: '59' }).slice(1)).toMatchObject([
      { event: 'variable_adjusted', variable: 'PROJECTS_FEED_MAX_STALE_SECONDS', instead: expect.stringMatching(/60/) },
    ]);
    expect(logged({ ...env, PROJECTS_FEED_MAX_STALE_SECONDS: '60' }).slice(1), 'control').toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('warns of an environment file that everybody can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'start-'));
    const file = join(folder, '.env');
    for (const [mode, warnings] of [
      [0o600, []],
      [0o640, []],
      [0o644, [{ event: 'secrets_exposed', file, remedy: `chmod 600 ${file}` }]],
    ] as const) {
      writeFileSync(file, 'SMTP_URL=secret');
      chmodSync(file, mode);
      expect(logged(COMPLETE, folder).slice(1)).toMatchObject(warnings);
    }
    rmSync(folder, { recursive: true });
  });
});
