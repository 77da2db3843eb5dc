import { LIST_QUERY, NO_PAGE } from './addresses.ts';
import {
  messageSent,
  type PageRoute,
  pageOfMarkdownPath,
  pages,
} from './pages.ts';
import {
  API,
  ASSETS,
  ICON,
  NO_API,
  resourceEntries,
  resources,
} from './resources.ts';
import { isPage, pathPattern, type Route, SAFE_METHODS } from './route.ts';

/**
 * The internal route that renders pages as markdown; clients reach it only
 * through a page's own address.
 */
export const MARKDOWN_RENDERER = '/md';

type Defaults = Omit<Route, 'path'>;

const PAGE: Defaults = {
  kind: 'page',
  methods: SAFE_METHODS,
  caching: 'shared',
};
const UNLISTED: Defaults = { ...PAGE, kind: 'unlisted', caching: 'none' };
const DOCUMENT: Defaults = { ...PAGE, kind: 'document' };
const FILE: Defaults = { ...PAGE, kind: 'file' };
/** Addresses at which a program expects JSON, also where there is nothing. */
const PROGRAMS: Defaults = { ...DOCUMENT, methods: [], caching: 'none' };

/** The page of one assignment. */
export const assignment: Route = {
  ...PAGE,
  path: `${pages.openProjects.path}/[id]`,
  showsFeed: true,
  personalQuery: [LIST_QUERY],
};

/** Where a profile is sent, to be searched with. */
export const profile: Route = {
  ...DOCUMENT,
  path: '/profile',
  methods: ['POST', 'OPTIONS'],
  caching: 'none',
};

/**
 * The table of routes, for the middleware, the layer and Next's configuration;
 * of two patterns that match, the first one counts.
 */
export const routes: readonly Route[] = [
  ...Object.values<PageRoute>(pages).map((page) => ({ ...PAGE, ...page })),
  { ...PAGE, ...messageSent, caching: 'none' },
  ...resourceEntries.map((resource) => ({ ...DOCUMENT, ...resource })),
  ...[ICON, `${ASSETS}/[...file]`].map((path) => ({ ...FILE, path })),
  profile,
  // What pages link to for browsers: files in `app`, by Next's conventions.
  ...['/icon.svg', '/apple-icon.png'].map((path) => ({
    ...FILE,
    path,
  })),
  { ...FILE, path: '/favicon.ico', rewrite: ICON },
  // Vercel's name for the home page.
  { ...UNLISTED, path: '/index', rewrite: NO_PAGE },
  assignment,
  { ...PROGRAMS, path: `${API}/[[...rest]]` },
  // Where clients look for documents and for an authorization server (RFC 8414,
  // RFC 9728).
  { ...PROGRAMS, path: '/.well-known/[[...name]]', rewrite: NO_API },
  {
    ...PROGRAMS,
    path: `${resources.mcp.path}/.well-known/[[...name]]`,
    rewrite: NO_API,
  },
  { ...UNLISTED, path: `${MARKDOWN_RENDERER}/[[...page]]`, rewrite: NO_PAGE },
  // Where Next's Pages Router has the data of a page. This site has no such
  // pages; Next would respond with the page itself.
  { ...UNLISTED, path: '/_next/data/[[...rest]]', rewrite: NO_PAGE },
  // The build's own files: scripts and style sheets of pages that have any.
  { ...FILE, path: '/_next/[...file]' },
];

const unlisted = (path: string): Route => ({ ...UNLISTED, path });

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
  /** Whether the route is a page, which exists in two formats. */
  readonly isPage: boolean;
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
  if (page === null)
    return { route, isPage: isPage(route), path, isMarkdown: false };
  // Only pages have a markdown address.
  const row = rowOf(page);
  const ofPage = isPage(row) ? row : unlisted(page);
  return { route: ofPage, isPage: true, path: page, isMarkdown: true };
}
