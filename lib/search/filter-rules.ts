import { countryName, isCountryCode, placeByName } from '../facts/country.ts';
import { languageCodeOf, languageName } from '../facts/languages.ts';
import { keyOfName } from '../facts/names.ts';
import { readAskedRate } from '../facts/rate.ts';
import { monthOf } from '../facts/start.ts';
import { type FactFilter, type FilterName, filters } from '../filters.ts';
import { dayInWords, isDay } from '../public-project/stated-date.ts';
import type { FactValue, Way } from './wish.ts';

/** How one value of a filter is read and shown. */
type Rule = {
  /** One value as it is compared; `null` if the filter does not allow it. */
  readonly read: (value: string) => string | null | readonly string[];
  /** For people. */
  readonly shown: (value: string) => string;
};
type FactRule = Rule & {
  /** What the facts of a row are compared with, any of which is enough. */
  readonly meant: (values: readonly string[]) => readonly FactValue[];
};

const MONTH = new Intl.DateTimeFormat('en', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
/**
 * The country at the end of a place, and what stands before it: “Munich,
 * Germany” is canonically “Munich, DE”.
 */
const IN_COUNTRY = /^(?<place>.+), (?<code>[A-Z]{2})$/;
const placeAndCountry = (value: string) => ({
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

/**
 * A place as it is compared. One that the table lacks is known by the beginning
 * of its name.
 */
function placeMeant(value: string): FactValue {
  if (isCountryCode(value))
    return { kind: 'place', key: '', name: '', countries: [value] };
  const { place, code } = placeAndCountry(value);
  const name = placeByName.get(keyOfName(place))?.name ?? place;
  const countries = code === '' ? [] : [code];
  return { kind: 'place', key: keyOfName(name), name, countries };
}

/** One of a few values, in any case. */
function oneOf(values: Readonly<Record<string, string>>): Rule {
  const names = new Map(Object.entries(values));
  return {
    read(value) {
      const name = value.toLowerCase().replace(/^hybrid$/, 'partly');
      return names.has(name) ? name : null;
    },
    shown: (value) => names.get(value) ?? value,
  };
}

/**
 * A language that somebody speaks, or with a minus one that somebody doesn’t.
 */
function readLanguage(value: string): string | null {
  const code = languageCodeOf(value.replace(/^-/, ''));
  return code && (value.startsWith('-') ? `-${code}` : code);
}

const month = {
  read: monthOf,
  shown: (value: string) => MONTH.format(new Date(`${value}-01T00:00:00Z`)),
};

/** How each filter by facts compares. */
export const factRules: Readonly<Record<FactFilter, FactRule>> = {
  location: {
    read: readPlace,
    shown(value) {
      const { place, code } = placeAndCountry(value);
      return code === ''
        ? countryName(place)
        : `${place}, ${countryName(code)}`;
    },
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
    shown: (code) =>
      `${code.startsWith('-') ? 'not ' : ''}${languageName(code.replace('-', ''))}`,
    meant(values) {
      const codes = values.map((code) => code.replace('-', ''));
      const isSpoken = !values[0]?.startsWith('-');
      return [{ kind: isSpoken ? 'speaks' : 'not-speaks', codes }];
    },
  },
  rate_from: {
    read(value) {
      const rate = readAskedRate(value, true)?.value;
      return rate ? `${rate.amount} ${rate.currency ?? ''}`.trim() : null;
    },
    shown: (rate) => `${rate}/h`,
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
    shown: dayInWords,
    meant: ([day = '']) => [{ kind: 'since', day }],
  },
};

const text: Rule = { read: (value) => value, shown: (value) => value };
export const rules: Readonly<Record<FilterName, Rule>> = {
  ...factRules,
  q: text,
  technology: text,
  role: text,
};
