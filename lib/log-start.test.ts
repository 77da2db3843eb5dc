import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from './config/config.ts';
import { logStart, startUpFacts } from './log-start.ts';

const COMPLETE = {
  BASE_URL: 'https://www.consultancy.test',
  APP_URL: 'https://app.consultancy.test',
  SALES_EMAIL: 'sales@consultancy.test',
  PROJECTS_FEED_URL: 'https://feed.consultancy.test:8443/secret-path?key=secret',
  PROJECTS_FEED_TOKEN: 'secret',
  CONTACT_SECRET: 'secret of sixteen or more',
  SMTP_URL: 'smtp://user:secret@mail.consultancy.test',
};
const FILE = 'file:///srv/feed.json';

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
  it.each<[string, Record<string, string>, string[]]>([
    ['an address without https', { BASE_URL: 'http://www.consultancy.test' }, ['BASE_URL']],
    ['a feed from a file on Vercel', { ...ON_VERCEL, PROJECTS_FEED_URL: FILE }, ['PROJECTS_FEED_URL']],
    ['a webhook instead of a mail server', { ...WEBHOOK, SMTP_URL: '' }, []],
    ['neither a webhook nor a mail server', { SMTP_URL: '' }, ['SMTP_URL']],
    ...['BASE_URL', 'PROJECTS_FEED_URL'].map((name): [string, Record<string, string>, string[]] => [
      `no ${name}`,
      { [name]: '' },
      [name],
    ]),
  ])('says what is missing when there is %s', (_title, env, expected) => {
    expect(missing({ ...COMPLETE, ...env })).toEqual(expected);
  });

  it('says that everything is missing when there is no configuration at all', () => {
    const all = ['APP_URL', 'BASE_URL', 'CONTACT_SECRET', 'PROJECTS_FEED_URL', 'SALES_EMAIL', 'SMTP_URL'];
    expect(missing({})).toEqual(all);
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

  it.each<[variable: string, value: string, event: string, told: object]>([
    ['SALES_MAIL', 'secret@consultancy.test', 'variable_unknown', { nearest: 'SALES_EMAIL' }],
    ['COMPANY_NAME', 'secret', 'variable_gone', { instead: 'lib/content/company.ts states it' }],
    ['PROJECTS_FEED_MAX_STALE_SECONDS', '59', 'variable_adjusted', { instead: expect.stringMatching(/60/) }],
  ])('names %s in one line, without its value', (variable, value, event, told) => {
    const [started, ...warnings] = logged({ ...COMPLETE, [variable]: value });
    expect(started).toMatchObject({ level: 'info', event: 'started' });
    expect(warnings).toMatchObject([{ level: 'warn', event, variable, ...told }]);
    expect(JSON.stringify(warnings)).not.toContain('secret');
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
