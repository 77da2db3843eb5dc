import { describe, expect, it, vi } from 'vitest';
import { guard } from './guard.ts';

// The layer appends the address of the connection.
vi.mock('../http/layer-active.ts', () => ({ isLayerActive: () => true }));
vi.stubEnv('BASE_URL', 'https://www.example.com');
vi.stubEnv('MCP_MESSAGES_PER_MINUTE', '2');

/** What becomes of a body with this `X-Forwarded-For`: the request to handle, or the refusal. */
function guarded(forwarded: string, body: unknown = { jsonrpc: '2.0', id: 1, method: 'ping' }) {
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

  it('refuses a caller beyond its limit before it reads the body, and a batch that is too long spends one message', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    expect(await guarded('198.51.100.3', Array(11).fill(ping))).toMatchObject({ status: 400 });
    expect(await guarded('198.51.100.3'), 'control').toBeInstanceOf(Request);
    const headers = { Host: 'www.example.com', 'X-Forwarded-For': '198.51.100.3' };
    const body = new ReadableStream();
    const endless = { method: 'POST', headers, body, duplex: 'half' } as const;
    expect(await guard(new Request('https://www.example.com/mcp', endless))).toMatchObject({ status: 429 });
  });

  it('drops the cancellation of a request in the same batch, which would never be answered', async () => {
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    expect(await (await guarded('198.51.100.9', [list, cancelled])).json()).toEqual([list]);
  });
});
