/** Errors as they are answered. The tests provoke each but the one that nobody can provoke. */
export const errors: readonly { status: number; code: string; when: string; next: string }[] = [
  {
    status: 400,
    code: 'bad_address',
    when: 'an address is not correctly percent-encoded',
    next: 'correct the address',
  },
  {
    status: 404,
    code: 'not_found',
    when: 'there is nothing at the address, or the assignment is no longer open',
    next: 'read the list again',
  },
  {
    status: 405,
    code: 'method_not_allowed',
    when: 'the method is not possible at the address',
    next: 'use one of those in Allow',
  },
  {
    status: 502,
    code: 'upstream_unavailable',
    when: 'the source of the assignments can’t be read',
    next: 'try again after Retry-After',
  },
  {
    status: 503,
    code: 'upstream_unavailable',
    when: 'the page of one assignment can’t be shown for that reason',
    next: 'try again after Retry-After',
  },
  { status: 500, code: 'internal_error', when: 'something went wrong on our side', next: 'try again' },
];
