import pLimit from 'p-limit';
import { within } from '../http/within.ts';
import { log } from '../log.ts';
import { NO_PAGE } from '../routes/addresses.ts';
import type { ParsedRequest } from '../routes/parse-request.ts';
import { FAILURE_PAGE } from './failure-page.ts';
import * as limits from './limits.ts';
import type { AskNext, CompleteResponse, NextRequest } from './next-process.ts';

/** What Next is to make a response for. */
export type Rendering = {
  readonly parsed: ParsedRequest;
  readonly request: NextRequest;
  /** Whether anybody who waits for it still has an open connection. */
  readonly isAwaited: () => boolean;
};

const LEFT_TO_CLIENT = '<!DOCTYPE html><html id="__next_error__"';

/**
 * Next's response. Where Next leaves an error page to its client to render
 * (vercel/next.js issue 62228), the complete page takes its place.
 */
async function completeResponse(
  askNext: AskNext,
  request: NextRequest,
  signal: AbortSignal,
): Promise<CompleteResponse> {
  const response = await askNext(request, signal);
  const { status, body } = response;
  if (status < 400 || body.indexOf(LEFT_TO_CLIENT) !== 0) return response;
  if (status !== 404) {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return { status, headers, body: Buffer.from(FAILURE_PAGE) };
  }
  // Without the inner header, the middleware parses this address itself.
  const path = `${NO_PAGE}${request.path}`;
  const page = await askNext({ method: 'GET', path, headers: {} }, signal);
  return { ...page, status };
}

/**
 * Creates what gets complete responses from Next, a few at a time; `null` if too
 * many requests wait, Next takes too long, or every caller has left.
 */
export function createRender(askNext: AskNext) {
  const pages = pLimit(limits.RENDERINGS_AT_ONCE);
  // Separate, so that pages don't wait for a form that waits for a mail server.
  const forms = pLimit(limits.FORMS_AT_ONCE);
  // A probe must not wait behind pages. Its callers share one GET, so it needs
  // no limit.
  const probes = pLimit(Number.POSITIVE_INFINITY);

  /** The queue in which a rendering waits for Next. */
  function queueOf({ parsed: { route }, request: { method } }: Rendering) {
    if (route.kind === 'probe' && method === 'GET') return probes;
    return method === 'POST' && route.caching === 'form' ? forms : pages;
  }

  /** Next's response within its time, for as long as somebody waits for it. */
  const ask = ({ request, isAwaited }: Rendering) =>
    within(limits.LONGEST_RESPONSE_MS, async (limit) => {
      if (!isAwaited()) return null;
      const check = setInterval(
        () => isAwaited() || limit.abort(),
        limits.CALLER_CHECK_MS,
      );
      return completeResponse(askNext, request, limit.signal).finally(() =>
        clearInterval(check),
      );
    });

  return async (rendering: Rendering): Promise<CompleteResponse | null> => {
    const queue = queueOf(rendering);
    if (queue.pendingCount >= limits.MOST_WAITING) return null;
    try {
      return await queue(ask, rendering);
    } catch (error) {
      const { parsed, isAwaited } = rendering;
      if (isAwaited())
        log('error', 'next_failed', { path: parsed.path, error });
      return null;
    }
  };
}
