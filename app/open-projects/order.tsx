import type { Listing } from '@/lib/listing/listing.ts';

/** The id of the search form, to which the order belongs. */
export const FORM = 'filters';

/** Whether an order can be chosen: of what is found by words, and of what pays a rate. All else is shown newest first. */
export const showsOrder = ({ query: { filter } }: Listing): boolean =>
  filter.q !== undefined || filter.rate_from !== undefined;

/** The order of a list, beside the number of results. */
export function Order({ listing }: { listing: Listing }) {
  const { query, result } = listing;
  if (!showsOrder(listing)) return null;
  return (
    <p data-mdast="ignore">
      <label htmlFor="filter-sort">Order</label>
      <select id="filter-sort" name="sort" form={FORM} defaultValue={query.sort ?? ''}>
        {query.filter.q !== undefined && <option value="">Best match</option>}
        <option value={query.filter.q === undefined ? '' : 'newest'}>Newest first</option>
        {result.choices().rate_from.length > 0 && <option value="rate">Highest rate</option>}
      </select>
    </p>
  );
}
