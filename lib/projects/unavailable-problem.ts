import { problemResponse } from '../http/problem.ts';

/** What a program is told while the upstream feed can't be read (interface specification §4). */
export function unavailableProblem({ retryAfterSeconds }: { readonly retryAfterSeconds: number }): Response {
  return problemResponse(
    {
      status: 502,
      title: 'Upstream feed unavailable',
      detail: 'The list of open assignments cannot be read at the moment. Try again after the time in Retry-After.',
      code: 'upstream_unavailable',
    },
    { 'Retry-After': String(retryAfterSeconds) },
  );
}
