import { absoluteUrl } from '@/lib/config/config.ts';
import { filters } from '@/lib/filters.ts';
import { type Listing, listAddress } from '@/lib/listing/listing.ts';
import { MarkdownOnly } from '@/lib/render/markdown-only.tsx';
import type { Filter } from '@/lib/search/filter.ts';

/** The active filters, given or meant by a search text: each value links to the list without it. */
export function ActiveFilters({ listing: { query, result, address: own } }: { listing: Listing }) {
  const { applied } = result;
  if (applied.length === 0) return null;
  const address = (filter: Filter) => listAddress({ ...query, filter, page: 1 });
  const chips = applied.flatMap(({ name, values }) => values.map((value) => ({ name, ...value })));
  return (
    <>
      <MarkdownOnly>
        <ul>
          {applied.map(({ name, text }) => (
            <li key={name}>{text}</li>
          ))}
        </ul>
      </MarkdownOnly>
      <section aria-label="Active filters" data-mdast="ignore">
        <ul className="active-filters">
          {chips.map(({ name, label, without }) => (
            <li key={`${name} ${label}`}>
              <a className="chip" href={address(without)}>
                <span className="visually-hidden">Remove </span>
                {`${filters[name].label}: ${label}`}
              </a>
            </li>
          ))}
          <li>
            <a href={address({})}>Clear all</a>
          </li>
          <li>
            <button type="button" className="link" data-copy="Link">
              Copy link
            </button>
            <span className="address" hidden>
              {absoluteUrl(own)}
            </span>
          </li>
        </ul>
      </section>
    </>
  );
}
