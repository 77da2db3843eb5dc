/**
 * Request headers by which the middleware tells the application what it found out. What a caller sends under these
 * names is deleted before anything reads it.
 */
export const innerHeaders = {
  /** The canonical address, path and query, of the page that was asked for, whether it exists or not. */
  page: 'x-site-page',
  /** What became of a posted form that was not delivered. */
  form: 'x-site-form',
} as const;
