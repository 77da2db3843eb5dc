import {
  INTERNAL_ERROR,
  NO_SUCH_PAGE,
  PAGE_UNAVAILABLE,
  PROBLEM_HEADERS,
  type Problem,
  problemText,
} from '../http/problem.ts';
import { contentSecurityPolicy } from '../http/response-headers.ts';
import type { ListReport } from '../projects/list-report.ts';
import type { ParsedRequest } from '../routes/parse-request.ts';
import { assignment } from '../routes/routes.ts';
import type { CompleteResponse } from './next-process.ts';
import { withoutRuntime } from './without-runtime.ts';

/** Next's internal headers. */
const INTERNAL = /^x-(?:middleware|nextjs)-/;
/** Headers that are computed here, or when the response is sent. */
const COMPUTED = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'content-security-policy',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

/** What a program gets instead of an HTML page with this status. */
const PROBLEMS = new Map<number, Problem>([
  [404, NO_SUCH_PAGE],
  [500, INTERNAL_ERROR],
  [503, PAGE_UNAVAILABLE],
]);

const isKept = ([name]: readonly [string, unknown]) =>
  !INTERNAL.test(name) && !COMPUTED.has(name);

/**
 * The `Cache-Control` of a response: Next's own, but `no-store` for an error
 * page and for a page whose list is not current.
 */
function cachingOf(
  { status, headers }: CompleteResponse,
  { route, format }: ParsedRequest,
  { list }: ListReport,
): string {
  const caching = String(headers['cache-control'] ?? '');
  const isIncomplete = route.showsFeed && list !== 'current';
  const isStorable = status === 200 && !isIncomplete;
  const isWithheld = format && !isStorable && caching.startsWith('public');
  // Next adds directives to `no-store` that mean the same.
  return isWithheld || /\bno-store\b/.test(caching) ? 'no-store' : caching;
}

/** Finishes an HTML page, whose headers are finished. */
function finishPage(
  page: CompleteResponse,
  { route, format }: ParsedRequest,
  { list, retryAfterSeconds }: ListReport,
): CompleteResponse {
  const hasList = list === 'current' || list === 'expired';
  const isUnavailable = page.status === 200 && route === assignment && !hasList;
  const status = isUnavailable ? 503 : page.status;
  const headers = {
    ...page.headers,
    ...(isUnavailable && { 'retry-after': String(retryAfterSeconds) }),
  };
  const finished = (body: Buffer, others = {}) => ({
    status,
    headers: { ...headers, ...others },
    body,
  });
  const problem = format === 'problem' ? PROBLEMS.get(status) : undefined;
  if (problem !== undefined)
    return finished(Buffer.from(problemText(problem)), PROBLEM_HEADERS);
  if (status === 200 && route.hasClient)
    return finished(page.body, contentSecurityPolicy({ inline: true }));
  return finished(Buffer.from(withoutRuntime(page.body.toString())));
}

/**
 * Finishes Next's response: sets its final status and body, and the headers
 * that Next omits. An assignment's page is a 503 while there is no list; a
 * program gets a problem document in place of an error page.
 */
export function finishResponse(
  response: CompleteResponse,
  request: ParsedRequest,
  report: ListReport,
): CompleteResponse {
  const caching = cachingOf(response, request, report);
  const headers = {
    ...Object.fromEntries(Object.entries(response.headers).filter(isKept)),
    ...(caching && { 'cache-control': caching }),
    ...(request.format && { vary: 'Accept' }),
  };
  const finished = { ...response, headers };
  const isHtml = String(response.headers['content-type']).startsWith(
    'text/html',
  );
  return isHtml ? finishPage(finished, request, report) : finished;
}
