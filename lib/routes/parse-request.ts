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

/** What the header of a request has: texts in ASCII, as all of an address is. */
type RequestHeader = Pick<
  ParsedRequest,
  'path' | 'isPage' | 'isMarkdown' | 'format'
> & {
  /** The path of the route. */
  readonly route: string;
  /** Absent if it is long: Node takes 16 kB of header fields and address. */
  readonly canonical?: string;
};

const LONGEST_CANONICAL = 2_000;

/**
 * A parsed request as the value of a header, with which the layer hands it on
 * to the middleware.
 */
export function requestHeader(request: ParsedRequest): string {
  const { route, path, isPage, isMarkdown, format, canonical } = request;
  const header: RequestHeader = {
    route: route.path,
    path,
    isPage,
    isMarkdown,
    format,
    ...(canonical.length <= LONGEST_CANONICAL && { canonical }),
  };
  return JSON.stringify(header);
}

/** Reads what {@link requestHeader} wrote for an address, a path and a query. */
export function readRequestHeader(
  header: string,
  address: string,
): ParsedRequest {
  const read = JSON.parse(header) as RequestHeader;
  const at = { ...read, route: routeOfPath(read.route) };
  const query = address.includes('?') ? address.replace(/^[^?]*/, '') : '';
  const canonical =
    read.canonical ?? canonicalAddress(at, new URLSearchParams(query));
  return { ...at, canonical, address };
}
