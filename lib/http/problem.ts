import { LONGEST_ADDRESS } from './limits.ts';
import { corsHeaders } from './security-headers.ts';

/** A problem document (RFC 9457). `detail` says what to do; `code` is an extension member. */
export type Problem = {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly code: string;
};

/** An internal error. The cause is in the log, never in the response. */
export const INTERNAL_ERROR: Problem = {
  status: 500,
  title: 'Internal error',
  detail: 'Something went wrong on our side and has been logged. Please try again.',
  code: 'internal_error',
};

/** Nothing exists at the requested URL. */
export const notFound = (detail: string): Problem => ({ status: 404, title: 'Not found', detail, code: 'not_found' });

/** The method is not supported. The response must list the supported ones in `Allow` too. */
export const methodNotAllowed = (allow: string): Problem => ({
  status: 405,
  title: 'Method not allowed',
  detail: `This URL does not support the method. Supported methods: ${allow}.`,
  code: 'method_not_allowed',
});

/** Something that depends on the feed is unavailable; `what` is the subject of the sentence, such as `This page`. */
export const unavailable = (what: string): Problem => ({
  status: 503,
  title: 'Unavailable',
  detail: `${what} is unavailable at the moment. Try again after the delay in Retry-After.`,
  code: 'upstream_unavailable',
});

/** The list of open assignments is unavailable. */
export const FEED_UNAVAILABLE: Problem = {
  status: 502,
  title: 'Upstream feed unavailable',
  detail: 'The list of open assignments is unavailable at the moment. Try again after the delay in Retry-After.',
  code: 'upstream_unavailable',
};

/** The feed has not been read yet, so a load balancer should use another server. */
export const NOT_READY: Problem = {
  status: 503,
  title: 'Not ready',
  detail: 'This server has not read the assignments yet. Try again after the delay in Retry-After.',
  code: 'not_ready',
};

/** The address is not correctly percent-encoded or no path at all, or the request does not name one host. */
export const BAD_ADDRESS: Problem = {
  status: 400,
  title: 'Bad address',
  detail: 'The URL is not correctly percent-encoded, or the request has no valid Host header.',
  code: 'bad_address',
};

/** The address has more than `LONGEST_ADDRESS` characters. */
export const ADDRESS_TOO_LONG: Problem = {
  status: 414,
  title: 'Address too long',
  detail: `The URL’s path and query have more than ${LONGEST_ADDRESS} characters. Shorten the query.`,
  code: 'address_too_long',
};

/** Too much uncached work is waiting, from all callers together. */
export const BUSY: Problem = {
  status: 503,
  title: 'Busy',
  detail: 'The server is busy. Try again after the delay in Retry-After.',
  code: 'busy',
};

/** The body of a problem document: JSON with a final newline. */
export function problemText({ status, title, detail, code }: Problem): string {
  return `${JSON.stringify({ type: 'about:blank', title, status, detail, code })}\n`;
}

/** The headers of every problem document. */
export const PROBLEM_HEADERS = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' } as const;

/** A response with a problem document; its own headers take precedence over `headers`. */
export function problemResponse(problem: Problem, headers: HeadersInit = {}): Response {
  const response = new Response(problemText(problem), { status: problem.status, headers });
  for (const [name, value] of Object.entries(PROBLEM_HEADERS)) response.headers.set(name, value);
  return response;
}

/** Tells a client that looks for a login that there is none, in the form of an OAuth error (RFC 6749 §5.2), so that it goes on without. */
export function noLoginResponse(): Response {
  const body = { error: 'not_found', error_description: 'There is no login here: everything is public.' };
  return Response.json(body, { status: 404, headers: { ...corsHeaders, 'Cache-Control': 'no-store' } });
}
