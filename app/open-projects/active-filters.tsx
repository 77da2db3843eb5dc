import { queryFromFilter } from '@/lib/listing/list-query.ts';
import type { Listing } from '@/lib/listing/listing.ts';
import type { Filter } from '@/lib/search/filter.ts';
import { remarksOn } from '@/lib/search/filter-projects.ts';
import { filterText } from '@/lib/search/filter-rules.ts';
import { withoutFilter } from '@/lib/search/meant-filters.ts';
import { pages } from '@/lib/site.ts';

/** The texts of a filter without the words that mean this other filter. */
const without = ({ q, location }: Filter, name: keyof Filter): Filter => ({
  ...(q !== undefined && { q: withoutFilter(q, name) }),
  ...(location !== undefined && { location: withoutFilter(location, name) }),
});

/** The active filters, given or meant by a search text, each linking to the list without it. */
export function ActiveFilters({ listing: { projects, filter, sort } }: { listing: Listing }) {
  const { understood } = remarksOn(projects, filter);
  const meant = (Object.entries(understood) as [keyof Filter, string][]).map(([name, value]) => ({
    name,
    value,
    rest: { ...filter, ...without(filter, name) },
  }));
  const given = (Object.entries(filter) as [keyof Filter, string][]).map(([name, value]) => ({
    name,
    value,
    rest: { ...filter, [name]: undefined },
  }));
  const active = [...given, ...meant];
  if (active.length === 0) return null;
  const address = (rest: Filter) => `${pages.openProjects.path}${queryFromFilter(rest, 1, sort)}`;
  return (
    <section aria-label="Active filters">
      <ul className="active-filters">
        {active.map(({ name, value, rest }) => (
          <li key={name}>
            <span>{filterText(name, value)}</span>{' '}
            <a href={address(rest)}>
              remove
              <span className="visually-hidden">{` ${filterText(name, value)}`}</span>
            </a>
          </li>
        ))}
        {active.length > 1 && (
          <li>
            <a href={address({})}>Clear all</a>
          </li>
        )}
      </ul>
    </section>
  );
}
