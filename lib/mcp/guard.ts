import { config } from '../config/config.ts';
import { acceptsAnything } from '../http/accept.ts';
import { clientAddress, proxiesOf } from '../http/client-address.ts';
import { isObject, parseJson } from '../http/json.ts';
import { MOST_BODY_BYTES, MOST_MCP_DEPTH } from '../http/limits.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/read-body.ts';
import { logMessage } from './log-message.ts';
import { rpcCode, rpcErrorResponse } from './rpc-error.ts';

const spend = createRateLimit();

/** Counts a message against the caller's limit. Returns a 429 response beyond it, otherwise `null`. */
async function countMessage(request: Pick<Request, 'headers'>): Promise<Response | null> {
  const settings = config();
  const { mcp, rateLimitRedisUrl: redisUrl } = settings;
  const limit = { name: 'mcp', seconds: 60, points: mcp.messagesPerMinute, redisUrl };
  const wait = await spend(limit, clientAddress(request, proxiesOf(settings)));
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
  return isDeeper(message, MOST_MCP_DEPTH)
    ? `Values must not be nested more than ${MOST_MCP_DEPTH} levels deep.`
    : null;
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
/** PHP writes an empty object as `[]`, and others write `null`. */
const orObject = (value: unknown) => (isEmpty(value) ? {} : value);

/** A message with its parameters as objects. */
function withObjects(message: Readonly<Record<string, unknown>>): object {
  const params = orObject(message.params);
  if (!isObject(params)) return message;
  const { arguments: args, capabilities, ...others } = params;
  return {
    ...message,
    params: {
      ...others,
      ...('arguments' in params && { arguments: orObject(args) }),
      ...('capabilities' in params && { capabilities: orObject(capabilities) }),
    },
  };
}

/** The headers of a request whose caller takes every type, as the transport demands them: with both of its types named. */
function withBothTypes(given: Headers): Headers {
  const headers = new Headers(given);
  if (acceptsAnything(given.get('accept'))) headers.set('accept', 'application/json, text/event-stream');
  return headers;
}

/**
 * Checks a POST before the protocol handler sees it: its rate and size, and the kind and depth of its message, which is logged.
 * Returns the refusal, or the request to handle, with its body unread and what real clients write differently put right.
 */
export async function guard(original: Request): Promise<Response | Request> {
  // Before the body is read.
  const refused = await countMessage(original);
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
  const { url, headers, signal } = original;
  const read = isObject(message) ? JSON.stringify(withObjects(message)) : body;
  return new Request(url, { method: 'POST', headers: withBothTypes(headers), body: read, signal });
}
