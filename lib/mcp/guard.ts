import { type StandardSchemaV1, specTypeSchemas } from '@modelcontextprotocol/server';
import { config } from '../config/config.ts';
import { acceptable } from '../http/accept.ts';
import { clientAddress, proxiesOf } from '../http/client-address.ts';
import { isObject, parseJson } from '../http/json.ts';
import { MOST_BODY_BYTES, MOST_MCP_DEPTH } from '../http/limits.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/read-body.ts';
import { logMessage } from './log-message.ts';
import { rpcCode, rpcErrorResponse } from './rpc-error.ts';

const spend = createRateLimit();

/** Counts a message against the caller's limit. Returns a 429 response beyond it, otherwise `null`. */
function countMessage(request: Pick<Request, 'headers'>): Response | null {
  const settings = config();
  const limit = { seconds: 60, points: settings.mcp.messagesPerMinute };
  const wait = spend(limit, clientAddress(request, proxiesOf(settings)));
  if (wait === null) return null;
  const message = `Too many messages from this IP address. Try again in ${wait} seconds.`;
  return rpcErrorResponse(429, rpcCode.refused, message, { 'Retry-After': String(wait) });
}

/** Whether a value has more levels of values in one another than this. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Why a message is refused, or `null`. */
function objectionTo(message: unknown): string | null {
  // They left the protocol in revision 2025-06-18.
  if (Array.isArray(message)) return 'Batches are not supported. Send each message in a request of its own.';
  if (!isObject(message)) return 'A message must be a JSON object.';
  if (!isDeeper(message, MOST_MCP_DEPTH)) return null;
  return `Values must not be nested more than ${MOST_MCP_DEPTH} levels deep.`;
}

/** The objects of a request that may be empty, among them the client's capabilities. */
const OBJECTS = [
  ...['params', 'arguments', '_meta', 'capabilities', 'io.modelcontextprotocol/clientCapabilities'],
  ...['roots', 'sampling', 'elicitation', 'experimental', 'extensions', 'tasks'],
];
/** PHP writes an empty object as `[]`, others write `null`, and arguments as text, as models produce them. */
function asObject(name: string, value: unknown): unknown {
  if (name === 'arguments' && typeof value === 'string') return parseJson(value) ?? value;
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
  return isEmpty && OBJECTS.includes(name) ? {} : value;
}

const SHAPES = new Map<unknown, StandardSchemaV1>([
  ['initialize', specTypeSchemas.InitializeRequest],
  ['tools/list', specTypeSchemas.ListToolsRequest],
  ['tools/call', specTypeSchemas.CallToolRequest],
]);

/** Whether a message is one of the stateless revision (2026-07-28), which has no `initialize`. */
const isStateless = (params: unknown) =>
  isObject(params) && isObject(params._meta) && 'io.modelcontextprotocol/protocolVersion' in params._meta;

/** Refuses a request without the shape that its method demands. The SDK would answer with the report of its validator. */
async function refuseShape(message: unknown): Promise<Response | null> {
  const { id, method, params } = isObject(message) ? message : {};
  if (method === 'initialize' && isStateless(params)) return null;
  const result = await SHAPES.get(method)?.['~standard'].validate(message);
  const path = result?.issues?.[0]?.path;
  if (id === undefined || path === undefined) return null;
  const objection = `${path.map(String).join('.')} is missing or has the wrong type.`;
  return rpcErrorResponse(200, rpcCode.invalidParams, objection, {}, id);
}

/** The types that a client has to accept (MCP 2025-11-25, Transports). The transport looks for these very words. */
const TRANSPORT_TYPES = ['application/json', 'text/event-stream'];

/**
 * Checks a POST before the protocol handler sees it: its rate and size, and the kind and depth of its message, which is logged.
 * Returns the refusal, or the request to handle, with what some clients write differently corrected.
 */
export async function guard(original: Request): Promise<Response | Request> {
  // Before the body is read.
  const refused = countMessage(original);
  if (refused !== null) return refused;
  const body = await readBody(original, MOST_BODY_BYTES);
  if (body === null) {
    return rpcErrorResponse(413, rpcCode.refused, `The request body must not exceed ${MOST_BODY_BYTES} bytes.`);
  }
  // What is not JSON goes to the protocol handler, which responds with -32700.
  const message = parseJson(body);
  const objection = message === undefined ? null : objectionTo(message);
  if (objection !== null) return rpcErrorResponse(400, rpcCode.invalidRequest, objection);
  logMessage(message);
  const { url, signal } = original;
  const headers = new Headers(original.headers);
  headers.set('accept', acceptable(headers.get('accept'), TRANSPORT_TYPES).join(', '));
  const corrected = isObject(message) ? JSON.stringify(message, asObject) : body;
  const wrong = await refuseShape(parseJson(corrected));
  return wrong ?? new Request(url, { method: 'POST', headers, body: corrected, signal });
}
