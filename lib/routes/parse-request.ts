import {
  isListParameter,
  isTracking,
  LIST_PARAMETERS,
  takesSeveral,
} from '../filters.ts';
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

/** A query with only these parameters, in this order, without empty ones. */
function withOnly(
  names: readonly string[],
  query: URLSearchParams,
): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of names) {
    const values = query.getAll(name).map((value) => value.trim());
    const most = takesSeveral(name) ? values.length : 1;
    for (const value of values.slice(0, most))
      if (value !== '') parameters.append(name, value);
  }
  return parameters;
}

/** The first parameters of a list's query that have no meaning here. */
function unknownIn(query: URLSearchParams): readonly string[] {
  const names = [...query.keys()].filter(
    (name) => !isListParameter(name) && !isTracking(name),
  );
  return [...new Set(names)].slice(0, MOST_UNKNOWN);
}

function addressesOf({ route, path }: RouteAt, query: URLSearchParams) {
  // Most requests have no query.
  if (query.size === 0) return { canonical: path, address: path };
  const addressWith = (parameters: URLSearchParams) =>
    parameters.size > 0 ? `${path}?${parameters}` : path;
  // A page that belongs to Next gets its query as it is.
  if (route.kind === 'unlisted')
    return { canonical: addressWith(query), address: addressWith(query) };
  const selecting = route.isList ? LIST_PARAMETERS : (route.query ?? []);
  const others = route.isList ? unknownIn(query) : (route.personalQuery ?? []);
  return {
    canonical: addressWith(withOnly(selecting, query)),
    address: addressWith(withOnly([...selecting, ...others], query)),
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
