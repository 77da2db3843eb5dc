import type { Filter } from '../projects/filter.ts';

/** What a reader knows each filter by. */
export const filterLabels = {
  q: 'Search',
  role: 'Role',
  technology: 'Technology',
  location: 'Location',
  sector: 'Sector',
  remote: 'Remote',
} as const satisfies Record<keyof Filter, string>;

/** A filter's value in words. */
export function filterValue(name: keyof Filter, value: string): string {
  if (name !== 'remote') return value;
  return value === 'yes' ? 'Wholly or in part' : 'Not mentioned';
}
