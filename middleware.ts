import { type NextRequest, NextResponse } from 'next/server';
import { showsFeed } from './lib/address-kind.ts';
import { messageSentPath, shownPages } from './lib/addresses.ts';
import { config as settings } from './lib/config.ts';
import { refusalStatus, writeRefusedForm } from './lib/contact/refused-form.ts';
import { canonicalPath } from './lib/http/canonical-path.ts';
import { innerHeaders } from './lib/http/inner-headers.ts';
import { problemResponse } from './lib/http/problem.ts';
import { getCachedProjects, noProjects } from './lib/projects/get-projects.ts';
import { isSharedCache } from './lib/projects/runtime-cache.ts';
import { platformAddress } from './lib/routing/platform-address.ts';
import { decide } from './lib/routing.ts';

/** Handles a submitted form: redirects to the confirmation if the message was delivered, otherwise shows the form again. */
async function receiveForm(request: NextRequest, forwarded: Headers): Promise<Response> {
  const { receive } = await import('./lib/contact/receive.ts');
  const receipt = await receive(request, settings());
  // RFC 9110 §15.4.4: with 303, reloading the confirmation does not send the message again.
  if ('reference' in receipt) {
    return NextResponse.redirect(new URL(messageSentPath(receipt.reference), request.url), 303);
  }
  // Pages can't read a body; without a content type, Next does not look for a server action in it.
  forwarded.delete('content-type');
  forwarded.set(innerHeaders.form, writeRefusedForm(receipt));
  const { refusal, retryAfterSeconds } = receipt;
  const headers = {
    Vary: 'Accept',
    'Cache-Control': 'private, no-cache',
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
  };
  return NextResponse.next({ request: { headers: forwarded }, headers, status: refusalStatus[refusal] });
}

// Headers that must not reach Next: those set here, and those from which it would take a nonce for its scripts.
const UNHEEDED = /^(?:x-site-.*|content-security-policy.*)$/;

/** Redirects to the one spelling of an address; otherwise applies {@link decide}. */
export async function middleware(request: NextRequest): Promise<Response> {
  const { baseUrl, feed, contact, onVercel, isDevelopment } = settings();
  const { method, headers } = request;
  // A page is a document: Next's client gets no parts, and navigates. In development, edits reach the browser as parts.
  if (headers.has('rsc') && !isDevelopment) {
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store', Vary: 'rsc' } });
  }
  const { pathname: path, search } = new URL(request.url);
  const canonical = canonicalPath(path);
  if (canonical !== null && canonical !== path) {
    return NextResponse.redirect(new URL(`${canonical}${search}`, request.url), 308);
  }
  const projects = showsFeed(path) ? await getCachedProjects() : noProjects;
  const decision = decide({ method, path, search, headers }, projects, {
    baseUrl,
    ...feed,
    hasContactForm: contact.outbox !== null || contact.smtpUrl !== null || contact.webhook !== null,
    shownPages: shownPages(),
  });
  if (decision.kind === 'refuse') return problemResponse(decision.problem, decision.headers);
  if (decision.kind === 'options') return new Response(null, { status: 204, headers: { Allow: decision.allow } });

  const forwarded = new Headers(headers);
  for (const name of headers.keys()) if (UNHEEDED.test(name)) forwarded.delete(name);
  if (decision.kind === 'pass') return NextResponse.next({ request: { headers: forwarded } });
  forwarded.set(innerHeaders.page, decision.page);
  if (decision.kind === 'form') return receiveForm(request, forwarded);
  const { page, rewrite, headers: own, status } = decision;
  // On Vercel another process renders the page. It may be kept only if that one certainly has the list that was used here.
  const readAt = onVercel && feed.url !== null && showsFeed(path) ? projects.snapshot?.readAt : undefined;
  const isCertain = readAt === undefined || (projects.snapshot?.isShared === true && (await isSharedCache()));
  const caching = isCertain ? own['Cache-Control'] : 'no-store';
  forwarded.set(innerHeaders.caching, caching);
  if (status !== undefined) forwarded.set(innerHeaders.status, String(status));
  if (readAt !== undefined && projects.state === 'current')
    forwarded.set(innerHeaders.readAt, String(readAt.getTime()));
  const headersOfPage = { ...own, 'Cache-Control': caching };
  const init = { request: { headers: forwarded }, headers: headersOfPage, ...(status !== undefined && { status }) };
  // Only what is read is kept.
  const mayBeKept = onVercel && (method === 'GET' || method === 'HEAD');
  const routed = mayBeKept
    ? platformAddress({ path, search, page, rewrite, isCacheable: caching.startsWith('public') })
    : rewrite && `${rewrite}${search}`;
  return routed === undefined ? NextResponse.next(init) : NextResponse.rewrite(new URL(routed, request.url), init);
}

export const config = {
  runtime: 'nodejs',
  // Leaves out the folders of files and route handlers, unless something in the address is percent-encoded and may not be
  // decodable, and Next's addresses of parts of pages, which `next.config.ts` handles. Next reads this without running it.
  matcher: ['/((?!(?:_next/static|assets|api|mcp|\\.well-known)(?:/[^%]*)?$|.*\\.rsc$).*)'],
};
