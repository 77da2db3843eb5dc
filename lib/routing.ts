import { isDocument, isFile, isPageData } from './address-kind.ts';
import { assignmentIdOf, assignmentPath, canonicalAddress, pageEntries, pageOfMarkdownPath } from './addresses.ts';
import { isReference } from './contact/reference.ts';
import { prefersMarkdown, prefersProblem } from './http/accept.ts';
import { type Lifetime, liveCaching } from './http/caching.ts';
import { decoded } from './http/canonical-path.ts';
import { BAD_ADDRESS, methodNotAllowed, notFound, type Problem, unavailable } from './http/problem.ts';
import { listAddress, listingOf } from './projects/listing.ts';
import type { ProjectsState } from './projects/projects-cache.ts';
import { linksOf } from './routing/link-header.ts';
import { MARKDOWN_RENDERER, messageSent, NO_PAGE, type PageEntry, pages } from './site.ts';

/** The parts of a request that determine its response. */
export type RoutedRequest = {
  readonly method: string;
  /** Percent-encoded, as on the request line. */
  readonly path: string;
  readonly search: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
};

export type Settings = Lifetime & {
  readonly baseUrl: string;
  /** Whether messages can be delivered if nothing fails, so that the contact page shows each visitor a form of their own. */
  readonly hasContactForm: boolean;
  /** The registry pages this installation has. */
  readonly shownPages: readonly PageEntry[];
};

/** What to do with a request before Next routes it. */
export type Decision =
  /** Leave it to a file or a route handler, which has its own rules. */
  | { readonly kind: 'pass' }
  /** Respond immediately with a problem document. */
  | { readonly kind: 'refuse'; readonly problem: Problem; readonly headers: Record<string, string> }
  | { readonly kind: 'options'; readonly allow: string }
  /** Handle a submitted contact form; if it can't be delivered, show its page again. */
  | { readonly kind: 'form'; readonly page: string }
  /** Show a page, or a 404 or error in its place, rendered by Next or as markdown. */
  | {
      readonly kind: 'show';
      /** The canonical address of the requested page. */
      readonly page: string;
      /** The status of the page, if it is not that of Next. */
      readonly status?: number;
      /** The address Next should route to instead of the requested one. */
      readonly rewrite?: string;
      readonly headers: Readonly<Record<string, string>> & { readonly 'Cache-Control': string };
    };

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

const VARIES = { Vary: 'Accept' };

const refuse = (problem: Problem, headers: Record<string, string> = {}): Decision => ({
  kind: 'refuse',
  problem,
  headers,
});

const entryOf = (path: string): PageEntry | undefined => pageEntries.find((entry) => entry.path === path);

// The signs of a server action call: one for Next's client, the other for a form submitted without scripts.
const isAction = ({ method, headers }: RoutedRequest) =>
  method === 'POST' &&
  (headers.has('next-action') || /^multipart\/form-data\b/i.test(headers.get('content-type') ?? ''));

/** What is known about the page at an address. `unregistered`: not in the registry, but Next may have such a page. */
type Found =
  | {
      readonly state: 'there';
      /** How long the response stays valid: until the feed or the site changes, for one visitor only, or not at all. */
      readonly holds: 'feed' | 'site' | 'visitor' | 'moment';
      readonly neighbours?: { readonly prev?: string; readonly next?: string };
    }
  | { readonly state: 'unavailable'; readonly retryAfterSeconds: number }
  | { readonly state: 'missing' | 'unregistered' };

/** The canonical address of the page at a path. */
function addressOf(path: string, query: URLSearchParams): string {
  if (path === pages.openProjects.path) return listAddress(query);
  const id = assignmentIdOf(path);
  return id === null ? canonicalAddress(query.size > 0 ? `${path}?${query}` : path) : assignmentPath(id);
}

function findList(query: URLSearchParams, { snapshot }: ProjectsState): Found {
  if (snapshot === null) return { state: 'there', holds: 'feed' };
  const listing = listingOf(snapshot.data, query);
  return listing ? { state: 'there', holds: 'feed', neighbours: listing.neighbours } : { state: 'missing' };
}

function findAssignment(id: string, projects: ProjectsState): Found {
  if (projects.snapshot === null) return { state: 'unavailable', retryAfterSeconds: projects.retryAfterSeconds };
  return projects.snapshot.data.byId.has(id) ? { state: 'there', holds: 'feed' } : { state: 'missing' };
}

function find(path: string, query: URLSearchParams, projects: ProjectsState, settings: Settings): Found {
  if (path === MARKDOWN_RENDERER || path.startsWith(`${MARKDOWN_RENDERER}/`)) return { state: 'missing' };
  // Vercel's file system has the home page under this name too.
  if (path === '/index') return { state: 'missing' };
  if (path === pages.openProjects.path) return findList(query, projects);
  if (path === messageSent.path) {
    return isReference(query.get('ref') ?? '') ? { state: 'there', holds: 'moment' } : { state: 'missing' };
  }
  const id = assignmentIdOf(path);
  if (id !== null) return findAssignment(id, projects);
  const entry = entryOf(path);
  if (entry === undefined) return { state: 'unregistered' };
  if (!settings.shownPages.includes(entry)) return { state: 'missing' };
  const isForm = settings.hasContactForm && path === pages.contact.path;
  return { state: 'there', holds: isForm ? 'visitor' : entry.live ? 'feed' : 'site' };
}

function caching(found: Found, format: 'html' | 'markdown', state: ProjectsState['state'], lifetime: Lifetime): string {
  const holds = found.state === 'there' ? found.holds : 'moment';
  if (holds === 'moment' || (holds === 'feed' && state !== 'current')) return 'no-store';
  // Not `no-store`, which makes browsers discard form input when the visitor goes back.
  return holds === 'visitor' && format === 'html' ? 'private, no-cache' : liveCaching(lifetime);
}

/**
 * Decides how to handle a request. This is the only place that negotiates formats. Pure; `projects` is the state of the
 * feed and needed only where {@link showsFeed} is true.
 *
 * Pages that are not in the registry belong to Next: they are tried in both formats and never cached.
 */
export function decide(request: RoutedRequest, projects: ProjectsState, settings: Settings): Decision {
  const { method, path, headers } = request;
  const { baseUrl } = settings;
  // Next would respond with 500.
  if (decoded(path) === null) {
    return refuse(BAD_ADDRESS);
  }
  if (isDocument(path)) return { kind: 'pass' };
  const twin = pageOfMarkdownPath(path);
  const at = twin ?? path;
  const takesForm = path === pages.contact.path;
  const allow = (takesForm ? ['GET', 'HEAD', 'POST', 'OPTIONS'] : SAFE_METHODS).join(', ');
  const query = new URLSearchParams(request.search);
  const page = addressOf(at, query);
  if (method === 'OPTIONS') return { kind: 'options', allow };
  if (takesForm && method === 'POST' && !headers.has('next-action')) return { kind: 'form', page };
  // Only a page outside the registry may have server actions, which Next calls with POST.
  const found = find(at, query, projects, settings);
  const takesAction = found.state === 'unregistered' && !isFile(path) && isAction(request);
  if (!SAFE_METHODS.includes(method) && !takesAction) {
    return refuse(methodNotAllowed(allow), { Allow: allow });
  }
  // Next would respond with the page itself.
  if (isPageData(path)) return { kind: 'show', page, rewrite: NO_PAGE, headers: { 'Cache-Control': 'no-store' } };
  if (isFile(path)) return { kind: 'pass' };
  const accept = headers.get('accept');
  const format = twin !== null || prefersMarkdown(accept) ? 'markdown' : 'html';
  if (found.state !== 'there' && format === 'html' && prefersProblem(accept)) {
    if (found.state !== 'unavailable') return refuse(notFound('There is no page at this URL.'), VARIES);
    return refuse(unavailable('This page'), {
      ...VARIES,
      'Retry-After': String(found.retryAfterSeconds),
    });
  }
  const rewrite = format === 'markdown' ? `${MARKDOWN_RENDERER}${at}` : found.state === 'missing' ? NO_PAGE : undefined;
  return {
    kind: 'show',
    page,
    ...(found.state === 'unavailable' && { status: unavailable('').status }),
    // Next gives its own 404 page this status; markdown has to be told.
    ...(found.state === 'missing' && format === 'markdown' && { status: 404 }),
    ...(rewrite !== undefined && { rewrite }),
    headers: {
      ...VARIES,
      'Cache-Control': method === 'POST' ? 'no-store' : caching(found, format, projects.state, settings),
      ...(found.state === 'unavailable' && { 'Retry-After': String(found.retryAfterSeconds) }),
      ...(found.state === 'there' && { Link: linksOf(page, format, baseUrl, found.neighbours) }),
    },
  };
}
