import type { IncomingMessage } from 'node:http';
import { prefersMarkdown } from '../http/accept.ts';
import { canonicalPath } from '../http/canonical-path.ts';
import { pages } from '../routes/pages.ts';
import { resources } from '../routes/resources.ts';
import { API, METRICS, routeAt } from '../routes/routes.ts';
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
  | 'asset'
  | 'probe'
  | 'other';

/** What is counted about a request: values of fixed lists. */
export type CountedRequest = {
  readonly kind: RequestKind;
  readonly reader: Reader;
  /** The name among the resources, if the request is for a document or feed. */
  readonly document?: string | undefined;
};

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const feeds: readonly string[] = [resources.atomFeed.path, resources.jsonFeed.path];
const documentNames = new Map<string, string>(Object.entries(resources).map(([name, { path }]) => [path, name]));

/** The kind of a request for a path. */
function kindOfPath(path: string, accept = ''): RequestKind {
  const { route, isPage, isMarkdown } = routeAt(path);
  if (isPage) return isMarkdown || prefersMarkdown(accept) ? 'markdown' : 'page';
  if (route.kind === 'probe' || path === METRICS) return 'probe';
  if (route.kind === 'file') return 'asset';
  if (path === resources.mcp.path) return 'mcp';
  if (feeds.includes(path)) return 'feed';
  return `${path}/`.startsWith(`${API}/`) ? 'api' : 'document';
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
