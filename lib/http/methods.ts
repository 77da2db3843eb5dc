import { unstable_rethrow } from 'next/navigation';
import { log } from '../log.ts';
import { publicCors, publicPreflight } from './cors.ts';
import { INTERNAL_ERROR, problemResponse } from './problem.ts';

export type Handler = (request: Request) => Response | Promise<Response>;
type Offered = { readonly GET?: Handler; readonly POST?: Handler };
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

async function answer(handler: Handler, request: Request): Promise<Response> {
  try {
    return await handler(request);
  } catch (error) {
    // redirect() and notFound() are Next's to answer.
    unstable_rethrow(error);
    log('error', 'request_failed', {
      path: new URL(request.url).pathname,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    return problemResponse(INTERNAL_ERROR);
  }
}

/**
 * The complete set of method handlers of one route: HEAD is GET without its body, OPTIONS says what is allowed,
 * everything else is 405 with `Allow`, which RFC 9110 §15.5.6 demands and Next leaves out.
 *
 * `cors: true` lets pages of any origin read the answers.
 */
export function methods(offered: Offered, { cors = false } = {}): Record<Method, Handler> {
  const allowed = METHODS.filter(
    (name) => name === 'OPTIONS' || (name === 'HEAD' ? offered.GET : name in offered),
  ).join(', ');
  const open = cors ? publicCors : {};

  const refuse: Handler = () =>
    problemResponse(
      {
        status: 405,
        title: 'Method not allowed',
        detail: `This method is not possible here; use ${allowed}.`,
        code: 'method_not_allowed',
      },
      { ...open, Allow: allowed },
    );
  const options: Handler = () =>
    new Response(null, {
      status: 204,
      headers: { Allow: allowed, ...open, ...(cors ? publicPreflight : {}) },
    });
  const run =
    (handler: Handler | undefined): Handler =>
    async (request) => {
      if (handler === undefined) return refuse(request);
      return withHeaders(await answer(handler, request), open);
    };
  const head: Handler = async (request) => {
    const { status, headers } = await run(offered.GET)(request);
    return new Response(null, { status, headers });
  };

  return {
    GET: run(offered.GET),
    HEAD: head,
    POST: run(offered.POST),
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: options,
  };
}
