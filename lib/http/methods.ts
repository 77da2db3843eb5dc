import { unstable_rethrow } from 'next/navigation';
import { log } from '../log.ts';
import { INTERNAL_ERROR, methodNotAllowed, notFound, problemResponse } from './problem.ts';
import { corsHeaders } from './security-headers.ts';

export type Handler = (request: Request) => Response | Promise<Response>;
type Handlers = { readonly GET?: Handler; readonly POST?: Handler };

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': 'Accept, Content-Type, If-None-Match',
  'Access-Control-Max-Age': '86400',
};

async function respond(handler: Handler, request: Request): Promise<Response> {
  try {
    return await handler(request);
  } catch (error) {
    // redirect() and notFound() throw errors that Next handles.
    unstable_rethrow(error);
    log('error', 'request_failed', {
      path: new URL(request.url).pathname,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    return problemResponse(INTERNAL_ERROR);
  }
}

/**
 * All method handlers of a route: HEAD is GET without a body, OPTIONS lists the allowed methods, and any other method
 * is 405 with `Allow`, which RFC 9110 §15.5.6 requires and Next omits.
 *
 * `cors: true` lets pages of any origin read the responses.
 */
export function methods(handlers: Handlers, { cors = false } = {}) {
  const allow = [handlers.GET && 'GET, HEAD', handlers.POST && 'POST', 'OPTIONS'].filter(Boolean).join(', ');
  const refuse: Handler = () => problemResponse(methodNotAllowed(allow), { Allow: allow });
  const options: Handler = () => new Response(null, { status: 204, headers: { Allow: allow, ...(cors && PREFLIGHT) } });
  const run =
    (handler: Handler): Handler =>
    async (request) => {
      const response = await respond(handler, request);
      for (const [name, value] of Object.entries(cors ? corsHeaders : {})) response.headers.set(name, value);
      return response;
    };
  const { GET = refuse, POST = refuse } = handlers;

  return {
    GET: run(GET),
    HEAD: run(GET),
    POST: run(POST),
    PUT: run(refuse),
    PATCH: run(refuse),
    DELETE: run(refuse),
    OPTIONS: run(options),
  };
}

const refuse = () =>
  problemResponse(notFound('There is no such URL in this API. The OpenAPI description lists the ones that exist.'));

/** The route for API addresses that do not exist. */
export const unknownAddress = methods({ GET: refuse, POST: refuse }, { cors: true });
