import { TypedFastBitSet as Rows } from 'typedfastbitset';
import {
  type ChoiceName,
  type FactFilter,
  FILTER_NAMES,
  type Filter,
  filters,
  type Sort,
} from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { type Asked, choicesOf, labelOf, ratesByCurrency } from './choices.ts';
import {
  type Condition,
  conditionsOf,
  markerOf,
  meeting,
} from './conditions.ts';
import { type Row, rateOf } from './filter-rules.ts';
import { joinedValues, narrowing, valuesIn } from './filter-values.ts';
import { indexOf } from './search-index.ts';
import { suggestionsFor } from './suggestions.ts';
import { explicit } from './understand.ts';

/**
 * What to search for: filters as they were read, an order, and whether what may
 * match is listed, too.
 */
type SearchQuery = {
  readonly filter: Filter;
  readonly sort?: Sort | undefined;
  readonly unstated?: boolean;
};

/** What outweighs all words of a query together, and what outweighs that. */
const [FIRST, LAST] = [1e6, -1e9];
/** Gives each row a score by which assignments are ordered. */
function scorer({ index, conditions, filter }: Asked, query: SearchQuery) {
  if (query.sort === 'newest') return () => 0;
  if (query.sort === 'rate') {
    const [, asked = ratesByCurrency(index)[0]?.[0]] =
      filter.rate_from?.split(' ') ?? [];
    return (row: Row) => {
      const rate = rateOf(row);
      return rate !== null && rate.currency === asked ? rate.amount : 0;
    };
  }
  const words = conditions.find(({ name }) => name === 'q')?.sought ?? [];
  // Of “remote”, what is fully remote comes first; of “hybrid”, what is partly.
  const [first] =
    query.filter.q === undefined ? [] : valuesIn('remote', filter.remote ?? '');
  return ({ facts }: Row, row: number) =>
    words.reduce(
      (sum, { use, scores }) =>
        sum + (use === 'unwanted' ? LAST : 1) * (scores[row] ?? 0),
      first !== undefined && facts.remote?.value === first ? FIRST : 0,
    );
}

/**
 * The filters that apply, for people: “Germany or Sweden”, and “Place: Germany
 * or Sweden”; with each value the filters without it.
 */
const appliedFilters = (filter: Filter) =>
  FILTER_NAMES.flatMap((name) => {
    if (filter[name] === undefined) return [];
    const [given, label] = [
      valuesIn(name, filter[name]),
      labelOf(name, filter[name]),
    ];
    const values = given.map((one) => ({
      label: labelOf(name, one),
      without: narrowing({
        ...filter,
        [name]: joinedValues(given.filter((other) => other !== one)),
      }),
    }));
    return [{ name, label, text: `${filters[name].label}: ${label}`, values }];
  });

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const quoted = (words: readonly string[]) =>
  AND.format([...new Set(words)].map((word) => `“${word}”`));

const MOST_TOLD = 4;
/**
 * What to tell about how the words were understood, in sentences that are the
 * same in every format.
 */
function remarksOn(
  conditions: readonly Condition[],
  isAnyFound: boolean,
): readonly string[] {
  const sought = conditions.flatMap((one) => one.sought);
  const corrected = sought.flatMap((one) => one.corrected ?? []);
  const last = sought
    .filter(({ use }) => use === 'unwanted')
    .map(({ typed }) => typed);
  // In a long text, what is nowhere is hardly what it is about.
  const nowhere = (sought.length > MOST_TOLD ? [] : sought)
    .filter(
      ({ use, typed, rows }) =>
        use !== 'unwanted' && /\p{L}/u.test(typed) && rows.isEmpty(),
    )
    .map(({ typed }) => typed);
  const remarks = [
    isAnyFound &&
      corrected.length > 0 &&
      `Showing results for ${quoted(corrected)}.`,
    isAnyFound &&
      last.length > 0 &&
      `Assignments that mention ${quoted(last)} come last.`,
    isAnyFound &&
      conditions.some(({ isPartial }) => isPartial) &&
      'No assignment has all of these words. Below is what comes closest.',
    nowhere.length > 0 && `Nothing mentions ${quoted(nowhere)}.`,
  ];
  return remarks.filter((remark) => remark !== false);
}

const MOST_CURRENCIES = 3;
/**
 * How many meet all other filters, but state their rate in another currency.
 */
function remarksOnCurrencies(
  { index, conditions, filter }: Asked,
  found: Rows,
) {
  if (filter.rate_from === undefined) return [];
  const [, asked] = filter.rate_from.split(' ');
  const rest = conditions.filter(({ name }) => name !== 'rate_from');
  const others = meeting(index, rest);
  const inOther = ratesByCurrency(index).filter(
    ([currency, rows]) => currency !== asked && rows.intersects(others),
  );
  const all = inOther
    .reduce((sum, [, rows]) => sum.union(rows), new Rows())
    .intersection(others);
  const count = index.countOf(index.without(all, found));
  const named = inOther.slice(0, MOST_CURRENCIES).map(([currency]) => currency);
  return count > 0
    ? [
        `${count} ${count === 1 ? 'states its' : 'state their'} rate in ${OR.format(named)}.`,
      ]
    : [];
}

export type SearchResult = ReturnType<typeof search>;

/**
 * Searches a list of assignments. All conditions about a role hold for the same
 * role.
 */
export function search(list: ProjectList, query: SearchQuery) {
  const index = indexOf(list);
  const read = explicit(query.filter);
  const [[usual] = []] = /^[\d.]+$/.test(read.rate_from ?? '')
    ? ratesByCurrency(index)
    : [];
  const filter =
    usual === undefined
      ? read
      : { ...read, rate_from: `${read.rate_from} ${usual}` };
  const conditions = conditionsOf(index, filter);
  const includesUnstated = query.unstated === true;
  const asked = { list, index, filter, conditions, includesUnstated };
  const score = scorer(asked, query);
  const found = meeting(index, conditions);
  const others = index.without(meeting(index, conditions, true), found);
  const [matching, unstated] = [
    index.ranked(found, score),
    index.ranked(others, score),
  ];
  const shown = found.new_union(others);
  const lacking = conditions.filter((one) => one.unstated().intersects(others));
  const isSentence = lacking.every(
    ({ name }) => query.filter[name] === undefined,
  );
  const isListed = includesUnstated || (matching.length === 0 && isSentence);
  const facts = new Set(
    lacking.map(({ name }) => filters[name as FactFilter].compares),
  );
  const remarks = [
    ...remarksOn(conditions, matching.length > 0),
    ...remarksOnCurrencies(asked, found),
  ];
  return {
    /**
     * All filters that apply, also those that the search text set
     * ({@link explicit}), a rate with its currency.
     */
    filter,
    applied: appliedFilters(filter),
    matching,
    /**
     * Those that may match, because they do not state what a filter asks for.
     */
    unstated,
    /**
     * One line about these, such as “8 more may fit: place not stated.”; `null`
     * if there are none.
     */
    unstatedRemark:
      unstated.length > 0
        ? `${unstated.length} more may fit: ${OR.format(facts)} not stated.`
        : null,
    /**
     * Those that match, followed by those that may if that is asked for, or if
     * nothing else matches what a sentence means.
     */
    listed: isListed ? [...matching, ...unstated] : matching,
    remarks: list.all.length > 0 ? remarks : [],
    mark: markerOf(conditions),
    /** An assignment’s roles. If only some of them match, these come first. */
    rolesOf(project: PublicProject) {
      const first = index.firstRows.get(project) ?? 0;
      const roles = project.roles.map((role, at) => ({
        role,
        isMatch: shown.has(first + at),
      }));
      if (roles.every(({ isMatch }) => isMatch))
        return roles.map(({ role }) => ({ role, isMatch: false }));
      return roles.sort((a, b) => Number(b.isMatch) - Number(a.isMatch));
    },
    choices: (name: ChoiceName) => choicesOf(asked, name),
    /** What to try instead, if nothing matches. */
    suggestions: () => suggestionsFor(asked),
  };
}
