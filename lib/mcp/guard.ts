import { config } from '../config.ts';
import { clientAddress, proxiesOf } from '../http/client-address.ts';
import { isObject, parseJson } from '../http/json.ts';
import { MOST_BODY_BYTES, MOST_MCP_DEPTH, MOST_MCP_MESSAGES } from '../http/limits.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/read-body.ts';
import { logMessage } from './log-message.ts';
import { rpcCode, rpcErrorResponse } from './rpc-error.ts';

const spend = createRateLimit();

/** Counts messages against the caller's limit. Returns a 429 response beyond it, otherwise `null`. */
async function countMessages(request: Pick<Request, 'headers'>, messages: number): Promise<Response | null> {
  const settings = config();
  const { mcp, rateLimitRedisUrl: redisUrl } = settings;
  const limit = { name: 'mcp', seconds: 60, points: mcp.messagesPerMinute, redisUrl };
  const wait = await spend(limit, clientAddress(request, proxiesOf(settings)), messages);
  if (wait === null) return null;
  const message = `Too many messages from this IP address. Try again in ${wait} seconds.`;
  return rpcErrorResponse(429, rpcCode.refused, message, { 'Retry-After': String(wait) });
}

/** Whether a value has more levels of values in one another than this. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Why a body is refused, or `null`. */
function objectionTo(json: unknown, messages: readonly unknown[]): string | null {
  if (messages.length > MOST_MCP_MESSAGES) return `A batch must not contain more than ${MOST_MCP_MESSAGES} messages.`;
  if (!messages.every(isObject)) return 'Each message must be a JSON object.';
  return isDeeper(json, MOST_MCP_DEPTH) ? `Values must not be nested more than ${MOST_MCP_DEPTH} levels deep.` : null;
}

/**
 * Checks a POST before the protocol handler sees it: size, rate, number and depth of its messages, which are logged. Returns
 * the refusal, or the request to handle, with its body unread.
 */
export async function guard(original: Request): Promise<Response | Request> {
  // Before the body is read. What a batch has besides is counted once it is known to be one.
  const refused = await countMessages(original, 1);
  if (refused !== null) return refused;
  const text = await readBody(original, MOST_BODY_BYTES);
  if (text === null) {
    return rpcErrorResponse(413, rpcCode.refused, `The request body must not exceed ${MOST_BODY_BYTES} bytes.`);
  }
  // What is not JSON goes to the protocol handler, which responds with -32700.
  const json = parseJson(text);
  const messages: readonly unknown[] = json === undefined ? [] : [json].flat();
  const objection = objectionTo(json, messages);
  if (objection !== null) return rpcErrorResponse(400, rpcCode.invalidRequest, objection);
  const tooMany = messages.length > 1 ? await countMessages(original, messages.length - 1) : null;
  if (tooMany !== null) return tooMany;
  for (const message of messages) logMessage(message);
  // Each POST is on its own, so there is nothing to cancel but a request of the same batch, which would never be answered.
  const handled = messages.filter((message) => !isObject(message) || message.method !== 'notifications/cancelled');
  const body = messages.length > 1 && handled.length > 0 ? JSON.stringify(handled) : text;
  const { url, headers, signal } = original;
  return new Request(url, { method: 'POST', headers, body, signal });
}
