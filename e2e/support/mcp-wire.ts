/** The HTTP response and the JSON-RPC messages in it, in either framing. */
export type WireResponse = {
  readonly status: number;
  readonly headers: Headers;
  readonly framing: 'json' | 'events' | 'none';
  // biome-ignore lint/suspicious/noExplicitAny: the tests inspect whatever the server sends
  readonly messages: readonly any[];
};

/** The time limit of every request. */
const PATIENCE_MS = 20_000;

function framingOf(type: string | null): WireResponse['framing'] {
  if (type?.startsWith('text/event-stream')) return 'events';
  return type?.startsWith('application/json') ? 'json' : 'none';
}

/** Sends one request; fails if the response never ends. */
export async function ask(url: string, init: RequestInit = {}): Promise<WireResponse> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init });
  const { status, headers } = response;
  const framing = framingOf(headers.get('content-type'));
  const text = await response.text();
  const json = framing === 'events' ? [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data) : [text];
  const messages = framing === 'none' ? [] : json.filter(Boolean).flatMap((data) => JSON.parse(data));
  return { status, headers, framing, messages };
}

const SENT = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

type Sent = Readonly<Record<string, string | undefined>>;

/** A POST as clients send it. A header that is `undefined` is left out; a string body is sent unchanged. */
export function post(url: string, body: unknown, headers: Sent = {}): Promise<WireResponse> {
  const sent = Object.entries({ ...SENT, ...headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return ask(url, { method: 'POST', headers: sent, body: typeof body === 'string' ? body : JSON.stringify(body) });
}

export const MODERN = '2026-07-28';

const META = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1.0.0' },
};

/** A request of the stateless revision and its headers. */
export function modern(method: string, params: Readonly<Record<string, unknown>> = {}, meta: object = META) {
  const name = params.name ?? params.uri;
  return {
    body: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } },
    headers: {
      'MCP-Protocol-Version': MODERN,
      'Mcp-Method': method,
      ...(typeof name === 'string' && { 'Mcp-Name': name }),
    },
  };
}

/** A request of the `initialize` revisions. */
export const legacy = (method: string, params?: object, id: number | string = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params && { params }),
});
