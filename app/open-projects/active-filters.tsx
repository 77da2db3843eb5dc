import { queryFromFilter } from '@/lib/projects/list-query.ts';
import type { Listing } from '@/lib/projects/listing.ts';
import type { Filter } from '@/lib/search/filter.ts';
import { pages } from '@/lib/site.ts';
import { filterText } from './filter-labels.ts';

/** The active filters, each linking to the list without it. */
export function ActiveFilters({ listing: { filter, sort } }: { listing: Listing }) {
  const active = Object.entries(filter) as [keyof Filter, string][];
  if (active.length === 0) return null;
  const address = (rest: Filter) => `${pages.openProjects.path}${queryFromFilter(rest, 1, sort)}`;
  return (
    <section aria-label="Active filters">
      <ul className="active-filters">
        {active.map(([name, value]) => (
          <li key={name}>
            <span>{filterText(name, value)}</span>{' '}
            <a href={address({ ...filter, [name]: undefined })}>
              remove
              <span className="visually-hidden">{` ${filterText(name, value)}`}</span>
            </a>
          </li>
        ))}
        {active.length > 1 && (
          <li>
            <a href={address({})}>remove all filters</a>
          </li>
        )}
      </ul>
    </section>
  );
}
