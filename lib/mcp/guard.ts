import { config } from '../config.ts';
import { MOST_MCP_BYTES, MOST_MCP_MESSAGES } from '../http/body-limits.ts';
import { clientAddress, proxiesOf } from '../http/client-address.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/read-body.ts';
import { refuseCaller } from './allowed-callers.ts';
import { INVALID_REQUEST, REFUSED, rpcErrorResponse } from './rpc-error.ts';

const limit = createRateLimit({ name: 'mcp', seconds: 60, points: ({ mcp }) => mcp.messagesPerMinute });

/** Counts messages against the caller's limit. Returns a 429 response beyond it, otherwise `null`. */
async function countMessages(request: Pick<Request, 'headers'>, messages: number): Promise<Response | null> {
  const settings = config();
  const wait = await limit(settings, clientAddress(request, proxiesOf(settings)), messages);
  if (wait === null) return null;
  return rpcErrorResponse(429, REFUSED, `Too many messages from this IP address. Try again in ${wait} seconds.`, {
    'Retry-After': String(wait),
  });
}

/** The parsed body, or `undefined` if it is not JSON; the protocol handler then responds with -32700. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Each POST is on its own, so there is nothing to cancel but a request of the same batch, which would never get a response.
const isCancellation = (message: unknown) =>
  typeof message === 'object' &&
  message !== null &&
  'method' in message &&
  message.method === 'notifications/cancelled';

export type CheckedRequest = {
  /** The messages of the body, if it is JSON. */
  readonly messages: readonly unknown[];
  /** The request for the protocol handler, with its body unread. */
  readonly request: Request;
};

/**
 * Checks a POST before the protocol handler sees it: caller, rate, body size and batch size. Returns the refusal, or the
 * parsed messages.
 */
export async function guard(original: Request): Promise<Response | CheckedRequest> {
  const refused = refuseCaller(original) ?? (await countMessages(original, 1));
  if (refused) return refused;
  const text = await readBody(original, MOST_MCP_BYTES);
  if (text === null) {
    return rpcErrorResponse(413, REFUSED, `The request body must not exceed ${MOST_MCP_BYTES} bytes.`);
  }
  const json = parse(text);
  const messages = json === undefined ? [] : [json].flat();
  if (messages.length > MOST_MCP_MESSAGES) {
    const message = `A batch must not contain more than ${MOST_MCP_MESSAGES} messages.`;
    return rpcErrorResponse(400, INVALID_REQUEST, message);
  }
  const tooMany = messages.length > 1 ? await countMessages(original, messages.length - 1) : null;
  if (tooMany) return tooMany;
  const requests = messages.filter((message) => !isCancellation(message));
  const body = Array.isArray(json) && requests.length > 0 ? JSON.stringify(requests) : text;
  const { url, headers, signal } = original;
  return { messages, request: new Request(url, { method: 'POST', headers, body, signal }) };
}
