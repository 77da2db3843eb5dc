import * as z from 'zod';
import { dayOf } from '../public-project/stated-date.ts';
import type { PublicProject } from '../public-project.ts';
import { isOfRoles, LONGEST_CHOICE } from './choice-values.ts';
import { parseQuery, type Query, type QueryWord } from './parse-query.ts';
import type { ProjectList } from './project-list.ts';
import { REMOTE } from './remote.ts';
import type { Hits, Ids, SearchIndex } from './search-index.ts';
import { isOccupation } from './terms.ts';
import { wordsIn } from './words.ts';

const text = () => z.string().max(LONGEST_CHOICE).optional();

/**
 * The filters for a list of assignments. All are optional and must all match; words are matched as people type them
 * (see the documentation). `role` and `technology` must both be true of the same role.
 */
export const Filter = z.strictObject({
  q: text().describe(
    'What you are looking for, as words or as a sentence in English, German, French or Swedish, for example “senior python developer in Munich”. Every word must occur, except those that carry nothing (“in”, “looking for”) or that every assignment shares (“job”, “freelance”); in a sentence of more than six words, only those that titles, roles, technologies, places, sectors or languages name. The start of a word (“kubern”), other common names (“golang”, “k8s”) and one wrong letter are accepted, and “remote” means the filter. The most relevant assignments come first',
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

/** The assignments whose way of working is one of these. */
const withRemote = ({ values, shownValue }: SearchIndex, accepted: readonly string[]): readonly number[] =>
  values.remote.flatMap(([key = ''], id) => (accepted.includes(shownValue(key)) ? [id] : []));

/** A text of a filter as understood, and what it matches: roles for the filters of roles, otherwise assignments. */
export type Understood = Query & { readonly ids: Ids };

export function understood(index: SearchIndex, name: TextFilter, value = ''): Understood {
  const key = `${name} ${value}`;
  const before = index.understood.get(key);
  if (before !== undefined) return before;
  const query = parseQuery(value, index, name);
  // Who wants to work remotely may do so partly.
  const accepted = query.remote === 'yes' ? ['yes', 'partly'] : [query.remote];
  const remote = query.remote === 'not-stated' ? [] : [new Set(withRemote(index, accepted))];
  const every = isOfRoles(name) ? index.everyRole : index.every;
  const matching = (words: readonly QueryWord[]) =>
    inAll([...words.map(({ terms }) => index.having(terms, name)), ...remote], every);
  const strict = matching(query.required);
  // An “iOS engineer in Rotterdam” may be called a developer there.
  const others = query.required.filter(({ terms }) => !isOccupation(terms));
  const ids = name === 'q' && strict.size === 0 && others.length > 0 ? matching(others) : strict;
  const found = { ...query, ids };
  index.understood.set(key, found);
  return found;
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
    if (value !== undefined) matches.set(name, understood(index, name, value).ids);
  }
  if (remote !== undefined) matches.set('remote', new Set(withRemote(index, [remote])));
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

/** More than words can score together. */
const DECISIVE = 1e6;

/**
 * The matching assignments: those with the wanted way of working first, those with what is not wanted last, then by relevance
 * of a text query, then the newest first.
 */
export function filterProjects(list: ProjectList, filter: Filter): readonly PublicProject[] {
  const { index, newestFirst } = list;
  const narrowed = narrowing(filter);
  if (Object.keys(narrowed).length === 0) return newestFirst;
  const { required, wished, unwanted, remote } = understood(index, 'q', narrowed.q);
  const all = (ids: Iterable<number>, score: number): Hits => new Map([...ids].map((id) => [id, score]));
  const hits = [
    ...[...required, ...wished].map(({ terms }) => index.scored(terms)),
    ...unwanted.map(({ terms }) => all(index.scored(terms).keys(), -DECISIVE)),
    ...(remote === 'not-stated' ? [] : [all(withRemote(index, [remote]), DECISIVE)]),
  ];
  return ranked(list, hits, matchingAll(index, matchesOf(list, filter)).projects.keys());
}

/** Whether a text has more words than count. */
export const hasTooManyWords = ({ index }: ProjectList, filter: Filter): boolean =>
  TEXT_FILTERS.some((name) => understood(index, name, filter[name]).isCut);

/** The words that no assignment mentions, as typed. */
export const unmentionedWords = ({ index }: ProjectList, filter: Filter): readonly string[] => [
  ...new Set(TEXT_FILTERS.flatMap((name) => understood(index, name, filter[name]).unmentioned)),
];

/** The number of matching assignments. */
export const countMatching = (list: ProjectList, filter: Filter): number =>
  matchingAll(list.index, matchesOf(list, filter)).projects.size;
