import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startUpFacts } from './start-up.ts';

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
