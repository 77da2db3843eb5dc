/**
 * The registry of public addresses: plain data. Navigation, sitemap, llms.txt, catalogs, `Link` headers, OpenAPI and the
 * server card are generated from it.
 */

import { FILTER_NAMES } from './filters.ts';

/** The version of the public interface (interface specification §9). */
export const INTERFACE_VERSION = '1.0.0';

/** The revisions of the Model Context Protocol that the endpoint supports: the stateless one, then those that `initialize` negotiates. */
export const MCP_REVISIONS = [
  '2026-07-28',
  '2025-11-25',
  '2025-06-18',
  '2025-03-26',
  '2024-11-05',
  '2024-10-07',
] as const;

/** The language of the site’s own words. */
export const INTERFACE_LANGUAGE = 'en';

export type Entry = {
  readonly path: `/${string}`;
  /** The document's title, without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Query parameters that select content, in canonical order; without this property there are none. */
  readonly query?: readonly string[];
  /** Query parameters that adapt it to one visitor; its canonical address does not have them. */
  readonly personalQuery?: readonly string[];
};

export type PageEntry = Entry & {
  /** The name used in navigation and lists of links; title and description are for search results and shared links. */
  readonly label: string;
  /** The first sentence on the page, where the consultancy words it. */
  readonly lead?: string;
  readonly nav?: 'main' | 'footer';
  /** Shows data from the feed. */
  readonly live?: true;
  /** What the operator has to provide before the page exists: the configuration of a legal notice, or words. */
  readonly needs?: 'legal notice' | 'words';
};

export const pages = {
  home: {
    path: '/',
    label: 'Home',
    title: 'Technology consultants and open assignments',
    description:
      'A technology consultancy that brings independent professionals into its clients’ projects and publishes its open assignments.',
    live: true,
  },
  openProjects: {
    path: '/open-projects',
    label: 'Open projects',
    title: 'Open projects',
    description:
      'The consulting assignments that are open right now, with their roles, technologies, locations, timelines and rates.',
    nav: 'main',
    live: true,
    query: [...FILTER_NAMES, 'unstated', 'sort', 'page'],
  },
  services: {
    path: '/services',
    label: 'Services',
    title: 'Services',
    description:
      'What we do for clients: specialists for a team, complete teams for an assignment, and independent reviews.',
    lead: 'One person, a whole team or a second opinion: we find independent technology professionals for the work you need done.',
    nav: 'main',
  },
  professionals: {
    path: '/professionals',
    label: 'For professionals',
    title: 'For professionals',
    description:
      'How independent technology professionals find an assignment here, apply for it and follow their application.',
    lead: 'All the assignments we are recruiting for are in one list, with their roles, technologies, locations and rates.',
    nav: 'main',
  },
  about: {
    path: '/about',
    label: 'About us',
    title: 'About us',
    description: 'Who we are, the people you will talk to, and work we have done for clients.',
    nav: 'main',
    needs: 'words',
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: 'Contact',
    description: 'Write to us about the people you need or an assignment you have seen.',
    nav: 'footer',
    personalQuery: ['assignment', 'apply', 'about'],
  },
  docs: {
    path: '/docs',
    label: 'Docs',
    title: 'Documentation for people and agents',
    description:
      'How programs and agents use this site: the JSON API, the MCP endpoint, pages as markdown, feeds and discovery documents.',
    nav: 'footer',
    live: true,
  },
  privacy: {
    path: '/privacy',
    label: 'Privacy',
    title: 'Privacy',
    description: 'What personal data this website handles, why, and for how long.',
    nav: 'footer',
  },
  legal: {
    path: '/legal',
    label: 'Legal notice',
    title: 'Legal notice',
    description: 'The company behind this website: its name, address, registration and how to reach it.',
    nav: 'footer',
    needs: 'legal notice',
  },
} as const satisfies Record<string, PageEntry>;

export type ResourceEntry = Entry & {
  /** The media type it is served as. */
  readonly type: string;
  /** The relations under which the home page links to it, if any. */
  readonly rels?: readonly string[];
  readonly method?: 'POST';
  /** The same document at a second address, for clients that look only there; left out of lists for people. */
  readonly alias?: true;
  /** The address whose route serves it, byte for byte the same; without this property it has a route of its own. */
  readonly rewrite?: `/${string}`;
};

export const resources = {
  projectsApi: {
    path: '/api/public-projects',
    type: 'application/json',
    title: 'Public assignments API',
    description: 'All open assignments as a JSON array.',
  },
  health: {
    path: '/api/health',
    type: 'application/json',
    title: 'Health',
    description: 'Whether the website is reachable.',
    rels: ['status'],
  },
  ready: {
    path: '/api/ready',
    type: 'application/json',
    title: 'Readiness',
    description: 'For load balancers: whether this server is ready for requests.',
  },
  mcp: {
    path: '/mcp',
    type: 'application/json',
    title: 'MCP endpoint (Streamable HTTP)',
    description: 'The open assignments and a service overview as tools of the Model Context Protocol. No login.',
    method: 'POST',
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
    description: 'What agents can use on this site: the MCP server, the API and the skill.',
  },
  atomFeed: {
    path: '/feed.atom',
    type: 'application/atom+xml',
    title: 'Atom feed',
    description:
      'The open assignments for feed readers, newest first, 100 to a page. Accepts the same query as the open projects page.',
    query: [...FILTER_NAMES, 'unstated', 'page'],
  },
  jsonFeed: {
    path: '/feed.json',
    type: 'application/feed+json',
    title: 'JSON Feed',
    description:
      'The list that programs can filter: the same feed in JSON Feed 1.1 format, with facts read from the texts.',
    query: [...FILTER_NAMES, 'unstated', 'page'],
  },
  skills: {
    path: '/.well-known/agent-skills/index.json',
    type: 'application/json',
    title: 'Agent skills',
    description: 'The skills that agents can load from this site, with their digests.',
  },
  findAssignmentsSkill: {
    path: '/.well-known/agent-skills/find-assignments/SKILL.md',
    type: 'text/markdown',
    title: 'Skill: find assignments',
    description: 'How an agent finds assignments that suit a person, and what it leaves to the person.',
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
  },
  securityTxt: {
    path: '/.well-known/security.txt',
    type: 'text/plain',
    title: 'security.txt',
    description: 'Where to report a security vulnerability (RFC 9116).',
  },
} as const satisfies Record<string, ResourceEntry>;

export const resourceEntries: readonly ResourceEntry[] = Object.values(resources);

/** The address of the files in `public/assets`, which are immutable because their addresses carry a version. */
export const ASSETS = '/assets';
export const API_PREFIX = '/api/';
/** The address of the build's own files: scripts and style sheets of pages that have any. */
export const BUILT = '/_next/';
/** The widths in pixels of the icons that `app/icon.tsx` draws. */
export const ICON_SIZES = [192, 512] as const;
/** The address of the icon of this width, by Next's file convention. */
export const iconPath = (size: (typeof ICON_SIZES)[number]) => `/icon/${size}` as const;
/** The icons to which pages link. */
export const ICONS: readonly string[] = [...ICON_SIZES.map(iconPath), '/apple-icon'];
/** The address at which browsers look for an icon by default. */
export const FAVICON = { path: '/favicon.ico', rewrite: iconPath(192) } as const;
/** The web app manifest, for browsers only, so it is not in the list of resources above. */
export const MANIFEST = '/manifest.webmanifest';
/** Metrics for the operator's own monitoring, if enabled; not advertised anywhere. */
export const METRICS = `${API_PREFIX}metrics`;
/** What the MCP Registry asks for before it publishes in the name of this host; not advertised anywhere. */
export const REGISTRY_AUTH = '/.well-known/mcp-registry-auth';
/** The preview image that other sites show next to links to this one; Next's file convention names it. */
export const PICTURE = '/opengraph-image';

/** The page shown after the contact form was sent. Not in {@link pages}, because nothing should link to it. */
export const messageSent = {
  path: '/contact/sent',
  title: 'Message received',
  description: 'Your message has been received.',
  query: ['ref', 'kind'],
} as const;

/** The MCP tool that returns what the list page shows; its arguments are named like the page's query parameters. */
export const LIST_TOOL = 'list_open_assignments';
/** The names of the MCP tools. */
export const TOOL_NAMES = [LIST_TOOL, 'get_assignment', 'get_service_overview'] as const;
/** The name of the search form as a tool for agents in the browser. */
export const FORM_TOOL = 'show_open_assignments';

/** The query parameter with which a list’s links tell an assignment’s page the query of that list, for the way back. */
export const LIST_QUERY = 'list';

/** The part of the documentation about the MCP endpoint. */
export const mcpGuide = `${pages.docs.path}#mcp`;

/** The internal route that renders pages as markdown; clients reach it only through a page's own address. */
export const MARKDOWN_RENDERER = '/md';
/** An address that does not exist, used to make Next respond with its 404 page. */
export const NO_PAGE = '/none';
