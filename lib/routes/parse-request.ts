import { isListParameter, isTracking, LIST_PARAMETERS } from '../filters.ts';
import { prefersMarkdown, prefersProblem } from '../http/accept.ts';
import { isPage } from './route.ts';
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
  /**
   * The address with only the query parameters that are read at all. That of a
   * list also has the first unknown ones, which the list names.
   */
  readonly address: string;
};

/** The most unknown parameters that a list names. */
const MOST_UNKNOWN = 5;

function formatOf(
  { route, isMarkdown }: RouteAt,
  accept: string | null,
): Format | null {
  if (!isPage(route)) return null;
  if (isMarkdown || prefersMarkdown(accept)) return 'markdown';
  return prefersProblem(accept) ? 'problem' : 'html';
}

/**
 * An address with only these parameters of a query, in this order, without
 * empty ones.
 */
function addressWith(
  path: string,
  query: URLSearchParams,
  names: Iterable<string>,
): string {
  const parameters = new URLSearchParams();
  for (const name of new Set(names))
    for (const value of query.getAll(name))
      if (value.trim() !== '') parameters.append(name, value.trim());
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** The first parameters of a list's query that have no meaning here. */
function unknownIn(query: URLSearchParams): readonly string[] {
  const names = new Set(query.keys());
  return [...names]
    .filter((name) => !isListParameter(name) && !isTracking(name))
    .slice(0, MOST_UNKNOWN);
}

function addressesOf({ route, path }: RouteAt, query: URLSearchParams) {
  // Most requests have no query.
  if (query.size === 0) return { canonical: path, address: path };
  const { kind, isList, query: own = [], personalQuery = [] } = route;
  const selecting = isList ? LIST_PARAMETERS : own;
  const others = isList ? unknownIn(query) : personalQuery;
  // It is not known what a page that is not in the table reads.
  const read = kind === 'unlisted' ? query.keys() : [...selecting, ...others];
  return {
    canonical: addressWith(path, query, selecting),
    address: addressWith(path, query, read),
  };
}

/**
 * Reads what a request is for: a path in its canonical form, a query that is
 * empty or starts with a question mark, and the value of the `Accept` header.
 * This is the only place that negotiates formats.
 */
export function parseRequest(
  path: string,
  query: string,
  accept: string | null,
): ParsedRequest {
  const at = routeAt(path);
  const format = formatOf(at, accept);
  const { canonical, address } = addressesOf(at, new URLSearchParams(query));
  const { route, isMarkdown } = at;
  // Not spread, which takes longer than all of the reading.
  return {
    route,
    isMarkdown,
    path: at.path,
    format,
    canonical,
    address,
  };
}

/**
 * A parsed request as the value of a header, with which the layer hands it on
 * to the middleware: JSON, with the route's path in place of the route.
 */
export const requestHeader = ({ route, ...request }: ParsedRequest): string =>
  JSON.stringify({ ...request, route: route.path });

/** Reads what {@link requestHeader} wrote. */
export function readRequestHeader(header: string): ParsedRequest {
  const { route, ...request } = JSON.parse(header);
  return { ...request, route: routeOfPath(route) };
}
