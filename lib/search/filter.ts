import * as z from 'zod';
import { dayOf } from '../public-project/stated-date.ts';
import type { PublicProject } from '../public-project.ts';
import { isOfRoles, MOST_CHARACTERS } from './choice-values.ts';
import { parseQuery, type Query } from './parse-query.ts';
import type { ProjectList } from './project-list.ts';
import { REMOTE } from './remote.ts';
import type { Hits, Ids, SearchIndex } from './search-index.ts';
import { wordsIn } from './words.ts';

const text = () => z.string().max(MOST_CHARACTERS).optional();

/**
 * The filters for a list of assignments. All are optional and must all match; words are matched as people type them
 * (see the documentation). `role` and `technology` must both be true of the same role.
 */
export const Filter = z.strictObject({
  q: text().describe(
    'What you are looking for, as words or as a sentence in English, German, French or Swedish, for example “senior python developer in Munich”. Every word must occur, except those that carry nothing (“in”, “looking for”) or that every assignment shares (“job”, “freelance”). The start of a word (“kubern”), other common names (“golang”, “k8s”) and one wrong letter are accepted, and “remote” means the filter. The most relevant assignments come first',
  ),
  role: text().describe('Words in the title of a role, for example “architect”'),
  technology: text().describe('A technology of a role, for example “C#”, “React” or “golang”'),
  location: text().describe(
    'A city, region or country that the location names, in any of its common names, for example “Munich” or “Sweden”. A country finds only assignments whose location names the country. For ways of working, use “remote”',
  ),
  sector: text().describe('Words in the client’s sector, for example “energy”'),
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

/** The filters that are texts. */
export const TEXT_FILTERS = ['q', 'role', 'technology', 'location', 'sector'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];

/** The filter without values that have no effect because they contain no words. */
export function narrowing(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => wordsIn(value ?? '').length > 0));
}

/** The ids in all sets; of none, `every`. */
export function inAll(sets: readonly Ids[], every: Ids): Ids {
  const [smallest, ...others] = sets.toSorted((a, b) => a.size - b.size);
  if (smallest === undefined || others.length === 0) return smallest ?? every;
  return new Set([...smallest.keys()].filter((id) => others.every((other) => other.has(id))));
}

/** The text of a filter as understood. Each is needed several times for one answer. */
export function queryOf(index: SearchIndex, name: TextFilter, value: string): Query {
  const key = `${name} ${value}`;
  const query = index.queries.get(key) ?? parseQuery(value, index, name);
  index.queries.set(key, query);
  return query;
}

/** The assignments whose way of working is one of these. */
const withRemote = ({ values }: SearchIndex, accepted: readonly string[]): Ids =>
  new Set(values.remote.flatMap(([value = ''], id) => (accepted.includes(value) ? [id] : [])));

/** The assignments, or for a filter of roles the roles, that match a text. */
function matchingText(index: SearchIndex, name: TextFilter, value: string): Ids {
  const { required, remote } = queryOf(index, name, value);
  const sets: Ids[] = required.map(({ terms }) => index.having(terms, name));
  // Who wants to work remotely may do so partly.
  if (remote !== 'not-stated') sets.push(withRemote(index, remote === 'yes' ? ['yes', 'partly'] : [remote]));
  return inAll(sets, isOfRoles(name) && sets.length === 0 ? index.rolesOf(index.every) : index.every);
}

/** The assignments that were posted on a day or later; never those without a date. Days are compared as text. */
const postedSince = (projects: readonly PublicProject[], day: string): Ids =>
  new Set(projects.flatMap(({ posted }, id) => (posted !== undefined && dayOf(posted) >= day ? [id] : [])));

/** What matches each filter that is given: the positions of roles for the filters of roles, otherwise of assignments. */
export type Matches = ReadonlyMap<keyof Filter, Ids>;

export function matchesOf({ newestFirst, index }: ProjectList, filter: Filter): Matches {
  const { remote, posted_after, ...given } = narrowing(filter);
  const matches = new Map<keyof Filter, Ids>();
  for (const name of TEXT_FILTERS) {
    const value = given[name];
    if (value !== undefined) matches.set(name, matchingText(index, name, value));
  }
  if (remote !== undefined) matches.set('remote', withRemote(index, [remote]));
  if (posted_after !== undefined) matches.set('posted_after', postedSince(newestFirst, posted_after));
  return matches;
}

/** The assignments that match all filters, or all but one, and their roles that match the filters of roles. */
export function matchingAll(index: SearchIndex, matches: Matches, except?: keyof Filter) {
  const others = [...matches].filter(([name]) => name !== except);
  const ofRoles = others.flatMap(([name, ids]) => (isOfRoles(name) ? [ids] : []));
  const sets = others.flatMap(([name, ids]) => (isOfRoles(name) ? [] : [ids]));
  if (ofRoles.length > 0) sets.push(index.ownersOf(inAll(ofRoles, index.every)));
  const projects = inAll(sets, index.every);
  return { projects, roles: () => inAll([index.rolesOf(projects), ...ofRoles], index.every) };
}

/** The assignments that have any of the words, or those given, by what the words score together; ties are newest first. */
export function ranked(
  { newestFirst }: ProjectList,
  hits: readonly Hits[],
  ids: Iterable<number> = new Set(hits.flatMap((scores) => [...scores.keys()])),
): readonly PublicProject[] {
  return [...ids]
    .map((id) => ({ id, score: hits.reduce((sum, scores) => sum + (scores.get(id) ?? 0), 0) }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .flatMap(({ id }) => newestFirst[id] ?? []);
}

/** The matching assignments: with the wanted way of working first, then by relevance of a text query, then the newest. */
export function filterProjects(list: ProjectList, filter: Filter): readonly PublicProject[] {
  const narrowed = narrowing(filter);
  if (Object.keys(narrowed).length === 0) return list.newestFirst;
  const ids = [...matchingAll(list.index, matchesOf(list, filter)).projects.keys()];
  const { required, wished, remote } = queryOf(list.index, 'q', narrowed.q ?? '');
  const hits = [...required, ...wished].map(({ terms }) => list.index.having(terms));
  const preferred = withRemote(list.index, [remote]);
  const first = ids.filter((id) => remote !== 'not-stated' && preferred.has(id));
  return [...new Set([...ranked(list, hits, first), ...ranked(list, hits, ids)])];
}

/** Whether a text has more words than count. */
export const hasTooManyWords = ({ index }: ProjectList, filter: Filter): boolean =>
  TEXT_FILTERS.some((name) => queryOf(index, name, filter[name] ?? '').isCut);

/** The number of matching assignments. */
export const countMatching = (list: ProjectList, filter: Filter): number =>
  matchingAll(list.index, matchesOf(list, filter)).projects.size;
