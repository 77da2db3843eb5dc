import { beforeEach, expect, it, vi } from 'vitest';
import { guard } from './guard.ts';

vi.stubEnv('BASE_URL', 'https://www.example.com');
vi.stubEnv('MCP_MESSAGES_PER_MINUTE', '2');
// What names the address of the connection.
vi.stubEnv('TRUSTED_PROXIES', '1');

/** An address that no message has been counted for. */
let address = '203.0.113.0';
beforeEach(() => {
  address = address.replace(/\d+$/, (last) => String(Number(last) + 1));
});

/** What becomes of a message: the request to handle, or the refusal. */
const guarded = (
  message: unknown,
  headers: Readonly<Record<string, string>> = {},
) =>
  guard(
    new Request('https://www.example.com/mcp', {
      method: 'POST',
      headers: { 'X-Forwarded-For': address, ...headers },
      body:
        message instanceof ReadableStream ? message : JSON.stringify(message),
      duplex: 'half',
    } as RequestInit),
  );
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

it('a caller beyond its limit is refused before the body is read, also by an address that it claims; others are not', async () => {
  const as = (caller: string, message: object = ping) =>
    guarded(message, { 'X-Forwarded-For': caller });
  for (const claimed of ['192.0.2.1', '192.0.2.2'])
    expect(await as(`${claimed}, ${address}`)).toBeInstanceOf(Request);
  const refusal = await as(`192.0.2.3, ${address}`, new ReadableStream());
  expect(refusal).toMatchObject({ status: 429 });
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await as('192.0.2.1, 198.51.100.2');
  expect(other, 'control').toBeInstanceOf(Request);
});

const deep = JSON.parse('['.repeat(40) + ']'.repeat(40));
it.each([[[ping]], [[]], [null], [{ ...ping, params: { deep } }]])(
  '%j is refused with one sentence',
  async (body) => {
    const refusal = await guarded(body);
    const message =
      'A message must be one JSON object, and no batch, with values nested at most 32 levels deep.';
    expect(refusal).toMatchObject({ status: 400 });
    expect(await refusal.json()).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32600, message },
    });
  },
);

it.each<[what: string, params: unknown, handled: unknown]>([
  ['right (control)', { arguments: { q: 'b' } }, { arguments: { q: 'b' } }],
  ['a list of PHP', [], undefined],
  ['arguments as a list of PHP', { arguments: [] }, {}],
  ['_meta as a list of PHP', { _meta: [] }, {}],
  [
    'capabilities, which are required, as a list of PHP',
    { capabilities: [] },
    { capabilities: {} },
  ],
  [
    'arguments as one text of JSON',
    { arguments: '{"q":"b"}' },
    { arguments: { q: 'b' } },
  ],
  ['arguments as no text', { arguments: '' }, { arguments: {} }],
  [
    'arguments that are empty',
    { arguments: { q: [], role: null } },
    { arguments: {} },
  ],
])(
  'parameters that are %s are passed on as they are meant',
  async (_what, params, handled) => {
    const request = await guarded({ params });
    expect(await request.json()).toEqual({ params: handled });
  },
);

it.each<[method: string, params: unknown, place: string]>([
  ['tools/call', { name: 5 }, 'params.name'],
  ['tools/call', { name: 'a', arguments: 'b' }, 'params.arguments'],
  ['tools/call', undefined, 'params'],
  ['tools/list', { cursor: 5 }, 'params.cursor'],
  ['initialize', { clientInfo: {} }, 'params.protocolVersion'],
])(
  'what is wrong with %s and %j is said in one sentence of the site',
  async (method, params, place) => {
    const result = await guarded({ jsonrpc: '2.0', id: 7, method, params });
    const message = `${place} is missing or has the wrong type.`;
    expect(result).toMatchObject({ status: 200 });
    expect(await result.json()).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { code: -32602, message },
    });
  },
);

const [JSON_TYPE, EVENTS] = ['application/json', 'text/event-stream'];
const BOTH = `${JSON_TYPE}, ${EVENTS}`;
it.each([
  ['', BOTH],
  ['text/*', EVENTS],
  ['text/html, */*;q=0.1', BOTH],
  ['APPLICATION/JSON, Text/Event-Stream', BOTH],
  ['application/json;q=0, text/event-stream', EVENTS],
  ['application/jsonx, text/event-stream', EVENTS],
  ['*/*;q=0', ''],
])(
  'of a caller that accepts “%s” the transport hears that it accepts “%s”',
  async (Accept, expected) => {
    const { headers } = await guarded({}, { Accept });
    expect(headers.get('accept')).toBe(expected);
  },
);
