import { hostHeaderValidationResponse, ProtocolErrorCode, readRequestBody } from '@modelcontextprotocol/server';
import { config } from '../config.ts';
import { clientAddress } from '../http/client-address.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { allowedHosts, isAllowedOrigin } from './allowed-callers.ts';
import { REFUSED, rpcError } from './rpc-error.ts';

/** The most a request may send. */
export const MAX_BODY_BYTES = 64 * 1024;
/** The most messages in one request. */
export const MAX_BATCH = 10;

/** Whether the caller may speak at all; the response is why not, or `null`. */
export function refuseCaller(request: Request): Response | null {
  const origin = request.headers.get('origin');
  if (origin !== null && !isAllowedOrigin(origin)) {
    return rpcError(403, REFUSED, 'This origin may not call the endpoint from a browser.');
  }
  return hostHeaderValidationResponse(request, allowedHosts()) ?? null;
}

const limit = createRateLimit({ name: 'mcp', seconds: 60, points: ({ mcp }) => mcp.messagesPerMinute });

/** Counts messages of the request's caller; the response is that there were too many, or `null`. */
async function countMessages(request: Request, messages: number): Promise<Response | null> {
  const settings = config();
  const wait = await limit(settings, clientAddress(request, settings.trustedProxies), messages);
  if (wait === null) return null;
  return rpcError(429, REFUSED, `Too many messages from this address. Try again in ${wait} seconds.`, {
    'Retry-After': String(wait),
  });
}

/** What a body says, `undefined` where it is no JSON: the protocol's own answer to that is -32700. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The request as it came, with its body whole. */
function withBody({ url, signal, headers: sent }: Request, body: string): Request {
  const headers = new Headers(sent);
  headers.delete('content-length');
  return new Request(url, { method: 'POST', headers, body, signal });
}

export type Checked = {
  /** What the body says: one message, several in an array, or anything else. */
  readonly said: unknown;
  readonly messages: readonly unknown[];
  /** The request to be answered. */
  readonly whole: () => Request;
};

/**
 * Checks a POST before the protocol sees it: who calls, how often, how much at once. It gives back a response that
 * refuses it, or what it says.
 */
export async function guard(request: Request): Promise<Response | Checked> {
  const refused = refuseCaller(request) ?? (await countMessages(request, 1));
  if (refused) return refused;
  const body = await readRequestBody(request, MAX_BODY_BYTES);
  if (body.tooLarge) return rpcError(413, REFUSED, `The body may have at most ${MAX_BODY_BYTES} bytes.`);
  const said = parse(body.text);
  const messages = said === undefined ? [] : [said].flat();
  if (messages.length > MAX_BATCH) {
    return rpcError(400, ProtocolErrorCode.InvalidRequest, `A batch may have at most ${MAX_BATCH} messages.`);
  }
  const tooMany = messages.length > 1 ? await countMessages(request, messages.length - 1) : null;
  if (tooMany) return tooMany;
  return { said, messages, whole: () => withBody(request, body.text) };
}
