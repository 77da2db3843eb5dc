import { assignmentIdOf, isPicture, pageEntries, pageOfMarkdownPath } from './addresses.ts';
import {
  API_PREFIX,
  ASSETS,
  BUILT,
  FAVICON,
  ICONS,
  MANIFEST,
  messageSent,
  PICTURE,
  REGISTRY_AUTH,
  resourceEntries,
  resources,
} from './site.ts';

/** What pages of other sites may embed or read, as exact paths or prefixes. */
export const embeddables = {
  paths: [...resourceEntries.map(({ path }) => path as string), ...ICONS, PICTURE],
  prefixes: [API_PREFIX, `${ASSETS}/`],
} as const;

/** Whether pages of other sites may embed or read the resource at this path. */
export function isEmbeddable(path: string): boolean {
  return (
    embeddables.paths.includes(path) ||
    isPicture(path) ||
    embeddables.prefixes.some((prefix) => path.startsWith(prefix))
  );
}

/** Whether the page at a path, in whichever format, depends on the feed. */
export function showsFeed(path: string): boolean {
  const page = pageOfMarkdownPath(path) ?? path;
  return assignmentIdOf(page) !== null || pageEntries.some((entry) => entry.path === page && entry.live);
}

/** Whether a path is in the address space of files, the site's own or the build's, which stay the same as long as the process runs. */
export function isFile(path: string): boolean {
  const isIcon = path === FAVICON.path || ICONS.includes(path);
  return isIcon || path.startsWith(`${ASSETS}/`) || path.startsWith(BUILT);
}

/** Whether a path is one at which Next’s Pages Router has the data of a page. This site has no such pages. */
export function isPageData(path: string): boolean {
  return path.startsWith(`${BUILT}data/`);
}

/** Whether a path is polled by a load balancer. */
export function isProbe(path: string): boolean {
  return path === resources.health.path || path === resources.ready.path;
}

/** Whether a path belongs to a route handler with its own rules rather than to a page. */
export function isDocument(path: string): boolean {
  const isOpen = isEmbeddable(path) && !isFile(path);
  return path === MANIFEST || path === REGISTRY_AUTH || `${path}/` === API_PREFIX || isOpen;
}

/** Whether a path is that of a page, which exists in two formats. */
export const isPagePath = (path: string) => !isDocument(path) && !isFile(path);

/** Whether the site has a page at a path, in HTML: one of the registry, an assignment’s, or the confirmation of a message. */
export function isRegisteredPage(path: string): boolean {
  return path === messageSent.path || assignmentIdOf(path) !== null || pageEntries.some((page) => page.path === path);
}

const registered = new Set<string>([...pageEntries, ...resourceEntries].map(({ path }) => path));

/**
 * Whether a path is in the registry, or is that of an assignment, a picture or a file: responses that are public may be
 * kept then, because nothing in them depends on the caller.
 */
export function isStorable(path: string): boolean {
  const page = pageOfMarkdownPath(path) ?? path;
  if (path === resources.mcp.path || page === messageSent.path) return false;
  return (
    registered.has(path) ||
    isRegisteredPage(page) ||
    isPicture(path) ||
    path === MANIFEST ||
    path === REGISTRY_AUTH ||
    isFile(path)
  );
}
