import { validateHostHeader } from '@modelcontextprotocol/server';
import { config } from '../config.ts';
import { clientAddress } from '../http/client-address.ts';
import type { OfferedRequest } from '../http/offered-handlers.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/read-body.ts';
import { allowedHosts, isAllowedOrigin } from './allowed-callers.ts';
import { MAX_BATCH, MAX_BODY_BYTES } from './limits.ts';
import { requestAgain } from './request-again.ts';
import { INVALID_REQUEST, REFUSED, rpcError } from './rpc-error.ts';

/** A refusal if the caller's origin or host name is not allowed, otherwise `null`. */
export function refuseCaller({ headers }: Pick<Request, 'headers'>): Response | null {
  const origin = headers.get('origin');
  if (origin !== null && !isAllowedOrigin(origin)) {
    return rpcError(403, REFUSED, 'Browser requests from this origin are not allowed.');
  }
  const host = validateHostHeader(headers.get('host'), allowedHosts());
  return host.ok ? null : rpcError(403, REFUSED, host.message);
}

const limit = createRateLimit({ name: 'mcp', seconds: 60, points: ({ mcp }) => mcp.messagesPerMinute });

/** Counts messages against the caller's limit. Returns a 429 response beyond it, otherwise `null`. */
async function countMessages(request: Pick<Request, 'headers'>, messages: number): Promise<Response | null> {
  const settings = config();
  const wait = await limit(settings, clientAddress(request, settings.trustedProxies), messages);
  if (wait === null) return null;
  return rpcError(429, REFUSED, `Too many messages from this IP address. Try again in ${wait} seconds.`, {
    'Retry-After': String(wait),
  });
}

/** The parsed body, or `undefined` if it is not JSON; the protocol handler then answers -32700. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type Checked = {
  /** The parsed body: one message, an array of messages, or anything else. */
  readonly said: unknown;
  readonly messages: readonly unknown[];
  /** The request, with its body unread. */
  readonly whole: () => Request;
};

/**
 * Checks a POST before the protocol handler sees it: caller, rate, body size and batch size. Returns the refusal, or the
 * parsed messages.
 */
export async function guard(request: OfferedRequest): Promise<Response | Checked> {
  const refused = refuseCaller(request) ?? (await countMessages(request, 1));
  if (refused) return refused;
  const text = await readBody(request, MAX_BODY_BYTES);
  if (text === null) return rpcError(413, REFUSED, `The request body must not exceed ${MAX_BODY_BYTES} bytes.`);
  const said = parse(text);
  const messages = said === undefined ? [] : [said].flat();
  if (messages.length > MAX_BATCH) {
    return rpcError(400, INVALID_REQUEST, `A batch must not contain more than ${MAX_BATCH} messages.`);
  }
  const tooMany = messages.length > 1 ? await countMessages(request, messages.length - 1) : null;
  if (tooMany) return tooMany;
  return {
    said,
    messages,
    whole: () => requestAgain(request, text, said),
  };
}
