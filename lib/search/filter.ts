import * as z from 'zod';
import { dayOf } from '../public-project/stated-date.ts';
import type { PublicProject } from '../public-project.ts';
import { LONGEST_CHOICE } from './choice-values.ts';
import { countOf, type Ids, idsWhere, inAll, sumOf } from './ids.ts';
import { parseQuery, type Query, type QueryWord } from './parse-query.ts';
import type { ProjectList } from './project-list.ts';
import { REMOTE } from './remote.ts';
import type { SearchIndex } from './search-index.ts';
import { isOccupation } from './terms.ts';
import { wordsIn } from './words.ts';

const text = () => z.string().max(LONGEST_CHOICE).optional();

/**
 * The filters for a list of assignments. All are optional and must all match; words are matched as people type them
 * (see the documentation). `role` and `technology` must both be true of the same role.
 */
export const Filter = z.strictObject({
  q: text().describe(
    'What you are looking for, as words or as a sentence in English, German, French or Swedish, for example “senior python developer in Munich”. Every word must occur, except those that carry nothing (“in”, “looking for”) or that every assignment shares (“job”, “freelance”); in a sentence of more than six words, only technologies and what titles, roles, places, sectors or languages name. Words joined by “or” are alternatives. The start of a word (“kubern”), other common names (“golang”, “k8s”) and one wrong letter are accepted, and “remote” means the filter, unless it is a wish (“preferably remote”). The most relevant assignments come first',
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

/** The rows whose way of working is one of these. */
const withRemote = ({ values }: SearchIndex, accepted: readonly string[]): Ids =>
  idsWhere(values.length, (row) => accepted.includes(values[row]?.remote[0]?.shown ?? ''));

/** The rows that a query matches. */
function rowsMatching(index: SearchIndex, name: TextFilter, query: Query): Ids {
  // Who wants to work remotely may do so partly, and who wants to do so partly, fully.
  const accepted = query.remote === 'no' ? ['no'] : ['yes', 'partly'];
  const remote = query.remote === 'not-stated' ? null : withRemote(index, accepted);
  const condition = remote !== null && query.remoteUse === 'required' ? [remote] : [];
  const instead = query.remoteUse === 'alternative' ? remote : null;

  const words = query.required.map(({ terms, isTechnology }) => ({
    rows: index.having(terms, name),
    weight: isTechnology ? 2 : 1,
    isOccupation: isOccupation(terms),
  }));

  /** The rows that lack at most so many of these words; a technology counts twice. In "Lyon or remote", remote replaces one. */
  function having(wanted: typeof words, mostMissing = 0): Ids {
    const missing = (row: number) => wanted.reduce((sum, { rows, weight }) => (rows[row] ? sum : sum + weight), 0);
    const isMatch = (row: number) => missing(row) <= mostMissing + (instead?.[row] ? 1 : 0);
    return inAll([idsWhere(index.every.length, isMatch), ...condition], index.every);
  }

  const rows = having(words);
  const others = words.filter((word) => !word.isOccupation);
  if (name !== 'q' || others.length === 0 || countOf(rows) > 0) return rows;
  // An “iOS engineer in Rotterdam” may be called a developer there.
  const withoutOccupation = having(others);
  if (!query.isLong || others.length < 3 || countOf(withoutOccupation) > 0) return withoutOccupation;
  // A long sentence may say one thing too many, but not which technology.
  return having(others, 1);
}

/** A text of a filter as understood, and the rows that it matches. */
export type Understood = Query & { readonly rows: Ids };

export function understood(index: SearchIndex, name: TextFilter, value = ''): Understood {
  const key = `${name} ${value}`;
  const before = index.understood.get(key);
  if (before !== undefined) return before;
  const query = parseQuery(value, index, name);
  const found = { ...query, rows: rowsMatching(index, name, query) };
  index.understood.set(key, found);
  return found;
}

/** The rows that were posted on a day or later; never those without a date. Days are compared as text. */
const postedSince = ({ newestFirst, index }: ProjectList, day: string): Ids =>
  index.rowsOf(idsWhere(newestFirst.length, (id) => dayOf(newestFirst[id]?.posted ?? '') >= day));

/** The rows that match each filter that is given. */
export type Matches = ReadonlyMap<keyof Filter, Ids>;

export function matchesOf(list: ProjectList, filter: Filter): Matches {
  const { remote, posted_after, ...given } = narrowing(filter);
  const matches = new Map<keyof Filter, Ids>();
  for (const name of TEXT_FILTERS) {
    const value = given[name];
    if (value !== undefined) matches.set(name, understood(list.index, name, value).rows);
  }
  if (remote !== undefined) matches.set('remote', withRemote(list.index, [remote]));
  if (posted_after !== undefined) matches.set('posted_after', postedSince(list, posted_after));
  return matches;
}

/** The assignments that match all filters: a row of theirs does. */
const matching = (list: ProjectList, filter: Filter): Ids =>
  list.index.ownersOf(inAll([...matchesOf(list, filter).values()], list.index.every));

/** The assignments for which something holds, or that score at all, by their scores; ties are newest first. */
export function ranked(
  { newestFirst }: ProjectList,
  score: (id: number) => number,
  isMeant: (id: number) => unknown = score,
): readonly PublicProject[] {
  const scored = newestFirst.flatMap((project, id) => (isMeant(id) ? [{ project, score: score(id) }] : []));
  return scored.sort((a, b) => b.score - a.score).map(({ project }) => project);
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
  const { required, wished, unwanted, remote, remoteUse } = understood(index, 'q', narrowed.q);
  const sumFor = (words: readonly QueryWord[]) => sumOf(words.map(({ terms }) => index.scored(terms)));
  const [relevance, unwished] = [sumFor([...required, ...wished]), sumFor(unwanted)];
  const isPreferred = remote !== 'not-stated' && remoteUse !== 'alternative';
  const preferred = sumOf(isPreferred ? [index.ownersOf(withRemote(index, [remote]))] : []);
  const found = matching(list, filter);
  const score = (id: number) => relevance(id) + DECISIVE * (preferred(id) - unwished(id));
  return ranked(list, score, (id) => found[id]);
}

/** Whether a text has more words than count. */
export const hasTooManyWords = ({ index }: ProjectList, filter: Filter): boolean =>
  TEXT_FILTERS.some((name) => understood(index, name, filter[name]).isCut);

/** The words that no assignment mentions, as typed. */
export const unmentionedWords = ({ index }: ProjectList, filter: Filter): readonly string[] => [
  ...new Set(TEXT_FILTERS.flatMap((name) => understood(index, name, filter[name]).unmentioned)),
];

/** The number of matching assignments. */
export const countMatching = (list: ProjectList, filter: Filter): number => countOf(matching(list, filter));
