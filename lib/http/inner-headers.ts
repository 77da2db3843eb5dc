/**
 * Request headers that carry what the layer and the middleware have parsed.
 * Callers' headers with these names are deleted before anything reads them.
 */
export const innerHeaders = {
  /** The parsed request, from the layer to the middleware. */
  request: 'x-site-request',
  /**
   * The canonical address, path and query, of the requested page, whether it
   * exists or not.
   */
  page: 'x-site-page',
  /** The state of a submitted form that was not delivered. */
  form: 'x-site-form',
} as const;
