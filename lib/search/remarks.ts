import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Filter } from '../filters.ts';
import { ratesByCurrency } from './choices.ts';
import { type Condition, meeting } from './conditions.ts';
import type { elsewhereOf } from './elsewhere.ts';
import type { Judgement } from './rank.ts';
import { unwantedText } from './reasons.ts';
import type { SearchIndex } from './search-index.ts';
import type { Reading } from './wish.ts';

const MOST_CURRENCIES = 3;

/** What was searched for, and what was found. */
type Search = {
  readonly index: SearchIndex;
  readonly filter: Filter;
  readonly conditions: readonly Condition[];
  readonly reading: Reading;
  readonly judgements: readonly Judgement[];
  readonly elsewhere: ReturnType<typeof elsewhereOf>;
  /** The rows that meet what was typed. */
  readonly wished: Rows;
  /** Of these, the rows that meet the filters, too. */
  readonly found: Rows;
  /** Those below them in the list. */
  readonly others: Rows;
};

/**
 * How many meet all other filters and wishes, but state their rate in another
 * currency, and in which; that of most first. `null` if none do.
 */
function inOtherCurrencies({
  index,
  filter,
  conditions,
  wished,
  found,
}: Search) {
  if (filter.rate_from === undefined) return null;
  const [, currency] = filter.rate_from.split(' ');
  const withoutRate = conditions.filter(({ name }) => name !== 'rate_from');
  const candidates = meeting(index, withoutRate).intersection(wished);
  const rates = ratesByCurrency(index).filter(
    ([other, rows]) => other !== currency && rows.intersects(candidates),
  );
  const stating = new Rows();
  for (const [, rows] of rates) stating.union(rows);
  const others = index.without(stating.intersection(candidates), found);
  const count = index.countOf(others);
  const currencies = rates.map(([other]) => other).slice(0, MOST_CURRENCIES);
  return count > 0 ? { count, currencies } : null;
}

/** What was not wanted, by what that does. */
function unwantedIn(judgements: readonly Judgement[]) {
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

/** What there is to say about how a search was understood. */
export function remarksOf(search: Search) {
  const { index, conditions, reading, judgements, elsewhere, others } = search;
  const { without, last } = unwantedIn(judgements);
  const values = conditions.flatMap((condition) => condition.values);
  const corrected = values.flatMap((value) => value.corrected);
  const isAnyListed = !search.found.isEmpty() || !others.isEmpty();
  return {
    corrected: isAnyListed
      ? [...new Set([...corrected, ...reading.corrected])]
      : [],
    /** What no role has exactly, so that those with something close are listed. */
    close: values.filter(({ isClose }) => isClose).map(({ text }) => text),
    /** What is listed because it has it as a title, or as a technology. */
    elsewhere: elsewhere && { ...elsewhere, count: index.countOf(others) },
    nowhere: index.all.isEmpty() ? [] : reading.nowhere,
    without,
    last: isAnyListed ? last : [],
    otherCurrencies: inOtherCurrencies(search),
  };
}
