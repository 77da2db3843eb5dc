/** A problem document (RFC 9457). `detail` is a sentence a person can act on; members beyond the standard's are extensions. */
export type Problem = {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly code: string;
  readonly [extension: string]: unknown;
};

/** Answers with a problem document; errors are never stored by caches. */
export function problemResponse(problem: Problem, headers: HeadersInit = {}): Response {
  const { status, title, detail, ...extensions } = problem;
  const answer = new Response(`${JSON.stringify({ type: 'about:blank', title, status, detail, ...extensions })}\n`, {
    status,
    headers,
  });
  answer.headers.set('Content-Type', 'application/problem+json');
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
