import { STATUS_CODES } from 'node:http';
import { LONGEST_ADDRESS } from './limits.ts';

/**
 * A problem document (RFC 9457), whose title is the status in words, as §4.2.1
 * asks where there is no type. `detail` says what to do; `code` is an extension
 * member.
 */
const problem = (status: number, code: string, detail: string) => ({
  title: STATUS_CODES[status],
  status,
  detail,
  code,
});
export type Problem = ReturnType<typeof problem>;

const LATER = 'Try again after the delay in Retry-After.';

/** An internal error. The cause is in the log, never in the response. */
export const INTERNAL_ERROR = problem(
  500,
  'internal_error',
  'Something went wrong on our side and has been logged. Please try again.',
);

/** Nothing exists at the requested URL. */
export const notFound = (detail: string): Problem =>
  problem(404, 'not_found', detail);
export const NO_SUCH_PAGE = notFound('There is no page at this URL.');

/**
 * The method is not supported. The response must list the supported ones in
 * `Allow` too.
 */
export const methodNotAllowed = (allow: string): Problem =>
  problem(
    405,
    'method_not_allowed',
    `This URL does not support the method. Supported methods: ${allow}.`,
  );

const unavailable = (status: number, what: string) =>
  problem(
    status,
    'upstream_unavailable',
    `${what} is unavailable at the moment. ${LATER}`,
  );
/** A page that shows nothing without the list of open assignments. */
export const PAGE_UNAVAILABLE = unavailable(503, 'This page');
/** The list of open assignments is unavailable. */
export const FEED_UNAVAILABLE = unavailable(
  502,
  'The list of open assignments',
);

/**
 * The feed has not been read yet, so a load balancer should use another server.
 */
export const NOT_READY = problem(
  503,
  'not_ready',
  `This server has not read the assignments yet. ${LATER}`,
);

/**
 * The address has no path or is not correctly percent-encoded, or the request
 * does not have exactly one valid `Host` header.
 */
export const BAD_ADDRESS = problem(
  400,
  'bad_address',
  'The URL is not correctly percent-encoded, or the request has no valid Host header.',
);

/** The address has more than `LONGEST_ADDRESS` characters. */
export const ADDRESS_TOO_LONG = problem(
  414,
  'address_too_long',
  `The URL’s path and query have more than ${LONGEST_ADDRESS} characters. Shorten the query.`,
);

/** Too much uncached work is waiting, from all callers together. */
export const BUSY = problem(503, 'busy', `The server is busy. ${LATER}`);

/** The body of a problem document: JSON with a final newline. */
export const problemText = (document: Problem): string =>
  `${JSON.stringify({ type: 'about:blank', ...document })}\n`;

/** The headers of every problem document. */
export const PROBLEM_HEADERS = {
  'content-type': 'application/problem+json',
  'cache-control': 'no-store',
} as const;

/**
 * The response with a problem document, its status and {@link PROBLEM_HEADERS},
 * and any further headers.
 */
export const problemResponse = (
  document: Problem,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(problemText(document), {
    status: document.status,
    headers: { ...headers, ...PROBLEM_HEADERS },
  });
