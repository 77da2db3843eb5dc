import { languageOfChoice } from '../projects/choice-language.ts';
import { CHOICE_NAMES } from '../projects/facets.ts';
import type { Filter } from '../projects/filter.ts';
import { queryFromFilter } from '../projects/filter-query.ts';
import type { Listing } from '../projects/listing.ts';
import { pages } from '../site.ts';
import { filterLabels, filterValue } from './filter-labels.ts';
import { InLanguage } from './in-language.tsx';

/** The active filters, each linking to the list without it. */
export function ActiveFilters({ listing: { all, filter, sort } }: { listing: Listing }) {
  const active = Object.entries(filter) as [keyof Filter, string][];
  if (active.length === 0) return null;
  const address = (rest: Filter) => `${pages.openProjects.path}${queryFromFilter(rest, 1, sort)}`;
  return (
    <ul className="active-filters" aria-label="Active filters">
      {active.map(([name, value]) => {
        const choice = CHOICE_NAMES.find((one) => one === name);
        const shown = (
          <>
            {`${filterLabels[name]}: `}
            <InLanguage language={choice && languageOfChoice(all, choice, value)}>
              {filterValue(name, value)}
            </InLanguage>
          </>
        );
        return (
          <li key={name}>
            <span>{shown}</span>{' '}
            <a href={address({ ...filter, [name]: undefined })}>
              remove<span className="visually-hidden"> {shown}</span>
            </a>
          </li>
        );
      })}
      {active.length > 1 && (
        <li>
          <a href={address({})}>remove all filters</a>
        </li>
      )}
    </ul>
  );
}
