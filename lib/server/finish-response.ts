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
import { assignmentIdOf } from '../routes/addresses.ts';
import type { ParsedRequest } from '../routes/parse-request.ts';
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
  { isPage, route }: ParsedRequest,
  { list }: ListReport,
): string {
  const caching = String(headers['cache-control'] ?? '');
  // Next adds directives that mean the same.
  if (/\bno-store\b/.test(caching)) return 'no-store';
  const isIncomplete = route.showsFeed && list !== 'current';
  const isStorable = status === 200 && !isIncomplete;
  const isPublic = caching.startsWith('public');
  return isPage && isPublic && !isStorable ? 'no-store' : caching;
}

/** Next's response, as a 503 if it is an assignment's page without a list. */
function withStatus(
  response: CompleteResponse,
  { path }: ParsedRequest,
  { list, retryAfterSeconds }: ListReport,
): CompleteResponse {
  const hasList = list === 'current' || list === 'expired';
  const isOther = response.status !== 200 || assignmentIdOf(path) === null;
  if (hasList || isOther || !isHtml(response)) return response;
  const retryAfter = { 'retry-after': String(retryAfterSeconds) };
  const headers = { ...response.headers, ...retryAfter };
  return { ...response, status: 503, headers };
}

const isHtml = ({ headers }: CompleteResponse): boolean =>
  String(headers['content-type']).startsWith('text/html');

/**
 * Finishes Next's response: sets its final status and body, and the headers
 * that Next omits. An assignment's page is a 503 while there is no list; a
 * program gets a problem document in place of an error page.
 */
export function finishResponse(
  fromNext: CompleteResponse,
  request: ParsedRequest,
  report: ListReport,
): CompleteResponse {
  const response = withStatus(fromNext, request, report);
  const { status, body } = response;
  const isText = isHtml(response);
  const problem =
    isText && request.format === 'problem' ? PROBLEMS.get(status) : undefined;
  // Pages that are not in the table of routes may have client components.
  const keepsRuntime =
    isText && status === 200 && request.route.kind !== 'page';
  const caching = cachingOf(response, request, report);
  const headers = {
    ...Object.fromEntries(Object.entries(response.headers).filter(isKept)),
    ...contentSecurityPolicy({ inline: keepsRuntime }),
    ...(caching && { 'cache-control': caching }),
    ...(request.isPage && { vary: 'Accept' }),
  };
  if (problem !== undefined) {
    const text = Buffer.from(problemText(problem));
    return { status, headers: { ...headers, ...PROBLEM_HEADERS }, body: text };
  }
  if (!isText || keepsRuntime) return { status, headers, body };
  const html = withoutRuntime(Buffer.from(body).toString());
  return { status, headers, body: Buffer.from(html) };
}
