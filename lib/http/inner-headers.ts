/**
 * Request headers with which the layer and the middleware hand on what they have
 * read. Callers' headers with these names are deleted before anything reads them.
 */
export const innerHeaders = {
  /** What the request is for, from the layer to the middleware. */
  request: 'x-site-request',
  /**
   * The canonical address, path and query, of the requested page, whether it
   * exists or not.
   */
  page: 'x-site-page',
  /** The state of a submitted form that was not delivered. */
  form: 'x-site-form',
} as const;
