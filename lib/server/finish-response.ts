import { prefersProblem } from '../http/accept.ts';
import { INTERNAL_ERROR, NO_SUCH_PAGE, PAGE_UNAVAILABLE, PROBLEM_HEADERS, problemText } from '../http/problem.ts';
import { contentSecurityPolicy } from '../http/response-headers.ts';
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

/** Finishes Next's response, given the state of the list: the final status and bytes, and the headers Next omits. */
export function finishResponse(
  { status: given, headers, body }: WholeResponse,
  { route, isPage, path }: RouteAt,
  accept: string | undefined,
  security: Readonly<Record<string, string>>,
  report: ListReport,
): WholeResponse {
  const isHtml = fieldValue(headers['content-type']).startsWith('text/html');
  // There is nothing to show at an assignment's address without a list.
  const isMissing = isHtml && given === 200 && report.list === 'none' && assignmentIdOf(path) !== null;
  const status = isMissing ? 503 : given;
  // Pages that are not in the table of routes may have client components.
  const keepsRuntime = isHtml && status === 200 && route.kind !== 'page';
  const problem = isHtml && prefersProblem(accept ?? null) ? PROBLEMS.get(status) : undefined;
  const text = () => {
    const html = Buffer.from(body).toString();
    return problem ? problemText(problem) : keepsRuntime ? html : withoutRuntime(html);
  };

  const stated = fieldValue(headers['cache-control']);
  const isIncomplete = isHtml && route.showsFeed && report.list !== 'current';
  const isRefused = isPage && (status !== 200 || isIncomplete) && stated.startsWith('public');
  // Next spells `no-store` at length.
  const caching = isRefused || /\bno-store\b/.test(stated) ? 'no-store' : stated;
  const names = fieldValue(headers.vary).split(/,\s*/);
  const vary = isPage ? 'Accept' : names.filter((name) => !NOT_VARIED_BY.test(name)).join(', ');
  // A page that is missing has no other formats to link to.
  const kept = Object.entries(headers).filter(([name]) => !DROPPED.test(name) && !(status === 404 && name === 'link'));
  const set = {
    ...security,
    ...contentSecurityPolicy({ inline: keepsRuntime }),
    ...(caching && { 'cache-control': caching }),
    ...(vary && { vary }),
    ...(problem && PROBLEM_HEADERS),
    ...(isMissing && { 'retry-after': String(report.retryAfterSeconds) }),
  };
  const named = Object.entries(set).map(([name, value]) => [name.toLowerCase(), value]);
  return { status, headers: Object.fromEntries([...kept, ...named]), body: isHtml ? Buffer.from(text()) : body };
}
