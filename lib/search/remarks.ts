import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { Filter } from '../filters.ts';
import { valuesIn } from './filter-values.ts';
import { isKnownPlace, readPlaceValue } from './place-value.ts';
import { unwantedText } from './reasons.ts';
import { inEach, type SearchRows } from './search-rows.ts';

const MOST_CURRENCIES = 3;

/**
 * How many meet all other filters and wishes, but state their rate in another
 * currency, and in which; that of most first. `null` if none do.
 */
function inOtherCurrencies(search: SearchRows) {
  const { index, filter, conditions, wished, matching } = search;
  const currency = filter.rate_from?.split(' ')[1];
  if (currency === undefined) return null;
  const others = conditions.filter(({ name }) => name !== 'rate_from');
  const candidates = inEach(
    wished,
    others.map(({ rows }) => rows),
  );
  const isOther = (row: number) =>
    (index.rowAt(row).facts.rate?.currency ?? currency) !== currency;
  const rows = new Rows(
    index.without(candidates, matching).array().filter(isOther),
  );
  const currencies = index.currenciesOf(rows).slice(0, MOST_CURRENCIES);
  const count = index.projectsOf(rows).length;
  return count > 0 ? { count, currencies } : null;
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
    ({ wish, rows }) => !wish.isWanted && !rows.isEmpty(),
  );
  const elsewhere = conditions.find(
    ({ rows, near }) => rows !== near && !near.isEmpty(),
  );
  return {
    corrected: [...new Set([...corrected, ...reading.corrected])],
    /** What no role has exactly, so that those with something close are listed. */
    close: values
      .filter(({ step }) => step === 'close')
      .map(({ text }) => text),
    /** What is listed because it has it as a title, or as a technology. */
    elsewhere: elsewhere && {
      text: elsewhere.values[0]?.text ?? '',
      field: elsewhere.name === 'technology' ? 'role' : 'technology',
    },
    nowhere: reading.nowhere,
    /** What was not wanted, and is left out where it is stated. */
    without: leftOut.map(({ wish }) => unwantedText(wish)),
    unknownPlaces: unknownPlaces(search.filter),
    otherCurrencies: inOtherCurrencies(search),
  };
}
