import * as z from 'zod';
import { bothIds, countIds, type IdSet, inMost, listOf } from './id-set.ts';
import type { PublicProject } from './project.ts';
import { byRelevance } from './rank.ts';
import { REMOTE } from './remote.ts';
import { type SearchIndex, searchIndexOf } from './search-index.ts';
import { queryWords } from './words.ts';
import { wordsOf } from './words-of.ts';

/**
 * The filters for a list of assignments. All are optional and must all match; words are matched as people type them
 * (see the documentation). `role` and `technology` must both be true of the same role.
 */
export const Filter = z.strictObject({
  q: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Free text: every word must occur somewhere in the assignment. The start of a word (“kubern”), other common names (“golang”, “k8s”) and one wrong letter are accepted. The most relevant assignments come first',
    ),
  role: z.string().max(200).optional().describe('Words in the title of a role, for example “architect”'),
  technology: z.string().max(200).optional().describe('A technology of a role, for example “C#”, “React” or “golang”'),
  location: z.string().max(200).optional().describe('Words in the location, for example “Berlin”'),
  sector: z.string().max(200).optional().describe('Words in the client’s sector, for example “energy”'),
  remote: z
    .enum(REMOTE)
    .optional()
    .describe(
      'Whether the work is remote, according to the location: “yes” (can be fully remote), “partly” (hybrid, or some days on site), “no” (on site) or “not-stated”',
    ),
  posted_after: z.iso
    .date()
    .optional()
    .describe('A day such as “2026-11-03”: posted on it or later. Assignments without a date of posting do not match'),
});

export type Filter = { readonly [name in keyof z.infer<typeof Filter>]?: z.infer<typeof Filter>[name] | undefined };

/** The filter without values that have no effect because they contain no words. */
export function narrowing(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => queryWords(value ?? '').length > 0));
}

const fittingRoles = ({ role, technology }: SearchIndex, sought: Filter): IdSet =>
  bothIds(role.matching(sought.role ?? ''), technology.matching(sought.technology ?? ''));

/** The positions of the matching assignments. Values without any words are ignored. */
export function matchingProjects(index: SearchIndex, filter: Filter): IdSet {
  const { role, technology, ...sought } = narrowing(filter);
  const seeksRole = role !== undefined || technology !== undefined;
  return [
    index.all.matching(sought.q ?? ''),
    index.location.matching(sought.location ?? ''),
    index.sector.matching(sought.sector ?? ''),
    ...(sought.remote === undefined ? [] : [index.remote.matching(sought.remote)]),
    ...(sought.posted_after === undefined ? [] : [index.postedSince(sought.posted_after)]),
    ...(seeksRole ? [index.role.projectsOf(fittingRoles(index, { role, technology }))] : []),
  ].reduce(bothIds);
}

/** The positions, among all roles, of those that match the role filters and belong to matching assignments. */
export function matchingRoles(index: SearchIndex, filter: Filter): IdSet {
  return index.role.within(fittingRoles(index, filter), matchingProjects(index, filter));
}

/** The matching assignments: by relevance if there is a text query, otherwise in the feed's order. */
export function filterProjects(projects: readonly PublicProject[], filter: Filter): readonly PublicProject[] {
  const { q, ...others } = narrowing(filter);
  if (q === undefined && Object.keys(others).length === 0) return projects;
  const index = searchIndexOf(projects);
  const matching = matchingProjects(index, filter);
  const ids = q === undefined ? listOf(matching) : byRelevance(index, matching, q);
  return ids.flatMap((id) => projects[id] ?? []);
}

/** The number of matching assignments. */
export function countMatching(projects: readonly PublicProject[], filter: Filter): number {
  return countIds(matchingProjects(searchIndexOf(projects), filter));
}

/** The assignments that have most words in common with a text; ties are in the feed's order. */
export function similarProjects(projects: readonly PublicProject[], text: string, most = 3): readonly PublicProject[] {
  const { all } = searchIndexOf(projects);
  const sets = [...wordsOf(text)].filter((word) => word.length > 1).map(all.having);
  return inMost(sets, projects.length, most).flatMap((id) => projects[id] ?? []);
}
