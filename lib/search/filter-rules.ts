import { isCountryCode, placeByName } from '../facts/country.ts';
import { languageCodeOf } from '../facts/languages.ts';
import { keyOfName } from '../facts/names.ts';
import { readAskedRate } from '../facts/rate.ts';
import { monthOf } from '../facts/start.ts';
import { type FactFilter, type FilterName, filters } from '../filters.ts';
import { isDay } from '../public-project/stated-date.ts';
import { countriesValue, placeValue } from './place-value.ts';
import type { FactValue, Way } from './wish.ts';

/** How one value of a filter is read. */
type Rule = {
  /** One value as it is compared; `null` if the filter does not allow it. */
  readonly read: (value: string) => string | null | readonly string[];
};
type FactRule = Rule & {
  /** What the facts of a row are compared with, any of which is enough. */
  readonly meant: (values: readonly string[]) => readonly FactValue[];
};

/**
 * The country at the end of a place, and what stands before it: “Munich,
 * Germany” is canonically “Munich, DE”.
 */
const IN_COUNTRY = /^(?<place>.+), (?<code>[A-Z]{2})$/;
export const placeAndCountry = (value: string) => ({
  place: value,
  code: '',
  ...IN_COUNTRY.exec(value)?.groups,
});

/** Countries by their codes, and other places as they are written. */
export function readPlace(value: string): readonly string[] {
  if (isCountryCode(value)) return [value];
  const place = placeByName.get(keyOfName(value));
  return place?.kind === 'country' ? place.codes : [value];
}

function placeMeant(value: string): FactValue {
  if (isCountryCode(value)) return countriesValue([value]);
  const { place, code } = placeAndCountry(value);
  const name = placeByName.get(keyOfName(place))?.name ?? place;
  return placeValue(name, code === '' ? [] : [code]);
}

/** One of a few values, in any case. */
const oneOf = (values: readonly string[]): Rule => ({
  read(value) {
    const name = value.toLowerCase().replace(/^hybrid$/, 'partly');
    return values.includes(name) ? name : null;
  },
});

/**
 * A language that somebody speaks, or with a minus one that somebody doesn’t.
 */
function readLanguage(value: string): string | null {
  const code = languageCodeOf(value.replace(/^-/, ''));
  return code && (value.startsWith('-') ? `-${code}` : code);
}

const month = { read: monthOf };

/** How each filter by facts compares. */
export const factRules: Readonly<Record<FactFilter, FactRule>> = {
  location: {
    read: readPlace,
    meant: (values) => values.map(placeMeant),
  },
  remote: {
    ...oneOf(filters.remote.values),
    meant: (values) => [{ kind: 'way', ways: values as readonly Way[] }],
  },
  part_time: {
    ...oneOf(filters.part_time.values),
    meant: (values) =>
      values.map((value) => ({ kind: 'part-time', isPart: value === 'yes' })),
  },
  speaks: {
    read: readLanguage,
    meant(values) {
      const codes = values.map((code) => code.replace('-', ''));
      const isSpoken = !values[0]?.startsWith('-');
      return [{ kind: isSpoken ? 'speaks' : 'not-speaks', codes }];
    },
  },
  rate_from: {
    read(value) {
      const rate = readAskedRate(value, { isAll: true })?.value;
      return rate ? `${rate.amount} ${rate.currency ?? ''}`.trim() : null;
    },
    meant: ([value = '']) => {
      const [amount, currency = ''] = value.split(' ');
      return [{ kind: 'rate', amount: Number(amount), currency }];
    },
  },
  start_after: {
    ...month,
    meant: ([from = null]) => [{ kind: 'start', from, to: null }],
  },
  start_before: {
    ...month,
    meant: ([to = null]) => [{ kind: 'start', from: null, to }],
  },
  since: {
    read: (value) => (isDay(value) ? value : null),
    meant: ([day = '']) => [{ kind: 'since', day }],
  },
};

const text: Rule = { read: (value) => value };
export const rules: Readonly<Record<FilterName, Rule>> = {
  ...factRules,
  q: text,
  technology: text,
  role: text,
};
