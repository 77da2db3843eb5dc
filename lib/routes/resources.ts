import type { Route } from './route.ts';

/** What is no page and has an address that is advertised: an API, a feed or a document. */
export type ResourceEntry = Pick<Route, 'isList' | 'rewrite' | 'showsFeed'> &
  Partial<Pick<Route, 'kind' | 'caching' | 'methods'>> & {
    readonly path: `/${string}`;
    readonly title: string;
    readonly description: string;
    /** The media type it is served as. */
    readonly type: string;
    /** The relations under which the home page links to it, if any. */
    readonly rels?: readonly string[];
    /** The same document at a second address, for clients that look only there; left out of lists for people. */
    readonly alias?: true;
  };

export const resources = {
  projectsApi: {
    path: '/api/public-projects',
    type: 'application/json',
    title: 'Public assignments API',
    description: 'All open assignments as a JSON array.',
    showsFeed: true,
  },
  health: {
    path: '/api/health',
    type: 'application/json',
    title: 'Health',
    description: 'Whether the website is reachable.',
    kind: 'probe',
    rels: ['status'],
  },
  ready: {
    path: '/api/ready',
    type: 'application/json',
    title: 'Readiness',
    description: 'For load balancers: whether this server is ready for requests.',
    kind: 'probe',
  },
  mcp: {
    path: '/mcp',
    type: 'application/json',
    title: 'MCP endpoint (Streamable HTTP)',
    description: 'The open assignments and a service overview as tools of the Model Context Protocol. No login.',
    methods: [],
    caching: 'none',
    showsFeed: true,
  },
  openapi: {
    path: '/openapi/public-projects.json',
    type: 'application/openapi+json',
    title: 'OpenAPI 3.1 description',
    description: 'The machine-readable description of the public assignments API.',
    rels: ['service-desc'],
  },
  openapiAlias: {
    path: '/openapi.json',
    type: 'application/openapi+json',
    title: 'OpenAPI 3.1 description (usual path)',
    description: 'The same description, for clients that only look here.',
    alias: true,
    rewrite: '/openapi/public-projects.json',
  },
  apiCatalog: {
    path: '/.well-known/api-catalog',
    type: 'application/linkset+json',
    title: 'API catalog',
    description: 'The APIs of this site (RFC 9727).',
    rels: ['api-catalog'],
  },
  serverCard: {
    path: '/mcp/server-card',
    type: 'application/mcp-server-card+json',
    title: 'MCP server card',
    description: 'The name, version, URL and tools of the MCP server.',
    rels: ['service-meta'],
  },
  wellKnownServerCard: {
    path: '/.well-known/mcp/server-card.json',
    type: 'application/json',
    title: 'MCP server card (well-known path)',
    description: 'The same card, for clients that only look here.',
  },
  aiCatalog: {
    path: '/.well-known/ai-catalog.json',
    type: 'application/ai-catalog+json',
    title: 'AI catalog',
    description: 'What agents can use on this site: the MCP server and the API.',
  },
  atomFeed: {
    path: '/feed.atom',
    type: 'application/atom+xml',
    title: 'Atom feed',
    description:
      'The open assignments for feed readers, newest first, 100 to a page. Accepts the same query as the open projects page.',
    isList: true,
    showsFeed: true,
  },
  jsonFeed: {
    path: '/feed.json',
    type: 'application/feed+json',
    title: 'JSON Feed',
    description:
      'The list that programs can filter: the same feed in JSON Feed 1.1 format, with facts read from the texts.',
    isList: true,
    showsFeed: true,
  },
  llmsTxt: {
    path: '/llms.txt',
    type: 'text/plain',
    title: 'llms.txt',
    description: 'An overview of this site for language models.',
    rels: ['describedby'],
  },
  robots: {
    path: '/robots.txt',
    type: 'text/plain',
    title: 'robots.txt',
    description: 'What crawlers may read, and how the content may be used.',
  },
  sitemap: {
    path: '/sitemap.xml',
    type: 'application/xml',
    title: 'Sitemap',
    description: 'All pages, for crawlers.',
    showsFeed: true,
  },
  securityTxt: {
    path: '/.well-known/security.txt',
    type: 'text/plain',
    title: 'security.txt',
    description: 'Where to report a security vulnerability (RFC 9116).',
  },
} as const satisfies Record<string, ResourceEntry>;

export const resourceEntries: readonly ResourceEntry[] = Object.values(resources);
