import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '../http/client-address.ts';
import { routeAt } from '../routes/routes.ts';
import { forwardedFor, forwardedHeaders, sharedRequest } from './next-request.ts';

describe('sharedRequest()', () => {
  it.each([
    ['/', '', '', '/', 'text/html'],
    ['/', '', 'text/markdown, */*', '/', 'text/markdown'],
    ['/services.md', '?utm=x', '', '/services', 'text/markdown'],
    ['/services', '', 'application/json', '/services', 'application/json'],
    ['/open-projects', '?page=%202&q=+a&utm_source=1', '*/*', '/open-projects?q=a&page=2', 'text/html'],
    ['/llms.txt', '?x=1', 'text/markdown', '/llms.txt', '*/*'],
    ['/assets/site.css', '?v=1', '', '/assets/site.css', '*/*'],
    ['/contact', '?assignment=A', 'text/markdown', '/contact?assignment=A', 'text/markdown'],
  ])('of %s%s with Accept “%s” is for %s as %s', (path, query, given, url, accept) => {
    expect(sharedRequest(routeAt(path), query, given)).toMatchObject({ url, accept });
  });

  it.each(['/contact', '/contact/sent', '/team', '/none', '/mcp', '/api/none'])(
    'there is none for %s, whose response depends on who asks',
    (path) => {
      expect(sharedRequest(routeAt(path), '', '')).toBeNull();
    },
  );
});

describe('forwardedHeaders()', () => {
  const given = { 'user-agent': 'a', authorization: 'b', cookie: 'd=e', 'accept-language': 'de', 'mcp-method': 'ping' };

  it('keeps the headers of a caller (control)', () => {
    expect(forwardedHeaders(given)).toEqual(given);
  });

  it.each([
    ...['x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'next-url', 'x-of-tomorrow'],
    'x-middleware-subrequest',
    'x-nextjs-data',
    'x-invoke-path',
    'x-prerender-revalidate',
    'x-now-route-matches',
    'x-matched-path',
    'x-site-page',
    'rsc',
    'next-action',
    'accept-encoding',
    'if-none-match',
    'range',
    'content-length',
    ...['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings'],
    ...['proxy-authorization', 'proxy-connection'],
    'content-security-policy-report-only',
  ])('drops %s', (name) => {
    expect(forwardedHeaders({ ...given, [name]: 'x' })).toEqual(given);
  });

  it.each(['X-Hop', 'x-hop, user-agent', 'close , X-HOP'])(
    'drops the headers that “Connection: %s” names',
    (connection) => {
      const { 'user-agent': _, ...others } = given;
      const expected = connection.includes('user-agent') ? others : given;
      expect(forwardedHeaders({ ...given, connection, 'x-hop': 'a' })).toEqual(expected);
    },
  );

  it.each([
    ['__prerender_bypass=x; a=b', 'a=b'],
    ['a=b; __next_preview_data=x; c=d', 'a=b; c=d'],
  ])('drops the cookies of Next’s preview mode from %s', (cookie, expected) => {
    expect(forwardedHeaders({ cookie })).toEqual({ cookie: expected });
  });
});

it.each([
  ['by its connection', 0, undefined, '127.0.0.1'],
  ['not by an address that it claims', 0, '192.0.2.1', '127.0.0.1'],
  ['behind one proxy, as the proxy names it', 1, '203.0.113.9, 192.0.2.1', '192.0.2.1'],
])('forwardedFor() identifies a caller %s', (_how, proxies, named, expected) => {
  const request = { headers: { 'x-forwarded-for': named }, socket: { remoteAddress: '127.0.0.1' } };
  const addresses = forwardedFor(request as unknown as IncomingMessage);
  expect(clientAddress({ headers: { get: () => addresses } }, proxies)).toBe(expected);
});
