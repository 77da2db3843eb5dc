import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { type FactFilter, FILTER_NAMES, type Filter, type FilterName, filters, type Sort } from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject, PublicProjectRole } from '../public-project/public-project.ts';
import { type Choices, choicesOf, labelOf } from './choices.ts';
import { type Condition, conditionsOf, explicit, meeting } from './conditions.ts';
import { factRules, type Row } from './filter-rules.ts';
import { joinedValues, narrowing, valuesIn } from './filter-values.ts';
import { type Marker, markerOf } from './mark-matches.ts';
import type { Sought } from './match.ts';
import { indexOf, type SearchIndex } from './search-index.ts';
import { type Suggestions, suggestionsFor } from './suggestions.ts';

/** What to search for: filters as they were read, an order, and whether what may match is listed, too. */
export type SearchQuery = {
  readonly filter: Filter;
  readonly sort?: Sort | undefined;
  readonly unstated?: boolean;
};

/** A filter that applies. */
export type AppliedFilter = {
  readonly name: FilterName;
  /** For people: “Germany or Sweden”, and “Place: Germany or Sweden”. */
  readonly label: string;
  readonly text: string;
  /** Its values, any of which matches, each with the filters without it alone. */
  readonly values: readonly { readonly label: string; readonly without: Filter }[];
};

export type SearchResult = {
  /** All filters that apply, also those that the search text set ({@link explicit}). */
  readonly filter: Filter;
  readonly applied: readonly AppliedFilter[];
  readonly matching: readonly PublicProject[];
  /** Those that may match, because they do not state what a filter asks for. */
  readonly unstated: readonly PublicProject[];
  /** One line about these, such as “8 more may fit: place not stated.”; `null` if there are none. */
  readonly unstatedRemark: string | null;
  /** Those that match, followed by those that may if that is asked for, or if nothing else matches what a sentence means. */
  readonly listed: readonly PublicProject[];
  readonly remarks: readonly string[];
  readonly mark: Marker;
  /** An assignment’s roles. If only some of them match, these come first. */
  readonly rolesOf: (
    project: PublicProject,
  ) => readonly { readonly role: PublicProjectRole; readonly isMatch: boolean }[];
  readonly choices: () => Choices;
  /** What to try instead, if nothing matches. */
  readonly suggestions: () => Suggestions;
};

/** A score that outweighs all words of a query together. */
const DECISIVE = 1e6;

/** Gives each row a score by which assignments are ordered; `filter` is all that applies, also what the words of the query set. */
function scorer(index: SearchIndex, conditions: readonly Condition[], query: SearchQuery, filter: Filter) {
  if (query.sort === 'newest') return () => 0;
  const stated = (name: 'remote' | 'rate_from', row: number) => factRules[name].stated(index.rows[row] as Row)[0];
  if (query.sort === 'rate') {
    const [, asked] = index.inCurrency(filter.rate_from ?? '0').split(' ');
    return (row: number) => {
      const [amount, currency] = stated('rate_from', row)?.split(' ') ?? [];
      return currency === asked ? Number(amount ?? 0) : 0;
    };
  }
  const scored = conditions
    .flatMap(({ name, match }) => (name === 'q' ? (match?.sought ?? []) : []))
    .map(({ terms, use }) => ({ use, ...index.having(terms) }));
  // Of “remote”, what is fully remote comes first; of “hybrid”, what is partly.
  const [first] = query.filter.q === undefined ? [] : valuesIn('remote', filter.remote ?? '');
  return (row: number) =>
    scored.reduce(
      (sum, { use, scores, rows }) =>
        sum + (use === 'unwanted' ? (rows.has(row) ? -2 * DECISIVE : 0) : (scores[row] ?? 0)),
      first && stated('remote', row) === first ? DECISIVE : 0,
    );
}

function appliedFilters(index: SearchIndex, filter: Filter): readonly AppliedFilter[] {
  return FILTER_NAMES.flatMap((name) => {
    if (filter[name] === undefined) return [];
    const values = valuesIn(name, filter[name]);
    const label = labelOf(index, name, filter[name]);
    const withLabels = values.map((one) => ({
      label: labelOf(index, name, one),
      without: narrowing({ ...filter, [name]: joinedValues(values.filter((other) => other !== one)) }),
    }));
    return [{ name, label, text: `${filters[name].label}: ${label}`, values: withLabels }];
  });
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const quoted = (words: readonly string[]) => AND.format([...new Set(words)].map((word) => `“${word}”`));

const MOST_TOLD = 4;
/** What to tell about how the words were understood, in sentences that are the same in every format. */
function remarksOn(index: SearchIndex, conditions: readonly Condition[], isAnyFound: boolean): readonly string[] {
  const matches = conditions.flatMap(({ match }) => match ?? []);
  const sought = matches.flatMap((match) => match.sought);
  const typed = (some: readonly Sought[]) => quoted(some.map((one) => one.typed));
  const corrected = sought.flatMap((one) => one.corrected ?? []);
  const last = sought.filter(({ use }) => use === 'unwanted');
  // In a long text, what is nowhere is hardly what it is about.
  const isShort = sought.length <= MOST_TOLD;
  const nowhere = sought.filter(
    ({ terms, use, typed: word }) =>
      (use === 'required' || (use === 'loose' && isShort && /\p{L}/u.test(word))) && !index.has(terms),
  );
  const remarks = [
    isAnyFound && corrected.length > 0 && `Showing results for ${quoted(corrected)}.`,
    isAnyFound && last.length > 0 && `Assignments that mention ${typed(last)} come last.`,
    isAnyFound &&
      matches.some((match) => match.isPartial) &&
      'No assignment has all of these words. Below is what comes closest.',
    nowhere.length > 0 && `Nothing mentions ${typed(nowhere)}.`,
  ];
  return remarks.filter((remark) => remark !== false);
}

const MOST_CURRENCIES = 3;
/** How many meet all other filters, but state their rate in another currency. */
function remarksOnCurrencies(index: SearchIndex, conditions: readonly Condition[], filter: Filter, found: Rows) {
  if (filter.rate_from === undefined) return [];
  const [, asked] = index.inCurrency(filter.rate_from).split(' ');
  const others = meeting(
    index,
    conditions.filter(({ name }) => name !== 'rate_from'),
  );
  const inOther = index.currencies().filter(([currency, rows]) => currency !== asked && rows.intersects(others));
  const all = inOther.reduce((sum, [, rows]) => sum.union(rows), new Rows()).intersection(others);
  const count = index.countOf(index.without(all, found));
  const named = OR.format(inOther.slice(0, MOST_CURRENCIES).map(([currency]) => currency));
  return count > 0 ? [`${count} ${count === 1 ? 'states its' : 'state their'} rate in ${named}.`] : [];
}

/** Searches a list of assignments. All conditions about a role hold for the same role. */
export function search(list: ProjectList, query: SearchQuery): SearchResult {
  const index = indexOf(list);
  const filter = explicit(query.filter);
  const conditions = conditionsOf(index, filter);
  const includesUnstated = query.unstated === true;
  const found = meeting(index, conditions);
  const score = scorer(index, conditions, query, filter);
  const matching = index.ranked(found, score);
  const others = index.without(meeting(index, conditions, true), found);
  const unstated = index.ranked(others, score);
  const lacking = conditions.filter((one) => one.unstated.intersects(others)).map(({ name }) => name as FactFilter);
  const facts = [...new Set(lacking.map((name) => filters[name].compares))];
  const isSentence = lacking.every((name) => query.filter[name] === undefined);
  const isListed = includesUnstated || (matching.length === 0 && isSentence);
  const shown = found.new_union(others);
  let choices: Choices | undefined;
  const remarks = [
    ...remarksOn(index, conditions, matching.length > 0),
    ...remarksOnCurrencies(index, conditions, filter, found),
  ];
  return {
    filter,
    applied: appliedFilters(index, filter),
    matching,
    unstated,
    unstatedRemark: unstated.length > 0 ? `${unstated.length} more may fit: ${OR.format(facts)} not stated.` : null,
    listed: isListed ? [...matching, ...unstated] : matching,
    remarks: list.all.length > 0 ? remarks : [],
    mark: markerOf(conditions),
    rolesOf(project) {
      const matching = index.rolesIn(shown, project);
      const isSome = matching.length > 0 && matching.length < project.roles.length;
      const roles = project.roles.map((role, at) => ({ role, isMatch: isSome && matching.includes(at) }));
      return roles.sort((a, b) => Number(b.isMatch) - Number(a.isMatch));
    },
    choices() {
      choices ??= choicesOf(index, filter, conditions, includesUnstated);
      return choices;
    },
    suggestions: () => suggestionsFor(list, index, filter, conditions, includesUnstated),
  };
}
