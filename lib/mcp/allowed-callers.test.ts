import { afterEach, describe, expect, it, vi } from 'vitest';

/** The rules as they are with this environment, which is read once. */
async function rulesWith(env: Readonly<Record<string, string>>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return import('./allowed-callers.ts');
}

afterEach(() => vi.unstubAllEnvs());

const SITE = { BASE_URL: 'https://www.site.example' };

describe('isAllowedOrigin', () => {
  it.each([
    'https://www.site.example',
    'https://other.example',
    'https://other.example:8443',
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]:6274',
  ])('%s may call', async (origin) => {
    expect((await rulesWith(SITE)).isAllowedOrigin(origin)).toBe(true);
  });

  it.each([
    'http://other.example',
    'http://localhost.other.example',
    'null',
    '',
    'other.example',
    'https://other.example/',
    'https://other.example, https://www.site.example',
    'ftp://localhost',
    'data:text/html,x',
    'https://',
    'chrome-extension://abc',
    'https://user@other.example',
    'HTTPS://other.example',
  ])('“%s” may not call', async (origin) => {
    expect((await rulesWith(SITE)).isAllowedOrigin(origin)).toBe(false);
  });

  it('a site served over plain http may be called by its own pages', async () => {
    const { isAllowedOrigin } = await rulesWith({ BASE_URL: 'http://intranet.example' });
    expect(isAllowedOrigin('http://intranet.example')).toBe(true);
    expect(isAllowedOrigin('http://other.example')).toBe(false);
  });

  it('a list of the operator replaces “any https origin”, and never excludes the site itself', async () => {
    const { isAllowedOrigin } = await rulesWith({ ...SITE, MCP_ALLOWED_ORIGINS: 'https://listed.example' });
    expect(isAllowedOrigin('https://listed.example')).toBe(true);
    expect(isAllowedOrigin('https://www.site.example')).toBe(true);
    expect(isAllowedOrigin('https://other.example')).toBe(false);
  });
});

describe('allowedHosts', () => {
  it('are the site’s own, what the operator and Vercel name, and the loopback ones', async () => {
    const { allowedHosts } = await rulesWith({
      ...SITE,
      MCP_ALLOWED_HOSTS: 'site.example, Internal',
      VERCEL_ENV: 'preview',
      VERCEL_URL: 'site-abc.vercel.app',
      VERCEL_BRANCH_URL: 'site-git-x.vercel.app',
    });
    expect(allowedHosts()).toEqual([
      'www.site.example',
      'site.example',
      'internal',
      'site-abc.vercel.app',
      'site-git-x.vercel.app',
      'localhost',
      '127.0.0.1',
      '[::1]',
    ]);
  });
});
