import * as problems from '../http/problem.ts';
import { contentSecurityPolicy } from '../http/response-headers.ts';
import type { ListReport } from '../projects/list-report.ts';
import { assignmentIdOf } from '../routes/addresses.ts';
import type { ParsedRequest } from '../routes/parse-request.ts';
import type { WholeResponse } from './next-process.ts';
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

const keptHeaders = (headers: WholeResponse['headers']) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !INTERNAL.test(name) && !COMPUTED.has(name),
    ),
  );

type Finished = {
  readonly response: WholeResponse;
  readonly request: ParsedRequest;
  readonly report: ListReport;
};

const isHtml = ({ headers }: WholeResponse): boolean =>
  String(headers['content-type']).startsWith('text/html');

/** There is nothing to show at an assignment's address without a list. */
const lacksList = ({ response, request, report }: Finished): boolean =>
  isHtml(response) &&
  response.status === 200 &&
  (report.list ?? 'none') === 'none' &&
  assignmentIdOf(request.path) !== null;

/** Pages that are not in the table of routes may have client components. */
const keepsRuntime = ({ response, request }: Finished): boolean =>
  isHtml(response) && response.status === 200 && request.route.kind !== 'page';

/**
 * How long a response may be stored: as Next says, unless it is a page that is
 * not there, or shows a list that is not current.
 */
function cachingOf({ response, request, report }: Finished): string {
  const { status, headers } = response;
  const stated = String(headers['cache-control'] ?? '');
  // Next spells it at length.
  if (/\bno-store\b/.test(stated)) return 'no-store';
  const isIncomplete = request.route.showsFeed && report.list !== 'current';
  const isStorable = status === 200 && !isIncomplete;
  const isStored = stated.startsWith('public');
  return request.isPage && isStored && !isStorable ? 'no-store' : stated;
}

/** The problem document in place of an HTML page, if the caller prefers that. */
const problemFor = ({ response, request }: Finished) =>
  isHtml(response) && request.format === 'problem'
    ? PROBLEMS.get(response.status)
    : undefined;

function bodyOf(finished: Finished): Uint8Array {
  const { body } = finished.response;
  const problem = problemFor(finished);
  if (problem) return Buffer.from(problems.problemText(problem));
  if (!isHtml(finished.response) || keepsRuntime(finished)) return body;
  return Buffer.from(withoutRuntime(Buffer.from(body).toString()));
}

function finish(finished: Finished): WholeResponse {
  const { response, request } = finished;
  const caching = cachingOf(finished);
  return {
    status: response.status,
    headers: {
      ...keptHeaders(response.headers),
      ...contentSecurityPolicy({ inline: keepsRuntime(finished) }),
      ...(caching && { 'cache-control': caching }),
      ...(request.isPage && { vary: 'Accept' }),
      ...(problemFor(finished) && problems.PROBLEM_HEADERS),
    },
    body: bodyOf(finished),
  };
}

/**
 * Finishes Next's response, given the state of the list: the final status and
 * bytes, and the headers Next omits.
 */
export function finishResponse(
  response: WholeResponse,
  request: ParsedRequest,
  report: ListReport,
): WholeResponse {
  const finished = { response, request, report };
  if (!lacksList(finished)) return finish(finished);
  const headers = {
    ...response.headers,
    'retry-after': String(report.retryAfterSeconds),
  };
  return finish({
    ...finished,
    response: { ...response, headers, status: 503 },
  });
}
