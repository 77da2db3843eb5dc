import { afterEach, describe, expect, it, vi } from 'vitest';

/** The rules as they are with this environment, which is read once. */
async function rulesWith(env: Readonly<Record<string, string>>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return import('./allowed-callers.ts');
}

afterEach(() => vi.unstubAllEnvs());

const SITE = { BASE_URL: 'https://www.site.example' };

const listing = { ...SITE, MCP_ALLOWED_ORIGINS: 'https://listed.example' };

describe('isAllowedOrigin', () => {
  it.each([
    ['https://www.site.example', true],
    ['https://other.example', true],
    ['https://other.example:8443', true],
    ['http://localhost:3000', true],
    ['http://127.0.0.1', true],
    ['http://[::1]:6274', true],
    ['http://other.example', false],
    ['http://localhost.other.example', false],
    ['null', false],
    ['', false],
    ['other.example', false],
    ['https://other.example/', false],
    ['https://other.example, https://www.site.example', false],
    ['ftp://localhost', false],
    ['data:text/html,x', false],
    ['https://', false],
    ['chrome-extension://abc', false],
    ['https://user@other.example', false],
    ['HTTPS://other.example', false],
  ])('whether a page of “%s” may call: %s', async (origin, expected) => {
    expect((await rulesWith(SITE)).isAllowedOrigin(origin)).toBe(expected);
  });

  it.each([
    ['a site served over plain http', { BASE_URL: 'http://intranet.example' }, 'http://intranet.example', true],
    ['a site served over plain http', { BASE_URL: 'http://intranet.example' }, 'http://other.example', false],
    ['a site whose operator lists origins', listing, 'https://listed.example', true],
    ['a site whose operator lists origins', listing, 'https://www.site.example', true],
    ['a site whose operator lists origins', listing, 'https://other.example', false],
    ['a site whose operator lists origins', listing, 'https://listed.example.evil.example', false],
    ['a site whose operator lists origins', listing, 'https://listed.exampl', false],
    ['a site whose operator lists origins', listing, 'https://notlisted.example', false],
    ['a site whose operator lists origins', listing, 'https://listed.example:8443', false],
  ])('%s with %j: whether a page of %s may call: %s', async (_title, env, origin, expected) => {
    expect((await rulesWith(env)).isAllowedOrigin(origin)).toBe(expected);
  });
});

it.each([
  ['www.site.example', true],
  ['site-abc.vercel.app', true],
  ['site-git-x.vercel.app', true],
  ['localhost:3000', true],
  ['127.0.0.1', true],
  ['[::1]:3000', true],
  ['site.example', false],
  ['localhost.evil.example', false],
])('whether a request to the host %s is answered, on Vercel: %s', async (host, expected) => {
  const vercel = {
    VERCEL_ENV: 'preview',
    VERCEL_URL: 'site-abc.vercel.app',
    VERCEL_BRANCH_URL: 'site-git-x.vercel.app',
  };
  const { refuseCaller } = await rulesWith({ ...SITE, ...vercel });
  expect(refuseCaller(new Request(SITE.BASE_URL, { headers: { Host: host } })) === undefined).toBe(expected);
});

it.each([
  ['www.site.example', undefined],
  ['localhost:3000', undefined],
  ['evil.example', 403],
  ['www.site.example.evil.example', 403],
  ['localhost.evil.example:3000', 403],
])('a request for the host %s is refused with %s', async (host, status) => {
  const { refuseCaller } = await rulesWith(SITE);
  const headers = { Host: host };
  expect(refuseCaller(new Request(`${SITE.BASE_URL}/mcp`, { method: 'POST', headers }))?.status).toBe(status);
});
