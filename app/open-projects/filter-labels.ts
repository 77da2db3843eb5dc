import { dayInWords, isDay } from '@/lib/public-project/stated-date.ts';
import type { Filter } from '@/lib/search/filter.ts';
import { REMOTE, type Remote } from '@/lib/search/remote.ts';

/** The visible name of each filter. */
export const filterLabels = {
  q: 'Search',
  role: 'Role',
  technology: 'Technology',
  location: 'Location',
  sector: 'Sector',
  remote: 'Remote',
  posted_after: 'Posted since',
} as const satisfies Record<keyof Filter, string>;

const remoteLabels: Readonly<Record<Remote, string>> = {
  yes: 'Fully remote',
  partly: 'Partly remote',
  no: 'On site',
  'not-stated': 'Not stated',
};

/** A filter and its value, such as “Location: Wien”. */
export const filterText = (name: keyof Filter, value: string): string =>
  `${filterLabels[name]}: ${filterValue(name, value)}`;

/** A filter's value as text. */
export function filterValue(name: keyof Filter, value: string): string {
  if (name === 'posted_after' && isDay(value)) return dayInWords(value);
  const remote = name === 'remote' && REMOTE.find((one) => one === value);
  return remote ? remoteLabels[remote] : value;
}
