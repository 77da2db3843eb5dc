/** Errors that only the layer gives, because it limits its work. In plain Next, limits are up to the platform. */
export const budgetErrors: readonly string[] = ['busy'];

const RETRY = 'try again after the delay in Retry-After';

/** Every error. The tests provoke each one except the internal error. */
export const errors: readonly (readonly [status: number, code: string, when: string, next: string])[] = [
  [
    400,
    'bad_address',
    'the URL is not correctly percent-encoded, or the request has no Host header',
    'correct the request',
  ],
  [414, 'address_too_long', 'the path and query have more than 4,096 characters', 'shorten the query'],
  [404, 'not_found', 'nothing exists at the URL, or the assignment is no longer open', 'read the list again'],
  [405, 'method_not_allowed', 'the URL does not support the method', 'use a method listed in Allow'],
  [503, 'busy', 'the server has too many uncached requests waiting', RETRY],
  [502, 'upstream_unavailable', 'the list of open assignments is unavailable', RETRY],
  [503, 'upstream_unavailable', 'the page of an assignment is unavailable for the same reason', RETRY],
  [503, 'not_ready', 'the server has not read the assignments yet', RETRY],
  [500, 'internal_error', 'something went wrong on our side', 'try again'],
];
