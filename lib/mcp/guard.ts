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
import { refusal, rpcErrorResponse } from './rpc-error.ts';

// JSON-RPC 2.0 §5.1
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const INVALID_PARAMS = -32602;

/** How deep values in a request may be nested. */
const MOST_DEPTH = 32;

const spend = createRateLimit();

/** Whether a value has more levels of values in one another than this. */
function isDeeper(value: unknown, levels: number): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    (levels === 0 ||
      Object.values(value).some((inner) => isDeeper(inner, levels - 1)))
  );
}

// Batches left the protocol in revision 2025-06-18.
const NO_MESSAGE = `A message must be one JSON object, and no batch, with values nested at most ${MOST_DEPTH} levels deep.`;

/**
 * A value as it is meant. PHP writes an empty object as `[]`, others write
 * `null`: what is empty is left out, but for the capabilities of a client, which
 * the protocol requires. Some models write all arguments as one text of JSON.
 */
function meant(name: string, value: unknown): unknown {
  const isEmpty = value === null || (Array.isArray(value) && !value.length);
  if (isEmpty && name) return /capabilities$/i.test(name) ? {} : undefined;
  if (name !== 'arguments' || typeof value !== 'string') return value;
  return parseJson(value || '{}') ?? value;
}

const SHAPES = new Map<unknown, StandardSchemaV1>([
  ['initialize', specTypeSchemas.InitializeRequest],
  ['tools/list', specTypeSchemas.ListToolsRequest],
  ['tools/call', specTypeSchemas.CallToolRequest],
]);
type Message = Readonly<Record<string, unknown>>;

/**
 * What a request lacks of the shape that its method demands; `null` for a whole
 * one. The SDK would answer with the report of its validator.
 */
async function objectionTo(message: Message): Promise<string | null> {
  const { method, params } = message;
  // The stateless revision (2026-07-28), which sends `_meta`, has no
  // `initialize`, and the SDK says so.
  if (method === 'initialize' && isObject(params) && '_meta' in params)
    return null;
  const result = await SHAPES.get(method)?.['~standard'].validate(message);
  const path = result?.issues?.[0]?.path;
  return path ? `${path.join('.')} is missing or has the wrong type.` : null;
}

/**
 * The types that a client has to accept (MCP 2025-11-25, Transports). The
 * transport looks for these very words.
 */
const TRANSPORT_TYPES = ['application/json', 'text/event-stream'];

/** The body of a request, or the refusal of a caller that sends too much. */
async function limitedBody(request: Request): Promise<string | Response> {
  const { mcp, trustedProxies } = config();
  const caller = clientAddress(request, trustedProxies);
  const wait = spend({ seconds: 60, points: mcp.messagesPerMinute }, caller);
  if (wait !== null) {
    const response = refusal(
      429,
      `Too many messages from this IP address. Try again in ${wait} seconds.`,
    );
    response.headers.set('Retry-After', String(wait));
    return response;
  }
  const body = await readBody(request, MOST_BODY_BYTES);
  return (
    body ??
    refusal(413, `The request body must not exceed ${MOST_BODY_BYTES} bytes.`)
  );
}

/** The same request with a message, for the protocol handler. */
function withMessage(request: Request, message: Message): Request {
  const headers = new Headers(request.headers);
  const accepted = acceptable(headers.get('accept'), TRANSPORT_TYPES);
  headers.set('accept', accepted.join(', '));
  return new Request(request, { headers, body: JSON.stringify(message) });
}

/**
 * Checks a POST before the protocol handler sees it: its rate and size, and the
 * kind and depth of its message. Returns the refusal, or the request to handle,
 * with what some clients write differently corrected.
 */
export async function guard(request: Request): Promise<Response | Request> {
  const body = await limitedBody(request);
  if (body instanceof Response) return body;
  const message = parseJson(body, meant);
  if (!isObject(message) || isDeeper(message, MOST_DEPTH)) {
    const code = message === undefined ? PARSE_ERROR : INVALID_REQUEST;
    return rpcErrorResponse(400, { code, message: NO_MESSAGE });
  }
  const objection = await objectionTo(message);
  const { id } = message;
  if (objection === null || id === undefined)
    return withMessage(request, message);
  const code = INVALID_PARAMS;
  return rpcErrorResponse(200, { code, message: objection, id });
}
