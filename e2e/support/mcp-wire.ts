/** The time limit of every request. */
const PATIENCE_MS = 20_000;

/**
 * Sends one request, and reads the JSON-RPC messages of its response, in either
 * framing. Fails if the response never ends.
 */
export async function ask(url: string, init: RequestInit = {}) {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...init,
  });
  const { status, headers } = response;
  const text = await response.text();
  const type = headers.get('content-type') ?? 'none';
  const json = type.startsWith('application/json')
    ? [text]
    : (text.match(/(?<=^data: ).*/gm) ?? []);
  // biome-ignore lint/suspicious/noExplicitAny: the tests inspect whatever the server sends
  const messages: readonly any[] = json
    .filter(Boolean)
    .flatMap((data) => JSON.parse(data));
  return { status, headers, type, messages };
}

const SENT = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};

/** A POST as clients send it. A string body is sent unchanged. */
export const post = (
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) =>
  ask(url, {
    method: 'POST',
    headers: { ...SENT, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const MODERN = '2026-07-28';

const META = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1.0.0' },
};

/** A request of the stateless revision and its headers. */
export function modern(
  method: string,
  params: Readonly<Record<string, unknown>> = {},
) {
  const { name } = params;
  return {
    body: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } },
    headers: {
      'MCP-Protocol-Version': MODERN,
      'Mcp-Method': method,
      ...(typeof name === 'string' && { 'Mcp-Name': name }),
    },
  };
}

/** A request of the `initialize` revisions. */
export const legacy = (method: string, params?: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  ...(params && { params }),
});

/** The request that calls a tool, as a minimal client would. */
export const toolCall = (name: string, args: object) => ({
  method: 'POST',
  headers: { ...SENT, 'MCP-Protocol-Version': '2025-06-18' },
  body: JSON.stringify(legacy('tools/call', { name, arguments: args })),
});

/** Calls one tool and gives its result. */
export async function callTool(
  siteUrl: string,
  name: string,
  args = {},
): Promise<{ isError?: boolean; structuredContent?: unknown }> {
  const { messages } = await ask(`${siteUrl}/mcp`, toolCall(name, args));
  return messages[0].result;
}
