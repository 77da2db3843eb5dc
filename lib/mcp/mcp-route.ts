import { createMcpHandler } from 'mcp-handler';
import { config } from '../config/config.ts';
import { corsHeaders } from '../http/response-headers.ts';
import type { Handler } from '../http/route-handler.ts';
import { log } from '../log.ts';
import { mcpGuide } from '../routes/addresses.ts';
import { THIRD_PARTY } from '../routes/interface.ts';
import { refuseCaller } from './allowed-callers.ts';
import { guard } from './guard.ts';
import { refusal } from './rpc-error.ts';
import { serverInfo } from './server-card.ts';
import { tools } from './tools.ts';

const METHODS = 'POST, OPTIONS';
const ALLOWED_HEADERS =
  'Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID, Authorization';

const instructionsOf = (siteName: string) =>
  [
    `Public information from ${siteName}: its open consulting assignments and what it does.`,
    'Read-only; no login is needed.',
    'Give the person the url of every assignment you mention.',
    'Applying, signing in and making contact are up to the person, through the links in the results.',
    THIRD_PARTY,
  ].join(' ');

/** Handles a checked POST in the protocol revision it uses. */
function protocolHandler() {
  const { siteName, feed } = config();
  const hint = {
    ttlMs: feed.revalidateSeconds * 1000,
    cacheScope: 'public',
  } as const;
  return createMcpHandler(
    (server) => {
      for (const { name, registration, call } of tools)
        server.registerTool(name, registration, call);
    },
    {
      serverInfo: serverInfo(),
      // The tools stay the same.
      capabilities: { tools: { listChanged: false } },
      instructions: instructionsOf(siteName),
      telemetry: false,
      cacheHints: { 'server/discover': hint, 'tools/list': hint },
    },
  );
}

const HEADERS = { ...corsHeaders, Allow: METHODS, 'Cache-Control': 'no-store' };

/** The response, which pages may read and no cache stores. */
function finished(response: Response): Response {
  for (const [name, value] of Object.entries(HEADERS))
    response.headers.set(name, value);
  return response;
}

/**
 * Refuses anything but POST: there are no streams to GET and no sessions to
 * DELETE. RFC 9110 §15.5.6 requires `Allow`.
 */
const notPost: Handler = ({ method }) =>
  finished(
    refusal(
      405,
      `The MCP endpoint does not support ${method}. Use POST; see ${mcpGuide}.`,
    ),
  );

/** The handler for callers that are allowed. */
const forAllowed =
  (handler: Handler): Handler =>
  async (request) =>
    finished(refuseCaller(request) ?? (await handler(request)));

/**
 * The method handlers of the MCP endpoint (Streamable HTTP, without sessions).
 */
export function mcpRoute() {
  const handle = protocolHandler();
  const POST = forAllowed(async (request) => {
    const checked = await guard(request);
    if (checked instanceof Response) return checked;
    const response = await handle(checked);
    const { status, headers } = response;
    if (status >= 500) log('error', 'mcp_failed', { part: 'protocol', status });
    // One chunk is cheaper to send than a stream, which no tool needs.
    return new Response(await response.text(), { status, headers });
  });
  const OPTIONS = forAllowed(
    () =>
      new Response(null, {
        status: 204,
        headers: {
          'Access-Control-Allow-Methods': METHODS,
          'Access-Control-Allow-Headers': ALLOWED_HEADERS,
          'Access-Control-Max-Age': '86400',
        },
      }),
  );
  return {
    GET: notPost,
    HEAD: notPost,
    POST,
    PUT: notPost,
    PATCH: notPost,
    DELETE: notPost,
    OPTIONS,
  };
}
