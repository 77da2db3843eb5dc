import { log } from '../log.ts';
import { INTERNAL_ERROR, notFound, problemResponse } from './problem.ts';
import { corsHeaders } from './response-headers.ts';

export type Handler = (request: Request) => Response | Promise<Response>;

/**
 * Wraps a handler: an error is logged, and the response is a problem document
 * with status 500.
 */
export const routeHandler =
  (handler: Handler): Handler =>
  async (request) => {
    const path = new URL(request.url).pathname;
    try {
      return await handler(request);
    } catch (error) {
      log('error', 'request_failed', { path, error });
      return problemResponse(INTERNAL_ERROR);
    }
  };

/** The handler for API addresses that do not exist: 404. */
export const unknownAddress: Handler = () =>
  problemResponse(
    notFound(
      'There is no such URL in this API. The OpenAPI description lists the ones that exist.',
    ),
    corsHeaders,
  );
