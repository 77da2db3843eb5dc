import { prefersProblem } from '../http/accept.ts';
import { INTERNAL_ERROR, NO_SUCH_PAGE, PAGE_UNAVAILABLE, PROBLEM_HEADERS, problemText } from '../http/problem.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { ListReport } from '../projects/list-report.ts';
import { assignmentIdOf } from '../routes/addresses.ts';
import type { RouteAt } from '../routes/routes.ts';
import type { WholeResponse } from './ask-next.ts';
import { fieldValue } from './sent-response.ts';
import { withoutRuntime } from './without-runtime.ts';

// Next's internal headers, and those computed here or when it is sent.
const DROPPED =
  /^(?:x-middleware-.*|x-nextjs-.*|x-powered-by|accept-ranges|content-length|transfer-encoding|etag|vary|connection|keep-alive|trailer|upgrade)$/;
// Names in `Vary` that are dropped: those for Next's own client, and the coding, which is chosen when the response is sent.
const NOT_VARIED_BY = /^(?:rsc|next-.*|accept-encoding|)$/i;

/** What a program gets instead of an HTML page with this status. */
const PROBLEMS = new Map([
  [500, INTERNAL_ERROR],
  [404, NO_SUCH_PAGE],
  [503, PAGE_UNAVAILABLE],
]);

/** A page with its final status, or what a program gets instead of it, and whether caches may store it. */
function finishPage(
  { status: given, body }: WholeResponse,
  { path, route }: RouteAt,
  report: ListReport,
  accept?: string,
) {
  // There is nothing to show at an assignment's address without a list.
  const isMissing = given === 200 && report.list === 'none' && assignmentIdOf(path) !== null;
  const status = isMissing ? 503 : given;
  const html = Buffer.from(body).toString();
  // Pages that are not in the table of routes may have client components.
  const keepsRuntime = status === 200 && route.kind !== 'page';
  const text = keepsRuntime ? html : withoutRuntime(html);
  const problem = prefersProblem(accept ?? null) ? PROBLEMS.get(status) : undefined;
  return {
    status,
    body: Buffer.from(problem ? problemText(problem) : text),
    headers: {
      ...contentSecurityPolicy({ inline: keepsRuntime }),
      ...(problem && PROBLEM_HEADERS),
      ...(isMissing && { 'retry-after': String(report.retryAfterSeconds) }),
    },
    isStorable: status === 200 && (!route.showsFeed || report.list === 'current'),
  };
}

/** Finishes Next's response, given the state of the list: the final bytes, and the headers Next omits. */
export function finishResponse(
  given: WholeResponse,
  at: RouteAt,
  accept: string | undefined,
  security: Readonly<Record<string, string>>,
  report: ListReport,
): WholeResponse {
  const { isPage } = at;
  const isHtml = fieldValue(given.headers['content-type']).startsWith('text/html');
  const plain = { ...given, headers: contentSecurityPolicy(), isStorable: given.status === 200 };
  const { status, body, headers, isStorable } = isHtml ? finishPage(given, at, report, accept) : plain;

  const stated = fieldValue(given.headers['cache-control']);
  const isRefused = isPage && !isStorable && stated.startsWith('public');
  // Next spells `no-store` at length.
  const caching = isRefused || /\bno-store\b/.test(stated) ? 'no-store' : stated;
  const names = fieldValue(given.headers.vary).split(/,\s*/);
  const vary = isPage ? 'Accept' : names.filter((name) => !NOT_VARIED_BY.test(name)).join(', ');
  // A page that is missing has no other formats to link to.
  const isDropped = (name: string) => DROPPED.test(name) || (status === 404 && name === 'link');
  const added = { ...security, ...(caching && { 'cache-control': caching }), ...(vary && { vary }), ...headers };
  const all = [...Object.entries(given.headers).filter(([name]) => !isDropped(name)), ...Object.entries(added)];
  return { status, headers: Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), value])), body };
}
