/**
 * THE REGISTRY of public addresses: plain data, imports nothing.
 * Navigation, sitemap, llms.txt, the catalogs, `Link` headers, OpenAPI and the server card are functions of it.
 */

type Entry = {
  readonly path: `/${string}`;
  /** The document's title, without the site's name. */
  readonly title: string;
  readonly description: string;
  /** The names in its query that select content, in the order of its address; without this line none does. */
  readonly query?: readonly string[];
  /** The names in its query that prepare it for one visitor; the page's address is without them. */
  readonly personalQuery?: readonly string[];
};

export type PageEntry = Entry & {
  /** The name in navigation and link lists. */
  readonly label: string;
  readonly nav?: 'main' | 'footer';
  /** Shows data of the feed. */
  readonly live?: true;
  /** There only where the operator has configured what a legal notice states. */
  readonly needs?: 'legal notice';
};

/** The names that narrow a list of assignments. */
export const FILTER_NAMES = ['q', 'role', 'technology', 'location', 'sector', 'remote'] as const;

export const pages = {
  home: {
    path: '/',
    label: 'Home',
    title: 'Technology consultants and open assignments',
    description:
      'A technology consultancy that staffs assignments with independent professionals and publishes every open assignment.',
    live: true,
  },
  openProjects: {
    path: '/open-projects',
    label: 'Open projects',
    title: 'Open projects',
    description:
      'The consulting assignments that are open right now, with their roles, technologies, location, timeline and price.',
    nav: 'main',
    live: true,
    query: [...FILTER_NAMES, 'page'],
  },
  services: {
    path: '/services',
    label: 'Services',
    title: 'Services',
    description:
      'What we do for clients: specialists for a team, complete teams for an assignment, and independent reviews.',
    nav: 'main',
  },
  professionals: {
    path: '/professionals',
    label: 'For professionals',
    title: 'For professionals',
    description:
      'How independent technology professionals find an assignment here, apply for it and follow their application.',
    nav: 'main',
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: 'Contact',
    description: 'Write to us about the people you need or an assignment you have seen.',
    nav: 'main',
    personalQuery: ['assignment'],
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

/** Every page of the registry, whether this installation has it or not. */
export const pageEntries: readonly PageEntry[] = Object.values(pages);

export type ResourceEntry = Entry & {
  /** The media type it is served with. */
  readonly type: string;
  /** Link relations under which the home page points to it, if it does. */
  readonly rels?: readonly string[];
  readonly method?: 'POST';
  /** The same document at a second address, for clients that look only there; lists for readers leave it out. */
  readonly alias?: true;
};

export const resources = {
  projectsApi: {
    path: '/api/public-projects',
    type: 'application/json',
    title: 'Public projects API',
    description: 'The open assignments as a JSON array.',
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
    description: 'Whether this server has read the assignments yet, for load balancers.',
  },
  mcp: {
    path: '/mcp',
    type: 'application/json',
    title: 'MCP endpoint (Streamable HTTP)',
    description: 'The same facts as tools of the Model Context Protocol, without login.',
    method: 'POST',
  },
  openapi: {
    path: '/openapi/public-projects.json',
    type: 'application/openapi+json',
    title: 'OpenAPI 3.1 description',
    description: 'Machine-readable description of the public assignments API.',
    rels: ['service-desc'],
  },
  openapiAlias: {
    path: '/openapi.json',
    type: 'application/openapi+json',
    title: 'OpenAPI 3.1 description at its usual address',
    description: 'The same description for clients that look only here.',
    alias: true,
  },
  apiCatalog: {
    path: '/.well-known/api-catalog',
    type: 'application/linkset+json',
    title: 'API catalog',
    description: 'RFC 9727 catalog of the APIs of this site.',
    rels: ['api-catalog'],
  },
  serverCard: {
    path: '/mcp/server-card',
    type: 'application/mcp-server-card+json',
    title: 'MCP server card',
    description: 'Name, version and address of the MCP server.',
    rels: ['service-meta'],
  },
  wellKnownServerCard: {
    path: '/.well-known/mcp/server-card.json',
    type: 'application/json',
    title: 'MCP server card at its well-known address',
    description: 'The server card with the members older clients look for, tools included.',
  },
  serverCardAlias: {
    path: '/.well-known/mcp.json',
    type: 'application/json',
    title: 'MCP server card at its oldest address',
    description: 'The same card for clients that look only here.',
    alias: true,
  },
  aiCatalog: {
    path: '/.well-known/ai-catalog.json',
    type: 'application/ai-catalog+json',
    title: 'AI catalog',
    description: 'What agents can use here: the MCP server and the API.',
    rels: ['ai-catalog'],
  },
  atomFeed: {
    path: '/feed.atom',
    type: 'application/atom+xml',
    title: 'Atom feed',
    description:
      'The open assignments for feed readers, the newest 100 on a page; takes the same query as the open projects page.',
    query: [...FILTER_NAMES, 'page'],
  },
  jsonFeed: {
    path: '/feed.json',
    type: 'application/feed+json',
    title: 'JSON Feed',
    description: 'The same feed as JSON Feed 1.1.',
    query: [...FILTER_NAMES, 'page'],
  },
  ardCatalog: {
    path: '/.well-known/ard.json',
    type: 'application/json',
    title: 'AI catalog at the address of Agentic Resource Discovery',
    description: 'The same catalog for clients that look only here.',
    rels: ['ard'],
    alias: true,
  },
  skills: {
    path: '/.well-known/agent-skills/index.json',
    type: 'application/json',
    title: 'Agent skills',
    description: 'Skills that agents can load from this site, each with its digest.',
  },
  findAssignmentsSkill: {
    path: '/.well-known/agent-skills/find-assignments/SKILL.md',
    type: 'text/markdown',
    title: 'Skill: find assignments',
    description: 'How an agent finds assignments that suit a person, and what it leaves to that person.',
  },
  llmsTxt: {
    path: '/llms.txt',
    type: 'text/plain',
    title: 'llms.txt',
    description: 'This site in one page, for language-model agents.',
    rels: ['describedby', 'llms-txt'],
  },
  llmsFullTxt: {
    path: '/llms-full.txt',
    type: 'text/plain',
    title: 'llms-full.txt',
    description: 'All pages and all open assignments in one text.',
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
    rels: ['sitemap'],
    query: ['page'],
  },
  sitemapMarkdown: {
    path: '/sitemap.md',
    type: 'text/markdown',
    title: 'Sitemap as markdown',
    description: 'All pages and open assignments as lists of links.',
  },
  auth: {
    path: '/auth.md',
    type: 'text/markdown',
    title: 'auth.md',
    description: 'Nothing here needs a login; what people do elsewhere, and where.',
  },
  securityTxt: {
    path: '/.well-known/security.txt',
    type: 'text/plain',
    title: 'security.txt',
    description: 'Where to report a security vulnerability (RFC 9116).',
  },
} as const satisfies Record<string, ResourceEntry>;

export const resourceEntries: readonly ResourceEntry[] = Object.values(resources);

/** Where the files of `public/` live; everything under it is immutable once versioned. */
export const ASSETS = '/assets';
export const API_PREFIX = '/api/';
/** Where the build's own files are: scripts and style sheets of pages that have any. */
const BUILT = '/_next/';
/** Where browsers look for an icon on their own. */
export const FAVICON = '/favicon.ico';
/** What a browser keeps of the site; not a machine interface, so no resource of the list above. */
export const MANIFEST = '/manifest.webmanifest';
/** Where the operator's own programs read metrics, if there are any; nobody else is to look for it. */
export const METRICS = `${API_PREFIX}metrics`;
/** Where the pictures are that stand for pages; other sites show them beside links to here. */
export const PICTURES = '/og';
const PICTURE = '.png';
const MARKDOWN = '.md';

/** What other sites' pages may embed or read, by whole path or by its beginning. */
export const embeddables = {
  paths: resourceEntries.map(({ path }) => path as string),
  prefixes: [API_PREFIX, `${ASSETS}/`, `${PICTURES}/`],
} as const;

/** Whether other sites' pages may embed or read what is at this path. */
export function isEmbeddable(path: string): boolean {
  return embeddables.paths.includes(path) || embeddables.prefixes.some((prefix) => path.startsWith(prefix));
}

// RFC 3986 §2.2: these are reserved too, and in plain text and markdown a bracket or star would end or change an address.
const RESERVED = /[!'()*]/g;
const encode = (text: string) =>
  encodeURIComponent(text).replace(RESERVED, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** The address of one assignment's page. */
export function assignmentPath(id: string): string {
  return `${pages.openProjects.path}/${encode(id)}`;
}

/** The contact form, about one assignment. */
export function contactPath(assignmentId: string): string {
  return `${pages.contact.path}?assignment=${encodeURIComponent(assignmentId)}`;
}

/** Where a sent contact form leads. Not in {@link pages}, because nobody is to look for it. */
export const messageSent = {
  path: '/contact/sent',
  title: 'Message received',
  description: 'Your message has been received.',
  query: ['ref'],
} as const;

/** The confirmation of the message with this reference. */
export function messageSentPath(reference: string): string {
  return `${messageSent.path}?ref=${reference}`;
}

/** The address of a page's markdown twin: `/index.md` for the home page, `/<page>.md` for every other; a query stays. */
export function markdownPath(address: string): string {
  const [path = '', query] = address.split('?');
  return `${path === '/' ? '/index' : path}${MARKDOWN}${query === undefined ? '' : `?${query}`}`;
}

/** The page a markdown address is the twin of, or `null` for any other address. */
export function pageOfMarkdownPath(path: string): string | null {
  if (!path.endsWith(MARKDOWN)) return null;
  return path === markdownPath('/') ? '/' : path.slice(0, -MARKDOWN.length);
}

/** The address of the picture that stands for a page where its link is shared; a query does not matter to it. */
export function picturePath(address: string): string {
  const [path = ''] = address.split('?');
  return `${PICTURES}${path === '/' ? '/index' : path}${PICTURE}`;
}

/** The page a picture's address stands for, or `null` for any other address. */
export function pageOfPicturePath(path: string): string | null {
  if (!path.startsWith(`${PICTURES}/`) || !path.endsWith(PICTURE)) return null;
  return path === picturePath('/') ? '/' : path.slice(PICTURES.length, -PICTURE.length);
}

/** Where a professional signs in, on the site at `appUrl`; an assignment's id tells it where to return. */
export function signInUrl(appUrl: string, assignmentId?: string): string {
  const login = `${appUrl}/login`;
  return assignmentId === undefined ? login : `${login}?return_to=${encodeURIComponent(assignmentPath(assignmentId))}`;
}

/** The MCP tool that answers what the list's page shows, with the names of its query as arguments. */
export const LIST_TOOL = 'list_open_assignments';
/** What the search form is called as a tool of an agent in the browser. */
export const FORM_TOOL = 'show_open_assignments';

/** The part of the documentation that is about the MCP endpoint. */
export const mcpGuide = `${pages.docs.path}#mcp`;

/** What a percent-encoded text says, or `null` where that is not UTF-8 (RFC 3986 §2.5). */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The assignment that the address of its page names, or `null` for any other address. */
export function assignmentIdOf(path: string): string | null {
  const prefix = `${pages.openProjects.path}/`;
  const segment = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return segment === '' || segment.includes('/') ? null : decoded(segment);
}

const entries: readonly Pick<Entry, 'path' | 'query' | 'personalQuery'>[] = [
  ...pageEntries,
  ...resourceEntries,
  messageSent,
];
const queryByPath = new Map<string, readonly string[]>(entries.map(({ path, query = [] }) => [path, query]));
const readByPath = new Map<string, readonly string[]>(
  entries.map(({ path, query = [], personalQuery = [] }) => [path, [...query, ...personalQuery]]),
);

/** An address whose query has only the names that are kept at its path; where none is said, any name is. */
function keeping(namesByPath: ReadonlyMap<string, readonly string[]>, address: string): string {
  const cut = address.indexOf('?');
  if (cut < 0) return address;
  const path = address.slice(0, cut);
  const hasNone = assignmentIdOf(path) !== null || pageOfPicturePath(path) !== null;
  const names = hasNone ? [] : namesByPath.get(path);
  if (names === undefined) return address;
  const asked = new URLSearchParams(names.length > 0 ? address.slice(cut) : '');
  const kept = names.map((name) => [name, asked.get(name)?.trim() ?? '']).filter(([, value]) => value !== '');
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}

/** An address without what selects nothing: one for each different content, however it was asked for. */
export const canonicalAddress = (address: string): string => keeping(queryByPath, address);

/** An address with what the page or document there reads of its query, and nothing else. */
export const addressAsRead = (address: string): string => keeping(readByPath, address);

/** Where the markdown of pages is made; callers reach it by a page's own address only. */
export const MARKDOWN_RENDERER = '/md';
/** An address at which there is nothing, so that Next answers with the page that says so. */
export const NOTHING = '/none';

/** Whether what answers at a path, if anything does, is a file: ours, or one that the build made. */
export function isFile(path: string): boolean {
  return path === FAVICON || path.startsWith(`${ASSETS}/`) || path.startsWith(BUILT);
}

/** Whether a path is asked by programs that watch over this server, so that it has to answer under any load. */
export function isProbe(path: string): boolean {
  return path === resources.health.path || path === resources.ready.path || path === METRICS;
}

/** Whether what answers at a path is a route handler with rules of its own, rather than a page. */
export function isDocument(path: string): boolean {
  return path === MANIFEST || `${path}/` === API_PREFIX || (isEmbeddable(path) && !isFile(path));
}
