/**
 * Request headers the middleware uses to pass information to the application.
 * Callers' headers with these names are deleted before anything reads them.
 */
export const innerHeaders = {
  /**
   * The canonical address, path and query, of the requested page, whether it
   * exists or not.
   */
  page: 'x-site-page',
  /** The state of a submitted form that was not delivered. */
  form: 'x-site-form',
} as const;
