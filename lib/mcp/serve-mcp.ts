import type { McpServer } from '@modelcontextprotocol/server';
import { createMcpHandler } from 'mcp-handler';
import { config } from '../config.ts';
import { log } from '../log.ts';
import { guard, isAllowedOrigin, mcpCors, rpcError } from './guard.ts';
import { serverIdentity } from './identity.ts';
import { jsonSchemaOf, READ_ONLY, type Tool } from './tool.ts';
import { tools } from './tools.ts';

type Schema = Tool['input'];

/** The schema with its JSON Schema computed once: the SDK builds a server per request and would convert it each time. */
function withFixedJsonSchema(schema: Schema, io: 'input' | 'output'): Schema {
  const json = jsonSchemaOf(schema, io);
  const standard = { ...schema['~standard'], jsonSchema: { input: () => json, output: () => json } };
  return Object.assign(Object.create(schema) as Schema, { '~standard': standard });
}

const registrations = tools.map((tool) => ({
  tool,
  inputSchema: withFixedJsonSchema(tool.input, 'input'),
  outputSchema: withFixedJsonSchema(tool.output, 'output'),
}));

/** A tool's answer; what is thrown inside goes to the log and not to the client. */
async function callSafely(tool: Tool, args: unknown) {
  log('info', 'mcp_tool_called', { tool: tool.name });
  try {
    return await tool.call(args);
  } catch (error) {
    log('error', 'mcp_tool_failed', { tool: tool.name, error: error instanceof Error ? error.stack : String(error) });
    return {
      content: [{ type: 'text' as const, text: 'Something went wrong on our side. Please try again in a minute.' }],
      isError: true,
    };
  }
}

function register(server: McpServer) {
  for (const { tool, inputSchema, outputSchema } of registrations) {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema,
        outputSchema,
        annotations: { title: tool.title, ...READ_ONLY },
      },
      (args) => callSafely(tool, args),
    );
  }
}

const HOUR_MS = 3_600_000;

let handler: ((request: Request) => Promise<Response>) | undefined;

function protocolHandler() {
  handler ??= createMcpHandler(register, {
    serverInfo: serverIdentity(),
    // No change notifications: clients would hold streams open for a list that is fixed per deployment.
    capabilities: { tools: { listChanged: false } },
    instructions: `Public facts of ${config().siteName}: open consulting assignments and what the business does. Read-only and without login. Show the person the url of an assignment; applying and contacting are done by the person.`,
    cacheHints: {
      'tools/list': { ttlMs: HOUR_MS, cacheScope: 'public' },
      'server/discover': { ttlMs: HOUR_MS, cacheScope: 'public' },
    },
  });
  return handler;
}

function finish(request: Request, response: Response): Response {
  const origin = request.headers.get('origin');
  const answer = new Response(response.body, response);
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.append('Vary', 'Origin');
  if (origin !== null && isAllowedOrigin(origin)) {
    answer.headers.set('Access-Control-Allow-Origin', origin);
    for (const [name, value] of Object.entries(mcpCors)) answer.headers.set(name, value);
  }
  return answer;
}

/** Answers one POST of the Model Context Protocol (Streamable HTTP), in both generations of the protocol. */
export async function serveMcp(request: Request): Promise<Response> {
  const verdict = await guard(request);
  return finish(request, verdict.ok ? await protocolHandler()(verdict.request) : verdict.response);
}

/** Answers a browser's preflight for the endpoint (Fetch standard, CORS preflight). */
export function mcpPreflight(request: Request): Response {
  const allowed = { Allow: 'POST, OPTIONS' };
  const origin = request.headers.get('origin');
  if (origin !== null && !isAllowedOrigin(origin)) {
    return finish(request, rpcError(403, -32000, 'This origin may not call the endpoint from a browser.', allowed));
  }
  return finish(request, new Response(null, { status: 204, headers: allowed }));
}
