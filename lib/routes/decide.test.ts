import { describe, expect, it } from 'vitest';
import { config as middleware } from '../../middleware.ts';
import { shownPages } from '../content/shown-pages.ts';
import { NO_PAGE } from './addresses.ts';
import { decide, pageCaching, type Settings } from './decide.ts';
import { resourceEntries } from './resources.ts';
import { MARKDOWN_RENDERER, routeAt } from './routes.ts';

const settings: Settings = {
  baseUrl: 'https://consulting.example',
  revalidateSeconds: 60,
  staleWhileRevalidateSeconds: 60,
  hasContactForm: true,
  hasLayer: false,
};

type Sent = { method?: string; headers?: Record<string, string>; settings?: Partial<Settings> };

function decided(address: string, { method = 'GET', headers = {}, settings: own = {} }: Sent = {}) {
  const [path = '', search = ''] = address.split('?');
  return decide(routeAt(path), { method, search, accept: headers.Accept ?? null }, { ...settings, ...own });
}

const MARKDOWN = { Accept: 'text/markdown' };
const JSON_ONLY = { Accept: 'application/json' };
const KEPT = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

describe('a page that exists', () => {
  it.each<[string, Sent, string | undefined, string]>([
    ['/', {}, undefined, '/'],
    ['/', { headers: MARKDOWN }, '/', '/'],
    ['/index.md', {}, '/', '/'],
    ['/services', {}, undefined, '/services'],
    ['/services.md', { headers: JSON_ONLY }, '/services', '/services'],
    ['/services?utm=x', { headers: MARKDOWN }, '/services', '/services'],
    ['/open-projects?remote=no&q=n&x=1', {}, undefined, '/open-projects?q=n&remote=no'],
    ['/open-projects?page=2', {}, undefined, '/open-projects?page=2'],
    ['/open-projects?page=&q=%20a', {}, undefined, '/open-projects?q=a'],
    ['/open-projects/a%2Fb', {}, undefined, '/open-projects/a%2Fb'],
    ['/open-projects/100%25.md', {}, '/open-projects/100%25', '/open-projects/100%25'],
    ['/contact/sent?ref=AAAA-1111&x=1', {}, undefined, '/contact/sent?ref=AAAA-1111'],
  ])('%s with %o is rendered from %s as %s', (address, sent, markdownOf, page) => {
    const { headers: _, ...told } = decided(address, sent) as { headers: unknown };
    const rewrite = markdownOf === undefined ? {} : { rewrite: `${MARKDOWN_RENDERER}${markdownOf}` };
    expect(told).toEqual({ kind: 'show', page, ...rewrite });
  });

  it.each<[string, Sent, string]>([
    ['/', {}, KEPT],
    ['/open-projects/A-1', {}, KEPT],
    ['/contact', {}, 'private, no-cache'],
    ['/contact', { settings: { hasContactForm: false } }, KEPT],
    ['/contact/sent?ref=AAAA-1111', {}, 'no-store'],
    ['/team', {}, 'no-store'],
  ])('%s with %o may be stored as in %s', (address, sent, caching) => {
    expect(decided(address, sent)).toMatchObject({ headers: { 'Cache-Control': caching, Vary: 'Accept' } });
  });

  it('as markdown is stored for as long as its route handler says', () => {
    const ofMarkdown = (path: string) => pageCaching(routeAt(path).route, { ...settings, hasContactForm: false });
    expect([ofMarkdown('/contact'), ofMarkdown('/team')]).toEqual([KEPT, 'no-store']);
    for (const address of ['/services', '/contact', '/team']) {
      expect(decided(address, { headers: MARKDOWN })).not.toHaveProperty('headers.Cache-Control');
    }
  });
});

describe('a path without a page', () => {
  it.each(['/md', '/md/services', '/index'])(
    '%s is internal: the 404 page, its markdown, or a problem document',
    (path) => {
      expect(decided(path)).toMatchObject({ rewrite: NO_PAGE, headers: { 'Cache-Control': 'no-store' } });
      expect(decided(path)).not.toHaveProperty('headers.Link');
      expect(decided(path, { headers: MARKDOWN })).toMatchObject({ rewrite: `${MARKDOWN_RENDERER}${path}` });
      expect(decided(path, { headers: JSON_ONLY })).toMatchObject({ kind: 'refuse', problem: { status: 404 } });
    },
  );

  it('that is not in the table of routes is passed to Next, which may have a page there, in both formats', () => {
    for (const path of ['/team', '/mcp/none', '/.well-known/none']) {
      expect(decided(path), path).toMatchObject({ kind: 'show', page: path });
      expect(decided(path), path).not.toHaveProperty('rewrite');
      expect(decided(path, { headers: JSON_ONLY }), path).toMatchObject({ kind: 'refuse', problem: { status: 404 } });
      const behindLayer = { headers: JSON_ONLY, settings: { hasLayer: true } };
      expect(decided(path, behindLayer), path).toMatchObject({ kind: 'show', page: path });
    }
    expect(decided('/team?a=1', { headers: MARKDOWN })).toMatchObject({ rewrite: '/md/team', page: '/team?a=1' });
  });

  it('that a page decides about is left to the page, whatever it is', () => {
    for (const address of ['/open-projects/none', '/open-projects?page=99', '/contact/sent?ref=<b>', '/legal']) {
      const decision = decided(address, { headers: JSON_ONLY });
      expect(decision, address).toMatchObject({ kind: 'show' });
      expect(decision, address).not.toHaveProperty('rewrite');
    }
  });
});

describe('methods', () => {
  it('OPTIONS lists the allowed methods, and the contact page accepts its form', () => {
    const options = (path: string) => decided(path, { method: 'OPTIONS' });
    expect(options('/services')).toEqual({ kind: 'options', headers: { Allow: 'GET, HEAD, OPTIONS' } });
    expect(options('/contact')).toEqual({ kind: 'options', headers: { Allow: 'GET, HEAD, POST, OPTIONS' } });
    expect(options('/llms.txt')).toMatchObject({ headers: { 'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS' } });
    expect(decided('/contact', { method: 'POST' })).toEqual({ kind: 'form', page: '/contact' });
    expect(decided('/contact', { method: 'PUT' })).toMatchObject({ headers: { Allow: 'GET, HEAD, POST, OPTIONS' } });
  });

  it('a POST is 405: the site has no server action, and a form of an added page posts to a route handler', () => {
    for (const path of ['/team', '/services', '/open-projects/A-1', '/assets/site.css', '/llms.txt', '/api/health']) {
      expect(decided(path, { method: 'POST' }), path).toMatchObject({ problem: { status: 405 } });
    }
    for (const path of ['/mcp', '/api/x']) expect(decided(path, { method: 'POST' }), path).toEqual({ kind: 'pass' });
  });
});

it('documents and files are passed on to their handlers', () => {
  const documents = resourceEntries.map(({ path }) => path);
  for (const path of documents) expect(decided(path, { headers: MARKDOWN }), path).toEqual({ kind: 'pass' });
  const files = ['/assets/site.css', '/_next/static/a.js', '/favicon.ico', '/opengraph-image.png'];
  for (const path of ['/api', '/api/x', ...files]) {
    expect(decided(path), path).toEqual({ kind: 'pass' });
  }
});

it('the middleware runs for pages and for addresses that can’t be decoded, and leaves out folders without pages', () => {
  const [matcher, ...more] = middleware.matcher;
  expect(more, 'on Vercel, it would run again for each').toEqual([]);
  const takes = (path: string) => new RegExp(`^${matcher}$`).test(path);
  const unknown = [
    '/team',
    '/open-projects/A-1',
    '/llms.txt.md',
    '/apis',
    '/mcp-guide',
    '/mcp/none',
    '/.well-known/none',
  ];
  const documents = ['/mcp/server-card', '/.well-known/api-catalog', '/api/x', '/api/%', '/assets/%zz'];
  const taken = [...shownPages.map(({ path }) => path), ...unknown, ...documents];
  expect(taken.filter((path) => !takes(path))).toEqual([]);
  const left = ['/mcp', '/assets/site.css', '/_next/static/a.js', '/services.rsc'];
  expect(left.filter(takes)).toEqual([]);
});

it('the feed is read only for pages that show it', () => {
  const showsFeed = (path: string) => routeAt(path).route.showsFeed === true;
  for (const page of shownPages) expect(showsFeed(page.path), page.path).toBe(page.showsFeed === true);
  const shown = ['/open-projects.md', '/open-projects/A-1', '/open-projects/A-1.md'];
  expect([...shown, '/team', '/contact/sent', '/llms.txt'].filter(showsFeed)).toEqual(shown);
});

it.each([
  ['/.well-known/oauth-protected-resource', true],
  ['/.well-known/oauth-protected-resource/mcp', true],
  ['/.well-known/oauth-authorization-server', true],
  ['/.well-known/openid-configuration', true],
  ['/mcp/.well-known', true],
  ['/mcp/.well-known/openid-configuration', true],
  ['/mcp/.well-known/oauth-authorization-server/mcp', true],
  ['/register', true],
  ['/authorize', true],
  ['/token', true],
  ['/tokens', false],
  ['/mcp/other', false],
  ['/.well-known/security.txt', false],
])(
  'at %s a client is told that there is no login, whatever it accepts and however it asks: %s',
  (address, expected) => {
    for (const method of ['GET', 'POST']) {
      for (const headers of [{}, MARKDOWN, JSON_ONLY])
        expect(decided(address, { method, headers }).kind === 'no login').toBe(expected);
    }
  },
);
