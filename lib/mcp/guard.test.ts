import { describe, expect, it, vi } from 'vitest';
import { guard } from './guard.ts';

// The layer appends the address of the connection.
vi.mock('../http/layer-active.ts', () => ({ isLayerActive: () => true }));
vi.stubEnv('BASE_URL', 'https://www.example.com');
vi.stubEnv('MCP_MESSAGES_PER_MINUTE', '2');

/** The status of the refusal of a ping with this `X-Forwarded-For`, or `null` if the ping is accepted. */
async function refusalOf(forwarded: string): Promise<number | null> {
  const headers = { Host: 'www.example.com', 'X-Forwarded-For': forwarded };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const checked = await guard(new Request('https://www.example.com/mcp', { method: 'POST', headers, body }));
  return checked instanceof Response ? checked.status : null;
}

describe('guard', () => {
  it('without a trusted proxy a caller can’t choose the address under which it is counted', async () => {
    const claims = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((claimed) => `${claimed}, 198.51.100.1`);
    const refusals: unknown[] = [];
    for (const forwarded of claims) refusals.push(await refusalOf(forwarded));
    expect(refusals).toEqual([null, null, 429]);
    expect(await refusalOf('192.0.2.1, 198.51.100.2'), 'control').toBeNull();
  });

  it('drops the cancellation of a request in the same batch, which would never be answered', async () => {
    const messages = [
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
    ];
    const headers = { Host: 'www.example.com', 'X-Forwarded-For': '198.51.100.9' };
    const post = (body: unknown) =>
      guard(new Request('https://www.example.com/mcp', { method: 'POST', headers, body: JSON.stringify(body) }));
    const checked = await post(messages);
    if (checked instanceof Response) throw new Error('expected the batch to be accepted');
    expect(await checked.request.json()).toEqual([messages[0]]);
  });
});
