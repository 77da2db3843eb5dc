import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { type FactFilter, type FilterName, filters, type Sort, VALUE_FILTERS } from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { type Choices, choicesOf, labelOf } from './choices.ts';
import { type Filter, joinedValues, narrowing } from './filter.ts';
import type { Row } from './filter-rules.ts';
import { indexOf } from './list-index.ts';
import { type Marker, markerOf } from './mark-matches.ts';
import { valuesIn } from './match-text.ts';
import type { Sought } from './query-words.ts';
import { conditionsOf, meantBy, meeting, type Reading, ranked, readFilters, withoutWords } from './reading.ts';
import { mayFit, remarksOn } from './remarks.ts';
import type { SearchIndex } from './search-index.ts';
import { type Suggestions, suggestionsFor } from './suggestions.ts';

/** What to search for: filters as they were read, an order, and whether what may match is listed, too. */
export type SearchQuery = {
  readonly filter: Filter;
  readonly sort?: Sort | undefined;
  readonly unstated?: boolean;
};

/** A filter that applies, given or meant by words of a text. */
export type AppliedFilter = {
  readonly name: FilterName;
  /** As it is compared. */
  readonly value: string;
  /** For people: “Country: Germany”. */
  readonly text: string;
  readonly isMeant: boolean;
  /** Its values, any of which matches, each with the filters without it alone. */
  readonly values: readonly { readonly label: string; readonly without: Filter }[];
};

export type SearchResult = {
  readonly applied: readonly AppliedFilter[];
  readonly matching: readonly PublicProject[];
  /** Those that may match, because they do not state what a filter asks for. */
  readonly unstated: readonly PublicProject[];
  /** One line about these, such as “8 more may fit: country not stated.”; `null` if there are none. */
  readonly unstatedRemark: string | null;
  /** Those that match, followed by those that may if that is asked for, or if nothing else matches what a sentence means. */
  readonly listed: readonly PublicProject[];
  readonly remarks: readonly string[];
  readonly mark: Marker;
  /** The positions of an assignment’s roles that match; all if no filter is about roles. */
  readonly rolesOf: (project: PublicProject) => readonly number[];
  readonly choices: () => Choices;
  /** What to try instead, if nothing matches. */
  readonly suggestions: () => Suggestions;
};

/** A score that outweighs all words of a query together. */
const DECISIVE = 1e6;

/** Gives each row a score by which assignments are ordered; the newest come first where scores are equal. */
function scorer(index: SearchIndex, { texts, given }: Reading, sort: Sort | undefined): (row: number) => number {
  if (sort === 'newest') return () => 0;
  if (sort === 'rate') {
    const rates = new Map<number, number>();
    for (const [rate, rows] of index.statedBy('rate_from'))
      for (const row of rows.array()) rates.set(row, Number(rate));
    return (row) => rates.get(row) ?? 0;
  }
  const q = texts.get('q');
  const scoresOf = (sought: readonly Sought[]) => sought.map(({ terms }) => index.having(terms).scores);
  const sumOf = (all: readonly Float32Array[]) => (row: number) => all.reduce((sum, one) => sum + (one[row] ?? 0), 0);
  const relevance = sumOf(scoresOf([...(q?.required ?? []), ...(q?.loose ?? [])]));
  const last = sumOf(scoresOf(q?.unwanted ?? []));
  // “Remote” also finds partly remote work, after what is fully remote.
  const [first] = given.remote === undefined ? (meantBy({ given, texts }).remote?.split(',') ?? []) : [];
  const way = (row: number) => (first && index.rows[row]?.facts.remote?.value === first ? 1 : 0);
  // One unwanted word outweighs everything else.
  return (row) => relevance(row) + DECISIVE * (way(row) - Math.sign(last(row)) * 2);
}

function valuesOf(index: SearchIndex, name: FilterName, value: string): readonly string[] {
  const textFilter = VALUE_FILTERS.find((one) => one === name);
  const isList = name === 'country' || name === 'remote';
  const values = textFilter ? valuesIn(index, textFilter, value) : isList ? value.split(',') : [];
  return values.length > 1 ? values : [value];
}

function appliedFilters(index: SearchIndex, reading: Reading): readonly AppliedFilter[] {
  const { given } = reading;
  const entriesOf = (filter: Filter) => Object.entries(filter) as [FilterName, string][];
  const applied = (name: FilterName, value: string, isMeant: boolean, without: (one: string) => Filter) => {
    const values = isMeant ? [value] : valuesOf(index, name, value);
    const text = `${filters[name].label}: ${labelOf(index, name, value)}`;
    const chips = values.map((one) => ({ label: labelOf(index, name, one), without: without(one) }));
    return { name, value, text, isMeant, values: chips };
  };
  const explicit = entriesOf(given).map(([name, value]) => {
    const others = (one: string) => joinedValues(valuesOf(index, name, value).filter((other) => other !== one));
    return applied(name, value, false, (one) => narrowing({ ...given, [name]: others(one) }));
  });
  const meant = entriesOf(meantBy(reading)).filter(([name]) => given[name] === undefined);
  return [...explicit, ...meant.map(([name, value]) => applied(name, value, true, () => withoutWords(given, name)))];
}

/** A value that is made when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Searches a list of assignments. All conditions about a role hold for the same role. */
export function search(list: ProjectList, query: SearchQuery): SearchResult {
  const index = indexOf(list);
  const reading = readFilters(index, query.filter);
  const conditions = conditionsOf(index, reading);
  const found = meeting(index, conditions);
  const score = scorer(index, reading, query.sort);
  const isWhole = conditions.length === 0 && query.sort === undefined;
  const matching = isWhole ? list.newestFirst : ranked(index, found, score);
  const possible = meeting(index, conditions, true).difference(found);
  const matched = new Set(possible.isEmpty() ? [] : matching);
  const others = new Rows(possible.array().filter((row) => !matched.has((index.rows[row] as Row).project)));
  const unstated = ranked(index, others, score);
  const reasons = conditions.filter((one) => one.unstated.intersects(others)).map(({ name }) => name as FactFilter);
  const countOf = (filter: Filter) =>
    index.countOf(meeting(index, conditionsOf(index, readFilters(index, filter, reading))));
  // Where a sentence names languages, a role that asks for none comes after those that match; all that may fit do if nothing matches.
  const isSentence = conditions.every((one) => one.unstated.isEmpty() || reading.given[one.name] === undefined);
  const isListed = query.unstated || (matching.length === 0 && isSentence);
  const rest = conditions.filter(({ name }) => name !== 'speaks' || reading.given.speaks !== undefined);
  const also = isListed ? unstated : ranked(index, meeting(index, rest).intersection(others), score);
  const isGiven = (name: FilterName) => conditions.some((one) => one.name === name);
  const roles = once(() => {
    const byProject = new Map<PublicProject, number[]>();
    found.new_union(others).forEach((row) => {
      const { project, at } = index.rows[row] as Row;
      byProject.set(project, [...(byProject.get(project) ?? []), at]);
    });
    return byProject;
  });
  return {
    applied: appliedFilters(index, reading),
    matching,
    unstated,
    unstatedRemark: unstated.length > 0 ? mayFit(unstated.length, reasons) : null,
    listed: [...matching, ...also],
    remarks: list.all.length === 0 ? [] : remarksOn(reading.texts, matching.length > 0),
    mark: markerOf(index, reading.texts),
    rolesOf: (project) => roles().get(project) ?? [],
    choices: once(() =>
      choicesOf(index, (name) =>
        isGiven(name)
          ? meeting(
              index,
              conditionsOf(index, reading, name).filter((one) => one.name !== name),
            )
          : found,
      ),
    ),
    suggestions: once(() => suggestionsFor(list, index, reading, countOf)),
  };
}
