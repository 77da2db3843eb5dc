import { resources } from '../lib/routes/resources.ts';
import {
  ask,
  legacy,
  MODERN,
  modern,
  post,
  type WireResponse,
} from './support/mcp-wire.ts';
import { expect, test } from './support/test.ts';

// Every request here has a time limit, so each test also promises that nothing
// hangs. What each revision demands of its headers, methods and results is
// tested by the official suite, and what the guard refuses by
// lib/mcp/guard.test.ts.

const NEWEST = '2025-11-25';
const initialize = (protocolVersion: string) =>
  legacy('initialize', {
    protocolVersion,
    capabilities: {},
    clientInfo: { name: 'tests', version: '1.0.0' },
  });
const list = legacy('tools/list');
const ping = legacy('ping');
const call = modern('tools/call', {
  name: 'get_service_overview',
  arguments: {},
});
const code = (response: WireResponse) => response.messages[0]?.error?.code;

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

test('the endpoint, its cards and server/discover tell the same name, version and revisions', async ({
  site,
}) => {
  const { serverInfo } = (await post(`${site.url}/mcp`, initialize(NEWEST)))
    .messages[0].result;
  const older = await post(`${site.url}/mcp`, list, {
    'MCP-Protocol-Version': '1999-01-01',
  });
  const supported = [
    MODERN,
    ...older.messages[0].error.message.match(/\d{4}-\d{2}-\d{2}(?=[,)])/g),
  ];
  const { body, headers } = modern('server/discover');
  const [{ result }] = (await post(`${site.url}/mcp`, body, headers)).messages;
  // The stateless revision; those before it are negotiated by initialize.
  expect(result.supportedVersions).toEqual([MODERN]);
  expect(result._meta['io.modelcontextprotocol/serverInfo']).toEqual(
    serverInfo,
  );
  const card = await fetch(`${site.url}${resources.serverCard.path}`);
  expect(await card.json()).toMatchObject({
    ...serverInfo,
    remotes: [{ supportedProtocolVersions: supported }],
  });
});

// What is passed on of parameters and Accept, and what else is refused:
// lib/mcp/guard.test.ts.
const PLAIN = { 'Content-Type': 'text/plain; a=application/json' };
const ROWS: readonly (readonly [
  title: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  status: number,
  error?: number,
])[] = [
  ['a request without a version header', list, {}, 200],
  [
    'a notification',
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    {},
    202,
  ],
  [
    'a ping whose header says that it is server/discover',
    ping,
    { 'Mcp-Method': 'server/discover' },
    200,
  ],
  [
    'JSON with a charset',
    list,
    { 'Content-Type': 'application/json; charset=utf-8' },
    200,
  ],
  ['a stateless call', call.body, { ...call.headers, Accept: '' }, 200],
  [
    'a media type that only contains “application/json”',
    list,
    PLAIN,
    415,
    -32000,
  ],
  ['Accept with JSON alone', list, { Accept: 'application/json' }, 406, -32000],
  [
    'an unknown version header',
    list,
    { 'MCP-Protocol-Version': '1999-01-01' },
    400,
    -32000,
  ],
  ['a batch', [list, ping], {}, 400, -32600],
  ['malformed JSON', '{"jsonrpc":', {}, 400, -32700],
  ['sixty thousand open brackets', '['.repeat(60_000), {}, 400, -32700],
  [
    'a body over 64 KiB',
    legacy('ping', { x: 'y'.repeat(64 * 1024) }),
    {},
    413,
    -32000,
  ],
  ['an unknown method', legacy('no/such/method'), {}, 200, -32601],
];
for (const [title, body, headers, status, error] of ROWS) {
  test(`${title} is ${error ? 'refused as a JSON-RPC error' : 'answered'}, and nothing of it is stored`, async ({
    site,
  }) => {
    const response = await post(`${site.url}/mcp`, body, headers);
    expect([response.status, code(response)]).toEqual([status, error]);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.messages[0]?.error?.message ?? '').not.toMatch(
      /\bat .+:\d+|node_modules|ZodError/,
    );
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

test('with a slash at its end the address answers a call and a preflight request itself, because a redirect would fail', async ({
  site,
}) => {
  const { status, messages } = await post(`${site.url}/mcp/`, list);
  expect([status, messages[0].result.tools.length]).toEqual([200, 3]);
  const preflight = await fetch(`${site.url}/mcp/`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://agents.example',
      'Access-Control-Request-Method': 'POST',
    },
    redirect: 'manual',
  });
  expect(preflight.status).toBe(204);
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

// Which origins and hosts may call: lib/mcp/allowed-callers.test.ts.
test('a page of another site may call and read the response, unless it is served over plain http', async ({
  site,
}) => {
  const calls = (Origin: string) =>
    Promise.all([
      ask(`${site.url}/mcp`, {
        method: 'OPTIONS',
        headers: { Origin, 'Access-Control-Request-Method': 'POST' },
      }),
      post(`${site.url}/mcp`, list, { Origin }),
    ]);
  const [preflight, called] = await calls('https://app.example');
  expect([preflight.status, called.status]).toEqual([204, 200]);
  expect(preflight.headers.get('access-control-allow-methods')).toContain(
    'POST',
  );
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(
    /Content-Type.*MCP-Protocol-Version.*Mcp-Method.*Mcp-Name/,
  );
  expect(called.headers.get('access-control-allow-origin')).toBe('*');
  for (const unsafe of await calls('http://app.example')) {
    expect([unsafe.status, code(unsafe)]).toEqual([403, -32000]);
    expect(unsafe.headers.get('access-control-allow-origin')).toBeNull();
  }
});
