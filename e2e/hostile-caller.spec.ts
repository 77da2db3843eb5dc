import { readdirSync, readFileSync } from 'node:fs';
import { assignmentPath, markdownPath, pageEntries } from '../lib/addresses.ts';
import { ASSETS, messageSent, pages, resourceEntries, resources } from '../lib/site.ts';
import { hostileHeaders } from './support/hostile-headers.ts';
import { rawRequest } from './support/raw-request.ts';
import { expect, test } from './support/test.ts';

const EVIL = 'evil.example';
const routes = [
  ...pageEntries.map(({ path }) => path),
  ...[pages.home, pages.contact, pages.docs].map(({ path }) => markdownPath(path)),
  ...resourceEntries.map(({ path }) => path),
  assignmentPath('EX-1001'),
  `${messageSent.path}?ref=AAAA-1111`,
  '/no-such-page',
  '/api/no-such-address',
  '/favicon.ico',
  `${ASSETS}/site.css`,
  `${ASSETS}/no-such-file.css`,
  '/_next/static/chunks/no-such-file.js',
  '/_next/image',
  '/_next/data/build/index.json',
  '/_not-found',
  '/_error',
  '/404',
  '/500',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY'];

test('every route supports exactly the methods in its Allow header; others are 405 with the same Allow; none sets a cookie', async ({
  site,
}) => {
  for (const path of routes) {
    const options = await rawRequest(site.url, 'OPTIONS', path);
    const allow = options.headers.allow ?? '';
    expect(allow, path).not.toBe('');
    for (const method of METHODS) {
      const { status, headers } = await rawRequest(site.url, method, path, { 'Content-Length': '0' });
      const line = `${method} ${path}`;
      expect(headers, line).not.toHaveProperty('set-cookie');
      if (allow.split(', ').includes(method)) {
        expect(status, line).toBeGreaterThan(199);
        expect(status, line).toBeLessThan(500);
        expect(status, line).not.toBe(405);
      } else {
        expect(status, line).toBe(405);
        expect(headers.allow, line).toBe(allow);
        // The MCP endpoint refuses with a JSON-RPC error.
        const type = path === resources.mcp.path ? 'application/json' : 'application/problem+json';
        expect(headers['content-type'], line).toBe(type);
      }
    }
  }
});

const longPath = `/${'a'.repeat(8_000)}`;
const targets: readonly (readonly [string, number])[] = [
  ['//open-projects', 308],
  ['/open-projects/', 308],
  ['/assets/../open-projects?q=a', 308],
  ['/open-projects/%45X-1001', 308],
  ['/open-projects/EX-1001?a=b#c', 308],
  [`//${EVIL}`, 308],
  [`/\\${EVIL}`, 308],
  [`///\\//${EVIL}//`, 308],
  [`/%5C${EVIL}`, 404],
  [`/%2F${EVIL}`, 404],
  [`/%09/${EVIL}`, 404],
  ['/open-projects/EX%2F1001', 404],
  ['/open-projects/..%2F..%2Fpackage.json', 404],
  ['/open-projects/%00', 404],
  ['/open-projects/%E2%80%AE', 404],
  ['/%', 400],
  ['/open-projects/%zz', 400],
  ['/open-projects/%ff', 400],
  ['/api/%ff', 400],
  ['/assets/%00', 404],
  ['/assets/..%2f..%2fpackage.json', 308],
  ['/assets/..%2F..%2Fpackage.json', 404],
  ['/_next/data/%ff', 400],
  [`/_next/data/${readFileSync('.next/BUILD_ID', 'utf8')}/services.json`, 404],
  ['/_next/static/..%2F..%2FBUILD_ID', 404],
  ['/.env', 404],
  ['/.next/BUILD_ID', 404],
  ['/__proto__', 404],
  ['/[[...path]]', 308],
  ['/%5B%5B...path%5D%5D', 404],
  ['/open-projects?q=%', 200],
  ['/open-projects?q=%ff%00', 200],
  ['/open-projects?q[]=a&__proto__=b&constructor=c', 200],
  [`/open-projects?q=${'a'.repeat(8_000)}`, 200],
  ['/services?nxtPpath=contact&_rsc=1&__nextDataReq=1', 200],
  [longPath, 404],
  [`/services?${'a=b&'.repeat(2_000)}`, 200],
  [`http://${EVIL}/services`, 200],
  [`http://${EVIL}/no-such-page`, 404],
  ['*', 400],
  ['/caf\u00e9', 400],
];

test('an odd address is served or refused, is never a 500, and never redirects to another host', async ({ site }) => {
  for (const [target, expected] of targets) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, headers } = await rawRequest(site.url, method, target, { 'Content-Length': '0' });
      const line = `${method} ${target.slice(0, 60)}`;
      if (method === 'GET') expect(status, line).toBe(expected);
      expect(status, line).toBeGreaterThan(199);
      expect(status, line).toBeLessThan(500);
      // A path of this origin: a second slash would make what follows a host.
      for (const name of ['location', 'refresh']) expect(headers[name] ?? '/', line).toMatch(/^(0;url=)?\/(?![\\/])/);
    }
  }
});

const HEADERS: readonly (readonly [string, Record<string, string>, number])[] = [
  ['an Accept of 8 KB', { Accept: 'x'.repeat(8_000) }, 200],
  ['an Accept of punctuation', { Accept: ';;q=,,=;"' }, 200],
  ['a Range', { Range: 'bytes=0-10' }, 200],
  ['an unfinished If-None-Match', { 'If-None-Match': '"a' }, 200],
  ['an If-None-Match of 8 KB', { 'If-None-Match': '"x",'.repeat(2_000) }, 200],
  ['an If-None-Match of a star', { 'If-None-Match': '*' }, 304],
  ['an If-Modified-Since that is no date', { 'If-Modified-Since': 'yesterday' }, 200],
  ['a cookie of 8 KB', { Cookie: `a=${'b'.repeat(8_000)}` }, 200],
  ['bytes beyond ASCII', { 'User-Agent': 'caf\u00e9\u00ff' }, 200],
  ['more than the server reads', { 'X-Long': 'x'.repeat(20_000) }, 431],
  ['a negative length', { 'Content-Length': '-1' }, 400],
  ['two lengths', { 'Content-Length': '1, 2' }, 400],
  ['a method in another header', { 'X-HTTP-Method-Override': 'DELETE' }, 200],
];

for (const [title, headers, expected] of HEADERS) {
  test(`${title} is ${expected}`, async ({ site }) => {
    for (const path of ['/services', '/api/public-projects', '/open-projects.md', '/llms.txt']) {
      const { status } = await rawRequest(site.url, 'GET', path, headers);
      expect(status, path).toBe(expected);
    }
  });
}

// These two are meant to change the response.
const MEANT = ['Accept-Encoding', 'If-None-Match'];
const hostile = hostileHeaders.filter(([name]) => !MEANT.includes(name));
// All together, and each half, in case one hides the effect of another.
const INTERNAL: readonly Record<string, string>[] = [
  ...[[0, 1], [0], [1]].map((rests) => Object.fromEntries(hostile.filter((_, at) => rests.includes(at % 2)))),
  { host: EVIL },
  { host: `${EVIL}:99999` },
  { host: '' },
];

test('headers that name hosts, and Next’s internal headers, don’t change the response, so they can’t poison a cache', async ({
  site,
}) => {
  const paths = [
    '/services',
    '/services/',
    '//services',
    '/open-projects',
    '/index.md',
    '/llms.txt',
    '/sitemap.xml',
    '/no-such-page',
    '/_next/%ff',
    '/api/health',
  ];
  const stable = ({ date: _, ...headers }: Record<string, string>) => headers;
  for (const path of paths) {
    const control = await rawRequest(site.url, 'GET', path);
    for (const headers of INTERNAL) {
      const response = await rawRequest(
        site.url,
        'GET',
        path,
        headers.host === undefined ? headers : { ...headers, Host: headers.host },
      );
      const line = `${path} ${JSON.stringify(headers)}`;
      expect(response.status, line).toBe(control.status);
      expect(response.body, line).toBe(control.body);
      expect(stable(response.headers), line).toEqual(stable(control.headers));
    }
    expect(Object.keys(control.headers).filter((name) => /^x-(nextjs|middleware|powered|invoke)/.test(name))).toEqual(
      [],
    );
  }
});

const POLICY =
  /^default-src 'none'; script-src 'self'; style-src 'self'; (?!.*unsafe-)(?!.*\*).*base-uri 'none'; frame-ancestors 'none'/;

test('every response has the security headers; HTML is for this origin, public data for any', async ({ site }) => {
  for (const path of [...routes, '/services/', '/open-projects/%ff']) {
    const { status, headers } = await rawRequest(site.url, 'GET', path);
    expect(headers, path).toMatchObject({
      'content-security-policy': expect.stringMatching(POLICY),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
    });
    expect(headers, path).not.toHaveProperty('x-powered-by');
    // Served over http here, so without HSTS.
    expect(headers, path).not.toHaveProperty('strict-transport-security');
    if (headers['content-type']?.startsWith('text/html') || status === 308) {
      expect(headers, path).not.toHaveProperty('access-control-allow-origin');
    }
  }
  for (const path of resourceEntries.map((entry) => entry.path).filter((path) => path !== resources.mcp.path)) {
    const { headers } = await rawRequest(site.url, 'GET', path);
    expect(headers['access-control-allow-origin'], path).toBe('*');
    expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
  }
  expect((await rawRequest(site.url, 'GET', '/services')).headers['cross-origin-resource-policy']).toBe('same-origin');
});

const filesOf = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

test('invented addresses leave no files behind', async ({ site }) => {
  const before = filesOf('.next');
  for (let number = 0; number < 8; number += 1) {
    for (const path of [
      `/invented-${number}`,
      `/open-projects/invented-${number}`,
      `/open-projects?q=invented-${number}`,
    ]) {
      await rawRequest(site.url, 'GET', path);
    }
    await rawRequest(site.url, 'GET', `/_next/image?url=%2Ficon%2F192&w=64&q=${number}`);
  }
  expect(filesOf('.next')).toEqual(before);
});

test('an Upgrade header is ignored', async ({ site }) => {
  for (const [upgrade, more] of [
    ['h2c', { 'HTTP2-Settings': 'AAMAAABkAAQAAP__' }],
    ['websocket', { 'Sec-WebSocket-Key': 'x', 'Sec-WebSocket-Version': '13' }],
  ] as const) {
    for (const path of ['/', resources.projectsApi.path]) {
      const headers = { Connection: 'Upgrade, close', Upgrade: upgrade, ...more };
      expect((await rawRequest(site.url, 'GET', path, headers)).status, `${upgrade} ${path}`).toBe(200);
    }
  }
});
