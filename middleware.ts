import { type NextRequest, NextResponse } from 'next/server';
import { config as settings } from './lib/config/config.ts';
import {
  refusalStatus,
  tooLargeResponse,
  writeRefusedForm,
} from './lib/contact/refused-form.ts';
import { innerHeaders } from './lib/http/inner-headers.ts';
import { problemResponse } from './lib/http/problem.ts';
import { parseTarget } from './lib/http/request-target.ts';
import { messageSentPath } from './lib/routes/addresses.ts';
import { type Decision, decide } from './lib/routes/decide.ts';
import {
  type ParsedRequest,
  parseRequest,
  readRequestHeader,
} from './lib/routes/parse-request.ts';
import { warnOfMissingRoute } from './lib/routes/warn-of-missing-route.ts';

/**
 * Handles a submitted form: redirects to the confirmation if the message was
 * delivered, otherwise shows the form again.
 */
async function receiveForm(
  request: NextRequest,
  forwarded: Headers,
  headers: Decision['headers'],
): Promise<Response> {
  const { receive } = await import('./lib/contact/receive.ts');
  const receipt = await receive(request, settings());
  if (receipt === null) return tooLargeResponse();
  // RFC 9110 §15.4.4: with 303, reloading the confirmation does not send the
  // message again.
  if ('reference' in receipt) {
    return NextResponse.redirect(
      new URL(messageSentPath(receipt.reference, receipt.kind), request.url),
      303,
    );
  }
  // Pages can't read a body; without a content type, Next does not look for a
  // server action in it.
  forwarded.delete('content-type');
  forwarded.set(innerHeaders.form, writeRefusedForm(receipt));
  const { refusal, retryAfterSeconds: wait } = receipt;
  return NextResponse.next({
    request: { headers: forwarded },
    headers: { ...headers, ...(wait && { 'Retry-After': String(wait) }) },
    status: refusalStatus[refusal],
  });
}

// Headers that must not reach Next: the middleware's own, those from which Next
// would take a nonce for its scripts, and the id of a server action. This site
// has none, and Next would log what a caller writes there.
const NOT_FORWARDED = /^(?:x-site-.*|content-security-policy.*|next-action)$/;

/**
 * The parsed request: from the layer if there is one, otherwise parsed here. An
 * address that is malformed, too long or not canonical gets a response instead.
 */
function parsedRequest(
  { url, method, headers }: NextRequest,
  hasLayer: boolean,
): ParsedRequest | Response {
  const fromLayer = hasLayer ? headers.get(innerHeaders.request) : null;
  if (fromLayer !== null) return readRequestHeader(fromLayer);
  const { pathname, search } = new URL(url);
  const target = parseTarget(`${pathname}${search}`);
  if ('problem' in target) return problemResponse(target.problem);
  const { path, query, isCanonical } = target;
  if (!isCanonical && (method === 'GET' || method === 'HEAD'))
    return NextResponse.redirect(new URL(`${path}${query}`, url), 308);
  return parseRequest(path, query, headers.get('accept'));
}

/** A request's headers without those that must not reach Next. */
const forwardedHeaders = (headers: Headers) =>
  new Headers([...headers].filter(([name]) => !NOT_FORWARDED.test(name)));

/** Has Next handle a request as decided, or handles a form. */
function pass(
  { page, rewrite, headers }: Decision,
  request: NextRequest,
): Response | Promise<Response> {
  const forwarded = forwardedHeaders(request.headers);
  const init = { request: { headers: forwarded }, headers };
  if (page !== undefined) {
    forwarded.set(innerHeaders.page, page);
    // A page that takes POST has a form.
    if (request.method === 'POST')
      return receiveForm(request, forwarded, headers);
  }
  if (rewrite === undefined) return NextResponse.next(init);
  const { search } = new URL(request.url);
  const destination = new URL(`${rewrite}${search}`, request.url);
  return NextResponse.rewrite(destination, init);
}

/** Applies {@link decide} to a request. */
export async function middleware(request: NextRequest): Promise<Response> {
  const { isDevelopment, hasLayer } = settings();
  // Next's client gets no parts of pages, so it loads the whole page. In
  // development, edits reach the browser as parts.
  if (request.headers.has('rsc') && !isDevelopment) {
    const headers = { 'Cache-Control': 'no-store', Vary: 'rsc' };
    return new Response(null, { status: 204, headers });
  }
  const parsed = parsedRequest(request, hasLayer);
  if (parsed instanceof Response) return parsed;
  if (isDevelopment && parsed.route.kind === 'unlisted')
    warnOfMissingRoute(parsed.path);
  const decision = decide(parsed, request.method);
  return decision instanceof Response ? decision : pass(decision, request);
}

export const config = {
  runtime: 'nodejs',
  // Leaves out files, except addresses with a percent sign, which may not be
  // decodable; the MCP endpoint; and Next's addresses of parts of pages
  // (`.rsc`), which `next.config.ts` handles. A literal, because Next reads it
  // without running this file.
  matcher: ['/((?!(?:_next/static|assets)(?:/[^%]*)?$|mcp$|.*\\.rsc$).*)'],
};
