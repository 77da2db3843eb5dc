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

describe('startUpFacts()', () => {
  const ON_VERCEL = { VERCEL_ENV: 'production' };

  it.each<[Record<string, string>, object, missing: readonly string[]]>([
    [{}, { base_url: COMPLETE.BASE_URL, feed: 'feed.consultancy.test:8443', messages: 'smtp' }, []],
    [{ PROJECTS_FEED_URL: FILE }, { feed: 'file' }, []],
    [{ PROJECTS_FEED_URL: '' }, { feed: 'example' }, ['PROJECTS_FEED_URL']],
    [{ PROJECTS_FEED_URL: FILE, ...ON_VERCEL }, { feed: 'file' }, ['PROJECTS_FEED_URL']],
    [{ ...WEBHOOK, SMTP_URL: '' }, { messages: 'webhook' }, []],
    [{ SMTP_URL: '' }, { messages: 'outbox' }, ['SMTP_URL']],
    [{ SMTP_URL: '', ...ON_VERCEL }, { messages: 'none' }, ['SMTP_URL']],
    [{ BASE_URL: 'http://www.consultancy.test' }, {}, ['BASE_URL']],
    [{ BASE_URL: '' }, {}, ['BASE_URL']],
  ])('with %j are %j without addresses and secrets, and name what is missing: %j', (env, told, missing) => {
    const { not_configured: reasons = {}, ...facts } = startUpFacts(readConfig({ ...COMPLETE, ...env }));
    expect(facts).toMatchObject(told);
    expect(JSON.stringify(facts)).not.toMatch(/secret|srv|whsec|hooks/);
    expect(Object.keys(reasons as object)).toEqual(missing);
  });

  it('name everything as missing when there is no configuration at all', () => {
    const missing = Object.keys(startUpFacts(readConfig({})).not_configured as object);
    expect(missing.sort()).toEqual(
      Object.keys(COMPLETE)
        .filter((name) => !name.endsWith('TOKEN'))
        .sort(),
    );
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
