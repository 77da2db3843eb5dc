import { config } from '../config/config.ts';
import { canonicalPath, decoded } from '../http/request-target.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { applyAddress, assignmentIdOf, rowId } from '../routes/addresses.ts';
import { pageOfMarkdownPath } from '../routes/pages.ts';

/** The URL in a text, whose scheme and host may be missing; `null` if invalid. */
function urlOf(text: string): URL | null {
  const address = /^(?:https?:)?\//i.test(text) ? text : `https://${text}`;
  const { baseUrl } = config();
  return URL.canParse(address, baseUrl) ? new URL(address, baseUrl) : null;
}

/** The id of the page with this path, as HTML or markdown. */
function idInPath(pathname: string): string | null {
  const path = canonicalPath(pathname);
  return path && assignmentIdOf(pageOfMarkdownPath(path) ?? path);
}

const ROW = rowId('');

/**
 * The id that an address of this site has: that of the assignment's page, of
 * its row in a list, or of the form to ask about it.
 */
function idInAddress({ hostname, pathname, searchParams, hash }: URL) {
  if (!config().hosts.includes(hostname)) return null;
  const fragment = hash.slice(1);
  return (
    idInPath(pathname) ??
    searchParams.get('assignment') ??
    (fragment.startsWith(ROW) ? decoded(fragment.slice(ROW.length)) : null)
  );
}

/** The id in the address of the sign-in that leads back to an assignment. */
function idInSignIn({ origin, searchParams }: URL): string | null {
  const path = searchParams.get('return_to');
  return path !== null && origin === config().appUrl ? idInPath(path) : null;
}

/**
 * The open assignment that a text names: by its id, which may be
 * percent-encoded, by any address of this site that is about it, or by the
 * address to apply for it. `undefined` if none is open.
 */
export function findAssignment(
  { all, byId }: ProjectList,
  text: string,
): PublicProject | undefined {
  const withId = byId.get(text) ?? byId.get(decoded(text) ?? text);
  if (withId) return withId;
  const url = urlOf(text);
  if (url === null) return undefined;
  const id = idInAddress(url) ?? idInSignIn(url);
  if (id !== null) return byId.get(id);
  return all.find((project) => {
    const address = applyAddress(project);
    return URL.canParse(address) && new URL(address).href === url.href;
  });
}
