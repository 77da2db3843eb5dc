import * as problems from '../http/problem.ts';
import { contentSecurityPolicy } from '../http/response-headers.ts';
import type { ListReport } from '../projects/list-report.ts';
import { assignmentIdOf } from '../routes/addresses.ts';
import type { ParsedRequest } from '../routes/parse-request.ts';
import type { WholeResponse } from './next-process.ts';

// Next's internal headers, and those computed here or when it is sent.
const DROPPED =
  /^(?:x-middleware-.*|x-nextjs-.*|accept-ranges|content-length|transfer-encoding|etag|vary|connection|keep-alive|content-security-policy)$/;

/** What a program gets instead of an HTML page with this status. */
const PROBLEMS: Record<number, problems.Problem> = {
  404: problems.NO_SUCH_PAGE,
  500: problems.INTERNAL_ERROR,
  503: problems.PAGE_UNAVAILABLE,
};

/** What React and Next write for their client. */
const RUNTIME = [
  // The build's scripts, and their preloads.
  /<script\b[^>]*\bsrc="\/_next\/[^"]*"[^>]*><\/script>/g,
  /<link rel="preload" as="script"[^>]*\bhref="\/_next\/[^"]*"[^>]*\/>/g,
  // Inline data and instructions.
  /<script(?: id="_R_">|>(?=\(?self\.__next|requestAnimationFrame\(|\$R))[^<]*<\/script>/g,
  // Comments that mark parts of the page, and an outlet that is empty without
  // them.
  /<!--(?: |\$\??|\/\$|&|\/&|F!|F|html|head|body)?-->/g,
  /<div hidden=""><\/div>/g,
];
/** Removes the client runtime from a page without client components. */
export const withoutRuntime = (html: string): string =>
  RUNTIME.reduce((text, pattern) => text.replace(pattern, ''), html);

/**
 * Finishes Next's response, given the state of the list: the final status and
 * bytes, and the headers Next omits.
 */
export function finishResponse(
  { status: given, headers, body }: WholeResponse,
  { route, isPage, path, format }: ParsedRequest,
  report: ListReport,
): WholeResponse {
  const isHtml = String(headers['content-type']).startsWith('text/html');
  // There is nothing to show at an assignment's address without a list.
  const isMissing =
    isHtml &&
    given === 200 &&
    (report.list ?? 'none') === 'none' &&
    assignmentIdOf(path) !== null;
  const status = isMissing ? 503 : given;
  // Pages that are not in the table of routes may have client components.
  const keepsRuntime = isHtml && status === 200 && route.kind !== 'page';
  const problem = isHtml && format === 'problem' ? PROBLEMS[status] : undefined;
  const html = isHtml ? Buffer.from(body).toString() : '';
  const text = problem
    ? problems.problemText(problem)
    : keepsRuntime
      ? html
      : withoutRuntime(html);
  const stated = String(headers['cache-control'] ?? '');
  const isIncomplete = isHtml && route.showsFeed && report.list !== 'current';
  const isRefused =
    isPage && (status !== 200 || isIncomplete) && stated.startsWith('public');
  // Next spells `no-store` at length.
  const caching =
    isRefused || /\bno-store\b/.test(stated) ? 'no-store' : stated;
  const kept = Object.entries(headers).filter(([name]) => !DROPPED.test(name));
  const set = {
    ...contentSecurityPolicy({ inline: keepsRuntime }),
    ...(caching && { 'cache-control': caching }),
    ...(isPage && { vary: 'Accept' }),
    ...(problem && problems.PROBLEM_HEADERS),
    ...(isMissing && { 'retry-after': String(report.retryAfterSeconds) }),
  };
  return {
    status,
    headers: { ...Object.fromEntries(kept), ...set },
    body: isHtml ? Buffer.from(text) : body,
  };
}
