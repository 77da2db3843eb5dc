// Offers the MCP endpoint's tools to an agent in the browser (WebMCP, https://webmachinelearning.github.io/webmcp/).
// Every call goes to the endpoint, so both give the same results.

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

/** Sends a message to the endpoint and returns the answer: `result` or `error` (JSON-RPC 2.0). */
async function send(endpoint, method, params, signal) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(endpoint, { method: 'POST', headers: HEADERS, body, signal });
  const text = await answer.text();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
}

/** Calls a tool and returns its result; an error becomes a result that explains it. */
async function call(endpoint, name, args, signal) {
  const { result, error } = await send(endpoint, 'tools/call', { name, arguments: args }, signal);
  return result ?? { content: [{ type: 'text', text: error.message }], isError: true };
}

/** Registers every tool of the endpoint with the browser's model context. */
export async function offerTools(modelContext, endpoint) {
  const { result } = await send(endpoint, 'tools/list', {});
  const tools = result.tools.map(({ outputSchema: _, ...tool }) => ({
    ...tool,
    // Assignments contain third-party text.
    annotations: { ...tool.annotations, untrustedContentHint: true },
    // Browsers before Chrome 153 pass no signal.
    execute: (args, options) => call(endpoint, tool.name, args, options?.signal),
  }));
  await Promise.all(tools.map((tool) => modelContext.registerTool(tool)));
}
