import type { OutgoingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { startNginx } from '../support/nginx.ts';
import { ownOfGroup, test } from '../support/own.ts';
import { rawRequest } from '../support/raw-request.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { type Behaviour, startUpstream } from '../support/upstream.ts';

const CACHED = { 'Cache-Control': 'public, max-age=0, s-maxage=60', 'Content-Type': 'text/plain' };
const PLAIN = 'what an honest replica answers';

const odd: Readonly<Record<string, OutgoingHttpHeaders>> = {
  '/open-projects/gzip': { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' },
  '/open-projects/gzip-without-vary': { 'Content-Encoding': 'gzip' },
  '/open-projects/br': { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' },
  '/open-projects/cookie': { 'Set-Cookie': 'a=b' },
  '/open-projects/varies-by-more': { Vary: 'Accept, RSC' },
  '/open-projects/varies-by-anything': { Vary: '*' },
  '/open-projects/no-store': { 'Cache-Control': 'no-store' },
};

/** A replica whose first response at an address is an odd one, and whose later ones are honest. */
const asked = new Map<string, number>();
const replica: Behaviour = ({ url = '/' }, response) => {
  const count = (asked.get(url) ?? 0) + 1;
  asked.set(url, count);
  const headers = count === 1 ? odd[url] : undefined;
  const isCoded = headers?.['Content-Encoding'] !== undefined;
  response.writeHead(200, { ...CACHED, ...headers }).end(isCoded ? gzipSync('odd') : PLAIN);
};

const own = ownOfGroup();
let proxy: ServerProcess;
test.beforeAll(async () => {
  const { url } = await own.start(startUpstream(replica));
  proxy = await own.start(startNginx([url, url]));
});

/** A response by way of the proxy, decoded. */
async function get(path: string, coding: string, accept = 'text/html') {
  const response = await fetch(`${proxy.url}${path}`, { headers: { 'Accept-Encoding': coding, Accept: accept } });
  return { headers: response.headers, text: await response.text() };
}

for (const path of Object.keys(odd)) {
  test(`nginx never stores the odd response of a replica at ${path}`, async () => {
    await rawRequest(proxy.url, 'GET', path);
    const { headers, text } = await get(path, 'identity');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect([text, (await get(path, 'gzip')).text]).toEqual([PLAIN, PLAIN]);
  });
}

test('nginx stores a plain response, for each coding (control)', async () => {
  for (const coding of ['identity', 'gzip']) {
    for (const expected of [/fwd=miss/, /; hit/]) {
      const { headers, text } = await get('/open-projects/plain', coding);
      expect(headers.get('cache-status')).toMatch(expected);
      expect(text).toBe(PLAIN);
    }
  }
  expect(asked.get('/open-projects/plain')).toBe(2);
});

for (const [what, isKept, path, accept] of [
  ['a page', true, '/services', 'text/html'],
  ['a page for an agent', true, '/services', 'text/markdown, text/html, */*'],
  ['a style sheet', true, '/assets/site.css?v=1', 'text/css,*/*;q=0.1'],
  ['an assignment', true, '/open-projects/A-1', 'text/html'],
  ['a filtered list', true, '/open-projects?q=java', 'text/html'],
  ['an invented address', false, '/zzz-1', 'text/html'],
  ['an invented query', false, '/services?x=1', 'text/html'],
  ['an invented file', false, '/assets/zzz.css', 'text/css,*/*;q=0.1'],
  ['an invented Accept', false, '/services', 'a/1'],
] as const) {
  test(`nginx ${isKept ? 'stores' : 'never stores'} ${what}: ${path} as ${accept}`, async () => {
    await get(path, 'identity', accept);
    const { headers } = await get(path, 'identity', accept);
    expect(headers.get('cache-status')).toMatch(isKept ? /; hit/ : /fwd=miss/);
  });
}
