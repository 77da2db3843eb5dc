import { isTracking, takesSeveral } from '../filters.ts';
import type { Route } from './route.ts';
import { routeAt } from './routes.ts';

// No page reads a longer value.
const LONGEST_VALUE = 1_000;

/** An address with only those query parameters that count for its route; with all of them if the route is not listed. */
function keeping(namesOf: (route: Route, query: URLSearchParams) => readonly string[], address: string): string {
  const cut = address.indexOf('?');
  if (cut < 0) return address;
  const path = address.slice(0, cut);
  const { route } = routeAt(path);
  if (route.kind === 'unlisted') return address;
  const query = new URLSearchParams(address.slice(cut));
  const parameters = namesOf(route, query)
    .flatMap((name) =>
      (takesSeveral(name) ? query.getAll(name) : [query.get(name) ?? '']).map((value) => [
        name,
        value.trim().slice(0, LONGEST_VALUE),
      ]),
    )
    .filter(([, value]) => value !== '');
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path;
}

/** An address without parameters that select nothing, so that each piece of content has exactly one. */
export const canonicalAddress = (address: string): string => keeping(({ query = [] }) => query, address);

/** The most unknown parameters that a list names. */
const MOST_UNKNOWN = 5;

/** An address with only the query parameters that its page or document reads. A list also names the first unknown ones. */
export const addressAsRead = (address: string): string =>
  keeping(({ query: known = [], personalQuery = [] }, query) => {
    const unknown = [...new Set(query.keys())]
      .filter((name) => !known.includes(name) && !isTracking(name))
      .slice(0, MOST_UNKNOWN);
    return [...known, ...personalQuery, ...(known.includes('q') ? unknown : [])];
  }, address);
