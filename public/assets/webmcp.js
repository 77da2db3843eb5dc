// Offers the MCP endpoint's tools to an agent in the browser (WebMCP, https://webmachinelearning.github.io/webmcp/).
// Tools come from the server card and every call goes to the endpoint, so both give the same results.

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

/** Calls a tool and returns the endpoint's result; an error becomes a result that explains it. */
async function call({ transport, protocolVersion }, name, args, signal) {
  const answer = await fetch(new URL(transport.endpoint).pathname, {
    method: 'POST',
    headers: { ...HEADERS, 'MCP-Protocol-Version': protocolVersion },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    signal,
  });
  const text = await answer.text();
  const { result, error } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  return result ?? { content: [{ type: 'text', text: error.message }], isError: true };
}

/** Registers every tool of a server card with the browser's model context. */
export async function offerTools(modelContext, cardAddress) {
  const card = await (await fetch(cardAddress)).json();
  const tools = card.tools.map((tool) => ({
    ...tool,
    // Assignments contain third-party text.
    annotations: { ...tool.annotations, untrustedContentHint: true },
    // Browsers before Chrome 153 pass no signal.
    execute: (args, options) => call(card, tool.name, args, options?.signal),
  }));
  await Promise.all(tools.map((tool) => modelContext.registerTool(tool)));
}
