import {
  type StandardSchemaV1,
  specTypeSchemas,
} from '@modelcontextprotocol/server';
import { config } from '../config/config.ts';
import { acceptable } from '../http/accept.ts';
import { clientAddress } from '../http/caller.ts';
import { isObject, parseJson } from '../http/json.ts';
import { MOST_BODY_BYTES } from '../http/limits.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/read-body.ts';
import { rpcCode, rpcErrorResponse } from './rpc-error.ts';

/** How deep values in a request may be nested. */
const MOST_DEPTH = 32;

const spend = createRateLimit();

/** A JSON-RPC message, before it is checked. */
type Message = Readonly<Record<string, unknown>>;

/** Whether a value has more levels of values in one another than this. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (
    levels === 0 ||
    Object.values(value).some((inner) => isDeeper(inner, levels - 1))
  );
}

// Batches left the protocol in revision 2025-06-18.
const NO_MESSAGE = `A message must be one JSON object, and no batch, with values nested at most ${MOST_DEPTH} levels deep.`;

/**
 * The objects of a request that may be empty: its own, and capabilities of the
 * client.
 */
const OBJECTS = new Set([
  'params',
  'arguments',
  '_meta',
  'capabilities',
  'io.modelcontextprotocol/clientCapabilities',
  'roots',
  'sampling',
  'elicitation',
  'experimental',
  'extensions',
  'tasks',
]);

/**
 * PHP writes an empty object as `[]`, others write `null`, and some models write
 * all arguments as one text of JSON.
 */
function asObject(name: string, value: unknown): unknown {
  const isEmpty =
    value === null || (Array.isArray(value) && value.length === 0);
  if (isEmpty && OBJECTS.has(name)) return {};
  if (name !== 'arguments' || typeof value !== 'string') return value;
  const parsed = value.trim() === '' ? {} : parseJson(value);
  const isValid = isObject(parsed) && !isDeeper(parsed, MOST_DEPTH);
  return isValid ? parsed : value;
}

const SHAPES = new Map<unknown, StandardSchemaV1>([
  ['initialize', specTypeSchemas.InitializeRequest],
  ['tools/list', specTypeSchemas.ListToolsRequest],
  ['tools/call', specTypeSchemas.CallToolRequest],
]);
const REVISION = 'io.modelcontextprotocol/protocolVersion';

/**
 * What a request lacks of the shape that its method demands; `null` for a whole
 * one. The SDK would answer with the report of its validator.
 */
async function objectionTo(message: Message): Promise<string | null> {
  const { method, params } = message;
  const meta = isObject(params) ? params._meta : undefined;
  // The stateless revision (2026-07-28) has no `initialize`, and the SDK says
  // so.
  const isStateless = isObject(meta) && REVISION in meta;
  if (method === 'initialize' && isStateless) return null;
  const schema = SHAPES.get(method);
  const result = await schema?.['~standard'].validate(message);
  const path = result?.issues?.[0]?.path;
  if (path === undefined) return null;
  return `${path.map(String).join('.')} is missing or has the wrong type.`;
}

/**
 * The types that a client has to accept (MCP 2025-11-25, Transports). The
 * transport looks for these very words.
 */
const TRANSPORT_TYPES = ['application/json', 'text/event-stream'];

/** The body of a request, or the refusal of a caller that sends too much. */
async function limitedBody(request: Request): Promise<string | Response> {
  const { mcp, trustedProxies } = config();
  const limit = {
    seconds: 60,
    points: mcp.messagesPerMinute,
  };
  const wait = spend(limit, clientAddress(request, trustedProxies));
  if (wait !== null) {
    const text = `Too many messages from this IP address. Try again in ${wait} seconds.`;
    return rpcErrorResponse(429, rpcCode.refused, text, {
      'Retry-After': String(wait),
    });
  }
  const body = await readBody(request, MOST_BODY_BYTES);
  if (body !== null) return body;
  const text = `The request body must not exceed ${MOST_BODY_BYTES} bytes.`;
  return rpcErrorResponse(413, rpcCode.refused, text);
}

/** The same request with another body, for the protocol handler. */
function withBody(request: Request, body: string): Request {
  const headers = new Headers(request.headers);
  const accepted = acceptable(headers.get('accept'), TRANSPORT_TYPES);
  headers.set('accept', accepted.join(', '));
  return new Request(request, { headers, body });
}

/**
 * Checks a POST before the protocol handler sees it: its rate and size, and the
 * kind and depth of its message. Returns the refusal, or the request to handle,
 * with what some clients write differently corrected.
 */
export async function guard(request: Request): Promise<Response | Request> {
  const body = await limitedBody(request);
  if (body instanceof Response) return body;
  const message = parseJson(body);
  // What is not JSON goes to the protocol handler, which responds with -32700.
  if (message === undefined) return withBody(request, body);
  if (!isObject(message) || isDeeper(message, MOST_DEPTH))
    return rpcErrorResponse(400, rpcCode.invalidRequest, NO_MESSAGE);
  const corrected: Message = JSON.parse(body, asObject);
  const objection = await objectionTo(corrected);
  const { id } = corrected;
  if (objection === null || id === undefined)
    return withBody(request, JSON.stringify(corrected));
  return rpcErrorResponse(200, rpcCode.invalidParams, objection, {}, id);
}
