import { config } from '../config/config.ts';
import { canonicalPath, decoded } from '../http/request-target.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { assignmentIdOf } from '../routes/addresses.ts';
import { pageOfMarkdownPath } from '../routes/pages.ts';

/** The id in an address of this site, with or without scheme and host, of HTML or markdown; `null` for anything else. */
function idInAddress(asked: string): string | null {
  const address = /^(?:https?:)?\//i.test(asked) ? asked : `https://${asked}`;
  const { baseUrl, hosts } = config();
  if (!URL.canParse(address, baseUrl)) return null;
  const { hostname, pathname } = new URL(address, baseUrl);
  const path = hosts.includes(hostname) ? canonicalPath(pathname) : null;
  return path && assignmentIdOf(pageOfMarkdownPath(path) ?? path);
}

/** The assignment with this id, which may be percent-encoded, or with the page of this address; `undefined` if none is open. */
export function findAssignment({ byId }: ProjectList, id: string): PublicProject | undefined {
  return byId.get(id) ?? byId.get(decoded(id) ?? id) ?? byId.get(idInAddress(id) ?? id);
}
