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

const MOST_OF_TEXT = 40;
const WAYS = ['yes,partly', 'yes', 'partly', 'no'];

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

/** One of the values of a filter: “Germany”. */
function singleText(name: FilterName, value: string): string {
  switch (name) {
    case 'location':
      return placeText(value);
    case 'remote':
    case 'part_time':
      return t(`filters.${name}.value`, { value });
    case 'speaks':
      return languageText(value);
    case 'rate_from':
      return rateText(value);
    case 'start_after':
    case 'start_before':
      return formatMonth(value);
    case 'since':
      return formatDay(value);
    default:
      return value;
  }
}

/** Whether these are ways of working that are offered as one choice. */
const areWays = (name: FilterName, value: string): boolean =>
  name === 'remote' && WAYS.includes(value);

/** All values of a filter: “Germany or Sweden”, “100 EUR/h”. */
export function valueText(name: FilterName, value: string): string {
  if (areWays(name, value))
    return t('filters.remote.choice', { value: value.replace(',', '_') });
  const texts = valuesIn(name, value).map((single) => singleText(name, single));
  return name === 'speaks' ? formatAll(texts) : formatAny(texts);
}

/** A filter with its value: “Place: Germany or Sweden”. */
export const filterText = (name: FilterName, value: string): string =>
  t('list.filter', {
    name: t(`filters.${name}.label`),
    value: valueText(name, value),
  });

/** The same in few words: “Germany”, “from March 2027”. */
export function shortFilterText(name: FilterName, value: string): string {
  if (areWays(name, value))
    return t('list.short.remote', { value: value.replace(',', '_') });
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
