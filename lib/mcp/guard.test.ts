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
    ['a list that is no empty object', { params: ['a'] }, { params: ['a'] }],
  ])('passes on %s', async (_what, message, handled) => {
    expect(await (await guarded(`203.0.113.${JSON.stringify(message).length}`, message)).json()).toEqual(handled);
  });

  it.each([
    [null, true],
    ['*/*', true],
    ['application/*', true],
    ['text/html, */*;q=0.1', true],
    ['application/json', false],
    ['text/event-stream', false],
    ['*/*;q=0', false],
  ])('a caller that accepts %s is given both of the transport’s types: %s', async (accept, expected) => {
    const headers = {
      'X-Forwarded-For': `192.0.2.${String(accept).length}`,
      ...(accept !== null && { Accept: accept }),
    };
    const request = await guard(new Request('https://www.example.com/mcp', { method: 'POST', headers, body: '{}' }));
    expect(request.headers.get('accept') === 'application/json, text/event-stream').toBe(expected);
  });
});
