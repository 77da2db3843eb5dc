import { prefersMarkdown, prefersProblem } from '../http/accept.ts';
import { addressAsRead, canonicalAddress } from './canonical-address.ts';
import { type RouteAt, routeAt, routeOfPath } from './routes.ts';

/**
 * The format in which a page is wanted. A `problem` is HTML too, except that an
 * error is a problem document (RFC 9457).
 */
export type Format = 'html' | 'markdown' | 'problem';

/** What a request is for, read once where it enters the site. */
export type ParsedRequest = RouteAt & {
  /** `null` for what is no page, which has one format. */
  readonly format: Format | null;
  /** The address with only the query parameters that select content. */
  readonly canonical: string;
  /** The address with only the query parameters that are read at all. */
  readonly address: string;
};

function formatOf(at: RouteAt, accept: string | null): Format | null {
  if (!at.isPage) return null;
  if (at.isMarkdown || prefersMarkdown(accept)) return 'markdown';
  return prefersProblem(accept) ? 'problem' : 'html';
}

type Sent = {
  /** In its one spelling. */
  readonly path: string;
  /** Starts with a question mark, or is empty. */
  readonly query: string;
  readonly accept: string | null;
};

/** Reads what a request is for. This is the only place that negotiates formats. */
export function parseRequest({ path, query, accept }: Sent): ParsedRequest {
  const at = routeAt(path);
  const parameters = new URLSearchParams(query);
  return {
    ...at,
    format: formatOf(at, accept),
    canonical: canonicalAddress(at, parameters),
    address: addressAsRead(at, parameters),
  };
}

/**
 * A parsed request as the value of a header, with which the layer hands it on
 * to the middleware. Its texts are in ASCII, as all of an address is.
 */
export const requestHeader = ({ route, ...request }: ParsedRequest): string =>
  JSON.stringify({ ...request, route: route.path });

/** Reads what {@link requestHeader} wrote. */
export function readRequestHeader(header: string): ParsedRequest {
  const { route, ...request } = JSON.parse(header) as Omit<
    ParsedRequest,
    'route'
  > & { readonly route: string };
  return { ...request, route: routeOfPath(route) };
}
