// Offers the tools of the MCP endpoint to an agent in the browser (WebMCP, https://webmachinelearning.github.io/webmcp/).
// They are those of the server card, and every call is a call of the endpoint, so that both answer alike.

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

/** Calls a tool; the result is the endpoint's own, and what the endpoint refuses is a result that says why. */
async function call({ endpoint, protocolVersion }, name, args, signal) {
  const answer = await fetch(new URL(endpoint).pathname, {
    method: 'POST',
    headers: { ...HEADERS, 'MCP-Protocol-Version': protocolVersion },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    signal,
  });
  const text = await answer.text();
  const { result, error } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  return result ?? { content: [{ type: 'text', text: error.message }], isError: true };
}

/** Registers every tool of the card at this address with the browser's model context, of the newest draft or an older one. */
export async function offerTools(modelContext, cardAddress) {
  const card = await (await fetch(cardAddress)).json();
  const tools = card.tools.map((tool) => ({
    ...tool,
    // The texts of assignments are other parties'.
    annotations: { ...tool.annotations, untrustedContentHint: true },
    // Older drafts give something else than options.
    execute: (args, options) => call(card, tool.name, args, options?.signal),
  }));
  if (modelContext.registerTool) await Promise.all(tools.map((tool) => modelContext.registerTool(tool)));
  else modelContext.provideContext({ tools });
}
