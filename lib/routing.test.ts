import { describe, expect, it } from 'vitest';
import { project } from '../e2e/support/project.ts';
import { config as middleware } from '../middleware.ts';
import { showsFeed } from './address-kind.ts';
import { pageEntries, picturePath } from './addresses.ts';
import type { ProjectsState } from './projects/projects-cache.ts';
import { decide, type Settings } from './routing.ts';
import { createProjectList } from './search/project-list.ts';
import { MARKDOWN_RENDERER, NO_PAGE, PICTURE, resourceEntries } from './site.ts';

const settings: Settings = {
  baseUrl: 'https://consulting.example',
  revalidateSeconds: 60,
  staleWhileRevalidateSeconds: 60,
  hasContactForm: true,
  shownPages: pageEntries,
};

const data = ['A-1', 'a/b', '100%', ...Array.from({ length: 60 }, (_, at) => `N-${at}`)].map((id) => project(id));
const snapshot = { data: createProjectList(data), readAt: new Date(0) };
const current: ProjectsState = { state: 'current', snapshot };
const expired: ProjectsState = { state: 'expired', snapshot, retryAfterSeconds: 9 };
const none: ProjectsState = { state: 'none', snapshot: null, retryAfterSeconds: 7 };

type Sent = { method?: string; headers?: Record<string, string>; reading?: ProjectsState; facts?: Partial<Settings> };

function decided(address: string, { method = 'GET', headers = {}, reading = current, facts = {} }: Sent = {}) {
  const [path = '', query] = address.split('?');
  const search = query === undefined ? '' : `?${query}`;
  return decide({ method, path, search, headers: new Headers(headers) }, reading, { ...settings, ...facts });
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
    ['/open-projects?page=1', {}, undefined, '/open-projects'],
    ['/open-projects/a%2fb', {}, undefined, '/open-projects/a%2Fb'],
    ['/open-projects/100%25.md', {}, '/open-projects/100%25', '/open-projects/100%25'],
    ['/contact/sent?ref=AAAA-1111&x=1', {}, undefined, '/contact/sent?ref=AAAA-1111'],
  ])('%s with %o is rendered from %s as %s', (address, sent, markdownOf, page) => {
    const { headers: _, ...told } = decided(address, sent) as { headers: unknown };
    const rewrite = markdownOf === undefined ? {} : { rewrite: `${MARKDOWN_RENDERER}${markdownOf}` };
    expect(told).toEqual({ kind: 'show', page, ...rewrite });
  });

  it.each<[string, Sent, string]>([
    ['/', {}, KEPT],
    ['/', { reading: expired }, 'no-store'],
    ['/', { reading: none }, 'no-store'],
    ['/services', { reading: none }, KEPT],
    ['/open-projects/A-1', { reading: expired }, 'no-store'],
    ['/contact', {}, 'private, no-cache'],
    ['/contact', { headers: MARKDOWN }, KEPT],
    ['/contact', { facts: { hasContactForm: false } }, KEPT],
    ['/contact/sent?ref=AAAA-1111', {}, 'no-store'],
    ['/team', {}, 'no-store'],
  ])('%s with %o may be kept by %s', (address, sent, caching) => {
    expect(decided(address, sent)).toMatchObject({ headers: { 'Cache-Control': caching, Vary: 'Accept' } });
  });

  it('links to its other format and its neighbours, and the home page links to every machine interface', () => {
    const linkOf = (address: string, headers = {}) => {
      const decision = decided(address, { headers });
      return decision.kind === 'show' ? decision.headers.Link : undefined;
    };
    expect(linkOf('/services')).toBe('</services.md>; rel="alternate"; type="text/markdown"');
    expect(linkOf('/services', MARKDOWN)).toBe('<https://consulting.example/services>; rel="canonical"');
    expect(linkOf('/open-projects?page=2')).toContain('</open-projects>; rel="prev"');
    for (const headers of [{}, MARKDOWN]) expect(linkOf('/', headers)).toContain('rel="api-catalog"');
  });
});

describe('a page that does not exist', () => {
  it.each([
    '/open-projects/none',
    '/open-projects?page=3',
    '/contact/sent',
    '/contact/sent?ref=<b>',
    '/md',
    '/md/services',
  ])('%s is the 404 page, its markdown, or a problem document for programs', (address) => {
    expect(decided(address)).toMatchObject({ rewrite: NO_PAGE, headers: { 'Cache-Control': 'no-store' } });
    expect(decided(address)).not.toMatchObject({ headers: { Link: expect.anything() } });
    expect(decided(address, { headers: MARKDOWN })).toMatchObject({
      rewrite: `${MARKDOWN_RENDERER}${address.split('?')[0]}`,
    });
    expect(decided(address, { headers: JSON_ONLY })).toMatchObject({ kind: 'refuse', problem: { status: 404 } });
  });

  it('a path that is not in the registry is passed to Next, which may have a page there, in both formats', () => {
    const team = decided('/team');
    expect(team).toMatchObject({ kind: 'show', page: '/team' });
    expect(team).not.toHaveProperty('rewrite');
    expect(decided('/team?a=1', { headers: MARKDOWN })).toMatchObject({ rewrite: '/md/team', page: '/team?a=1' });
    expect(decided('/team', { headers: JSON_ONLY })).toMatchObject({ kind: 'refuse', problem: { status: 404 } });
  });

  it('before the feed was read, an assignment is a page for people and 503 with Retry-After for programs', () => {
    expect(decided('/open-projects/A-1', { reading: none })).toMatchObject({
      kind: 'show',
      page: '/open-projects/A-1',
    });
    expect(decided('/open-projects/A-1', { reading: none, headers: JSON_ONLY })).toMatchObject({
      problem: { status: 503, code: 'upstream_unavailable' },
      headers: { 'Retry-After': '7' },
    });
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s on a page is 405 with Allow', (method) => {
    for (const address of ['/', '/services', '/open-projects/A-1', '/none-such', '/services.md', '/assets/site.css']) {
      expect(decided(address, { method }), address).toMatchObject({
        problem: { status: 405, code: 'method_not_allowed' },
        headers: { Allow: 'GET, HEAD, OPTIONS' },
      });
    }
  });

  it('OPTIONS lists the allowed methods, and the contact page accepts its form', () => {
    expect(decided('/services', { method: 'OPTIONS' })).toEqual({ kind: 'options', allow: 'GET, HEAD, OPTIONS' });
    expect(decided('/contact', { method: 'OPTIONS' })).toEqual({ kind: 'options', allow: 'GET, HEAD, POST, OPTIONS' });
    expect(decided('/contact', { method: 'POST' })).toEqual({ kind: 'form', page: '/contact' });
    expect(decided('/contact', { method: 'PUT' })).toMatchObject({ headers: { Allow: 'GET, HEAD, POST, OPTIONS' } });
  });

  it.each([{ 'Next-Action': 'abc' }, { 'Content-Type': 'multipart/form-data; boundary=x' }])(
    'a POST with %o reaches a page outside the registry, which may have a server action, and is 405 elsewhere',
    (headers) => {
      const shown = { kind: 'show', headers: { 'Cache-Control': 'no-store' } };
      expect(decided('/team', { method: 'POST', headers })).toMatchObject(shown);
      for (const path of ['/services', '/open-projects/A-1', '/assets/site.css']) {
        expect(decided(path, { method: 'POST', headers }), path).toMatchObject({ problem: { status: 405 } });
      }
      expect(decided('/team', { method: 'POST' }), 'control').toMatchObject({ problem: { status: 405 } });
    },
  );
});

it('documents and files are passed on to their handlers', () => {
  for (const { path } of resourceEntries) expect(decided(path, { headers: MARKDOWN }), path).toEqual({ kind: 'pass' });
  for (const path of [
    '/api',
    '/api/x',
    PICTURE,
    picturePath('A-1'),
    '/assets/site.css',
    '/_next/static/a.js',
    '/favicon.ico',
  ])
    expect(decided(path), path).toEqual({ kind: 'pass' });
});

it('the middleware runs for pages and for addresses that can’t be decoded, and leaves out folders without pages', () => {
  const [matcher, ...more] = middleware.matcher;
  expect(more, 'on Vercel, it would run again for each').toEqual([]);
  const takes = (path: string) => new RegExp(`^${matcher}$`).test(path);
  const pagesAndOthers = [
    '/team',
    '/open-projects/A-1',
    '/llms.txt.md',
    '/apis',
    '/mcp-guide',
    '/api/%',
    '/assets/%zz',
  ];
  const taken = [...pageEntries.map(({ path }) => path), ...pagesAndOthers];
  expect(taken.filter((path) => !takes(path))).toEqual([]);
  const left = [
    '/api',
    '/api/x',
    '/mcp',
    '/mcp/server-card',
    '/assets/site.css',
    '/_next/static/a.js',
    '/services.rsc',
  ];
  expect([...left, '/.well-known/api-catalog'].filter(takes)).toEqual([]);
});

it.each(['/%', '/open-projects/%ff', '/api/%zz', '/assets/%ff'])('%s can’t be decoded: 400', (address) => {
  expect(decided(address)).toMatchObject({ problem: { status: 400, code: 'bad_address' } });
});

it('a registry page that this installation does not have is a 404 in every format', () => {
  const facts = { shownPages: pageEntries.filter(({ needs }) => needs === undefined) };
  const absent = { Link: expect.anything() };
  expect(decided('/legal', { facts })).toMatchObject({ rewrite: NO_PAGE, headers: { 'Cache-Control': 'no-store' } });
  expect(decided('/legal', { facts })).not.toMatchObject({ headers: absent });
  expect(decided('/legal.md', { facts })).toMatchObject({ headers: { 'Cache-Control': 'no-store' } });
  expect(decided('/legal', { facts, headers: JSON_ONLY })).toMatchObject({ kind: 'refuse', problem: { status: 404 } });
  expect(decided('/index'), 'Vercel’s name for the home page').toMatchObject({ rewrite: NO_PAGE });
  expect(decided('/legal'), 'control').toMatchObject({ page: '/legal', headers: { 'Cache-Control': KEPT } });
});

it('the feed is read only for pages that show it', () => {
  for (const { path, live } of pageEntries) expect(showsFeed(path), path).toBe(live === true);
  expect(['/open-projects.md', '/open-projects/A-1', '/open-projects/A-1.md'].map(showsFeed)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['/team', '/contact/sent', '/llms.txt'].map(showsFeed)).toEqual([false, false, false]);
});
