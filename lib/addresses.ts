import { config } from './config.ts';
import { about } from './content/about.ts';
import { isTracking, takesSeveral } from './filters.ts';
import { decoded, encodeSegment } from './http/canonical-path.ts';
import {
  type Entry,
  LIST_QUERY,
  messageSent,
  NO_PAGE,
  type PageEntry,
  PICTURE,
  pages,
  resourceEntries,
} from './site.ts';

const MARKDOWN_SUFFIX = '.md';

/** The site's host name, safe for identifiers: an IPv6 address without brackets and colons. */
export function hostLabel(): string {
  return new URL(config().baseUrl).hostname.replace(/^\[|\]$/g, '').replaceAll(':', '-');
}

/** The address of one assignment's page. */
export function assignmentPath(id: string): string {
  return `${pages.openProjects.path}/${encodeSegment(id)}`;
}

/** The same, with the query of the list from which it was opened, so that the page leads back to that list. */
export function assignmentInList(id: string, listQuery: string): string {
  const query = listQuery.replace(/^\?/, '');
  return query === '' ? assignmentPath(id) : `${assignmentPath(id)}?${new URLSearchParams({ [LIST_QUERY]: query })}`;
}

/** The address of the contact form for one assignment. */
export function contactPath(assignmentId: string): string {
  return `${pages.contact.path}?assignment=${encodeURIComponent(assignmentId)}`;
}

/** The address of the form to apply for one assignment. */
export function applicationPath(assignmentId: string): string {
  return `${contactPath(assignmentId)}&apply=yes`;
}

/** The address of the contact form with a text that the visitor can change. */
export function requestPath(text: string): string {
  return `${pages.contact.path}?about=${encodeURIComponent(text)}`;
}

/** The address of the confirmation for the message with this reference. */
export function messageSentPath(reference: string, kind = 'enquiry'): string {
  return `${messageSent.path}?ref=${reference}${kind === 'enquiry' ? '' : `&kind=${kind}`}`;
}

// A longer address is of no assignment.
const LONGEST_NOT_FOUND = 1_000;

/** The address at which Next shows the 404 page for another address. */
export function notFoundPath(address: string): string {
  return address.length > LONGEST_NOT_FOUND ? NO_PAGE : `${NO_PAGE}?for=${encodeURIComponent(address)}`;
}

/** The address for which {@link notFoundPath} shows the 404 page, or any other address itself. */
export function addressNotFound(address: string): string {
  const [path, query] = address.split('?');
  return (path === NO_PAGE && new URLSearchParams(query).get('for')) || address;
}

/** The markdown address of a page: `/index.md` for the home page, `/<page>.md` for the others; keeps the query. */
export function markdownPath(address: string): string {
  const [path = '', query] = address.split('?');
  return `${path === '/' ? '/index' : path}${MARKDOWN_SUFFIX}${query === undefined ? '' : `?${query}`}`;
}

/** The page whose markdown address this is, or `null` for any other address. */
export function pageOfMarkdownPath(path: string): string | null {
  if (!path.endsWith(MARKDOWN_SUFFIX)) return null;
  return path === markdownPath('/') ? '/' : path.slice(0, -MARKDOWN_SUFFIX.length);
}

/** The address of an assignment's preview image. */
export function picturePath(id: string): string {
  return `${assignmentPath(id)}${PICTURE}`;
}

/** Whether a path is that of a preview image: the site's or an assignment's. */
export function isPicture(path: string): boolean {
  return path === PICTURE || (path.endsWith(PICTURE) && assignmentIdOf(path.slice(0, -PICTURE.length)) !== null);
}

/** Where professionals sign in; `null` if they do so nowhere. */
export function signInUrl(): string | null {
  const { appUrl } = config();
  return appUrl && `${appUrl}/login`;
}

/**
 * Where a professional applies: the assignment's own address, otherwise that of the installation, otherwise the sign-in, with an
 * address to return to, otherwise the form to apply.
 */
export function applyAddress(project: { readonly id: string; readonly apply_url?: string | undefined }): string {
  const { id, apply_url: own } = project;
  const { applyUrl } = config();
  if (own !== undefined) return own;
  if (applyUrl !== null) return applyUrl.replace('{id}', encodeURIComponent(id));
  const signIn = signInUrl();
  return signIn === null ? applicationPath(id) : `${signIn}?return_to=${encodeURIComponent(assignmentPath(id))}`;
}

/** The id of the assignment whose page has this address, or `null` for any other address. */
export function assignmentIdOf(path: string): string | null {
  const prefix = `${pages.openProjects.path}/`;
  const segment = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return segment === '' || segment.includes('/') ? null : decoded(segment);
}

/** Every page whose words are written, even if this installation lacks the settings to show it. */
export const pageEntries: readonly PageEntry[] = Object.values<PageEntry>(pages).filter(
  ({ needs }) => needs !== 'words' || about !== null,
);

/** The pages in the registry that are the same for every visitor; the contact page has a form for each. */
export const sharedPages: readonly PageEntry[] = pageEntries.filter(({ path }) => path !== pages.contact.path);

/** The pages of this installation: all whose words are written, except the legal notice while it is incomplete. */
export function shownPages(): readonly PageEntry[] {
  const isComplete = config().legalNotice.missing.length === 0;
  return pageEntries.filter(({ needs }) => needs !== 'legal notice' || isComplete);
}

/**
 * The query of a page's address from Next's `searchParams`, with every value of a repeated name. For `constructor` and the like, Next
 * also gives what every object inherits, which is no text.
 */
export function searchParamsOf(query: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, values = []]) =>
      [values]
        .flat()
        .filter((value) => typeof value === 'string')
        .map((value) => [name, value]),
    ),
  );
}

type QueryNames = Pick<Entry, 'query' | 'personalQuery'>;

const entries: readonly (QueryNames & Pick<Entry, 'path'>)[] = [...pageEntries, ...resourceEntries, messageSent];
const entryByPath = new Map(entries.map((entry) => [entry.path as string, entry]));

const ASSIGNMENT: QueryNames = { personalQuery: [LIST_QUERY] };

// No page reads a longer value.
const LONGEST_VALUE = 1_000;

/** An address with only those query parameters that count for its path; with all of them if the path is unknown. */
function keeping(namesOf: (entry: QueryNames, query: URLSearchParams) => readonly string[], address: string): string {
  const cut = address.indexOf('?');
  if (cut < 0) return address;
  const path = address.slice(0, cut);
  const isAssignment = assignmentIdOf(path) !== null;
  const entry = isAssignment ? ASSIGNMENT : isPicture(path) ? {} : entryByPath.get(path);
  if (entry === undefined) return address;
  const query = new URLSearchParams(address.slice(cut));
  const parameters = namesOf(entry, query)
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
