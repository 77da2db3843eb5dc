import { LRUCache } from 'lru-cache';
import { prefersMarkdown } from '../http/accept.ts';
import type { RequestKind } from '../metrics/request-metrics.ts';
import {
  API_PREFIX,
  addressAsRead,
  canonicalAddress,
  isDocument,
  isFile,
  isProbe,
  PICTURES,
  pageOfMarkdownPath,
  resources,
} from '../site.ts';

/** The parts of a request that determine a public response, as a single key, and the kind of request. */
export type AskedAt = {
  /** The canonical address, plus the format for pages. */
  readonly key: string;
  readonly kind: RequestKind;
};

/** Splits an address and simplifies its query; a markdown address is treated like that of its page. */
function withQuery(url: string, simplify: (address: string) => string): { path: string; query: string } {
  const path = pathOf(url);
  const page = pageOfMarkdownPath(path) ?? path;
  return { path, query: simplify(`${page}${url.slice(path.length)}`).slice(page.length) };
}

/** The address to request from Next, so that what is stored under an address was rendered for that address. */
export function addressForNext(url: string): string {
  const { path, query } = withQuery(url, addressAsRead);
  return `${path}${query}`;
}

type Asked = { readonly url: string; readonly accept: string };

export const pathOf = (url: string) => url.split('?', 1)[0] ?? '/';

export const isPageAddress = (path: string) => !isDocument(path) && !isFile(path);

const feeds: readonly string[] = [resources.atomFeed.path, resources.jsonFeed.path];

function kindOfDocument(path: string): RequestKind {
  if (isProbe(path)) return 'probe';
  if (isFile(path)) return 'asset';
  if (path === resources.mcp.path) return 'mcp';
  if (feeds.includes(path)) return 'feed';
  if (`${path}/`.startsWith(API_PREFIX)) return 'api';
  return path.startsWith(`${PICTURES}/`) ? 'picture' : 'document';
}

function find({ url, accept }: Asked): AskedAt {
  const { path, query } = withQuery(url, canonicalAddress);
  if (!isPageAddress(path)) return { key: `document ${path}${query}`, kind: kindOfDocument(path) };
  const twin = pageOfMarkdownPath(path);
  const kind = twin !== null || prefersMarkdown(accept) ? 'markdown' : 'page';
  return { key: `${kind} ${twin ?? path}${query}`, kind };
}

// Most requests repeat an earlier one; very long ones don't.
const MOST_ASKED = 2_000;
const LONGEST_ASKED = 500;

const found = new LRUCache<string, AskedAt, Asked>({
  max: MOST_ASKED,
  maxEntrySize: LONGEST_ASKED,
  sizeCalculation: (_found, asked) => asked.length,
  memoMethod: (_asked, _before, { context }) => find(context),
});

/** The key and kind of a request, by its address and `Accept` header. */
export function askedAt(url = '/', accept = ''): AskedAt {
  const asked = `${accept} ${url}`;
  return found.get(asked) ?? found.memo(asked, { context: { url, accept } });
}
