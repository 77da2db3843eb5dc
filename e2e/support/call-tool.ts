/** The request that calls a tool, as a minimal client would. */
export const toolCall = (
  name: string,
  args: Readonly<Record<string, unknown>>,
) => ({
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': '2025-06-18',
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  }),
});

/** Calls one tool and returns its result. */
export async function callTool(
  siteUrl: string,
  name: string,
  args: Readonly<Record<string, unknown>> = {},
) {
  const response = await fetch(`${siteUrl}/mcp`, toolCall(name, args));
  const text = await response.text();
  const json = text.startsWith('{')
    ? text
    : (/^data: (.*)$/m.exec(text)?.[1] ?? 'null');
  const { result } = JSON.parse(json) as {
    result: { isError?: boolean; structuredContent?: unknown };
  };
  return result;
}
