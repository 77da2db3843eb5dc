import {
  formatAny,
  formatCountry,
  formatDate,
  formatHourly,
  formatLanguage,
} from '../content/formats.ts';
import { t } from '../content/messages.ts';
import { isCountryCode } from '../facts/places.ts';
import {
  type FilterName,
  isListParameter,
  LIST_PARAMETERS,
} from '../filters.ts';
import { cutText } from '../public-project/cut-text.ts';
import { valuesIn } from '../search/filter-values.ts';

// What people read of filters, in the site's language.

const MOST_OF_TEXT = 40;
const MOST_OF_PARAMETER = 120;

/** Filters whose values are codes, each with what people read of one. */
const FORMATS: Partial<Record<FilterName, (value: string) => string>> = {
  location: (value) => (isCountryCode(value) ? formatCountry(value) : value),
  remote: (value) => t('filters.remote.value', { value }),
  part_time: (value) => t('filters.part_time.value', { value }),
  speaks(value) {
    const language = formatLanguage(value.replace('-', ''));
    const isNot = value.startsWith('-');
    return isNot ? t('filters.speaks.not', { language }) : language;
  },
  rate_from(value) {
    const [amount, currency = ''] = value.split(' ');
    return formatHourly({ amount: Number(amount), currency });
  },
  start_after: formatDate,
  start_before: formatDate,
  since: formatDate,
};

/** All values of a filter: “Germany or Sweden”, “100 EUR/h”. */
export function valueText(name: FilterName, value: string): string {
  const values = valuesIn(name, value);
  const texts = values.map((each) => FORMATS[name]?.(each) ?? each);
  return formatAny(texts);
}

/** A filter with a value, in few words: “Germany”, “from March 2027”. */
export const filterText = (name: FilterName, value: string): string =>
  t(`filters.${name}.short`, {
    value: cutText(valueText(name, value), MOST_OF_TEXT),
  });

/** That a parameter has no effect, and what is allowed instead. */
export function ignoredText(parameter: string): string {
  const [name = ''] = parameter.split('=');
  return t('list.ignored', {
    parameter: cutText(parameter, MOST_OF_PARAMETER),
    ...(isListParameter(name)
      ? { advice: 'expected', allowed: t(`filters.${name}.allowed`) }
      : { advice: 'allowed', allowed: LIST_PARAMETERS.join(', ') }),
  });
}
