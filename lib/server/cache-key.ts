import { isDocument, isFile, isProbe } from '../address-kind.ts';
import { addressAsRead, canonicalAddress, isPicture, pageOfMarkdownPath } from '../addresses.ts';
import { prefersMarkdown } from '../http/accept.ts';
import type { RequestKind } from '../metrics/request-metrics.ts';
import { API_PREFIX, resources } from '../site.ts';

/** Whether a path is that of a page, which exists in two formats. */
export const isPagePath = (path: string) => !isDocument(path) && !isFile(path);

/** Simplifies the query of an address; a markdown address is treated like that of its page, and a file has none. */
function simplify(path: string, query: string, simplified: (address: string) => string): string {
  if (isFile(path)) return '';
  const page = pageOfMarkdownPath(path) ?? path;
  return simplified(`${page}${query}`).slice(page.length);
}

/** The query to request from Next, so that what is stored under a key was rendered for its address. */
export const queryForNext = (path: string, query: string): string => simplify(path, query, addressAsRead);

/** The key of a public response: its canonical address, and for pages the format. */
export function cacheKey(path: string, query: string, accept = ''): string {
  const address = simplify(path, query, canonicalAddress);
  if (!isPagePath(path)) return `document ${path}${address}`;
  const page = pageOfMarkdownPath(path);
  const format = page !== null || prefersMarkdown(accept) ? 'markdown' : 'html';
  return `${format} ${page ?? path}${address}`;
}

const feeds: readonly string[] = [resources.atomFeed.path, resources.jsonFeed.path];

/** The kind of a request for a path, for the metrics. */
export function kindOfPath(path: string, accept = ''): RequestKind {
  if (isProbe(path)) return 'probe';
  if (isFile(path)) return 'asset';
  if (path === resources.mcp.path) return 'mcp';
  if (feeds.includes(path)) return 'feed';
  if (`${path}/`.startsWith(API_PREFIX)) return 'api';
  if (isPicture(path)) return 'picture';
  if (isDocument(path)) return 'document';
  return pageOfMarkdownPath(path) !== null || prefersMarkdown(accept) ? 'markdown' : 'page';
}
