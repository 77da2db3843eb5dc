import type { Row } from './route.ts';

/**
 * An address that is advertised and is no page: an API, a feed or a document.
 */
export type ResourceEntry = Row & {
  /** Its name in catalogs and lists, if it is in any. */
  readonly title?: string;
  /** What agents can do with it, for catalogs. */
  readonly description?: string;
  /** The media type it is served as. */
  readonly type: string;
  /** The relation under which the home page links to it, if it does. */
  readonly rel?: string;
};

const JSON_TYPE = 'application/json';

export const resources = {
  projectsApi: {
    path: '/api/public-projects',
    type: JSON_TYPE,
    title: 'Public assignments API',
    description: 'All open assignments as a JSON array.',
    showsFeed: true,
  },
  health: {
    path: '/api/health',
    type: JSON_TYPE,
    title: 'Health',
    kind: 'probe',
    rel: 'status',
  },
  ready: { path: '/api/ready', type: JSON_TYPE, kind: 'probe' },
  mcp: {
    path: '/mcp',
    type: JSON_TYPE,
    title: 'MCP endpoint (Streamable HTTP)',
    description:
      'The open assignments and a service overview as tools of the Model Context Protocol. No login.',
    methods: [],
    caching: 'none',
    showsFeed: true,
  },
  openapi: {
    path: '/openapi/public-projects.json',
    type: 'application/openapi+json',
    title: 'OpenAPI 3.1 description',
    rel: 'service-desc',
  },
  apiCatalog: {
    path: '/.well-known/api-catalog',
    type: 'application/linkset+json',
    title: 'API catalog',
    rel: 'api-catalog',
  },
  serverCard: {
    path: '/.well-known/mcp/server-card.json',
    type: JSON_TYPE,
    title: 'MCP server card',
    rel: 'service-meta',
  },
  aiCatalog: {
    path: '/.well-known/ai-catalog.json',
    type: 'application/ai-catalog+json',
    title: 'AI catalog',
  },
  atomFeed: {
    path: '/feed.atom',
    type: 'application/atom+xml',
    title: 'Atom feed',
    showsFeed: true,
    isList: true,
  },
  jsonFeed: {
    path: '/feed.json',
    type: 'application/feed+json',
    title: 'JSON Feed',
    showsFeed: true,
    isList: true,
  },
  llmsTxt: {
    path: '/llms.txt',
    type: 'text/plain',
    title: 'llms.txt',
    rel: 'describedby',
  },
  robots: { path: '/robots.txt', type: 'text/plain' },
  sitemap: { path: '/sitemap.xml', type: 'application/xml', showsFeed: true },
  securityTxt: { path: '/.well-known/security.txt', type: 'text/plain' },
} as const satisfies Record<string, ResourceEntry>;

export const resourceEntries: readonly ResourceEntry[] =
  Object.values(resources);

/**
 * The address of the files in `public/assets`, which are immutable because
 * their addresses carry a version.
 */
export const ASSETS = '/assets';
/** The icon for programs, 512 pixels wide: `public/icon.png`. */
export const ICON = '/icon.png';
/**
 * The address of the API, below which an address that is not in the table is a
 * JSON 404, such as this one.
 */
export const API = '/api';
export const NO_API = `${API}/none` as const;
