import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import {
  type ChoiceName,
  FILTER_NAMES,
  type Filter,
  type Sort,
} from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { choicesOf, listCurrencies } from './choices.ts';
import { conditionsOf, meeting } from './conditions.ts';
import { elsewhereOf } from './elsewhere.ts';
import { joinedValues, narrowing, valuesIn } from './filter-values.ts';
import { markerOf } from './marker.ts';
import { byRate, byStart, relevance, type Score } from './order.ts';
import { rank } from './rank.ts';
import { readWishes } from './read-wishes.ts';
import { type Reasons, reasonsOf } from './reasons.ts';
import { remarksOf } from './remarks.ts';
import { indexOf, type SearchIndex } from './search-index.ts';

/** What to search for: filters as they were read, and an order. */
type SearchQuery = {
  readonly filter: Filter;
  readonly sort?: Sort | undefined;
};

/** The filters that apply; with each value the filters without it. */
const appliedFilters = (filter: Filter) =>
  FILTER_NAMES.flatMap((name) => {
    const value = filter[name];
    if (value === undefined) return [];
    // Ways of working are one choice, with a name of their own.
    const all = name === 'remote' ? [value] : valuesIn(name, value);
    const values = all.map((single) => ({
      value: single,
      without: narrowing({
        ...filter,
        [name]: joinedValues(all.filter((other) => other !== single)),
      }),
    }));
    return [{ name, value, values }];
  });

/** A rate without a currency is in that of most roles. */
function withCurrency(filter: Filter, currency: string): Filter {
  const isBare = /^[\d.]+$/.test(filter.rate_from ?? '');
  return isBare && currency !== ''
    ? { ...filter, rate_from: `${filter.rate_from} ${currency}` }
    : filter;
}

/** An assignment’s roles. If only some of them are shown, these come first. */
function rolesOf(index: SearchIndex, shown: Rows, project: PublicProject) {
  const first = index.firstRowOf(project);
  const roles = project.roles.map((role, at) => ({
    role,
    isMatch: shown.has(first + at),
  }));
  if (roles.every(({ isMatch }) => isMatch))
    return roles.map(({ role }) => ({ role, isMatch: false }));
  return roles.sort((a, b) => Number(b.isMatch) - Number(a.isMatch));
}

type Shown = {
  readonly index: SearchIndex;
  readonly shown: Rows;
  readonly project: PublicProject;
};

/** The row of an assignment that a score puts first, of those that are shown. */
function bestRow({ index, shown, project }: Shown, scoreOf: Score): number {
  const first = index.firstRowOf(project);
  const rows = Array.from(
    { length: Math.max(1, project.roles.length) },
    (_, at) => first + at,
  ).filter((row) => shown.has(row));
  return rows.reduce(
    (best, row) => (scoreOf(row) > scoreOf(best) ? row : best),
    rows[0] ?? first,
  );
}

export type SearchResult = ReturnType<typeof search>;

/** The rows that a search lists, and why. */
function find(index: SearchIndex, given: Filter) {
  const currencies = listCurrencies(index);
  const filter = withCurrency(given, currencies[0] ?? '');
  const reading = readWishes(index, filter.q ?? '', currencies);
  const ranking = rank(index, reading);
  const { every, some, judgements } = ranking;
  const conditions = conditionsOf(index, filter);
  const elsewhere = elsewhereOf(index, conditions);
  const exact = meeting(index, conditions);
  const found = exact.new_intersection(every);
  const partial = (elsewhere?.rows ?? exact).new_intersection(some);
  return {
    index,
    filter,
    reading,
    ranking,
    judgements,
    conditions,
    elsewhere,
    found,
    others: index.without(partial, found),
    wished: every.intersects(index.all) ? every : some,
  };
}

/**
 * Searches a list of assignments. Filters leave out what does not meet them;
 * what was typed ranks. All conditions about a role hold for the same role.
 */
export function search(list: ProjectList, { filter, sort }: SearchQuery) {
  const index = indexOf(list);
  const rows = find(index, filter);
  const { found, others, conditions, ranking, reading } = rows;
  const shown = found.new_union(others);
  const relevant = relevance(ranking, conditions);
  const rate = byRate(index, shown);
  const orders = { newest: () => 0, start: byStart(index), rate };
  const score = sort === undefined ? relevant : orders[sort];
  const matching = index.ranked(found, score);
  const partly = index.ranked(others, score);
  const bestRowOf = (project: PublicProject, by: Score) =>
    bestRow({ index, shown, project }, by);
  return {
    /** All filters that apply, a rate with its currency. */
    filter: rows.filter,
    applied: appliedFilters(rows.filter),
    /** What was typed, as it was read. */
    wishes: reading.wishes,
    /** More than somebody expects one assignment to meet: it only orders. */
    isProfile: ranking.isProfile,
    /** Whether no assignment meets anything of it. */
    isNothingMet: ranking.isNothingMet,
    /** Those that meet all filters and wishes, the best first. */
    matching,
    /**
     * Those that meet all filters and some of what was typed, or don’t say
     * whether they do, the best first.
     */
    partly,
    listed: [...matching, ...partly],
    remarks: remarksOf(rows),
    mark: markerOf(reading.wishes, conditions),
    rolesOf: (project: PublicProject) => rolesOf(index, shown, project),
    /** The role by which an assignment has its place. */
    roleOf: (project: PublicProject) =>
      project.roles[bestRowOf(project, score) - index.firstRowOf(project)],
    reasonsFor(project: PublicProject): Reasons {
      const row = bestRowOf(project, relevant);
      const facts = index.factsOf(row);
      return reasonsOf(ranking.judgements, row, { project, facts });
    },
    /** In a list by rate, the currency by which an assignment has its place. */
    currencyOf(project: PublicProject): string | null {
      const row = bestRowOf(project, rate);
      return index.factsOf(row).rate?.currency ?? null;
    },
    choices: (name: ChoiceName) => choicesOf(rows, name),
  };
}
