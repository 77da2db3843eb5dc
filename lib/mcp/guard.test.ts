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
});
