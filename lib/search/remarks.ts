import { valuesIn } from './filter-values.ts';
import { byFact, type Found } from './find-rows.ts';
import { readPlaceValue } from './place-value.ts';
import { meetingOthers, type SearchRows } from './search-rows.ts';

/** A message about some words and, if it tells, how many assignments. */
const remark = <Message extends string>(
  message: Message,
  words: readonly string[],
  count = 0,
) => ({ message, words, count });

/**
 * How many meet all other filters and wishes, but state their rate in another
 * currency, and in which; that of most first.
 */
function inOtherCurrencies(search: SearchRows, rateFrom: string) {
  const { index, matching } = search;
  const others = meetingOthers(search, 'rate_from');
  const inAnother = byFact('rate', (rate) => !rateFrom.endsWith(rate.currency));
  const { rows } = inAnother(index, []);
  rows.intersection(index.without(others, matching));
  const currencies = index.facts.currenciesOf(rows);
  return remark('otherCurrencies', currencies, index.projectsOf(rows).length);
}

/** What there is to say about how a search was understood. */
export function remarksOf(search: SearchRows) {
  const { index, filter, conditions, reading, ranking, partly } = search;
  const values = conditions.flatMap((condition) => condition.values);
  const corrected = values.flatMap((value) => value.corrected);
  const textsOf = (some: Found['values'], step: 'close' | 'elsewhere') =>
    some.filter((value) => value.step === step).map(({ text }) => text);
  const places = valuesIn('location', filter.location);
  const isUnknown = (text: string) =>
    readPlaceValue(text).place.kind === 'name';
  const elsewhere = conditions
    .filter(({ rows }) => rows.isEmpty())
    .map((condition) => {
      const message = condition.name === 'role' ? 'noTitle' : 'noTechnology';
      const count = index.projectsOf(partly).length;
      return remark(message, textsOf(condition.values, 'elsewhere'), count);
    });
  const remarks = [
    remark('close', textsOf(values, 'close')),
    ...elsewhere,
    remark('unknownPlaces', places.filter(isUnknown)),
    remark('corrected', [...new Set([...corrected, ...reading.corrected])]),
    remark('nowhere', reading.nowhere),
    ...(filter.rate_from ? [inOtherCurrencies(search, filter.rate_from)] : []),
  ];
  return {
    remarks,
    /** What was not wanted, and is left out where it is stated. */
    leftOut: remark(
      'without',
      ranking.unwanted.map(({ text }) => text),
    ),
  };
}

type Remarks = ReturnType<typeof remarksOf>;
export type Remark = Remarks['remarks'][number] | Remarks['leftOut'];
