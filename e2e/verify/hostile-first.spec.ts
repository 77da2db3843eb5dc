import { shownPages } from '../../lib/content/pages.ts';
import { assignmentPath } from '../../lib/routes/addresses.ts';
import { pages } from '../../lib/routes/pages.ts';
import { resourceEntries, resources } from '../../lib/routes/resources.ts';
import type { Site } from '../support/site.ts';
import { expect, type Own, test } from '../support/test.ts';
import { wholeRequest } from '../support/whole-request.ts';

// Feeds tell when an assignment was first seen, which no other process says
// alike.
const unlike = [
  resources.mcp,
  resources.ready,
  resources.atomFeed,
  resources.jsonFeed,
  pages.contact,
];
const unshared = unlike.map(({ path }) => path as string);
const ADDRESSES = [
  ...[...shownPages, ...resourceEntries]
    .map(({ path }) => path as string)
    .filter((path) => !unshared.includes(path)),
  `${pages.services.path}.md`,
  `${pages.openProjects.path}?q=Kotlin`,
  `${pages.openProjects.path}.md?page=2`,
  assignmentPath('EX-1001'),
  `${assignmentPath('EX-1001')}.md`,
  '/apple-icon.png',
  '/favicon.ico',
  '/assets/site.css',
  '/nothing',
  '/api/no-such-address',
  '/_next/image',
];

/**
 * Header fields of which each has a meaning to Next, to the middleware, to the
 * layer or to HTTP.
 */
const HOSTILE = `RSC: 1
Next-Router-State-Tree: %5B%22%22%2C%7B%7D%5D
Next-Router-Prefetch: 1
Next-Router-Segment-Prefetch: /_tree
Next-Url: /services
Next-Action: ${'a'.repeat(42)}
X-Nextjs-Data: 1
X-Nextjs-Html-Request-Id: a
X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware
X-Middleware-Prefetch: 1
X-Middleware-Rewrite: /services
X-Middleware-Override-Headers: x-site-page
X-Middleware-Next: 1
X-Middleware-Request-Host: evil.example
X-Original-Url: /contact
X-Forwarded-Port: 1
X-Invoke-Path: /services
X-Invoke-Status: 404
X-Matched-Path: /services
X-Now-Route-Matches: 1=services
X-Prerender-Revalidate: a
X-Site-Page: /privacy
X-Site-Form: {}
X-Forwarded-Host: evil.example
X-Forwarded-Proto: ftp
Forwarded: host=evil.example
Accept-Encoding: gzip, br
Range: bytes=0-9
If-None-Match: *
If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT
Content-Security-Policy: script-src 'nonce-evil'
Cookie: __prerender_bypass=a; __next_preview_data=b
Origin: https://evil.example
User-Agent: Googlebot
Purpose: prefetch`
  .split('\n')
  .map((line) => line.split(/: (.*)/, 2) as [string, string]);

async function readySite(own: Own): Promise<Site> {
  const site = await own.site({ BASE_URL: 'https://consulting.example' });
  // Responses made during the first reading are not stored.
  await expect
    .poll(
      async () => (await fetch(`${site.url}${resources.ready.path}`)).status,
    )
    .toBe(200);
  return site;
}

/**
 * What an honest reader gets at each address, in each coding; with another
 * method, what that gives.
 */
async function honestResponses(site: Site, method = 'GET') {
  const responses: Record<string, object> = {};
  let found = 0;
  for (const path of ADDRESSES) {
    // Which codings mean gzip: lib/http/accept.test.ts.
    for (const coding of [{}, { 'Accept-Encoding': 'gzip' }]) {
      const { status, headers, body } = await wholeRequest(
        `${site.url}${path}`,
        { method, headers: coding },
      );
      const { date: _date, ...stable } = headers;
      if (method === 'GET')
        expect(Number(headers['content-length']), path).toBe(body.length);
      if (status === 200) found += 1;
      responses[`${path} ${JSON.stringify(coding)}`] = {
        status,
        headers: stable,
        body: body.toString('latin1'),
      };
    }
  }
  expect(found, 'control').toBeGreaterThan(ADDRESSES.length);
  return responses;
}

test('a stored response is the first one, byte for byte, and no header of whoever asks first changes what others get', async ({
  own,
}) => {
  test.setTimeout(300_000);
  const fresh = await readySite(own);
  const expected = await honestResponses(fresh);
  expect(await honestResponses(fresh), 'from the store').toEqual(expected);
  const heads = Object.entries(expected).map(([asked, response]) => [
    asked,
    { ...response, body: '' },
  ]);
  expect(await honestResponses(fresh, 'HEAD')).toEqual(
    Object.fromEntries(heads),
  );
  await fresh.stop();
  const attack = async (round: number) => {
    const site = await readySite(own);
    for (const [at, path] of ADDRESSES.entries()) {
      // Every other header in the first round, the rest in the second, because
      // one may hide another, and all in the third.
      const headers = Object.fromEntries(
        HOSTILE.filter((_, n) => round === 2 || (n + at + round) % 2 === 1),
      );
      const method = (Math.floor(at / 2) + round) % 2 === 0 ? 'GET' : 'HEAD';
      await wholeRequest(`${site.url}${path}`, { method, headers });
    }
    expect(await honestResponses(site), `after round ${round}`).toEqual(
      expected,
    );
    await site.stop();
  };
  await Promise.all([attack(0), attack(1), attack(2)]);
});
