import type { Row } from './route.ts';

/**
 * The row of a page in the table of routes. What it says stands in
 * `pages.ts` of each language in `lib/content`.
 */
export type PageRoute = Row & { readonly nav?: 'main' | 'footer' };

/** The pages, in the order of the menus. */
export const pages = {
  home: { path: '/', showsFeed: true },
  openProjects: {
    path: '/open-projects',
    nav: 'main',
    showsFeed: true,
    isList: true,
  },
  services: { path: '/services', nav: 'main' },
  professionals: { path: '/professionals', nav: 'main' },
  about: { path: '/about', nav: 'main' },
  contact: {
    path: '/contact',
    nav: 'footer',
    methods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    caching: 'form',
    personalQuery: ['assignment', 'kind', 'about', 'place', 'start', 'rate'],
  },
  docs: { path: '/docs', nav: 'footer' },
  privacy: { path: '/privacy', nav: 'footer' },
  legal: { path: '/legal', nav: 'footer' },
} as const satisfies Record<string, PageRoute>;

/**
 * The page shown after the contact form was sent. Not in {@link pages}, because
 * nothing should link to it.
 */
export const messageSent = {
  path: '/contact/sent',
  query: ['ref', 'kind'],
  caching: 'none',
} as const satisfies PageRoute;

const MARKDOWN = '.md';

/**
 * The markdown address of a page: `/index.md` for the home page, `/<page>.md`
 * for the others; keeps the query.
 */
export function markdownPath(address: string): string {
  const [path = '', query] = address.split('?');
  return `${path === '/' ? '/index' : path}${MARKDOWN}${query === undefined ? '' : `?${query}`}`;
}

/** The page whose markdown address this is, or `null` for any other address. */
export function pageOfMarkdownPath(path: string): string | null {
  if (!path.endsWith(MARKDOWN)) return null;
  return path === markdownPath('/') ? '/' : path.slice(0, -MARKDOWN.length);
}
