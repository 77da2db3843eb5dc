import { filters } from '@/lib/filters.ts';
import { MarkdownOnly } from '@/lib/render/without-client.tsx';
import { type Listing, listAddress } from '@/lib/search/listing.ts';
import { shownValue } from './filter-form.tsx';

/**
 * The active filters as text for markdown; for people what no control shows,
 * each a link to the list without it.
 */
export function ActiveFilters({ listing }: { listing: Listing }) {
  const { query, result } = listing;
  const chips = result.applied.flatMap(({ name }) =>
    shownValue(listing, name).rest.map((value) => ({ name, ...value })),
  );
  return (
    <>
      {result.applied.length > 0 && (
        <MarkdownOnly>
          <ul>
            {result.applied.map(({ name, text }) => (
              <li key={name}>{text}</li>
            ))}
          </ul>
        </MarkdownOnly>
      )}
      {chips.length > 0 && (
        <section aria-label="Active filters" data-mdast="ignore">
          <ul className="active-filters">
            {chips.map(({ name, label, without }) => (
              <li key={`${name} ${label}`}>
                <a
                  className="chip"
                  href={`${listAddress({ ...query, filter: without, page: 1 })}#count`}
                >
                  <span className="visually-hidden">Remove </span>
                  {`${filters[name].label}: ${label}`}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
