import { NUMBER } from './load.mjs';

// Calls to the MCP endpoint, in the stateless and in an older protocol revision.
const STATELESS = '2026-07-28';
const META = {
  'io.modelcontextprotocol/protocolVersion': STATELESS,
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
};
const METHODS = {
  'tools/call': { name: 'list_open_assignments', arguments: { limit: 10 } },
  'tools/list': {},
};

const request = (headers, method, params) => ({
  path: '/mcp',
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
});

const GENERATIONS = {
  '2025-11-25': (method, params) => request({ 'MCP-Protocol-Version': '2025-11-25' }, method, params),
  [STATELESS]: (method, params) => {
    const headers = { 'MCP-Protocol-Version': STATELESS, 'Mcp-Method': method };
    if (params.name) headers['Mcp-Name'] = params.name;
    return request(headers, method, { ...params, _meta: META });
  },
};

/** The same call with a number that no other call has. */
function numbered({ body, ...asked }) {
  const { params, ...message } = JSON.parse(body);
  const _meta = { ...params._meta, progressToken: NUMBER };
  return { ...asked, body: JSON.stringify({ ...message, params: { ...params, _meta } }), isNumbered: true };
}

const repeated = Object.entries(GENERATIONS).flatMap(([generation, requestOf]) =>
  Object.entries(METHODS).map(([method, params]) => ({
    key: `${method} ${generation}`,
    row: `${method.replace('/', '-')}-${generation}`,
    method,
    request: requestOf(method, params),
  })),
);

const various = repeated
  .filter(({ method }) => method === 'tools/call')
  .map((call) => ({ ...call, key: `${call.key}, never repeated`, request: numbered(call.request) }));

export const CALLS = [...repeated, ...various];

/** The site's response to a call: the raw body and the result in it. */
export async function captureCall(site, { key, row, method, request: asked }) {
  const { path, method: verb, headers, body } = asked;
  const answer = await fetch(`${site.url}${path}`, { method: verb, headers, body });
  const text = await answer.text();
  const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  if (!result || result.isError) throw new Error(`${key} failed: ${text.slice(0, 200)}`);
  return { key: row, method, type: answer.headers.get('content-type'), text, bytes: Buffer.byteLength(text), result };
}
