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

const ROW = `#${rowId('')}`;

/**
 * The id in an address: of the assignment's page, of its row in a list, of the
 * form to ask about it, or of the sign-in that leads back to it.
 */
function idInAddress(url: URL): string | null {
  const { hosts, appUrl } = config();
  const { origin, hostname, pathname, searchParams, hash } = url;
  if (origin === appUrl) {
    const path = searchParams.get('return_to');
    return path && idInPath(path);
  }
  if (!hosts.includes(hostname)) return null;
  if (hash.startsWith(ROW)) return decoded(hash.slice(ROW.length));
  return idInPath(pathname) ?? searchParams.get('assignment');
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
  const project = byId.get(text) ?? byId.get(decoded(text) ?? text);
  const url = urlOf(text);
  if (project || url === null) return project;
  const id = idInAddress(url);
  if (id !== null) return byId.get(id);
  const { href } = url;
  return all.find((each) => urlOf(applyAddress(each))?.href === href);
}
