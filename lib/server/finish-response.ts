import { prefersProblem } from '../http/accept.ts';
import { pagePolicy } from '../http/page-policy.ts';
import { INTERNAL_ERROR, notFound, PROBLEM_HEADERS, type Problem, problemText, unavailable } from '../http/problem.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { ListReport } from '../projects/list-report.ts';
import { assignmentIdOf } from '../routes/addresses.ts';
import { routeAt } from '../routes/routes.ts';
import type { WholeResponse } from './ask-next.ts';
import { line } from './sent-response.ts';
import { needsRuntime, withoutRuntime } from './without-runtime.ts';

// Next's internal headers, and those computed here or when it is sent.
const DROPPED =
  /^(?:x-middleware-.*|x-nextjs-.*|x-powered-by|accept-ranges|content-length|transfer-encoding|etag|vary|connection|keep-alive|trailer|upgrade)$/;
// Names in `Vary` that are dropped: those for Next's own client, and the coding, which is chosen when the response is sent.
const NOT_VARIED_BY = /^(?:rsc|next-.*|accept-encoding|)$/i;

/** What a program gets instead of an HTML page with this status. */
const INSTEAD: Readonly<Record<number, Problem>> = {
  404: notFound('There is no page at this URL.'),
  503: unavailable('This page'),
};

/** The final HTML of a page, and a policy that allows exactly what it contains. */
function finishHtml(given: string, keepsRuntime: boolean) {
  const html = keepsRuntime || needsRuntime(given) ? given : withoutRuntime(given);
  return { body: Buffer.from(html), headers: pagePolicy(html) };
}

/** A page with its final status, or what a program gets instead of it, and whether it may be kept. */
function finishPage({ status: given, body }: WholeResponse, path: string, report: ListReport, accept?: string) {
  const html = Buffer.from(body).toString();
  // There is nothing to show at an assignment's address without a list.
  const isMissing = given === 200 && report.list === 'none' && assignmentIdOf(path) !== null;
  const status = isMissing ? 503 : given;
  // Next's page for a failure is empty.
  const problem = status === 500 ? INTERNAL_ERROR : prefersProblem(accept ?? null) ? INSTEAD[status] : undefined;
  const finished = problem
    ? { body: Buffer.from(problemText(problem)), headers: { ...contentSecurityPolicy(), ...PROBLEM_HEADERS } }
    : finishHtml(html, status === 200 && routeAt(path).route.kind !== 'page');
  const headers = { ...finished.headers, ...(isMissing && { 'retry-after': String(report.retryAfterSeconds) }) };
  const isCurrent = !routeAt(path).route.showsFeed || report.list === 'current';
  return { status, body: finished.body, headers, isKept: status === 200 && isCurrent };
}

/** Finishes Next's response, given the state of the list: the final bytes, and the headers Next omits. */
export function finishResponse(
  given: WholeResponse,
  path: string,
  accept: string | undefined,
  security: Readonly<Record<string, string>>,
  report: ListReport,
): WholeResponse {
  const isPage = routeAt(path).isPage;
  const isHtml = line(given.headers['content-type']).startsWith('text/html');
  const plain = { ...given, headers: contentSecurityPolicy(), isKept: given.status === 200 };
  const { status, body, headers: own, isKept } = isHtml ? finishPage(given, path, report, accept) : plain;
  // A page that is missing has no other formats to link to.
  const isOurs = (name: string) => DROPPED.test(name) || (status === 404 && name === 'link');
  const theirs = Object.entries(given.headers).filter(([name]) => !isOurs(name));
  const stated = line(given.headers['cache-control']);
  // Next spells `no-store` at length.
  const isStored = !/\bno-store\b/.test(stated) && (isKept || !isPage || !stated.startsWith('public'));
  const caching = isStored ? stated : 'no-store';
  const names = line(given.headers.vary).split(/,\s*/);
  const vary = isPage ? 'Accept' : names.filter((name) => !NOT_VARIED_BY.test(name)).join(', ');
  const all = { ...security, ...(caching && { 'cache-control': caching }), ...(vary && { vary }), ...own };
  const ours = Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]);
  return { status, headers: { ...Object.fromEntries(theirs), ...Object.fromEntries(ours) }, body };
}
