import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { innerHeaders } from '../http/inner-headers.ts';
import { parseRequest, readRequestHeader } from '../routes/parse-request.ts';
import {
  forwardedHeaders,
  isShared,
  privateRequest,
  sharedRequest,
} from './next-request.ts';

it.each([
  ['/', '', 'text/markdown, */*', '/', 'markdown'],
  ['/services.md', '?utm=x', '', '/services', 'markdown'],
  ['/services', '', 'application/json', '/services', 'problem'],
  [
    '/open-projects',
    '?page=%202&q=+a&utm_source=1',
    '*/*',
    '/open-projects?q=a&page=2',
    'html',
  ],
  ['/llms.txt', '?x=1', 'text/markdown', '/llms.txt', null],
  [
    '/contact',
    '?assignment=A',
    'text/markdown',
    '/contact?assignment=A',
    'markdown',
  ],
])(
  'the shared request of %s%s with Accept “%s” is for %s as %s',
  (path, query, accepted, url, format) => {
    const parsed = parseRequest(path, query, accepted);
    expect(isShared(parsed)).toBe(true);
    const shared = sharedRequest(parsed);
    expect(shared.path).toBe(url);
    const header = shared.headers[innerHeaders.request];
    expect(readRequestHeader(header)).toEqual(parsed);
    expect(parsed.format).toBe(format);
  },
);

it.each(['/contact', '/contact/sent', '/team', '/none', '/mcp', '/api/none'])(
  'there is no shared request for %s, whose response depends on who asks',
  (path) => expect(isShared(parseRequest(path, '', null))).toBe(false),
);

const sent = {
  'user-agent': 'a',
  authorization: 'b',
  cookie: 'd=e',
  'accept-language': 'de',
  'mcp-method': 'ping',
};
const { 'user-agent': _, ...others } = sent;

it.each([
  [{}, sent],
  [{ 'x-forwarded-host': 'x', forwarded: 'x', 'x-site-request': 'x' }, sent],
  [{ 'x-middleware-subrequest': 'x', rsc: 'x', 'next-action': 'x' }, sent],
  [{ 'accept-encoding': 'x', range: 'x', te: 'x' }, sent],
  // Those that the connection names go no further.
  [{ connection: 'close , User-Agent' }, others],
])('of a caller’s headers and %j, %j reach Next', (more, expected) => {
  expect(forwardedHeaders({ ...sent, ...more })).toEqual(expected);
});

// Whom that names, by how many proxies are trusted: lib/http/caller.test.ts.
it.each([
  ['nothing', undefined, '127.0.0.1'],
  ['192.0.2.1', '192.0.2.1', '192.0.2.1, 127.0.0.1'],
])(
  'a caller’s request names the address that it comes from after what it claims: %s',
  (_claim, claimed, expected) => {
    const request = {
      headers: { 'x-forwarded-for': claimed },
      socket: { remoteAddress: '127.0.0.1' },
    } as unknown as IncomingMessage;
    const { headers } = privateRequest(parseRequest('/', '', null), request);
    expect(headers['x-forwarded-for']).toBe(expected);
  },
);
