import type { Listing } from '@/lib/listing/listing.ts';
import type { ChoiceName } from '@/lib/search/choices.ts';

/**
 * What a select shows of a filter’s value: that of a choice, or its first value and how many more there are; nothing of what is
 * left out, such as a language that somebody doesn’t speak. The `rest` are the labels of the values that it does not show.
 */
export function shownValue({ query, result }: Listing, name: ChoiceName) {
  const value = query.filter[name] ?? '';
  const labels = result.applied.find((one) => one.name === name)?.values.map(({ label }) => label) ?? [];
  const choice = result.choices()[name].find((one) => one.value === value);
  if (choice !== undefined) return { value, label: choice.label, rest: [] };
  if (value.startsWith('-')) return { value, label: '', rest: labels };
  const [first = '', ...rest] = labels;
  return { value, label: rest.length > 0 ? `${first} +${rest.length}` : first, rest };
}
