import {
  formatAll,
  formatAny,
  formatCountry,
  formatDay,
  formatHourly,
  formatLanguage,
  formatMonth,
} from '../content/formats.ts';
import { t } from '../content/messages.ts';
import { isCountryCode } from '../facts/country.ts';
import {
  type FilterName,
  LIST_PARAMETERS,
  type ListParameter,
} from '../filters.ts';
import { cutText } from '../public-project/cut-text.ts';
import { valuesIn } from '../search/filter-values.ts';
import type { IgnoredParameter } from '../search/list-query.ts';
import { placeAndCountry } from '../search/place-value.ts';

// What people read of filters, in the site's language.

/** Ways of working that have a name together. */
const NAMES_OF_WAYS = {
  'yes,partly': 'filters.remote.fullyOrPartly',
  yes: 'filters.remote.fully',
  partly: 'filters.remote.justPartly',
  no: 'filters.remote.no',
} as const;
/** The same beside the number of results. */
const SHORT_NAMES_OF_WAYS = {
  'yes,partly': 'list.short.fullyOrPartly',
  yes: 'list.short.fully',
  partly: 'list.short.partly',
  no: 'list.short.onSite',
} as const;
const MOST_OF_TEXT = 40;

const NAMES_OF_VALUES = {
  remote: {
    yes: 'filters.remote.yes',
    partly: 'filters.remote.partly',
    no: 'filters.remote.no',
    'not-stated': 'filters.remote.notStated',
  },
  part_time: { yes: 'filters.part_time.yes', no: 'filters.part_time.no' },
} as const;

function placeText(value: string): string {
  if (isCountryCode(value)) return formatCountry(value);
  const { place, code } = placeAndCountry(value);
  return code === '' ? place : `${place}, ${formatCountry(code)}`;
}

function languageText(value: string): string {
  const language = formatLanguage(value.replace('-', ''));
  return value.startsWith('-')
    ? t('filters.speaks.not', { language })
    : language;
}

function rateText(value: string): string {
  const [amount, currency = ''] = value.split(' ');
  return formatHourly({ amount: Number(amount), currency });
}

/** One of a few values, which a filter has read. */
function nameOf(filter: 'remote' | 'part_time', value: string): string {
  const names: Readonly<Record<string, Parameters<typeof t>[0]>> =
    NAMES_OF_VALUES[filter];
  const key = names[value];
  return key === undefined ? value : t(key);
}

const TEXTS: Partial<Readonly<Record<FilterName, (value: string) => string>>> =
  {
    location: placeText,
    remote: (value) => nameOf('remote', value),
    part_time: (value) => nameOf('part_time', value),
    speaks: languageText,
    rate_from: rateText,
    start_after: formatMonth,
    start_before: formatMonth,
    since: formatDay,
  };

/** Whether these are ways of working that have a name. */
const areWays = (
  name: FilterName,
  value: string,
): value is keyof typeof NAMES_OF_WAYS =>
  name === 'remote' && Object.hasOwn(NAMES_OF_WAYS, value);

/** All values of a filter: “Germany or Sweden”, “100 EUR/h”. */
export function valueText(name: FilterName, value: string): string {
  if (areWays(name, value)) return t(NAMES_OF_WAYS[value]);
  const values = valuesIn(name, value).map(
    (single) => TEXTS[name]?.(single) ?? single,
  );
  return name === 'speaks' ? formatAll(values) : formatAny(values);
}

/** A filter with its value: “Place: Germany or Sweden”. */
export const filterText = (name: FilterName, value: string): string =>
  t('list.filter', {
    name: t(`filters.${name}.label`),
    value: valueText(name, value),
  });

/** The same in few words: “Germany”, “from March 2027”. */
export function shortFilterText(name: FilterName, value: string): string {
  if (areWays(name, value)) return t(SHORT_NAMES_OF_WAYS[value]);
  const text = valueText(name, value);
  switch (name) {
    case 'q':
      return t('list.quoted', { word: cutText(value, MOST_OF_TEXT) });
    case 'speaks':
      return value.startsWith('-')
        ? text
        : t('list.short.speaks', { value: text });
    case 'rate_from':
    case 'start_after':
      return t('list.short.from', { value: text });
    case 'start_before':
      return t('list.short.until', { value: text });
    case 'since':
      return t('list.short.since', { value: text });
    case 'role':
      return filterText(name, value);
    default:
      return text;
  }
}

function allowedText(name: ListParameter): string {
  if (name === 'sort') return t('list.sortAllowed');
  return name === 'page' ? t('list.pageAllowed') : t(`filters.${name}.allowed`);
}

/** That a parameter has no effect, and what is allowed instead. */
export const ignoredText = ({ name, parameter }: IgnoredParameter): string =>
  t('list.ignored', {
    parameter,
    advice: name === null ? 'allowed' : 'expected',
    allowed: name === null ? LIST_PARAMETERS.join(', ') : allowedText(name),
  });
