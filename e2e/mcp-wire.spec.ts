import { ask, legacy, MODERN, modern, post, statusUnder, type WireResponse } from './support/mcp-wire.ts';
import { type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

// Every request here has a time limit, so each test also promises that nothing hangs.

const initialize = (protocolVersion: string) =>
  legacy('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'tests', version: '1.0.0' } });
const list = legacy('tools/list');
const ping = legacy('ping');
const call = modern('tools/call', { name: 'get_service_overview', arguments: {} });
const withoutMeta = { 'MCP-Protocol-Version': MODERN, 'Mcp-Method': 'tools/list' };
const unknownRevision = modern(
  'tools/list',
  {},
  {
    'io.modelcontextprotocol/protocolVersion': '2099-01-01',
    'io.modelcontextprotocol/clientCapabilities': {},
  },
);

const code = (response: WireResponse) => response.messages[0]?.error?.code;

test.describe('the initialize revisions', () => {
  for (const revision of ['2024-10-07', '2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']) {
    test(`initialize with ${revision} is answered with the same revision`, async ({ site }) => {
      const response = await post(`${site.url}/mcp`, initialize(revision));
      expect(response).toMatchObject({ status: 200, framing: 'events' });
      expect(response.messages[0].result.protocolVersion).toBe(revision);
    });
  }

  for (const revision of ['2026-07-28', '1999-01-01', '']) {
    test(`initialize with “${revision}” is answered with the newest revision that has initialize`, async ({ site }) => {
      const response = await post(`${site.url}/mcp`, initialize(revision));
      expect(response.messages[0].result.protocolVersion).toBe('2025-11-25');
    });
  }

  test('both server cards and server/discover list exactly the supported revisions', async ({ site }) => {
    const card = (await (await fetch(`${site.url}/mcp/server-card`)).json()) as {
      remotes: { supportedProtocolVersions: string[] }[];
    };
    const discovered = await post(`${site.url}/mcp`, modern('server/discover').body, modern('server/discover').headers);
    const older = await post(`${site.url}/mcp`, list, { 'MCP-Protocol-Version': '1999-01-01' });
    const named = [...older.messages[0].error.message.matchAll(/\d{4}-\d{2}-\d{2}(?=[,)])/g)].map(
      ([version]) => version,
    );
    const wellKnown = (await (await fetch(`${site.url}/.well-known/mcp/server-card.json`)).json()) as typeof card;
    const supported = [MODERN, ...named];
    expect(discovered.messages[0].result.supportedVersions).toEqual(supported);
    for (const { remotes } of [card, wellKnown]) expect(remotes[0]?.supportedProtocolVersions).toEqual(supported);
  });

  test('the server’s name on the wire is the one in its card', async ({ site }) => {
    const card = await (await fetch(`${site.url}/mcp/server-card`)).json();
    const response = await post(`${site.url}/mcp`, initialize('2025-11-25'));
    const { serverInfo } = response.messages[0].result;
    expect(card).toMatchObject(serverInfo);
    expect(Object.keys(serverInfo).sort()).toEqual(['description', 'icons', 'name', 'title', 'version', 'websiteUrl']);
    const discover = await post(`${site.url}/mcp`, modern('server/discover').body, modern('server/discover').headers);
    expect(discover.messages[0].result._meta['io.modelcontextprotocol/serverInfo']).toEqual(serverInfo);
  });

  type Row = readonly [
    title: string,
    body: unknown,
    headers: Record<string, string | undefined>,
    expected: Record<string, unknown>,
  ];
  const rows: readonly Row[] = [
    ['a request without a version header', list, {}, { status: 200, framing: 'events' }],
    ['a request with an unknown session', list, { 'Mcp-Session-Id': 'invented' }, { status: 200 }],
    ['a batch', [list, legacy('ping', undefined, 2)], {}, { status: 200, framing: 'events' }],
    ['a batch of ten', Array.from({ length: 10 }, (_, id) => legacy('ping', undefined, id)), {}, { status: 200 }],
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }, {}, { status: 202, framing: 'none' }],
    ['an older client’s ping', ping, { 'MCP-Protocol-Version': '2025-06-18' }, { status: 200 }],
    ['JSON with a charset', list, { 'Content-Type': 'application/json; charset=utf-8' }, { status: 200 }],
  ];
  for (const [title, body, headers, expected] of rows) {
    test(`${title} is answered`, async ({ site }) => {
      const response = await post(`${site.url}/mcp`, body, headers);
      expect(response).toMatchObject(expected);
      expect(response.messages.filter(({ error }) => error)).toEqual([]);
    });
  }

  const refusals: readonly Row[] = [
    ['text/plain', list, { 'Content-Type': 'text/plain' }, { status: 415, code: -32000 }],
    ['no media type', list, { 'Content-Type': '' }, { status: 415, code: -32000 }],
    [
      'a media type that only contains “application/json”',
      list,
      { 'Content-Type': 'text/plain; a=application/json' },
      { status: 415, code: -32000 },
    ],
    ['no Accept', list, { Accept: '' }, { status: 406, code: -32000 }],
    ['Accept with JSON alone', list, { Accept: 'application/json' }, { status: 406, code: -32000 }],
    ['Accept with anything', list, { Accept: '*/*' }, { status: 406, code: -32000 }],
    ['an unknown version header', list, { 'MCP-Protocol-Version': '1999-01-01' }, { status: 400, code: -32000 }],
    ['a batch of eleven', Array(11).fill(ping), {}, { status: 400, code: -32600 }],
    ['an empty batch', [], {}, { status: 400, code: -32600 }],
    ['an object that is not a message', { hello: 'there' }, {}, { status: 400, code: -32600 }],
    ['null', null, {}, { status: 400, code: -32600 }],
    ['malformed JSON', '{"jsonrpc":', {}, { status: 400, code: -32700 }],
    ['an empty body', '', {}, { status: 400, code: -32700 }],
    ['sixty thousand open brackets', '['.repeat(60_000), {}, { status: 400, code: -32700 }],
    ['a body over 64 KiB', legacy('ping', { x: 'y'.repeat(64 * 1024) }), {}, { status: 413, code: -32000 }],
    ['a body of 5 MiB', legacy('ping', { x: 'y'.repeat(5 * 1024 * 1024) }), {}, { status: 413, code: -32000 }],
    ['an unknown method', legacy('no/such/method'), {}, { status: 200, code: -32601 }],
    ['an unknown tool', legacy('tools/call', { name: 'no_such_tool' }), {}, { status: 200, code: -32602 }],
    ['a tool named __proto__', legacy('tools/call', { name: '__proto__' }), {}, { status: 200, code: -32602 }],
    ['an unknown resource', legacy('resources/read', { uri: 'test://none' }), {}, { status: 200, code: -32602 }],
    ['a resource that is not a URI', legacy('resources/read', { uri: 'none' }), {}, { status: 200, code: -32602 }],
    ['an unknown prompt', legacy('prompts/get', { name: 'none' }), {}, { status: 200, code: -32602 }],
    [
      'a prompt without its argument',
      legacy('prompts/get', { name: 'staffing_brief' }),
      {},
      { status: 200, code: -32602 },
    ],
    ['an invalid cursor of resources', legacy('resources/list', { cursor: 'x' }), {}, { status: 200, code: -32602 }],
  ];
  for (const [title, body, headers, expected] of refusals) {
    test(`${title} is refused as a JSON-RPC error`, async ({ site }) => {
      const response = await post(`${site.url}/mcp`, body, headers);
      expect({ status: response.status, code: code(response) }).toEqual(expected);
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(response.messages[0].error.message).not.toMatch(/\bat .+:\d+|node_modules|ZodError/);
    });
  }

  test('the error for an invalid message has its id', async ({ site }) => {
    const response = await post(`${site.url}/mcp`, { jsonrpc: '2.0', id: 7, method: 'ping', params: 'none' });
    expect(response).toMatchObject({ status: 400, messages: [{ id: 7, error: { code: -32600 } }] });
  });

  test('invalid arguments are a tool result that says what is wrong, so that a model can correct them', async ({
    site,
  }) => {
    for (const [args, hint] of [
      [{ skill: 'Go' }, 'skill'],
      [{ limit: 101 }, 'limit'],
      [{ remote: 'maybe' }, 'remote'],
      [{ q: 'x'.repeat(201) }, 'q'],
      [[], 'Invalid'],
    ] as const) {
      const response = await post(
        `${site.url}/mcp`,
        legacy('tools/call', { name: 'list_open_assignments', arguments: args }),
      );
      const texts = JSON.stringify(response.messages[0]);
      expect(texts).toContain(hint);
      expect(response.messages[0].result?.isError ?? response.messages[0].error !== undefined).toBe(true);
    }
  });
});

test.describe('the stateless revision', () => {
  for (const method of [
    'server/discover',
    'tools/list',
    'resources/list',
    'resources/templates/list',
    'prompts/list',
  ]) {
    test(`${method} is answered as JSON and states how long it may be cached`, async ({ site }) => {
      const { body, headers } = modern(method);
      const response = await post(`${site.url}/mcp`, body, headers);
      expect(response).toMatchObject({ status: 200, framing: 'json' });
      expect(response.messages[0].result).toMatchObject({
        resultType: 'complete',
        cacheScope: 'public',
        ttlMs: expect.any(Number),
      });
      expect(response.messages[0].result.ttlMs).toBeGreaterThan(0);
    });
  }

  for (const accept of ['application/json', '*/*', '']) {
    test(`a call that accepts “${accept}” is answered`, async ({ site }) => {
      const response = await post(`${site.url}/mcp`, call.body, { ...call.headers, Accept: accept });
      expect(response).toMatchObject({ status: 200, framing: 'json' });
    });
  }

  type Row = readonly [string, unknown, Record<string, string | undefined>, { status: number; code: number }];
  const rows: readonly Row[] = [
    ['without Mcp-Method', call.body, { ...call.headers, 'Mcp-Method': undefined }, { status: 400, code: -32020 }],
    ['with another Mcp-Method', call.body, { ...call.headers, 'Mcp-Method': 'ping' }, { status: 400, code: -32020 }],
    ['without Mcp-Name', call.body, { ...call.headers, 'Mcp-Name': undefined }, { status: 400, code: -32020 }],
    ['with another Mcp-Name', call.body, { ...call.headers, 'Mcp-Name': 'x' }, { status: 400, code: -32020 }],
    [
      'without a version header',
      call.body,
      { ...call.headers, 'MCP-Protocol-Version': undefined },
      { status: 400, code: -32020 },
    ],
    ['without _meta', list, withoutMeta, { status: 400, code: -32602 }],
    [
      'of a future revision',
      unknownRevision.body,
      { ...unknownRevision.headers, 'MCP-Protocol-Version': '2099-01-01' },
      { status: 400, code: -32022 },
    ],
    ['in a batch', [call.body, call.body], call.headers, { status: 400, code: -32600 }],
    ['for ping, which was removed', modern('ping').body, modern('ping').headers, { status: 404, code: -32601 }],
    ['for an unknown method', modern('no/such').body, modern('no/such').headers, { status: 404, code: -32601 }],
  ];
  for (const [title, body, headers, expected] of rows) {
    test(`a request ${title} is refused`, async ({ site }) => {
      const response = await post(`${site.url}/mcp`, body, headers);
      expect({ status: response.status, code: code(response) }).toEqual(expected);
    });
  }

  test('a future revision is refused with the supported ones', async ({ site }) => {
    const headers = { ...unknownRevision.headers, 'MCP-Protocol-Version': '2099-01-01' };
    const response = await post(`${site.url}/mcp`, unknownRevision.body, headers);
    expect(response.messages[0].error.data.supported).toEqual([MODERN]);
  });

  test('a subscription is acknowledged and ended at once, because the server pushes no changes', async ({ site }) => {
    const { body, headers } = modern('subscriptions/listen', { notifications: { toolsListChanged: true } });
    const response = await post(`${site.url}/mcp`, body, headers);
    expect(response.messages.map(({ method, result }) => method ?? result.resultType)).toEqual([
      'notifications/subscriptions/acknowledged',
      'complete',
    ]);
  });
});

test.describe('methods', () => {
  test('a client that asks for a stream gets 405', async ({ site }) => {
    const response = await ask(`${site.url}/mcp`, { headers: { Accept: 'text/event-stream' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(code(response)).toBe(-32000);
  });

  test('a person who opens the address is sent to the documentation', async ({ site, request }) => {
    const machine = await ask(`${site.url}/mcp`, { headers: { Accept: 'text/html;q=0, */*' } });
    expect(machine.status).toBe(405);
    const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const person = await ask(`${site.url}/mcp`, { headers });
    expect(person.status).toBe(303);
    expect(person.headers.get('location')).toMatch(/\/docs#mcp$/);
    expect(await (await request.get('/docs')).text()).toContain(' id="mcp"');
  });
});

test.describe('access', () => {
  // Which origins may call is tested in `lib/mcp/allowed-callers.test.ts`.
  for (const origin of ['https://app.example', 'http://localhost:6274']) {
    test(`a page of ${origin} may call and read the response`, async ({ site }) => {
      const preflight = await ask(`${site.url}/mcp`, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
      for (const name of ['Content-Type', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name']) {
        expect(preflight.headers.get('access-control-allow-headers')).toContain(name);
      }
      const response = await post(`${site.url}/mcp`, list, { Origin: origin });
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('vary')).toContain('Origin');
    });
  }

  for (const origin of ['http://app.example', 'null']) {
    test(`a page of “${origin}” may not call`, async ({ site }) => {
      for (const response of [
        await post(`${site.url}/mcp`, list, { Origin: origin }),
        await ask(`${site.url}/mcp`, { method: 'OPTIONS', headers: { Origin: origin } }),
      ]) {
        expect(response.status).toBe(403);
        expect(code(response)).toBe(-32000);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
    });
  }

  for (const [origin, status] of [
    ['https://listed.example', 200],
    ['https://app.example', 403],
  ] as const) {
    test(`where MCP_ALLOWED_ORIGINS lists another, a call by a page of ${origin} is ${status}`, async () => {
      expect((await post(`${strict.url}/mcp`, list, { Origin: origin })).status).toBe(status);
    });
  }

  for (const [host, status] of [
    ['127.0.0.1', 200],
    ['localhost:8080', 200],
    ['[::1]', 200],
    ['www.other.example', 200],
    ['evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['localhost.evil.example:3000', 403],
  ] as const) {
    test(`a request for the host ${host} is ${status}`, async () => {
      expect(await statusUnder(host, `${strict.url}/mcp`, list)).toBe(status);
    });
  }
});

let strict: Site;
test.beforeAll(async () => {
  strict = await startSite({
    MCP_ALLOWED_HOSTS: 'www.other.example',
    MCP_ALLOWED_ORIGINS: 'https://listed.example',
    TRUSTED_PROXIES: '1',
    MCP_MESSAGES_PER_MINUTE: '12',
  });
  await fetch(`${strict.url}/mcp`, { method: 'POST', headers: { 'X-Forwarded-For': '192.0.2.9' } });
});
test.afterAll(() => strict.stop());

test.describe('limits', () => {
  const as = (address: string, body: unknown = ping) => post(`${strict.url}/mcp`, body, { 'X-Forwarded-For': address });

  test('each address has a limit of messages per minute, and each message of a batch counts', async () => {
    const ten = Array.from({ length: 10 }, (_, id) => legacy('ping', undefined, id));
    expect((await as('192.0.2.1', ten)).status).toBe(200);
    expect((await as('192.0.2.1')).status).toBe(200);
    expect((await as('192.0.2.1')).status).toBe(200);
    const refused = await as('192.0.2.1');
    expect([refused.status, refused.framing]).toEqual([429, 'json']);
    const wait = refused.headers.get('retry-after');
    expect(Number(wait)).toBeGreaterThan(0);
    expect(Number(wait)).toBeLessThanOrEqual(60);
    const message = `Too many messages from this IP address. Try again in ${wait} seconds.`;
    expect(refused.messages).toEqual([{ jsonrpc: '2.0', error: { code: -32000, message }, id: null }]);
    expect(refused.headers.get('cache-control')).toContain('no-store');
    expect((await as('192.0.2.2')).status).toBe(200);
  });

  test('an address further left than the trusted proxy’s own entry is ignored', async () => {
    const claims = Array.from({ length: 12 }, (_, index) => as(`203.0.113.${index}, 192.0.2.3`));
    for (const response of await Promise.all(claims)) expect(response.status).toBe(200);
    expect((await as('203.0.113.99, 192.0.2.3')).status).toBe(429);
  });
});

test('responses are never stored or sniffed', async ({ site }) => {
  for (const response of [
    await post(`${site.url}/mcp`, list),
    await post(`${site.url}/mcp`, call.body, call.headers),
  ]) {
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('the log has method and tool, and nothing that a caller sent', async ({ site }) => {
  const secret = 'q7-private-word';
  await post(`${site.url}/mcp`, legacy('tools/call', { name: 'list_open_assignments', arguments: { q: secret } }));
  await post(`${site.url}/mcp`, legacy('tools/call', { name: secret, arguments: {} }));
  await post(`${site.url}/mcp`, legacy(secret));
  await post(`${site.url}/mcp`, legacy('prompts/get', { name: 'staffing_brief', arguments: { need: secret } }));
  await post(`${site.url}/mcp`, `{"${secret}`);
  await post(`${site.url}/mcp`, initialize(secret), { 'User-Agent': secret, 'X-Forwarded-For': '192.0.2.77' });
  // The line of the last call has to be there before the log is searched for what it must not contain.
  const lists = () => site.log().split('"method":"prompts/list"').length;
  const before = lists();
  await post(`${site.url}/mcp`, legacy('prompts/list'));
  await expect.poll(lists).toBe(before + 1);
  expect(site.log()).toContain('"method":"tools/call","tool":"list_open_assignments"');
  expect(site.log()).not.toContain(secret);
  expect(site.log()).not.toContain('192.0.2.77');
});
