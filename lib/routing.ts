import { isReference } from './contact/reference.ts';
import { prefersMarkdown, prefersProblem } from './http/accept.ts';
import { liveCaching } from './http/caching.ts';
import { methodNotAllowed, notFound, type Problem, unavailable } from './http/problem.ts';
import { linksOf } from './link-header.ts';
import { findProject } from './projects/find-project.ts';
import { listAddress, listingOf } from './projects/listing.ts';
import type { ProjectsReading } from './projects/read-projects.ts';
import {
  assignmentIdOf,
  assignmentPath,
  canonicalAddress,
  decoded,
  isDocument,
  isFile,
  MARKDOWN_RENDERER,
  messageSent,
  NOTHING,
  type PageEntry,
  pageEntries,
  pageOfMarkdownPath,
  pages,
} from './site.ts';

/** What of a request decides over its answer. */
export type Asked = {
  readonly method: string;
  /** Percent-encoded, as in the request line. */
  readonly path: string;
  readonly search: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
};

export type Settings = {
  readonly baseUrl: string;
  readonly revalidateSeconds: number;
  /** Whether pages may have server actions, which Next calls by POST. */
  readonly hasServerActions: boolean;
  /** Whether messages can be passed on, so that the contact page shows a form of its own to each visitor. */
  readonly hasContactForm: boolean;
  /** The pages of the registry that this installation has. */
  readonly shownPages: readonly PageEntry[];
};

/** What is to be done with a request before Next routes it. */
export type Decision =
  /** A file or a route handler answers by rules of its own. */
  | { readonly kind: 'pass' }
  /** Answered at once. */
  | { readonly kind: 'refuse'; readonly problem: Problem; readonly headers: Record<string, string> }
  | { readonly kind: 'options'; readonly allow: string }
  /** The contact form: it is received, and where it can't be delivered, its page is shown. */
  | { readonly kind: 'form'; readonly page: string }
  /** A page, or what is shown in its place, by Next or by the markdown renderer. */
  | {
      readonly kind: 'show';
      /** The canonical address of the page that was asked for. */
      readonly page: string;
      /** Where Next is to look instead of the address that was asked for. */
      readonly rewrite?: string;
      readonly headers: Readonly<Record<string, string>>;
    };

const READ = ['GET', 'HEAD', 'OPTIONS'];

const VARIES = { Vary: 'Accept' };

const refuse = (problem: Problem, headers: Record<string, string> = {}): Decision => ({
  kind: 'refuse',
  problem,
  headers,
});

const entryOf = (path: string): PageEntry | undefined => pageEntries.find((entry) => entry.path === path);

/** Whether the answer at a path depends on the feed, so that {@link decide} wants a reading of it. */
export function showsFeed(path: string): boolean {
  const page = pageOfMarkdownPath(path) ?? path;
  return assignmentIdOf(page) !== null || entryOf(page)?.live === true;
}

// Next's own forms and their scripts say by one of these that they call a server action of a page.
const isAction = ({ method, headers }: Asked) =>
  method === 'POST' &&
  (headers.has('next-action') || /^multipart\/form-data\b/i.test(headers.get('content-type') ?? ''));

/** What is known of the page at an address. `unregistered`: Next may have one, of which only Next knows. */
type Found =
  | {
      readonly state: 'there';
      /** How long it is true: until the feed or the site changes, for one visitor, or not a moment longer. */
      readonly holds: 'feed' | 'site' | 'visitor' | 'moment';
      readonly neighbours?: { readonly prev?: string; readonly next?: string };
    }
  | { readonly state: 'unavailable'; readonly retryAfterSeconds: number }
  | { readonly state: 'missing' | 'unregistered' };

/** The canonical address of the page at a path, in one spelling. */
function addressOf(path: string, query: URLSearchParams): string {
  if (path === pages.openProjects.path) return listAddress(query);
  const id = assignmentIdOf(path);
  return id === null ? canonicalAddress(query.size > 0 ? `${path}?${query}` : path) : assignmentPath(id);
}

function findList(query: URLSearchParams, { snapshot }: ProjectsReading): Found {
  if (snapshot === null) return { state: 'there', holds: 'feed' };
  const listing = listingOf(snapshot.data, query);
  return listing ? { state: 'there', holds: 'feed', neighbours: listing.neighbours } : { state: 'missing' };
}

function findAssignment(id: string, reading: ProjectsReading): Found {
  if (reading.snapshot === null) return { state: 'unavailable', retryAfterSeconds: reading.retryAfterSeconds };
  return findProject(reading.snapshot.data, id) ? { state: 'there', holds: 'feed' } : { state: 'missing' };
}

function find(path: string, query: URLSearchParams, reading: ProjectsReading, settings: Settings): Found {
  if (path === MARKDOWN_RENDERER || path.startsWith(`${MARKDOWN_RENDERER}/`)) return { state: 'missing' };
  if (path === pages.openProjects.path) return findList(query, reading);
  if (path === messageSent.path) {
    return isReference(query.get('ref') ?? '') ? { state: 'there', holds: 'moment' } : { state: 'missing' };
  }
  const id = assignmentIdOf(path);
  if (id !== null) return findAssignment(id, reading);
  const entry = entryOf(path);
  if (entry === undefined) return { state: 'unregistered' };
  if (!settings.shownPages.includes(entry)) return { state: 'missing' };
  const isForm = settings.hasContactForm && path === pages.contact.path;
  return { state: 'there', holds: isForm ? 'visitor' : entry.live ? 'feed' : 'site' };
}

function caching(found: Found, format: 'html' | 'markdown', state: ProjectsReading['state'], seconds: number): string {
  const holds = found.state === 'there' ? found.holds : 'moment';
  if (holds === 'moment' || (holds === 'feed' && state !== 'current')) return 'no-store';
  // Not `no-store`: with that, browsers forget what was typed when a visitor goes back.
  return holds === 'visitor' && format === 'html' ? 'private, no-cache' : liveCaching(seconds);
}

/**
 * What a request is and what is done with it: the only place that negotiates. Pure; `reading` is what the feed gave,
 * wanted only where {@link showsFeed}.
 *
 * A page that the registry does not know is Next's own: it is looked for in both formats and kept by no cache.
 */
export function decide(asked: Asked, reading: ProjectsReading, settings: Settings): Decision {
  const { method, path, headers } = asked;
  const { baseUrl, revalidateSeconds, hasServerActions } = settings;
  // What Next would answer with 500.
  if (decoded(path) === null) {
    return refuse({
      status: 400,
      title: 'Bad address',
      detail: 'The address is not correctly percent-encoded.',
      code: 'bad_address',
    });
  }
  if (isDocument(path)) return { kind: 'pass' };
  const twin = pageOfMarkdownPath(path);
  const at = twin ?? path;
  const takesForm = path === pages.contact.path;
  const allow = (takesForm ? ['GET', 'HEAD', 'POST', 'OPTIONS'] : READ).join(', ');
  const query = new URLSearchParams(asked.search);
  const page = addressOf(at, query);
  if (method === 'OPTIONS') return { kind: 'options', allow };
  if (takesForm && method === 'POST' && !headers.has('next-action')) return { kind: 'form', page };
  if (!READ.includes(method) && !(hasServerActions && isAction(asked))) {
    return refuse(methodNotAllowed(allow), { Allow: allow });
  }
  if (isFile(path)) return { kind: 'pass' };
  const accept = headers.get('accept');
  // Next's client asks for parts of pages, in a format of its own.
  const isPart = headers.has('rsc');
  const format = !isPart && (twin !== null || prefersMarkdown(accept)) ? 'markdown' : 'html';
  const found = find(at, query, reading, settings);
  if (found.state !== 'there' && format === 'html' && !isPart && prefersProblem(accept)) {
    if (found.state !== 'unavailable') return refuse(notFound('There is no page at this address.'), VARIES);
    return refuse(unavailable('This page can’t be shown'), {
      ...VARIES,
      'Retry-After': String(found.retryAfterSeconds),
    });
  }
  const rewrite = format === 'markdown' ? `${MARKDOWN_RENDERER}${at}` : found.state === 'missing' ? NOTHING : undefined;
  return {
    kind: 'show',
    page,
    ...(rewrite !== undefined && { rewrite }),
    headers: {
      ...VARIES,
      // What Next's client asks for is at the page's address too: a cache that keeps it could give it to others.
      'Cache-Control':
        isPart || method === 'POST' ? 'no-store' : caching(found, format, reading.state, revalidateSeconds),
      ...(found.state === 'there' && { Link: linksOf(page, format, baseUrl, found.neighbours) }),
    },
  };
}
