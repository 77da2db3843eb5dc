import { expect, it } from 'vitest';
import { config as middleware } from '../../middleware.ts';
import { NO_PAGE } from './addresses.ts';
import { decide, pageCaching } from './decide.ts';
import { parseRequest } from './parse-request.ts';
import { resourceEntries } from './resources.ts';
import { MARKDOWN_RENDERER, routeAt } from './routes.ts';

type Sent = { method?: string; accept?: string };

function decided(address: string, { method = 'GET', accept }: Sent = {}) {
  const [path = '', query = ''] = address.split('?');
  return decide(parseRequest(path, query, accept ?? null), method);
}

const MARKDOWN = { accept: 'text/markdown' };
const JSON_ONLY = { accept: 'application/json' };
const KEPT = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

it.each<[string, Sent, page: string, markdownOf?: string]>([
  ['/', {}, '/'],
  ['/index.md', {}, '/', '/'],
  ['/services.md', JSON_ONLY, '/services', '/services'],
  ['/open-projects?remote=no&q=n&x=1', {}, '/open-projects?q=n&remote=no'],
  [
    '/open-projects?technology=a&technology=b&q=%201&q=2&page=',
    {},
    '/open-projects?q=1&q=2&technology=a&technology=b',
  ],
  ['/open-projects/a%2Fb?list=q%3Da', {}, '/open-projects/a%2Fb'],
  [
    '/open-projects/100%25.md',
    {},
    '/open-projects/100%25',
    '/open-projects/100%25',
  ],
  ['/contact/sent?ref=AAAA-1111&x=1', {}, '/contact/sent?ref=AAAA-1111'],
  // What a page decides about, and what Next may have, is left to them.
  ['/open-projects/none', JSON_ONLY, '/open-projects/none'],
  ['/team', JSON_ONLY, '/team'],
  ['/team?a=1', MARKDOWN, '/team', '/team'],
])('%s with %o is shown as %s', (address, sent, page, markdownOf) => {
  const { headers: _, ...decision } = decided(address, sent) as {
    headers: unknown;
  };
  const rewrite =
    markdownOf === undefined
      ? {}
      : { rewrite: `${MARKDOWN_RENDERER}${markdownOf}` };
  expect(decision).toEqual({ page, ...rewrite });
});

it.each([
  ['/', KEPT],
  ['/contact', 'private, no-cache'],
  ['/contact/sent?ref=AAAA-1111', 'no-store'],
  ['/team', 'no-store'],
])(
  '%s may be stored as in %s; of its markdown, which has no form, the route handler says it',
  (address, caching) => {
    expect(decided(address)).toMatchObject({
      headers: { 'Cache-Control': caching, Vary: 'Accept' },
    });
    expect(decided(address, MARKDOWN)).not.toHaveProperty(
      'headers.Cache-Control',
    );
    const ofMarkdown = pageCaching(
      routeAt(address.split('?')[0] ?? '').route,
      true,
    );
    expect(ofMarkdown).toBe(caching.startsWith('private') ? KEPT : caching);
  },
);

it('an address that would make a header too long has no links', () => {
  const long = `/open-projects?q=${'a'.repeat(1_000)}`;
  expect(decided('/open-projects?q=a')).toHaveProperty('headers.Link');
  expect(decided(long)).not.toHaveProperty('headers.Link');
});

it.each(['/md', '/md/services', '/index'])(
  '%s is internal: the 404 page, or its markdown',
  (path) => {
    expect(decided(path)).toMatchObject({
      rewrite: NO_PAGE,
      headers: { 'Cache-Control': 'no-store' },
    });
    expect(decided(path)).not.toHaveProperty('headers.Link');
    expect(decided(path, MARKDOWN)).toMatchObject({
      rewrite: `${MARKDOWN_RENDERER}${path}`,
    });
  },
);

it('documents and files are passed on; the API and the MCP endpoint have methods of their own', () => {
  for (const path of [
    ...resourceEntries.map(({ path }) => path),
    '/api',
    '/api/x',
    '/.well-known/x',
    '/assets/site.css',
    '/_next/static/a.js',
    '/favicon.ico',
    '/apple-icon.png',
  ])
    expect(decided(path, MARKDOWN), path).not.toHaveProperty('page');
  for (const method of ['POST', 'PUT', 'OPTIONS'])
    for (const path of ['/mcp', '/api/x', '/mcp/.well-known/x'])
      expect(decided(path, { method }), path).not.toHaveProperty('page');
});

it.each([
  ['/services', 'GET, HEAD, OPTIONS', null],
  ['/assets/site.css', 'GET, HEAD, OPTIONS', null],
  ['/contact.md', 'GET, HEAD, OPTIONS', null],
  ['/contact', 'GET, HEAD, POST, OPTIONS', null],
  ['/llms.txt', 'GET, HEAD, OPTIONS', 'GET, HEAD, OPTIONS'],
  ['/api/health', 'GET, HEAD, OPTIONS', 'GET, HEAD, OPTIONS'],
])('%s allows %s, from pages of other origins: %s', (path, allow, anywhere) => {
  const responseTo = (method: string) => {
    const decision = decided(path, { method });
    if (!(decision instanceof Response)) return decision?.page;
    const { status, headers } = decision;
    return [
      status,
      headers.get('allow'),
      headers.get('access-control-allow-methods'),
    ];
  };
  expect(responseTo('OPTIONS')).toEqual([204, allow, anywhere]);
  expect(responseTo('PUT')).toEqual([405, allow, null]);
  expect(responseTo('POST')).toEqual(
    path === '/contact' ? path : [405, allow, null],
  );
});

it('the middleware runs once for pages, documents and the API, and leaves out files and the MCP endpoint', () => {
  expect(
    middleware.matcher,
    'on Vercel, it would run again for each',
  ).toHaveLength(1);
  const takes = (path: string) =>
    new RegExp(`^${middleware.matcher[0]}$`).test(path);
  for (const path of [
    '/',
    '/team',
    '/llms.txt',
    '/api/x',
    '/mcp/none',
    '/assets/%zz',
  ])
    expect(takes(path), path).toBe(true);
  expect(
    ['/mcp', '/assets/site.css', '/_next/static/a.js', '/services.rsc'].filter(
      takes,
    ),
  ).toEqual([]);
});
