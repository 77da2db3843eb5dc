import { resources } from '../lib/routes/resources.ts';
import { ask, legacy, MODERN, modern, post } from './support/mcp-wire.ts';
import { expect, test } from './support/test.ts';

// Every request here has a time limit, so each test also promises that nothing
// hangs. What each revision demands of its headers, methods and results is
// tested by the official suite, what the guard passes on of parameters and
// Accept, and what else it refuses, by lib/mcp/guard.test.ts, and which origins
// and hosts may call by lib/mcp/allowed-callers.test.ts.

const NEWEST = '2025-11-25';
const initialize = (protocolVersion: string) =>
  legacy('initialize', {
    protocolVersion,
    capabilities: {},
    clientInfo: { name: 'tests', version: '1.0.0' },
  });
const list = legacy('tools/list');
const call = modern('tools/call', {
  name: 'get_service_overview',
  arguments: {},
});

test('initialize is answered with the revision asked for, or else with the newest of those that begin with it', async ({
  site,
}) => {
  const older = ['2024-10-07', '2024-11-05', '2025-03-26', '2025-06-18'];
  for (const revision of [...older, NEWEST, '2026-07-28', '1999-01-01', '']) {
    const response = await post(`${site.url}/mcp`, initialize(revision));
    expect(response).toMatchObject({ status: 200, type: 'text/event-stream' });
    expect(response.messages[0].result.protocolVersion).toBe(
      older.includes(revision) ? revision : NEWEST,
    );
  }
});

test('the endpoint, its card and server/discover tell the same name, version and revisions', async ({
  site,
}) => {
  const { serverInfo } = (await post(`${site.url}/mcp`, initialize(NEWEST)))
    .messages[0].result;
  const older = await post(`${site.url}/mcp`, list, {
    'MCP-Protocol-Version': '1999-01-01',
  });
  const { body, headers } = modern('server/discover');
  const [{ result }] = (await post(`${site.url}/mcp`, body, headers)).messages;
  // The stateless revision; those before it are negotiated by initialize.
  expect(result.supportedVersions).toEqual([MODERN]);
  expect(result._meta['io.modelcontextprotocol/serverInfo']).toEqual(
    serverInfo,
  );
  const card = await fetch(`${site.url}${resources.serverCard.path}`);
  const supportedProtocolVersions = [
    MODERN,
    ...older.messages[0].error.message.match(/\d{4}-\d{2}-\d{2}(?=[,)])/g),
  ];
  expect(await card.json()).toMatchObject({
    ...serverInfo,
    remotes: [{ supportedProtocolVersions }],
  });
});

type Headers = Readonly<Record<string, string>>;
const ROWS: readonly (readonly [
  title: string,
  body: unknown,
  headers: Headers,
  status: number,
  error?: number,
])[] = [
  ['a request without a version header', list, {}, 200],
  ['a notification', { jsonrpc: '2.0', method: 'notifications/x' }, {}, 202],
  ['a stateless call', call.body, { ...call.headers, Accept: '' }, 200],
  [
    'JSON with a charset',
    list,
    { 'Content-Type': 'application/json; charset=utf-8' },
    200,
  ],
  [
    'a media type that only contains “application/json”',
    list,
    { 'Content-Type': 'text/plain; a=application/json' },
    415,
    -32000,
  ],
  ['Accept with JSON alone', list, { Accept: 'application/json' }, 406, -32000],
  ['sixty thousand open brackets', '['.repeat(60_000), {}, 400, -32700],
  ['a body over 64 KiB', ' '.repeat(65 * 1024), {}, 413, -32000],
  ['an unknown method', legacy('no/such/method'), {}, 200, -32601],
  [
    'a page served over plain http',
    list,
    { Origin: 'http://app.example' },
    403,
    -32000,
  ],
];
for (const [title, body, headers, status, error] of ROWS) {
  test(`${title} is ${error ? 'refused as a JSON-RPC error' : 'answered'}, and nothing of it is stored`, async ({
    site,
  }) => {
    const response = await post(`${site.url}/mcp`, body, headers);
    const { code, message = '' } = response.messages[0]?.error ?? {};
    expect([response.status, code]).toEqual([status, error]);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(message).not.toMatch(/\bat .+:\d+|node_modules|ZodError/);
  });
}

test('every list may be cached, and a subscription is acknowledged and ended, because nothing pushes changes', async ({
  site,
}) => {
  const messagesOf = async (method: string, params = {}) => {
    const { body, headers } = modern(method, params);
    return (await post(`${site.url}/mcp`, body, headers)).messages;
  };
  const result = { resultType: 'complete', cacheScope: 'public', ttlMs: 1_000 };
  for (const method of ['server/discover', 'tools/list'])
    expect(await messagesOf(method), method).toMatchObject([{ result }]);
  const notifications = { toolsListChanged: true };
  expect(
    await messagesOf('subscriptions/listen', { notifications }),
  ).toMatchObject([
    { method: 'notifications/subscriptions/acknowledged' },
    { result: { resultType: 'complete' } },
  ]);
});

test('who does not post gets 405, and the address of the documentation', async ({
  site,
}) => {
  for (const method of ['GET', 'DELETE']) {
    const { status, headers, messages } = await ask(`${site.url}/mcp`, {
      method,
    });
    expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(messages[0].error.message).toContain('/docs#mcp');
  }
});

// With a slash, too, because a redirect would fail.
for (const path of ['/mcp', '/mcp/']) {
  test(`a page of another site may call ${path} and read the response`, async ({
    site,
  }) => {
    const origin = { Origin: 'https://app.example' };
    const preflight = await ask(`${site.url}${path}`, {
      method: 'OPTIONS',
      headers: { ...origin, 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-methods': expect.stringContaining('POST'),
      'access-control-allow-headers': expect.stringMatching(
        /Content-Type.*MCP-Protocol-Version.*Mcp-Method.*Mcp-Name/,
      ),
    });
    const called = await post(`${site.url}${path}`, list, origin);
    expect(called.headers.get('access-control-allow-origin')).toBe('*');
    expect(called.messages[0].result.tools).toHaveLength(3);
  });
}
