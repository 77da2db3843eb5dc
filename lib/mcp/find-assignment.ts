import SearchableMap from 'minisearch/SearchableMap';
import { decoded } from '../http/canonical-path.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { fold } from '../public-project/words.ts';
import { assignmentIdOf, pageOfMarkdownPath } from '../routes/addresses.ts';

const BASE = 'https://site.example';

/** The id in the address of an assignment's page, HTML or markdown, of this site by any host name; anything else is an id itself. */
function idIn(asked: string): string {
  if (!/^(?:https?:\/)?\//i.test(asked) || !URL.canParse(asked, BASE)) return asked;
  const { pathname } = new URL(asked, BASE);
  return assignmentIdOf(pageOfMarkdownPath(pathname) ?? pathname) ?? asked;
}

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
const withoutPrefix = (id: string) => id.replace(/^\p{L}+[-_.:/ ]*/u, '');

/** The shortest title in which one letter may be wrong. */
const SHORTEST_TITLE = 6;

/** The assignments whose title is this one, or else this one but for a letter. */
function titled(all: readonly PublicProject[], asked: string): readonly PublicProject[] {
  const typed = lettersOf(asked);
  const titles = new SearchableMap<PublicProject[]>();
  for (const project of all) titles.update(lettersOf(project.name), (same) => [...(same ?? []), project]);
  const exact = typed === '' ? undefined : titles.get(typed);
  if (exact !== undefined || typed.length < SHORTEST_TITLE) return exact ?? [];
  return [...titles.fuzzyGet(typed, 1)].flatMap(([, [projects]]) => projects);
}

/**
 * The assignment that somebody means: by its id, in any case, with or without hyphens and the letters it begins with; by the
 * address of its page; or by its title, in any case, with or without accents, and with one letter wrong. `undefined` if there is
 * none or more than one.
 */
export function findAssignment({ all, byId }: ProjectList, asked: string): PublicProject | undefined {
  const id = idIn(asked.trim());
  const exact = byId.get(id) ?? byId.get(decoded(id) ?? id);
  if (exact !== undefined) return exact;
  const ways: readonly (() => readonly PublicProject[])[] = [
    () => all.filter((project) => project.id.toLowerCase() === id.toLowerCase()),
    () => all.filter((project) => lettersOf(project.id) === lettersOf(id) && lettersOf(id) !== ''),
    () => all.filter((project) => withoutPrefix(project.id).toLowerCase() === id.toLowerCase()),
    () => titled(all, id),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}
