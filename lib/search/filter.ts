import * as z from 'zod';
import { dayOf } from '../public-project/stated-date.ts';
import type { PublicProject } from '../public-project.ts';
import { type Ids, inAll, intersection } from './ids.ts';
import { ROLE_FIELDS } from './index-parts.ts';
import type { ProjectList } from './project-list.ts';
import { byRelevance } from './rank.ts';
import { REMOTE } from './remote.ts';
import type { SearchIndex } from './search-index.ts';
import { queryWords } from './words.ts';

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

/** The roles that match the filters of roles; `null` if there are none. */
function rolesWith(index: SearchIndex, filter: Filter): Ids | null {
  const matching = ROLE_FIELDS.flatMap((name) =>
    filter[name] ? [index[name].matching(index.parse(filter[name]))] : [],
  );
  return matching.length === 0 ? null : inAll(matching, index.role.every);
}

/** The assignments that were posted on a day or later; never those without a date. Days are compared as text. */
function postedSince(all: readonly PublicProject[], day: string): Ids {
  return new Set(all.flatMap(({ posted }, id) => (posted !== undefined && dayOf(posted) >= day ? [id] : [])));
}

/** The positions of the matching assignments. Values without any words are ignored. */
export function matchingProjects({ all, index }: ProjectList, filter: Filter): Ids {
  const wanted = narrowing(filter);
  const texts = { all: wanted.q, location: wanted.location, sector: wanted.sector };
  const matching = (Object.keys(texts) as (keyof typeof texts)[]).flatMap((field) => {
    const query = texts[field];
    return query === undefined ? [] : [index[field].matching(index.parse(query))];
  });
  if (wanted.remote !== undefined) matching.push(index.remote(wanted.remote));
  if (wanted.posted_after !== undefined) matching.push(postedSince(all, wanted.posted_after));
  const roles = rolesWith(index, wanted);
  if (roles !== null) matching.push(index.projectsWith(roles));
  return inAll(matching, index.all.every);
}

/** The positions, among all roles, of those that match the filters of roles and belong to matching assignments. */
export function matchingRoles(projects: ProjectList, filter: Filter): Ids {
  const { index } = projects;
  const ofProjects = index.rolesOf(matchingProjects(projects, filter));
  const roles = rolesWith(index, narrowing(filter));
  return roles === null ? ofProjects : intersection(roles, ofProjects);
}

/** The matching assignments: by relevance if there is a text query, otherwise in the feed's order. */
export function filterProjects(projects: ProjectList, filter: Filter): readonly PublicProject[] {
  const { q, ...others } = narrowing(filter);
  if (q === undefined && Object.keys(others).length === 0) return projects.all;
  const matching = matchingProjects(projects, filter);
  const ids = q === undefined ? [...matching].sort((a, b) => a - b) : byRelevance(projects.index, matching, q);
  return ids.flatMap((id) => projects.all[id] ?? []);
}

/** The number of matching assignments. */
export const countMatching = (projects: ProjectList, filter: Filter): number => matchingProjects(projects, filter).size;
