import { createHash, timingSafeEqual } from 'node:crypto';
import { config } from '../config/config.ts';
import { type Handler, methods, unknownAddress } from '../http/methods.ts';
import { problemResponse, UNAUTHORIZED } from '../http/problem.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the value of an `Authorization` header is the operator's token (RFC 6750 §2.1), compared in constant time. */
export function hasOperatorToken(authorization: string | null | undefined, token: string): boolean {
  const [, shown = ''] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(digest(shown), digest(token));
}

// RFC 6750 §3: no error code if the request had no credentials.
const challenge = ({ headers }: Request) =>
  headers.has('authorization') ? 'Bearer realm="metrics", error="invalid_token"' : 'Bearer realm="metrics"';

const metrics = methods({
  GET: async (request) => {
    const { token } = config().metrics;
    if (token === null || !hasOperatorToken(request.headers.get('authorization'), token)) {
      return problemResponse(UNAUTHORIZED, { 'WWW-Authenticate': challenge(request) });
    }
    // Loaded on demand: most sites have no metrics.
    const { registry } = await import('./registry.ts');
    const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
    return new Response(await registry.metrics(), { headers });
  },
});

const handlerOf =
  (method: keyof typeof metrics): Handler =>
  (request) =>
    (config().metrics.token === null ? unknownAddress : metrics)[method](request);

/**
 * The route for metrics in Prometheus' text format. Responds with 401 to requests without the `METRICS_TOKEN`, and with
 * 404 if none is configured.
 */
export const metricsRoute = {
  GET: handlerOf('GET'),
  HEAD: handlerOf('HEAD'),
  POST: handlerOf('POST'),
  PUT: handlerOf('PUT'),
  PATCH: handlerOf('PATCH'),
  DELETE: handlerOf('DELETE'),
  OPTIONS: handlerOf('OPTIONS'),
};
