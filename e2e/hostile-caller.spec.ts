import { readdirSync, readFileSync } from 'node:fs';
import { shownPages } from '../lib/content/shown-pages.ts';
import { assignmentPath, markdownPath } from '../lib/routes/addresses.ts';
import { messageSent, pages } from '../lib/routes/pages.ts';
import { resourceEntries, resources } from '../lib/routes/resources.ts';
import { ASSETS } from '../lib/routes/routes.ts';
import { hostileHeaders } from './support/hostile-headers.ts';
import { type RawResponse, rawRequest } from './support/raw-request.ts';
import { securityHeaders } from './support/security-headers.ts';
import { expect, test } from './support/test.ts';

const EVIL = 'evil.example';
const routes = [
  ...shownPages.map(({ path }) => path),
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
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY'];

const POLICY = /^default-src 'none'; script-src 'self'; style-src 'self'; (?!.*unsafe-)(?!.*\*)/;
// Public data is for any origin: machine-documents.spec.ts. HSTS: lib/server/layer.test.ts.
function expectProtected({ status, headers }: RawResponse, line: string) {
  expect(headers, line).toMatchObject(securityHeaders);
  expect(headers['content-security-policy'], line).toMatch(POLICY);
  for (const name of ['set-cookie', 'x-powered-by']) expect(headers, line).not.toHaveProperty(name);
  if (!headers['content-type']?.startsWith('text/html') && status !== 308) return;
  expect(headers, line).not.toHaveProperty('access-control-allow-origin');
}

test('every route supports exactly the methods in its Allow header; others are 405 with the same Allow; every response has the security headers and sets no cookie, and HTML is for this origin', async ({
  site,
}) => {
  for (const path of routes) {
    const { allow = '' } = (await rawRequest(site.url, 'OPTIONS', path)).headers;
    expect(allow, path).not.toBe('');
    for (const method of METHODS) {
      const response = await rawRequest(site.url, method, path, { 'Content-Length': '0' });
      const { status, headers } = response;
      const line = `${method} ${path}`;
      expectProtected(response, line);
      if (allow.split(', ').includes(method)) {
        expect(status, line).toBeGreaterThan(199);
        expect(status, line).toBeLessThan(500);
        expect(status, line).not.toBe(405);
      } else {
        // The MCP endpoint refuses with a JSON-RPC error.
        const type = path === resources.mcp.path ? 'application/json' : 'application/problem+json';
        expect([status, headers.allow, headers['content-type']], line).toEqual([405, allow, type]);
      }
    }
  }
  for (const path of ['/services/', '/open-projects/%ff']) {
    expectProtected(await rawRequest(site.url, 'GET', path), path);
  }
});

// Spellings of an address: lib/http/canonical-path.test.ts and request-target.test.ts. Here each class of them on its way to Next.
const targets: readonly (readonly [string, number])[] = [
  [`//${EVIL}`, 308],
  [`/\\${EVIL}`, 308],
  ['/assets/../open-projects?q=a', 308],
  ['/assets/..%2f..%2fpackage.json', 308],
  [`/%5C${EVIL}`, 404],
  [`/%2F${EVIL}`, 404],
  ['/open-projects/..%2F..%2Fpackage.json', 404],
  ['/open-projects/%00', 404],
  ['/%', 400],
  ['/api/%ff', 400],
  ['/assets/%00', 404],
  ['/assets/..%2F..%2Fpackage.json', 404],
  ['/_next/data/%ff', 400],
  [`/_next/data/${readFileSync('.next/BUILD_ID', 'utf8')}/services.json`, 404],
  ['/_next/static/..%2F..%2FBUILD_ID', 404],
  ['/.env', 404],
  ['/.next/BUILD_ID', 404],
  ['/%5B%5B...path%5D%5D', 404],
  ['/open-projects?q=%ff%00', 200],
  ['/open-projects?q[]=a&__proto__=b&constructor=c', 200],
  [`/open-projects?q=${'('.repeat(4_000)}`, 200],
  [`/open-projects.md?q=${'('.repeat(4_000)}`, 200],
  [`/open-projects/${'a'.repeat(4_000)}`, 404],
  [`/open-projects.md?q=${'a'.repeat(8_000)}`, 414],
  ['/services?nxtPpath=contact&_rsc=1&__nextDataReq=1', 200],
  [`/${'a'.repeat(4_000)}`, 404],
  [`/${'a'.repeat(8_000)}`, 414],
  [`/services?${'a=b&'.repeat(1_000)}`, 200],
  [`http://${EVIL}/services`, 200],
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

// Accept: lib/http/accept.test.ts; Range and entity tags: lib/server/layer.test.ts and lib/http/etag.test.ts.
const HEADERS: readonly (readonly [string, Record<string, string>, number])[] = [
  ['an If-None-Match of 8 KB', { 'If-None-Match': '"x",'.repeat(2_000) }, 200],
  ['an If-Modified-Since that is no date', { 'If-Modified-Since': 'yesterday' }, 200],
  ['a cookie of 8 KB', { Cookie: `a=${'b'.repeat(8_000)}` }, 200],
  ['bytes beyond ASCII', { 'User-Agent': 'caf\u00e9\u00ff' }, 200],
  ['more than the server reads', { 'X-Long': 'x'.repeat(20_000) }, 431],
  ['a negative length', { 'Content-Length': '-1' }, 400],
  ['two lengths', { 'Content-Length': '1, 2' }, 400],
  ['a method in another header', { 'X-HTTP-Method-Override': 'DELETE' }, 200],
];

test('odd headers are ignored, and what HTTP does not allow is refused', async ({ site }) => {
  for (const [title, headers, expected] of HEADERS) {
    for (const path of ['/services', '/llms.txt']) {
      expect((await rawRequest(site.url, 'GET', path, headers)).status, `${title} ${path}`).toBe(expected);
    }
  }
});

// These two are meant to change the response.
const MEANT = ['Accept-Encoding', 'If-None-Match'];
const hostile = hostileHeaders.filter(([name]) => !MEANT.includes(name));
// All together, and each half, in case one hides the effect of another.
const INTERNAL: readonly Record<string, string>[] = [
  ...[[0, 1], [0], [1]].map((rests) => Object.fromEntries(hostile.filter((_, at) => rests.includes(at % 2)))),
  { Host: EVIL },
  { Host: `${EVIL}:99999` },
  { Host: '' },
];

// That a response has no inner headers itself: lib/server/layer.test.ts.
test('headers that name hosts, and Next’s internal headers, don’t change the response, so they can’t poison a cache', async ({
  site,
}) => {
  const misspelt = ['/services/', '//services', '/_next/%ff'];
  const paths = ['/services', '/open-projects', '/index.md', '/llms.txt', '/no-such-page', '/api/health', ...misspelt];
  const stable = ({ date: _, ...headers }: Record<string, string>) => headers;
  for (const path of paths) {
    const control = await rawRequest(site.url, 'GET', path);
    for (const headers of INTERNAL) {
      const response = await rawRequest(site.url, 'GET', path, headers);
      const line = `${path} ${JSON.stringify(headers)}`;
      expect(response.status, line).toBe(control.status);
      expect(response.body, line).toBe(control.body);
      expect(stable(response.headers), line).toEqual(stable(control.headers));
    }
  }
});

const filesOf = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

test('invented addresses leave no files behind', async ({ site }) => {
  const before = filesOf('.next');
  for (const path of [
    '/invented',
    '/open-projects/invented',
    '/open-projects?q=invented',
    '/_next/image?url=%2Ficon%2F192&w=64&q=1',
  ]) {
    await rawRequest(site.url, 'GET', path);
  }
  expect(filesOf('.next')).toEqual(before);
});

test('several Accept headers are read as one list, and a very long one is no error', async ({ site }) => {
  const lines = new Headers();
  lines.append('Accept', 'text/html;q=0.4');
  lines.append('Accept', 'text/markdown;q=0.5');
  for (const headers of [lines, { Accept: `${'text/plain;q=0.1, '.repeat(400)}text/markdown` }]) {
    const response = await fetch(`${site.url}${pages.services.path}`, { headers });
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  }
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
