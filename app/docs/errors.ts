/** What is answered where this server has a budget of its own; where Next answers alone, its platform has one. */
export const budgetErrors: readonly string[] = ['too_many_requests', 'busy'];

/** Errors as they are answered. The tests provoke each but the one that nobody can provoke. */
export const errors: readonly (readonly [status: number, code: string, when: string, next: string])[] = [
  [400, 'bad_address', 'an address is not correctly percent-encoded', 'correct the address'],
  [404, 'not_found', 'there is nothing at the address, or the assignment is no longer open', 'read the list again'],
  [405, 'method_not_allowed', 'the method is not possible at the address', 'use one of those in Allow'],
  [
    429,
    'too_many_requests',
    'one address asks for too much that has to be worked out anew',
    'try again after Retry-After',
  ],
  [503, 'busy', 'all callers together do so', 'try again after Retry-After'],
  [502, 'upstream_unavailable', 'the source of the assignments can’t be read', 'try again after Retry-After'],
  [
    503,
    'upstream_unavailable',
    'the page of one assignment can’t be shown for that reason',
    'try again after Retry-After',
  ],
  [503, 'not_ready', 'a server has not read the assignments yet', 'try again after Retry-After'],
  [500, 'internal_error', 'something went wrong on our side', 'try again'],
];
