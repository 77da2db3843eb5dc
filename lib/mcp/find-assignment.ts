import { assignmentIdOf, pageOfMarkdownPath } from '../addresses.ts';
import { config } from '../config.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project.ts';

/** The id in the address of an assignment's page, HTML or markdown; anything else is an id itself. */
function idIn(asked: string): string {
  const { baseUrl } = config();
  if (!/^(?:https?:\/)?\//.test(asked) || !URL.canParse(asked, baseUrl)) return asked;
  const { origin, pathname } = new URL(asked, baseUrl);
  const id = assignmentIdOf(pageOfMarkdownPath(pathname) ?? pathname);
  return origin === new URL(baseUrl).origin && id !== null ? id : asked;
}

const withoutPrefix = (id: string) => id.replace(/^\p{L}+[-_.:/ ]*/u, '');

/**
 * The assignment that somebody means by an id, in any case, with or without the letters it begins with, or by the address of
 * its page. `undefined` if there is none or more than one.
 */
export function findAssignment({ all, byId }: ProjectList, asked: string): PublicProject | undefined {
  const id = idIn(asked);
  const exact = byId.get(id);
  if (exact !== undefined) return exact;
  const typed = id.toLowerCase();
  const spelled = all.filter((project) => project.id.toLowerCase() === typed);
  const meant =
    spelled.length > 0 ? spelled : all.filter((project) => withoutPrefix(project.id).toLowerCase() === typed);
  return meant.length === 1 ? meant[0] : undefined;
}
