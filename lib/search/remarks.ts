import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Filter } from '../filters.ts';
import { meeting } from './conditions.ts';
import { valuesIn } from './filter-values.ts';
import { isKnownPlace, readPlaceValue } from './place-value.ts';
import { unwantedText } from './reasons.ts';
import type { SearchRows } from './search-rows.ts';

const MOST_CURRENCIES = 3;

/**
 * How many meet all other filters and wishes, but state their rate in another
 * currency, and in which; that of most first. `null` if none do.
 */
function inOtherCurrencies(search: SearchRows) {
  const { index, all, filter, conditions, wished, matching } = search;
  if (filter.rate_from === undefined) return null;
  const [, currency] = filter.rate_from.split(' ');
  const withoutRate = conditions.filter(({ name }) => name !== 'rate_from');
  const candidates = meeting(all, withoutRate).intersection(wished);
  const currencies: string[] = [];
  const others = new Rows();
  for (const [other, rows] of index.rowsByCurrency) {
    if (other === currency || !rows.intersects(candidates)) continue;
    currencies.push(other);
    others.union(rows);
  }
  const rows = index.without(others.intersection(candidates), matching);
  const count = index.projectsOf(rows).length;
  return count > 0
    ? { count, currencies: currencies.slice(0, MOST_CURRENCIES) }
    : null;
}

/** The places of a filter that are found only where they are named. */
const unknownPlaces = ({ location }: Filter): readonly string[] =>
  location === undefined
    ? []
    : valuesIn('location', location).filter(
        (text) => !isKnownPlace(readPlaceValue(text)),
      );

/** What there is to say about how a search was understood. */
export function remarksOf(search: SearchRows) {
  const { conditions, reading, ranking } = search;
  const values = conditions.flatMap((condition) => condition.values);
  const corrected = values.flatMap((value) => value.corrected);
  const leftOut = ranking.judgements.filter(
    ({ wish, named }) => !wish.isWanted && !named.isEmpty(),
  );
  return {
    corrected: [...new Set([...corrected, ...reading.corrected])],
    /** What no role has exactly, so that those with something close are listed. */
    close: values.filter(({ isClose }) => isClose).map(({ text }) => text),
    /** What is listed because it has it as a title, or as a technology. */
    elsewhere: search.elsewhere,
    nowhere: reading.nowhere,
    /** What was not wanted, and is left out where it is stated. */
    without: leftOut.map(({ wish }) => unwantedText(wish)),
    unknownPlaces: unknownPlaces(search.filter),
    otherCurrencies: inOtherCurrencies(search),
  };
}
