import { describe, expect, it, vi } from 'vitest';
import { guard } from './guard.ts';

// The layer appends the address of the connection.
vi.mock('../http/layer-active.ts', () => ({ isLayerActive: () => true }));
vi.stubEnv('BASE_URL', 'https://www.example.com');
vi.stubEnv('MCP_MESSAGES_PER_MINUTE', '2');

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

/** What becomes of a body with this `X-Forwarded-For`: the request to handle, or the refusal. */
function guarded(forwarded: string, body: unknown = ping) {
  const headers = { Host: 'www.example.com', 'X-Forwarded-For': forwarded };
  return guard(new Request('https://www.example.com/mcp', { method: 'POST', headers, body: JSON.stringify(body) }));
}

describe('guard', () => {
  let callers = 0;
  /** An address that no message has been counted for. */
  function newAddress() {
    callers += 1;
    return `203.0.113.${callers}`;
  }

  it('without a trusted proxy a caller can’t choose the address under which it is counted', async () => {
    const refusals: unknown[] = [];
    for (const claimed of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      const result = await guarded(`${claimed}, 198.51.100.1`);
      refusals.push(result instanceof Response && result.status);
    }
    expect(refusals).toEqual([false, false, 429]);
    expect(await guarded('192.0.2.1, 198.51.100.2'), 'control').toBeInstanceOf(Request);
  });

  it.each<[what: string, body: unknown]>([
    ['a batch', [ping, ping]],
    ['a batch of one', [ping]],
    ['an empty batch', []],
  ])('refuses %s with one sentence, in every revision', async (_what, body) => {
    const refusal = (await guarded(`198.51.100.4${JSON.stringify(body).length}`, body)) as Response;
    expect(refusal.status).toBe(400);
    const message = 'Batches are not supported. Send each message in a request of its own.';
    expect(await refusal.json()).toEqual({ jsonrpc: '2.0', id: null, error: { code: -32600, message } });
  });

  it('refuses a caller beyond its limit before it reads the body', async () => {
    for (const _ of [1, 2]) expect(await guarded('198.51.100.3'), 'control').toBeInstanceOf(Request);
    const headers = { Host: 'www.example.com', 'X-Forwarded-For': '198.51.100.3' };
    const endless = { method: 'POST', headers, body: new ReadableStream(), duplex: 'half' } as const;
    expect(await guard(new Request('https://www.example.com/mcp', endless))).toMatchObject({ status: 429 });
  });

  it.each<[what: string, message: object, handled: object]>([
    [
      'a message that is right (control)',
      { params: { name: 'a', arguments: { q: 'b' } } },
      { params: { name: 'a', arguments: { q: 'b' } } },
    ],
    ['parameters that PHP wrote as a list', { params: [] }, { params: {} }],
    [
      'arguments that PHP wrote as a list',
      { params: { name: 'a', arguments: [] } },
      { params: { name: 'a', arguments: {} } },
    ],
    ['arguments that are null', { params: { name: 'a', arguments: null } }, { params: { name: 'a', arguments: {} } }],
    ['capabilities that PHP wrote as a list', { params: { capabilities: [] } }, { params: { capabilities: {} } }],
    ['parameters that are null', { params: null }, { params: {} }],
    ['metadata that PHP wrote as a list', { params: { _meta: [] } }, { params: { _meta: {} } }],
    [
      'capabilities within capabilities',
      { params: { capabilities: { roots: [] } } },
      { params: { capabilities: { roots: {} } } },
    ],
    [
      'arguments that a model wrote as text',
      { params: { arguments: '{"q":"a"}' } },
      { params: { arguments: { q: 'a' } } },
    ],
    ['an argument that is an empty list', { params: { arguments: { q: [] } } }, { params: { arguments: { q: [] } } }],
    ['a list that is no empty object', { params: ['a'] }, { params: ['a'] }],
    [
      'an initialize of the revision that has none, which the SDK refuses',
      { id: 1, method: 'initialize', params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } } },
      { id: 1, method: 'initialize', params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } } },
    ],
  ])('passes on %s', async (_what, message, handled) => {
    expect(await (await guarded(newAddress(), message)).json()).toEqual(handled);
  });

  it.each<[method: string, params: unknown, place: string]>([
    ['tools/call', { name: 5 }, 'params.name'],
    ['tools/call', { name: 'a', arguments: ['b'] }, 'params.arguments'],
    ['tools/call', { name: 'a', arguments: 'b' }, 'params.arguments'],
    ['tools/call', { name: 'a', _meta: 'b' }, 'params._meta'],
    ['tools/call', undefined, 'params'],
    ['tools/list', { cursor: 5 }, 'params.cursor'],
    ['initialize', { capabilities: [], clientInfo: { name: 'a', version: '1' } }, 'params.protocolVersion'],
  ])(
    'says in one sentence what is wrong with %s and %j, without the report of a validator',
    async (method, params, place) => {
      const refusal = (await guarded(newAddress(), { jsonrpc: '2.0', id: 7, method, params })) as Response;
      const error = { code: -32602, message: `${place} is missing or has the wrong type.` };
      expect([refusal.status, await refusal.json()]).toEqual([200, { jsonrpc: '2.0', id: 7, error }]);
    },
  );

  const BOTH = 'application/json, text/event-stream';
  it.each([
    [null, BOTH],
    ['', BOTH],
    ['*/*', BOTH],
    ['application/json, text/event-stream', BOTH],
    ['Application/JSON,TEXT/EVENT-STREAM', BOTH],
    ['text/event-stream;q=0.9, application/json;q=0.1', BOTH],
    ['application/json; charset=utf-8, text/event-stream', BOTH],
    ['application/*, text/*', BOTH],
    ['text/html, */*;q=0.1', BOTH],
    ['application/json, */*;q=0.5', BOTH],
    ['application/json', 'application/json'],
    ['text/event-stream', 'text/event-stream'],
    ['application/json;q=0, text/event-stream', 'text/event-stream'],
    ['application/json, text/event-stream;Q=0.0', 'application/json'],
    ['text/event-stream;q=0, */*', 'application/json'],
    ['application/jsonx, text/event-stream', 'text/event-stream'],
    ['*/*;q=0', ''],
  ])('of a caller that accepts %s the transport hears that it accepts %s', async (accept, expected) => {
    const headers = { 'X-Forwarded-For': newAddress(), ...(accept !== null && { Accept: accept }) };
    const request = await guard(new Request('https://www.example.com/mcp', { method: 'POST', headers, body: '{}' }));
    expect(request.headers.get('accept')).toBe(expected);
  });
});
