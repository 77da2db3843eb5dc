import { z } from 'zod';
import type { PublicProject } from './project.ts';
import { type SearchedRole, searchIndexOf } from './search-index.ts';
import { holdsWords, queryWords, wordsOf } from './words.ts';

/**
 * What a list of assignments can be narrowed by. All are optional and combined with «and»; each matches whole words,
 * without regard to case and accents. `role` and `technology` have to be true of the same role.
 */
export const Filter = z.strictObject({
  q: z.string().max(200).optional().describe('Free text: every word must occur somewhere in the assignment'),
  role: z.string().max(200).optional().describe('Words of a role’s title, for example "architect"'),
  technology: z.string().max(200).optional().describe('A technology of a role, for example "C#" or "React"'),
  location: z.string().max(200).optional().describe('Words of the place, for example "Berlin"'),
  sector: z.string().max(200).optional().describe('Words of the client’s sector, for example "energy"'),
  remote: z.enum(['yes', 'no']).optional().describe('"yes": the place mentions remote work; "no": it does not'),
});

export type Filter = { readonly [name in keyof z.infer<typeof Filter>]?: z.infer<typeof Filter>[name] | undefined };

/** The filter without the values that narrow nothing, because there is no word in them. */
export function narrowing(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => queryWords(value ?? '').length > 0));
}

/** Tells of a role whether it has what a filter seeks in roles. */
export function roleTest({ role = '', technology = '' }: Filter): (of: SearchedRole) => boolean {
  const inTitle = queryWords(role);
  const inStack = queryWords(technology);
  return (of) => holdsWords(of.role.words, inTitle) && holdsWords(of.technology.words, inStack);
}

/** The assignments that match, in the feed's order. A value without any word in it narrows nothing. */
export function filterProjects(projects: readonly PublicProject[], filter: Filter): readonly PublicProject[] {
  const sought = narrowing(filter);
  if (Object.keys(sought).length === 0) return projects;
  const q = queryWords(sought.q ?? '');
  const location = queryWords(sought.location ?? '');
  const sector = queryWords(sought.sector ?? '');
  const remote = queryWords(sought.remote ?? '');
  const seeksRole = sought.role !== undefined || sought.technology !== undefined;
  const fits = roleTest(sought);
  return projects.filter((project) => {
    const index = searchIndexOf(project);
    return (
      (q.length === 0 || holdsWords(index.all, q)) &&
      holdsWords(index.location.words, location) &&
      holdsWords(index.sector.words, sector) &&
      holdsWords(index.remote.words, remote) &&
      (!seeksRole || index.roles.some(fits))
    );
  });
}

/** The assignments that share most words with a text; the feed's order breaks ties. */
export function similarProjects(projects: readonly PublicProject[], text: string, most = 3): readonly PublicProject[] {
  const sought = [...wordsOf(text)].filter((word) => word.length > 1);
  return projects
    .map((project) => {
      const { all } = searchIndexOf(project);
      return { project, shared: sought.filter((word) => all.has(word)).length };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, most)
    .map(({ project }) => project);
}
