import { type Listing, listAddress } from '@/lib/listing/listing.ts';
import type { Filter } from '@/lib/search/filter.ts';

/** The active filters, given or meant by a search text, each linking to the list without it. */
export function ActiveFilters({ listing: { query, result } }: { listing: Listing }) {
  const { applied } = result;
  if (applied.length === 0) return null;
  const address = (filter: Filter) => listAddress({ ...query, filter, page: 1 });
  return (
    <section aria-label="Active filters">
      <ul className="active-filters">
        {applied.map(({ name, text, without }) => (
          <li key={name}>
            <span>{text}</span>{' '}
            <a href={address(without)} data-mdast="ignore">
              remove
              <span className="visually-hidden">{` ${text}`}</span>
            </a>
          </li>
        ))}
        {applied.length > 1 && (
          <li data-mdast="ignore">
            <a href={address({})}>Clear all</a>
          </li>
        )}
      </ul>
    </section>
  );
}
