import type { IncomingMessage } from 'node:http';
import { type RequestKind, requestMetrics } from '../metrics/request-metrics.ts';
import { pages } from '../site.ts';
import { askedAt, pathOf } from './asked-at.ts';
import type { Take } from './take-requests.ts';

/** The kind of a request, by its original address and method. */
export function kindOf({ method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): RequestKind {
  const { kind } = askedAt(url, headers.accept);
  const isPage = kind === 'page' || kind === 'markdown';
  if (method === 'GET' || method === 'HEAD' || (method === 'POST' && !isPage)) return kind;
  return method === 'POST' && pathOf(url ?? '/') === pages.contact.path ? 'form' : 'other';
}

/** Counts every request the layer handles: stored, rendered, rejected or aborted. */
export function requestCounter() {
  const { begin, end, countKept } = requestMetrics();
  const counting =
    (take: Take): Take =>
    (request, response, next, isUnderWay) => {
      const kind = kindOf(request);
      const since = performance.now();
      begin();
      response.on('close', () =>
        end(kind, response.writableFinished ? response.statusCode : null, (performance.now() - since) / 1000),
      );
      take(request, response, next, isUnderWay);
    };
  return { counting, onKept: countKept };
}
