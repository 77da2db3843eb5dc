import { hostHeaderValidationResponse, readRequestBody } from '@modelcontextprotocol/server';
import { config } from '../config.ts';
import { clientAddress } from '../http/client-address.ts';
import { createRateLimit, type RateLimit } from '../http/rate-limit.ts';

const MAX_BODY_BYTES = 64 * 1024;
const MAX_BATCH = 10;

export const mcpCors = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID, Authorization',
  'Access-Control-Expose-Headers': 'MCP-Protocol-Version, Retry-After',
  'Access-Control-Max-Age': '86400',
} as const;

/** A JSON-RPC error that belongs to no request (JSON-RPC 2.0 §5.1), with an HTTP status. */
export function rpcError(status: number, code: number, message: string, headers: HeadersInit = {}): Response {
  const answer = Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers });
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

/**
 * Whether a browser page of this origin may call. The endpoint is public and knows no cookies, so any page served over
 * https may, and any on this machine; what is malformed, opaque (`null`) or plain http from elsewhere may not.
 */
export function isAllowedOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.origin !== origin) return false;
  return url.protocol === 'https:' || origin === new URL(config().baseUrl).origin || isLoopback(url.hostname);
}

const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The host names under which the endpoint answers: the site's own and the loopback ones (DNS rebinding, MCP security §). */
function hostNames(): string[] {
  return [new URL(config().baseUrl).hostname, 'localhost', '127.0.0.1', '[::1]'];
}

let limit: RateLimit | undefined;

/** Counts messages of the request's caller; the response is that there were too many, or `null`. */
async function countMessages(request: Request, messages: number): Promise<Response | null> {
  const { mcp, rateLimitRedisUrl, trustedProxies } = config();
  limit ??= createRateLimit({
    name: 'mcp',
    points: mcp.messagesPerMinute,
    seconds: 60,
    redisUrl: rateLimitRedisUrl,
  });
  const verdict = await limit(clientAddress(request, trustedProxies), messages);
  if (verdict.ok) return null;
  const { retryAfterSeconds } = verdict;
  return rpcError(429, -32000, `Too many messages from this address. Try again in ${retryAfterSeconds} seconds.`, {
    'Retry-After': String(retryAfterSeconds),
  });
}

type Verdict = { readonly ok: true; readonly request: Request } | { readonly ok: false; readonly response: Response };

/** Checks a POST before the protocol sees it: host, origin, size, number of batched messages. */
export async function guard(request: Request): Promise<Verdict> {
  const origin = request.headers.get('origin');
  if (origin !== null && !isAllowedOrigin(origin)) {
    return { ok: false, response: rpcError(403, -32000, 'This origin may not call the endpoint from a browser.') };
  }
  const wrongHost = hostHeaderValidationResponse(request, hostNames());
  if (wrongHost) return { ok: false, response: wrongHost };
  const tooMany = await countMessages(request, 1);
  if (tooMany) return { ok: false, response: tooMany };
  const body = await readRequestBody(request, MAX_BODY_BYTES);
  if (body.tooLarge) {
    return { ok: false, response: rpcError(413, -32000, `The body may have at most ${MAX_BODY_BYTES} bytes.`) };
  }
  if (batchSize(body.text) > MAX_BATCH) {
    return { ok: false, response: rpcError(400, -32600, `A batch may have at most ${MAX_BATCH} messages.`) };
  }
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return {
    ok: true,
    request: new Request(request.url, { method: 'POST', headers, body: body.text, signal: request.signal }),
  };
}

function batchSize(text: string): number {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.length : 1;
  } catch {
    return 1;
  }
}
