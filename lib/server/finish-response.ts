import {
  INTERNAL_ERROR,
  NO_SUCH_PAGE,
  PAGE_UNAVAILABLE,
  PROBLEM_HEADERS,
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

/** What a program gets instead of an HTML page with the same status. */
const PROBLEMS = [NO_SUCH_PAGE, INTERNAL_ERROR, PAGE_UNAVAILABLE];

const isKept = ([name]: readonly [string, unknown]) =>
  !INTERNAL.test(name) && !COMPUTED.has(name);

/**
 * Next's headers, and those that it omits. An error page is not stored, nor is a
 * page whose list is not current.
 */
function headersOf(
  { status, headers }: CompleteResponse,
  { route, format }: ParsedRequest,
  { list }: ListReport,
): CompleteResponse['headers'] {
  const isIncomplete = route.showsFeed && list !== 'current';
  const isTemporary = format !== null && (status !== 200 || isIncomplete);
  // Next adds directives to `no-store` that mean the same.
  const isUnstored = /\bno-store\b/.test(String(headers['cache-control']));
  return {
    ...Object.fromEntries(Object.entries(headers).filter(isKept)),
    ...((isTemporary || isUnstored) && { 'cache-control': 'no-store' }),
    ...(format && { vary: 'Accept' }),
  };
}

/** Finishes the body and the policy of an HTML page. */
function finishPage(
  page: CompleteResponse,
  { route, format }: ParsedRequest,
): CompleteResponse {
  const { status, headers } = page;
  const finished = (body: Buffer, others = {}) => ({
    status,
    headers: { ...headers, ...others },
    body,
  });
  const problem = PROBLEMS.find((each) => each.status === status);
  if (format === 'problem' && problem)
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
  const { status, body } = response;
  const headers = headersOf(response, request, report);
  const isHtml = /^text\/html/.test(String(response.headers['content-type']));
  if (!isHtml) return { status, headers, body };
  const hasList = report.list === 'current' || report.list === 'expired';
  if (status !== 200 || request.route !== assignment || hasList)
    return finishPage({ status, headers, body }, request);
  headers['retry-after'] = String(report.retryAfterSeconds);
  return finishPage({ status: 503, headers, body }, request);
}
