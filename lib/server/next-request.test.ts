import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientAddress } from '../http/client-address.ts';
import { forwardedFor, methodForNext, withoutInnerHeaders } from './next-request.ts';

describe('methodForNext()', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('leaves the method %s unchanged', (method) => {
    expect(methodForNext(method, '/a')).toEqual({ method, path: '/a' });
  });

  it.each(['TRACE', 'PROPFIND', 'QUERY', 'get'])('replaces %s with a method that every route rejects', (method) => {
    expect(methodForNext(method, '/a')).toEqual({ method: 'PATCH', path: '/a' });
  });

  it.each([
    ['GET', 'GET', '/assets/a'],
    ['HEAD', 'HEAD', '/assets/a'],
    ['POST', 'PATCH', '/'],
    ['DELETE', 'PATCH', '/'],
    ['OPTIONS', 'OPTIONS', '/'],
  ])('routes %s on a file to a handler that can respond', (method, expected, path) => {
    expect(methodForNext(method, '/assets/a')).toEqual({ method: expected, path });
  });
});

describe('withoutInnerHeaders()', () => {
  const given = { 'user-agent': 'a', authorization: 'b', 'next-in-line': 'c', cookie: 'd=e' };

  it('keeps the headers of a caller (control)', () => {
    expect(withoutInnerHeaders(given)).toEqual(given);
  });

  it.each([
    'x-middleware-subrequest',
    'x-nextjs-data',
    'x-invoke-path',
    'x-prerender-revalidate',
    'x-now-route-matches',
    'x-matched-path',
    'x-site-page',
    'next-router-prefetch',
    'next-url',
    'accept-encoding',
    'if-none-match',
    'range',
    'content-length',
    'transfer-encoding',
    'content-security-policy',
    'content-security-policy-report-only',
  ])('drops %s', (name) => {
    expect(withoutInnerHeaders({ ...given, [name]: 'x' })).toEqual(given);
  });

  it('keeps what Next’s client sends to get a part of a page, and only then', () => {
    const parts = { rsc: '1', 'next-router-prefetch': '1', 'next-url': '/a' };
    expect(withoutInnerHeaders(parts)).toEqual(parts);
  });

  it.each([
    ['a tree', '["",{"children":["services",{"children":["__PAGE__",{}]}]},null,null,true]', true],
    ['a tree with a parameter', '["",{"children":[["id","EX-1","d"],{}]}]', true],
    ['no JSON', '["', false],
    ['no tree', '[1]', false],
    ['a tree with a broken branch', '["",{"children":5}]', false],
  ])('keeps the router state of Next’s client only if it is one: %s', (_what, state, isKept) => {
    const headers = { rsc: '1', 'next-router-state-tree': encodeURIComponent(state) };
    expect(withoutInnerHeaders(headers)).toEqual(isKept ? headers : { rsc: '1' });
  });

  it.each([
    ['__prerender_bypass=x; a=b', 'a=b'],
    ['a=b; __next_preview_data=x; c=d', 'a=b; c=d'],
  ])('drops the cookies of Next’s preview mode from %s', (cookie, expected) => {
    expect(withoutInnerHeaders({ cookie })).toEqual({ cookie: expected });
  });
});

describe('forwardedFor()', () => {
  // Responds with the key its caller is counted under, behind the number of proxies given in the address.
  const server = createServer((request, response) => {
    const addresses = forwardedFor(request);
    response.end(clientAddress({ headers: { get: () => addresses } }, Number(request.url?.slice(1))));
  });
  const ask = async (proxies: number, headers = {}) =>
    (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${proxies}`, { headers })).text();

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('identifies a caller by its connection', async () => {
    expect(await ask(0)).toBe('127.0.0.1');
  });

  it('does not let a caller claim another address', async () => {
    expect(await ask(0, { 'X-Forwarded-For': '192.0.2.1' })).toBe('127.0.0.1');
  });

  it('behind one proxy, identifies the caller the proxy names', async () => {
    expect(await ask(1, { 'X-Forwarded-For': '203.0.113.9, 192.0.2.1' })).toBe('192.0.2.1');
  });
});
