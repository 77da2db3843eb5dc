import { LIST_QUERY, NO_PAGE } from './addresses.ts';
import { messageSent, pageOfMarkdownPath, pages } from './pages.ts';
import {
  API,
  ASSETS,
  ICON,
  NO_API,
  resourceEntries,
  resources,
} from './resources.ts';
import {
  isPage,
  pathPattern,
  type Route,
  type Row,
  SAFE_METHODS,
} from './route.ts';

/**
 * The internal route that renders pages as markdown; clients reach it only
 * through a page's own address.
 */
export const MARKDOWN_RENDERER = '/md';

/** A route with what is usual: it is a page that every cache may store. */
const routeOf = (row: Row): Route => ({
  kind: 'page',
  methods: SAFE_METHODS,
  caching: 'shared',
  ...row,
});
const file = (path: Row['path']) => routeOf({ path, kind: 'file' });
const unlisted = (path: Row['path']) =>
  routeOf({ path, kind: 'unlisted', caching: 'none', hasClient: true });
/** What is internal to Next or to this site: the 404 page. */
const internal = (path: Row['path']): Route => ({
  ...unlisted(path),
  rewrite: NO_PAGE,
});
/** Addresses at which a program expects JSON, also where there is nothing. */
const programs = (path: Row['path']): Route => ({
  ...routeOf({ path, kind: 'document', methods: [], caching: 'none' }),
  rewrite: NO_API,
});

/** The page of one assignment. */
export const assignment = routeOf({
  path: `${pages.openProjects.path}/:id`,
  showsFeed: true,
  personalQuery: [LIST_QUERY],
});

/** Where a profile is sent, to be searched with. */
export const profile = routeOf({
  path: '/profile',
  kind: 'document',
  methods: ['POST', 'OPTIONS'],
  caching: 'none',
});

/**
 * The table of routes, for the middleware, the layer and Next's configuration;
 * of two patterns that match, the first one counts.
 */
export const routes: readonly Route[] = [
  ...Object.values<Row>({ ...pages, messageSent }).map((row) => routeOf(row)),
  ...resourceEntries.map((row) => routeOf({ kind: 'document', ...row })),
  file(ICON),
  file(`${ASSETS}/:file+`),
  profile,
  // What pages link to for browsers: files in `app`, by Next's conventions.
  file('/icon.svg'),
  file('/apple-icon.png'),
  { ...file('/favicon.ico'), rewrite: ICON },
  // Vercel's name for the home page.
  internal('/index'),
  assignment,
  programs(`${API}/:rest*`),
  // Where clients look for documents and for an authorization server (RFC 8414,
  // RFC 9728).
  programs('/.well-known/:name*'),
  programs(`${resources.mcp.path}/.well-known/:name*`),
  internal(`${MARKDOWN_RENDERER}/:page*`),
  // Where Next's Pages Router has the data of a page. This site has no such
  // pages; Next would respond with the page itself.
  internal('/_next/data/:rest*'),
  // The build's own files: scripts and style sheets of pages that have any.
  file('/_next/:file+'),
];

/** The row with exactly this path; what is not in the table is unlisted. */
export const routeOfPath = (path: string): Route =>
  routes.find((route) => route.path === path) ?? unlisted(path);

const patterns = routes.map(({ path }) => pathPattern(path));

/** The first row whose path matches. */
const rowOf = (path: string): Route =>
  routes[patterns.findIndex((pattern) => pattern.test(path))] ?? unlisted(path);

/**
 * What is at a path. Every path has a route: what is not in the table may be a
 * page that Next knows.
 */
export type RouteAt = {
  readonly route: Route;
  /**
   * The path of the page itself if this is its markdown address, otherwise the
   * path.
   */
  readonly path: string;
  readonly isMarkdown: boolean;
};

/** Reads a path (in its canonical form). */
export function routeAt(path: string): RouteAt {
  const route = rowOf(path);
  const page = isPage(route) ? pageOfMarkdownPath(path) : null;
  if (page === null) return { route, path, isMarkdown: false };
  // Only pages have a markdown address.
  const row = rowOf(page);
  const ofPage = isPage(row) ? row : unlisted(page);
  return { route: ofPage, path: page, isMarkdown: true };
}
