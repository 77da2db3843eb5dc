import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import {
  type ChoiceName,
  FILTER_NAMES,
  type Filter,
  type Sort,
} from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { choicesOf, listCurrencies, ratesByCurrency } from './choices.ts';
import { monthsOf } from './compare.ts';
import { type Condition, conditionsOf, meeting } from './conditions.ts';
import { elsewhereOf } from './elsewhere.ts';
import { joinedValues, narrowing, valuesIn } from './filter-values.ts';
import { markerOf } from './marker.ts';
import { type Ranking, rank } from './rank.ts';
import { readWishes } from './read-wishes.ts';
import { type Reasons, reasonsOf, unwantedText } from './reasons.ts';
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

/** How much each of several technologies or titles counts. */
const VALUE_POINTS = 100;

/** By what was typed, and by how many of several values a role has. */
function relevance(
  { scores }: Ranking,
  conditions: readonly Condition[],
): (row: number) => number {
  const several = conditions
    .map(({ values }) => values)
    .filter(({ length }) => length > 1)
    .flat();
  return (row) => {
    const had = several.filter(({ rows }) => rows.has(row)).length;
    return (scores[row] ?? 0) + VALUE_POINTS * had;
  };
}

/** The earliest start first; what states none comes last. */
function byStart(index: SearchIndex, row: number): number {
  const { start } = index.factsOf(row);
  return start ? -Number(monthsOf(start).from.replace('-', '')) : -1e9;
}

/** More than any rate pays. */
const CURRENCY_APART = 1e9;

/**
 * The currencies of some rows, that of most assignments first: rates are
 * compared in one currency, never with those of another.
 */
const currenciesOf = (index: SearchIndex, shown: Rows): readonly string[] =>
  ratesByCurrency(index)
    .map(([currency, rows]) => ({
      currency,
      count: index.countOf(rows.new_intersection(shown)),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ currency }) => currency);

/** A score by the highest rate, currency by currency; 0 without a rate. */
function rateScorer(index: SearchIndex, shown: Rows) {
  const currencies = currenciesOf(index, shown);
  return (row: number) => {
    const { rate } = index.factsOf(row);
    if (!rate) return 0;
    const before = currencies.length - currencies.indexOf(rate.currency);
    return before * CURRENCY_APART + Math.min(rate.amount, CURRENCY_APART - 1);
  };
}

/**
 * How many meet all other filters and wishes, but state their rate in another
 * currency, and in which; that of most first. `null` if none do.
 */
function inOtherCurrencies(
  index: SearchIndex,
  conditions: readonly Condition[],
  {
    filter,
    every,
    found,
  }: {
    readonly filter: Filter;
    readonly every: Rows;
    readonly found: Rows;
  },
) {
  if (filter.rate_from === undefined) return null;
  const [, currency] = filter.rate_from.split(' ');
  const others = meeting(
    index,
    conditions.filter(({ name }) => name !== 'rate_from'),
  ).intersection(every);
  const rates = ratesByCurrency(index).filter(
    ([other, rows]) => other !== currency && rows.intersects(others),
  );
  const rows = others.clone();
  rows.clear();
  for (const [, some] of rates) rows.union(some);
  const count = index.countOf(index.without(rows.intersection(others), found));
  return count > 0
    ? { count, currencies: rates.map(([other]) => other) }
    : null;
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
function bestRow(
  { index, shown, project }: Shown,
  scoreOf: (row: number) => number,
): number {
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

/** What was not wanted, by what that does. */
function unwantedIn(judgements: Ranking['judgements']) {
  const unwanted = judgements.filter(({ wish }) => !wish.isWanted);
  const left = unwanted.filter(({ stated }) => !stated.isEmpty());
  const mentioned = unwanted.filter(
    ({ met, stated }) => met.size() > stated.size(),
  );
  return {
    /** It is left out where it is stated. */
    without: left.map(({ wish }) => unwantedText(wish)),
    /** What only mentions it comes last. */
    last: mentioned.map(({ wish }) => unwantedText(wish)),
  };
}

export type SearchResult = ReturnType<typeof search>;

/**
 * Searches a list of assignments. Filters leave out what does not meet them;
 * what was typed ranks. All conditions about a role hold for the same role.
 */
export function search(list: ProjectList, query: SearchQuery) {
  const index = indexOf(list);
  const currencies = listCurrencies(index);
  const filter = withCurrency(query.filter, currencies[0] ?? '');
  const reading = readWishes(index, filter.q ?? '', currencies);
  const ranking = rank(index, reading);
  const { every, some, judgements, isProfile } = ranking;
  const conditions = conditionsOf(index, filter);
  const exact = meeting(index, conditions);
  const found = exact.new_intersection(every);
  const elsewhere = elsewhereOf(index, conditions);
  const partial = elsewhere?.rows ?? exact;
  const others = index.without(partial.new_intersection(some), found);
  const shown = found.new_union(others);
  const ofRow = relevance(ranking, conditions);
  const byRate = rateScorer(index, shown);
  const orders = {
    newest: () => 0,
    start: (row: number) => byStart(index, row),
    rate: byRate,
  };
  const score = query.sort === undefined ? ofRow : orders[query.sort];
  const matching = index.ranked(found, score);
  const partly = index.ranked(others, score);
  const bestOf = (project: PublicProject, by = ofRow) =>
    bestRow({ index, shown, project }, by);
  const base = { index, filter, conditions };
  const wished = every.intersects(index.all) ? every : some;
  const values = conditions.flatMap((condition) => condition.values);
  const corrected = values.flatMap((value) => value.corrected);
  return {
    /** All filters that apply, a rate with its currency. */
    filter,
    applied: appliedFilters(filter),
    /** What was typed, as it was read. */
    wishes: reading.wishes,
    /** More than somebody expects one assignment to meet: it only orders. */
    isProfile,
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
    /** What there is to say about the words that were read. */
    remarks: {
      corrected: [...new Set([...corrected, ...reading.corrected])],
      /** What no role has exactly, so that those with something close are listed. */
      close: values.filter(({ isClose }) => isClose).map(({ text }) => text),
      /** What is listed because it has it as a title, or as a technology. */
      elsewhere: elsewhere && {
        ...elsewhere,
        count: index.countOf(others),
      },
      nowhere: list.all.length > 0 ? reading.nowhere : [],
      ...unwantedIn(judgements),
      otherCurrencies: inOtherCurrencies(index, conditions, {
        filter,
        every: wished,
        found,
      }),
    },
    mark: markerOf(reading.wishes, conditions),
    rolesOf: (project: PublicProject) => rolesOf(index, shown, project),
    reasonsFor(project: PublicProject): Reasons {
      const row = bestOf(project);
      return reasonsOf(judgements, row, {
        project,
        facts: index.factsOf(row),
      });
    },
    /** In a list by rate, the currency by which an assignment has its place. */
    currencyOf: (project: PublicProject) =>
      index.factsOf(bestOf(project, byRate)).rate?.currency ?? null,
    choices: (name: ChoiceName) => choicesOf({ ...base, wished }, name),
  };
}
