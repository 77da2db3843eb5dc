import { expect, it, vi } from 'vitest';

/** The rules as they are with this environment, which is read once. */
async function rulesWith(env: Readonly<Record<string, string>>) {
  vi.unstubAllEnvs().resetModules();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return import('./allowed-callers.ts');
}

const SITE = { BASE_URL: 'https://www.site.example' };
const PLAIN = { BASE_URL: 'http://intranet.example' };
const LISTING = {
  ...SITE,
  MCP_ALLOWED_ORIGINS:
    'https://listed.example, chrome-extension://abc, vscode-webview://1F-a',
};
const VERCEL = {
  ...SITE,
  VERCEL_ENV: 'preview',
  VERCEL_URL: 'site-abc.vercel.app',
  VERCEL_BRANCH_URL: 'site-git-x.vercel.app',
};

it.each<[env: object, isAllowed: boolean, origins: readonly string[]]>([
  [
    SITE,
    true,
    [
      'https://www.site.example',
      'https://other.example',
      'https://other.example:8443',
      'http://localhost:3000',
      'http://127.0.0.1',
      'http://[::1]:6274',
    ],
  ],
  [
    SITE,
    false,
    [
      'http://other.example',
      'http://localhost.other.example',
      'https://other.example/',
      'null',
      '',
      'https://other.example, https://www.site.example',
      'https://user@other.example',
      'other.example',
      'ftp://localhost',
      'data:text/html,x',
      'https://',
      'chrome-extension://abc',
      'HTTPS://other.example',
    ],
  ],
  [PLAIN, true, ['http://intranet.example']],
  [PLAIN, false, ['http://other.example']],
  [
    LISTING,
    true,
    [
      'https://listed.example',
      'https://www.site.example',
      'chrome-extension://abc',
      'vscode-webview://1f-a',
    ],
  ],
  [
    LISTING,
    false,
    [
      'https://other.example',
      'https://listed.example.evil.example',
      'https://listed.exampl',
      'https://notlisted.example',
      'https://listed.example:8443',
      'chrome-extension://abd',
    ],
  ],
])(
  'with %j it is %s that pages of %j may call',
  async (env, isAllowed, origins) => {
    const { isAllowedOrigin } = await rulesWith({ ...env });
    for (const origin of origins)
      expect(isAllowedOrigin(origin), origin).toBe(isAllowed);
  },
);

it.each<[object, number | undefined, readonly string[]]>([
  [
    SITE,
    undefined,
    ['www.site.example', 'localhost:3000', '127.0.0.1', '[::1]:3000'],
  ],
  [
    SITE,
    403,
    [
      'site.example',
      'evil.example',
      'www.site.example.evil.example',
      'localhost.evil.example:3000',
    ],
  ],
  [
    VERCEL,
    undefined,
    [
      'www.site.example',
      'site-abc.vercel.app',
      'site-git-x.vercel.app',
      'localhost:3000',
    ],
  ],
  [VERCEL, 403, ['site.example', 'other.vercel.app', 'localhost.evil.example']],
])(
  'with %j the status is %s for requests to the hosts %j',
  async (env, status, hosts) => {
    const { refuseCaller } = await rulesWith({ ...env });
    for (const host of hosts) {
      const request = new Request(SITE.BASE_URL, {
        method: 'POST',
        headers: { Host: host },
      });
      expect(refuseCaller(request)?.status, host).toBe(status);
    }
  },
);
