import type { IncomingMessage } from 'node:http';
import { isDocument, isFile, isProbe } from '../address-kind.ts';
import { isPicture, pageOfMarkdownPath } from '../addresses.ts';
import { prefersMarkdown } from '../http/accept.ts';
import { readerOf } from '../metrics/reader.ts';
import { type CountedRequest, layerMetrics, type RequestKind } from '../metrics/request-metrics.ts';
import { API_PREFIX, pages, resources } from '../site.ts';
import type { Layer } from './layer.ts';
import { parseTarget } from './request-target.ts';

const feeds: readonly string[] = [resources.atomFeed.path, resources.jsonFeed.path];

/** The kind of a request for a path. */
function kindOfPath(path: string, accept = ''): RequestKind {
  if (isProbe(path)) return 'probe';
  if (isFile(path)) return 'asset';
  if (path === resources.mcp.path) return 'mcp';
  if (feeds.includes(path)) return 'feed';
  if (`${path}/`.startsWith(API_PREFIX)) return 'api';
  if (isPicture(path)) return 'picture';
  if (isDocument(path)) return 'document';
  return pageOfMarkdownPath(path) !== null || prefersMarkdown(accept) ? 'markdown' : 'page';
}

/** The kind of a request. */
export function kindOf({ method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): RequestKind {
  const target = parseTarget(url ?? '/');
  if (target.kind !== 'canonical') return 'other';
  const kind = kindOfPath(target.path, headers.accept);
  const isPage = kind === 'page' || kind === 'markdown';
  if (method === 'GET' || method === 'HEAD' || (method === 'POST' && !isPage)) return kind;
  return method === 'POST' && target.path === pages.contact.path ? 'form' : 'other';
}

const documentNames = new Map<string, string>(Object.entries(resources).map(([name, { path }]) => [path, name]));

/** What is counted about a request: values of fixed lists, never what a caller sent. */
export function describeRequest(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): CountedRequest {
  const kind = kindOf(request);
  const reader = readerOf(request.headers['user-agent']);
  if (kind !== 'document' && kind !== 'feed') return { kind, reader };
  const target = parseTarget(request.url ?? '/');
  return { kind, reader, document: target.kind === 'canonical' ? documentNames.get(target.path) : undefined };
}

/** Counts every request the layer handles: stored, rendered, refused or aborted. */
export function requestCounter() {
  const { begin, end, countStored, addRenderings } = layerMetrics();
  const counting =
    (layer: Layer): Layer =>
    (request, response, next) => {
      const counted = describeRequest(request);
      const since = performance.now();
      begin();
      response.once('close', () =>
        end(counted, response.writableFinished ? response.statusCode : null, (performance.now() - since) / 1000),
      );
      layer(request, response, next);
    };
  return { counting, onStored: countStored, addRenderings };
}
