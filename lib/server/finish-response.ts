import * as problems from '../http/problem.ts';
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
const PROBLEMS = new Map<number, problems.Problem>([
  [404, problems.NO_SUCH_PAGE],
  [500, problems.INTERNAL_ERROR],
  [503, problems.PAGE_UNAVAILABLE],
]);

const keptHeaders = (headers: CompleteResponse['headers']) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !INTERNAL.test(name) && !COMPUTED.has(name),
    ),
  );

/** One request with Next's response, and the state of the list. */
type Exchange = {
  readonly response: CompleteResponse;
  readonly request: ParsedRequest;
  readonly report: ListReport;
};

const isHtml = ({ headers }: CompleteResponse): boolean =>
  String(headers['content-type']).startsWith('text/html');

/** Without a list, an assignment's page has nothing to show. */
const lacksList = ({ response, request, report }: Exchange): boolean =>
  isHtml(response) &&
  response.status === 200 &&
  (report.list ?? 'none') === 'none' &&
  assignmentIdOf(request.path) !== null;

/** Pages that are not in the table of routes may have client components. */
const keepsRuntime = ({ response, request }: Exchange): boolean =>
  isHtml(response) && response.status === 200 && request.route.kind !== 'page';

/**
 * The `Cache-Control` of a response: Next's own, but `no-store` for an error
 * page and for a page whose list is not current.
 */
function cachingOf({ response, request, report }: Exchange): string {
  const { status, headers } = response;
  const cacheControl = String(headers['cache-control'] ?? '');
  // Next adds directives that mean the same.
  if (/\bno-store\b/.test(cacheControl)) return 'no-store';
  const isIncomplete = request.route.showsFeed && report.list !== 'current';
  const isStorable = status === 200 && !isIncomplete;
  const isPublic = cacheControl.startsWith('public');
  return request.isPage && isPublic && !isStorable ? 'no-store' : cacheControl;
}

/** The problem document that replaces an HTML error page, if preferred. */
const problemFor = ({ response, request }: Exchange) =>
  isHtml(response) && request.format === 'problem'
    ? PROBLEMS.get(response.status)
    : undefined;

function bodyOf(exchange: Exchange): Uint8Array {
  const { body } = exchange.response;
  const problem = problemFor(exchange);
  if (problem) return Buffer.from(problems.problemText(problem));
  if (!isHtml(exchange.response) || keepsRuntime(exchange)) return body;
  return Buffer.from(withoutRuntime(Buffer.from(body).toString()));
}

function finish(exchange: Exchange): CompleteResponse {
  const { response, request } = exchange;
  const caching = cachingOf(exchange);
  return {
    status: response.status,
    headers: {
      ...keptHeaders(response.headers),
      ...contentSecurityPolicy({ inline: keepsRuntime(exchange) }),
      ...(caching && { 'cache-control': caching }),
      ...(request.isPage && { vary: 'Accept' }),
      ...(problemFor(exchange) && problems.PROBLEM_HEADERS),
    },
    body: bodyOf(exchange),
  };
}

/**
 * Finishes Next's response: sets its final status and body, and the headers that
 * Next omits. An assignment's page is a 503 while there is no list.
 */
export function finishResponse(
  response: CompleteResponse,
  request: ParsedRequest,
  report: ListReport,
): CompleteResponse {
  const exchange = { response, request, report };
  if (!lacksList(exchange)) return finish(exchange);
  const headers = {
    ...response.headers,
    'retry-after': String(report.retryAfterSeconds),
  };
  return finish({
    ...exchange,
    response: { ...response, headers, status: 503 },
  });
}
