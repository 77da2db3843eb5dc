import type { IncomingMessage } from 'node:http';
import { isDocument, isFile, isProbe } from '../address-kind.ts';
import { isPicture, pageOfMarkdownPath } from '../addresses.ts';
import { prefersMarkdown } from '../http/accept.ts';
import { canonicalPath } from '../http/canonical-path.ts';
import { API_PREFIX, METRICS, pages, resources } from '../site.ts';
import { type Reader, readerOf } from './reader.ts';

/** The kinds of requests that are counted separately. Never derived from text a caller sent. */
export type RequestKind =
  | 'page'
  | 'markdown'
  | 'document'
  | 'feed'
  | 'api'
  | 'mcp'
  | 'form'
  | 'picture'
  | 'asset'
  | 'probe'
  | 'other';

/** What is counted about a request: values of fixed lists. */
export type CountedRequest = {
  readonly kind: RequestKind;
  readonly reader: Reader;
  /** The name in the registry, if the request is for a document or feed there. */
  readonly document?: string | undefined;
};

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const feeds: readonly string[] = [resources.atomFeed.path, resources.jsonFeed.path];
const documentNames = new Map<string, string>(Object.entries(resources).map(([name, { path }]) => [path, name]));

/** The kind of a request for a path. */
function kindOfPath(path: string, accept = ''): RequestKind {
  if (isProbe(path) || path === METRICS) return 'probe';
  if (isFile(path)) return 'asset';
  if (path === resources.mcp.path) return 'mcp';
  if (feeds.includes(path)) return 'feed';
  if (`${path}/`.startsWith(API_PREFIX)) return 'api';
  if (isPicture(path)) return 'picture';
  if (isDocument(path)) return 'document';
  return pageOfMarkdownPath(path) !== null || prefersMarkdown(accept) ? 'markdown' : 'page';
}

function kindOf(path: string, { method, headers }: Asked): RequestKind {
  if (canonicalPath(path) !== path) return 'other';
  const kind = kindOfPath(path, headers.accept);
  const isPage = kind === 'page' || kind === 'markdown';
  if (method === 'GET' || method === 'HEAD' || (method === 'POST' && !isPage)) return kind;
  return method === 'POST' && path === pages.contact.path ? 'form' : 'other';
}

/** What is counted about a request. */
export function describeRequest(request: Asked): CountedRequest {
  const [path = ''] = (request.url ?? '/').split('?', 1);
  const kind = kindOf(path, request);
  const reader = readerOf(request.headers['user-agent']);
  const isNamed = kind === 'document' || kind === 'feed';
  return { kind, reader, document: isNamed ? documentNames.get(path) : undefined };
}
