import type { Filter } from '@/lib/search/filter.ts';
import { filterLabels, filterValue } from './filter-labels.ts';

/** A filter and its value, such as “Location: Wien”. */
export function FilterText({ name, value }: { readonly name: keyof Filter; readonly value: string }) {
  return `${filterLabels[name]}: ${filterValue(name, value)}`;
}
