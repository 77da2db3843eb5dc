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

function parse(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    // The protocol's own answer to that is -32700.
    return [];
  }
}

/**
 * Checks a POST before the protocol sees it: who calls, how often, how much at once. It gives back a response that
 * refuses it, or its messages and the request, whole.
 */
export async function guard(request: Request): Promise<Response | { request: Request; messages: readonly unknown[] }> {
  const refused = refuseCaller(request) ?? (await countMessages(request, 1));
  if (refused) return refused;
  const body = await readRequestBody(request, MAX_BODY_BYTES);
  if (body.tooLarge) return rpcError(413, REFUSED, `The body may have at most ${MAX_BODY_BYTES} bytes.`);
  const messages = parse(body.text);
  if (messages.length > MAX_BATCH) {
    return rpcError(400, ProtocolErrorCode.InvalidRequest, `A batch may have at most ${MAX_BATCH} messages.`);
  }
  const tooMany = messages.length > 1 ? await countMessages(request, messages.length - 1) : null;
  if (tooMany) return tooMany;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const { url, signal } = request;
  return { messages, request: new Request(url, { method: 'POST', headers, body: body.text, signal }) };
}
