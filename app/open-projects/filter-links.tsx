import { filters } from '@/lib/filters.ts';
import { type Listing, listAddress } from '@/lib/listing/listing.ts';
import { markdownPath } from '@/lib/routes/pages.ts';

/** The filters that divide most lists, and how many of their values are linked. All filters are in llms.txt. */
const OFFERED = ['technology', 'location', 'remote', 'part_time'] as const;
const MOST_VALUES = 2;

/** Filters as links with the number of assignments that each would show, for markdown, which has no form. */
export function FilterLinks({ listing: { query, result } }: { listing: Listing }) {
  const { filter } = query;
  const choices = result.choices();
  const offered = OFFERED.filter((name) => filter[name] === undefined && choices[name].length > 1);
  if (offered.length === 0) return null;
  return (
    <ul>
      {offered.map((name) => (
        <li key={name}>
          {`${filters[name].label}: `}
          {choices[name].slice(0, MOST_VALUES).map(({ value, label, count }, at) => (
            <span key={value}>
              {at > 0 && ', '}
              <a href={markdownPath(listAddress({ ...query, filter: { ...filter, [name]: value }, page: 1 }))}>
                {`${label} (${count})`}
              </a>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
