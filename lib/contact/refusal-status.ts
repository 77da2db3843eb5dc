import type { Refusal } from './receive.ts';

/** The status of the page that shows a form again, for each reason. */
export const refusalStatus: { readonly [reason in Refusal]: number } = {
  fields: 422,
  'too-fast': 422,
  expired: 422,
  automated: 422,
  elsewhere: 403,
  'too-large': 413,
  'not-a-form': 415,
  'too-many': 429,
  used: 409,
  full: 503,
  busy: 503,
  undelivered: 503,
};
