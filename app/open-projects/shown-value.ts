import type { ChoiceName } from '@/lib/filters.ts';
import type { Listing } from '@/lib/listing/listing.ts';

/**
 * What a select shows of a filter’s value: that of a choice, or its first value and how many more there are; nothing of what is
 * left out, such as a language that somebody doesn’t speak. The `rest` are the labels of the values that it does not show.
 */
export function shownValue({ query, result }: Listing, name: ChoiceName) {
  const value = query.filter[name] ?? '';
  const { label = '', values = [] } = result.applied.find((one) => one.name === name) ?? {};
  const labels = values.map(({ label }) => label);
  // Some values have a name together, such as “On site”.
  const isNamed = name === 'remote' && label !== labels.join(' or ');
  if (isNamed || result.choices()[name].some((one) => one.value === value)) return { value, label, rest: [] };
  if (value.startsWith('-')) return { value, label: '', rest: labels };
  const [first = '', ...rest] = labels;
  return { value, label: rest.length > 0 ? `${first} +${rest.length}` : first, rest };
}
