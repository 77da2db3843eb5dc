/**
 * Request headers the middleware uses to pass information to the application. Callers' headers with these names are
 * deleted before anything reads them.
 */
export const innerHeaders = {
  /** The canonical address, path and query, of the requested page, whether it exists or not. */
  page: 'x-site-page',
  /** The state of a submitted form that was not delivered. */
  form: 'x-site-form',
  /** The status of a page that is not 200, for markdown, whose route handler has the last word on it. */
  status: 'x-site-status',
  /** How long the response may be kept. */
  caching: 'x-site-caching',
  /** On Vercel, when the list was read by which the middleware has decided, in milliseconds. */
  readAt: 'x-site-read-at',
} as const;
