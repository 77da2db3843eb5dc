import type { Filter } from '../projects/filter.ts';
import { queryFromFilter } from '../projects/filter-query.ts';
import { pages } from '../site.ts';
import { filterLabels, filterValue } from './filter-labels.ts';

/** The active filters, each linking to the list without it. */
export function ActiveFilters({ filter }: { filter: Filter }) {
  const active = Object.entries(filter) as [keyof Filter, string][];
  if (active.length === 0) return null;
  return (
    <section aria-label="Active filters">
      <ul className="active-filters">
        {active.map(([name, value]) => {
          const said = `${filterLabels[name]}: ${filterValue(name, value)}`;
          return (
            <li key={name}>
              <span>{said}</span>{' '}
              <a href={`${pages.openProjects.path}${queryFromFilter({ ...filter, [name]: undefined })}`}>
                remove<span className="visually-hidden"> {said}</span>
              </a>
            </li>
          );
        })}
        {active.length > 1 && (
          <li>
            <a href={pages.openProjects.path}>remove all filters</a>
          </li>
        )}
      </ul>
    </section>
  );
}
