/** A problem document (RFC 9457). `detail` is a sentence a person can act on; `code` is an extension of the standard's members. */
export type Problem = {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly code: string;
};

/** A failure of ours that no caller can mend; it says nothing of the cause, which is in the log. */
export const INTERNAL_ERROR: Problem = {
  status: 500,
  title: 'Internal error',
  detail: 'Something went wrong on our side. It has been logged; please try again.',
  code: 'internal_error',
};

/** There is nothing at the address that was asked for. */
export const notFound = (detail: string): Problem => ({ status: 404, title: 'Not found', detail, code: 'not_found' });

/** The method is none of those that are `allow`ed, which the answer also names in a header of that name. */
export const methodNotAllowed = (allow: string): Problem => ({
  status: 405,
  title: 'Method not allowed',
  detail: `This method is not possible here; use ${allow}.`,
  code: 'method_not_allowed',
});

/** What can't be done while nothing is known of the feed, as the beginning of a sentence. */
export const unavailable = (what: string): Problem => ({
  status: 503,
  title: 'Unavailable',
  detail: `${what} at the moment. Try again after the time in Retry-After.`,
  code: 'upstream_unavailable',
});

/** The list of open assignments can't be read, so a program gets nothing of it. */
export const FEED_UNAVAILABLE: Problem = {
  status: 502,
  title: 'Upstream feed unavailable',
  detail: 'The list of open assignments cannot be read at the moment. Try again after the time in Retry-After.',
  code: 'upstream_unavailable',
};

/** Nothing was read of the feed yet, so a load balancer had better send callers to another server. */
export const NOT_READY: Problem = {
  status: 503,
  title: 'Not ready',
  detail: 'The assignments have not been read yet. Try again after the time in Retry-After.',
  code: 'not_ready',
};

/** Only the operator's own programs may read this. */
export const UNAUTHORIZED: Problem = {
  status: 401,
  title: 'Unauthorized',
  detail: 'Send the token of this server’s operator as Authorization: Bearer.',
  code: 'unauthorized',
};

/** One caller asks for more than its share of what has to be worked out anew. */
export const TOO_MUCH_WORK: Problem = {
  status: 429,
  title: 'Too many requests',
  detail: 'Too much was asked from this address in a short time. Try again after the time in Retry-After.',
  code: 'too_many_requests',
};

/** All callers together ask for more than this server can work out at the moment. */
export const BUSY: Problem = {
  status: 503,
  title: 'Busy',
  detail: 'Too much is being asked at the moment. Try again after the time in Retry-After.',
  code: 'busy',
};

/** The body of a problem document: JSON that ends with a newline. */
export function problemText({ status, title, detail, code }: Problem): string {
  return `${JSON.stringify({ type: 'about:blank', title, status, detail, code })}\n`;
}

/** What every problem document says of itself: its type, and that no cache may store it. */
export const PROBLEM_HEADERS = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' } as const;

/** Answers with a problem document. */
export function problemResponse(problem: Problem, headers: HeadersInit = {}): Response {
  const answer = new Response(problemText(problem), { status: problem.status, headers });
  for (const [name, value] of Object.entries(PROBLEM_HEADERS)) answer.headers.set(name, value);
  return answer;
}
