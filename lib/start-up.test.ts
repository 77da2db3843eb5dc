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

const facts = (env: Record<string, string>) => startUpFacts(readConfig(env));

describe('startUpFacts()', () => {
  it('names the feed’s host and nothing else of its address, and no token', () => {
    expect(facts(COMPLETE)).toMatchObject({
      base_url: 'https://www.consultancy.test',
      feed: 'feed.consultancy.test:8443',
    });
    expect(JSON.stringify(facts(COMPLETE))).not.toContain('secret');
  });

  it('says whether there are metrics, and not their token', () => {
    expect(facts(COMPLETE).metrics).toBe(false);
    const withMetrics = facts({ ...COMPLETE, METRICS_TOKEN: 'secret-of-metrics' });
    expect(withMetrics.metrics).toBe(true);
    expect(JSON.stringify(withMetrics)).not.toContain('secret');
  });

  it('has nothing to say about a complete configuration (control)', () => {
    expect(facts(COMPLETE)).not.toHaveProperty('not_configured');
  });

  it.each([
    ['no address', { ...COMPLETE, BASE_URL: '' }, ['BASE_URL']],
    ['an address without https', { ...COMPLETE, BASE_URL: 'http://www.consultancy.test' }, ['BASE_URL']],
    ['no feed', { ...COMPLETE, PROJECTS_FEED_URL: '' }, ['PROJECTS_FEED_URL']],
    [
      'a token for metrics on Vercel',
      { ...COMPLETE, METRICS_TOKEN: 'secret-of-metrics', VERCEL_ENV: 'production' },
      ['METRICS_TOKEN'],
    ],
    ['nothing at all', {}, ['APP_URL', 'BASE_URL', 'CONTACT_SECRET', 'PROJECTS_FEED_URL', 'SALES_EMAIL', 'SMTP_URL']],
  ])('says what is missing when there is %s', (_title, env, expected) => {
    expect(Object.keys(facts(env).not_configured ?? {}).sort()).toEqual(expected);
  });

  it.each([
    ['file', 'file:///srv/feed.json'],
    ['example', ''],
  ])('calls a feed that is no address %s', (expected, url) => {
    expect(facts({ ...COMPLETE, PROJECTS_FEED_URL: url }).feed).toBe(expected);
  });
});
