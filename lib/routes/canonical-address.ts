import { isTracking, LIST_PARAMETERS, takesSeveral } from '../filters.ts';
import type { RouteAt } from './routes.ts';

/** The most unknown parameters that a list names. */
const MOST_UNKNOWN = 5;

/** The query parameters that select content, in canonical order. */
const selecting = ({ route }: RouteAt): readonly string[] =>
  route.isList ? LIST_PARAMETERS : (route.query ?? []);

/**
 * An address with these query parameters alone; with all of them if its page
 * belongs to Next.
 */
function keeping(
  names: readonly string[],
  { route, path }: RouteAt,
  query: URLSearchParams,
): string {
  const parameters = new URLSearchParams();
  for (const name of names) {
    const values = query.getAll(name).map((value) => value.trim());
    for (const value of takesSeveral(name) ? values : values.slice(0, 1))
      if (value !== '') parameters.append(name, value);
  }
  const canonical = route.kind === 'unlisted' ? query : parameters;
  return canonical.size > 0 ? `${path}?${canonical}` : path;
}

/**
 * The address of a page without parameters that select nothing, so that each
 * piece of content has exactly one.
 */
export const canonicalAddress = (at: RouteAt, query: URLSearchParams): string =>
  keeping(selecting(at), at, query);

/**
 * The address with only the query parameters that its page or document reads. A
 * list also names the first unknown ones.
 */
export function addressAsRead(at: RouteAt, query: URLSearchParams): string {
  const known = selecting(at);
  const unknown = at.route.isList
    ? [...new Set(query.keys())]
        .filter((name) => !known.includes(name) && !isTracking(name))
        .slice(0, MOST_UNKNOWN)
    : [];
  return keeping(
    [...known, ...(at.route.personalQuery ?? []), ...unknown],
    at,
    query,
  );
}
