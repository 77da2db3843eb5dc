import { config } from '../config/config.ts';
import { encodeSegment } from '../http/request-target.ts';
import { messageSent, pages } from './pages.ts';

/**
 * An address that does not exist, used to make Next respond with its 404 page;
 * followed by another address, for that one.
 */
export const NO_PAGE = '/none';
/**
 * The query parameter with which a list’s links tell an assignment’s page the
 * query of that list, for the way back.
 */
export const LIST_QUERY = 'list';
/** The part of the documentation about the MCP endpoint. */
export const mcpGuide = `${pages.docs.path}#mcp`;

const withQuery = (
  path: string,
  query: Readonly<Record<string, string>>,
): string => `${path}?${new URLSearchParams(query)}`;

/** The address of one assignment's page. */
export const assignmentPath = (id: string): string =>
  `${pages.openProjects.path}/${encodeSegment(id)}`;

/**
 * The same, with the query of the list from which it was opened, so that the
 * page leads back to that list.
 */
export function assignmentInList(id: string, listQuery: string): string {
  const query = listQuery.replace(/^\?/, '');
  return query === ''
    ? assignmentPath(id)
    : withQuery(assignmentPath(id), { [LIST_QUERY]: query });
}

/**
 * The id of an assignment’s row in a list, which is also the fragment that
 * leads to it: no white space (HTML, 7.4.6.3).
 */
export const rowId = (id: string): string => `row-${encodeURIComponent(id)}`;

type ContactParameter = (typeof pages.contact.personalQuery)[number];

/**
 * The address of the contact form, filled in: the assignment, the kind of
 * message, and texts that the visitor can change.
 */
export const contactPath = (
  parameters: { readonly [name in ContactParameter]?: string },
): string => withQuery(pages.contact.path, parameters);

/** The address of the confirmation for the message with this reference. */
export const messageSentPath = (ref: string, kind = 'enquiry'): string =>
  withQuery(messageSent.path, { ref, kind });

/** Where professionals sign in; `null` if they do so nowhere. */
export function signInUrl(): string | null {
  const { appUrl } = config();
  return appUrl && `${appUrl}/login`;
}

/**
 * Whether professionals sign in to apply, and see there where their application
 * stands. An assignment may have an address of its own.
 */
export const appliesBySigningIn = (): boolean =>
  config().appUrl !== null && config().applyUrl === null;

/**
 * Where a professional applies: the assignment's own address, that of the
 * installation, the sign-in, or the form to apply.
 */
export function applyAddress({
  id,
  apply_url,
}: {
  id: string;
  apply_url?: string | undefined;
}): string {
  const { applyUrl } = config();
  if (apply_url !== undefined) return apply_url;
  if (applyUrl !== null)
    return applyUrl.replace('{id}', encodeURIComponent(id));
  const signIn = signInUrl();
  if (signIn === null)
    return contactPath({ assignment: id, kind: 'application' });
  return withQuery(signIn, { return_to: assignmentPath(id) });
}
