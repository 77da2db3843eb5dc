import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { isDocument, isFile, isProbe } from '../address-kind.ts';
import { isPicture, pageOfMarkdownPath } from '../addresses.ts';
import { prefersMarkdown } from '../http/accept.ts';
import { readerOf } from '../metrics/reader.ts';
import { type CountedRequest, layerMetrics, type RequestKind } from '../metrics/request-metrics.ts';
import { API_PREFIX, METRICS, pages, resources } from '../site.ts';
import type { FinishedResponse } from './finished-response.ts';
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

/** Counts every request the layer handles: kept, rendered, refused or aborted. */
export function requestCounter() {
  const { begin, end, countStored, addRenderings, text } = layerMetrics();
  /** What is to be counted when a connection closes: Node says nothing of responses that had not had their turn. */
  const underWay = new WeakMap<Socket, Set<() => void>>();

  function onClose(socket: Socket): Set<() => void> {
    const known = underWay.get(socket);
    if (known !== undefined) return known;
    const ends = new Set<() => void>();
    underWay.set(socket, ends);
    socket.once('close', () => {
      for (const end of ends) end();
    });
    return ends;
  }

  const counting =
    (layer: Layer): Layer =>
    (request, response) => {
      const counted = describeRequest(request);
      const since = performance.now();
      const ends = onClose(request.socket);
      begin();
      const finish = () => {
        if (!ends.delete(finish)) return;
        end(counted, response.writableFinished ? response.statusCode : null, (performance.now() - since) / 1000);
      };
      ends.add(finish);
      response.once('close', finish);
      layer(request, response);
    };
  /** Adds these metrics to those of the process that Next runs in. */
  async function withMetrics(response: FinishedResponse, path: string): Promise<FinishedResponse> {
    if (path !== METRICS || response.status !== 200) return response;
    return { ...response, body: Buffer.concat([response.body, Buffer.from(await text())]) };
  }
  return { counting, withMetrics, onKept: countStored, addRenderings };
}
