import { expect, it } from 'vitest';
import { parseRequest } from './parse-request.ts';
import { routeAt, routes } from './routes.ts';

it.each([
  ['/', 'page', '/'],
  ['/open-projects/a%2Fb', 'page', '/open-projects/:id'],
  ['/open-projects/a/b', 'unlisted', '/open-projects/a/b'],
  ['/llms.txt', 'document', '/llms.txt'],
  ['/api/health', 'probe', '/api/health'],
  ['/api', 'document', '/api/:rest*'],
  ['/apis', 'unlisted', '/apis'],
  ['/assets/x.md', 'file', '/assets/:file+'],
  ['/_next/static/a.js', 'file', '/_next/:file+'],
  ['/_next/data/a.json', 'unlisted', '/_next/data/:rest*'],
  ['/md', 'unlisted', '/md/:page*'],
  ['/.well-known/openid-configuration', 'document', '/.well-known/:name*'],
  [
    '/mcp/.well-known/oauth-authorization-server/mcp',
    'document',
    '/mcp/.well-known/:name*',
  ],
])('at %s is a %s: %s', (path, kind, route) => {
  expect(routeAt(path)).toMatchObject({
    route: { kind, path: route },
    path,
    isMarkdown: false,
  });
});

it.each([
  ['/index.md', '/', 'page'],
  ['/open-projects/A-1.md', '/open-projects/A-1', 'page'],
  ['/team.md', '/team', 'unlisted'],
  // Only pages have a markdown address.
  ['/llms.txt.md', '/llms.txt', 'unlisted'],
])('%s is the markdown address of %s: %s', (path, page, kind) => {
  expect(routeAt(path)).toMatchObject({
    route: { kind },
    path: page,
    isMarkdown: true,
  });
});

it('no path is in the table twice', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

it('what shows the feed waits for its first reading', () => {
  const shown = routes.flatMap(({ path, showsFeed }) =>
    showsFeed ? [path] : [],
  );
  expect(shown).toEqual([
    ...['/', '/open-projects', '/api/public-projects', '/mcp'],
    ...['/feed.atom', '/feed.json', '/sitemap.xml', '/open-projects/:id'],
  ]);
});

it.each([
  [
    '/feed.atom',
    '?page=2&foo=1&utm_source=1&q=a',
    '/feed.atom?q=a&page=2&foo=1',
  ],
  ['/feed.atom', '?a&b=1&c=1&d=1&e=1&f=1&g=1', '/feed.atom?b=1&c=1&d=1&e=1'],
  ['/contact', '?x=1&assignment=A', '/contact?assignment=A'],
  ['/llms.txt', '?x=1', '/llms.txt'],
  ['/team', '?x=1', '/team?x=1'],
])('of %s%s, %s is read', (path, search, address) => {
  const parsed = parseRequest(path, search, null);
  expect(parsed.address).toBe(address);
});
