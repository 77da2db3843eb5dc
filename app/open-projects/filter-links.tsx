import { markdownPath } from '@/lib/addresses.ts';
import { filters } from '@/lib/filters.ts';
import { queryFromFilter } from '@/lib/listing/list-query.ts';
import type { Listing } from '@/lib/listing/listing.ts';
import { choicesFor } from '@/lib/search/facets.ts';
import { filterValue } from '@/lib/search/filter-rules.ts';
import { pages } from '@/lib/site.ts';

/** The filters that divide most lists, and how many of their values are linked. All filters are in llms.txt. */
const OFFERED = ['technology', 'country', 'remote', 'part_time'] as const;
const MOST_VALUES = 2;

/** Filters as links with the number of assignments that each would show, for markdown, which has no form. */
export function FilterLinks({ listing: { projects, filter, sort } }: { listing: Listing }) {
  const choices = choicesFor(projects, filter);
  const offered = OFFERED.filter((name) => filter[name] === undefined && choices[name].length > 1);
  if (offered.length === 0) return null;
  return (
    <ul>
      {offered.map((name) => (
        <li key={name}>
          {`${filters[name].label}: `}
          {choices[name].slice(0, MOST_VALUES).map(({ value, count }, at) => (
            <span key={value}>
              {at > 0 && ', '}
              <a
                href={markdownPath(
                  `${pages.openProjects.path}${queryFromFilter({ ...filter, [name]: value }, 1, sort)}`,
                )}
              >
                {`${filterValue(name, value)} (${count})`}
              </a>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
