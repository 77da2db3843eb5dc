import { filterText } from '@/lib/components/filter-texts.ts';
import { t } from '@/lib/content/messages.ts';
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
            {result.applied.map(({ name, value }) => (
              <li key={name}>{filterText(name, value)}</li>
            ))}
          </ul>
        </MarkdownOnly>
      )}
      {chips.length > 0 && (
        <section aria-label={t('list.activeFilters')} data-mdast="ignore">
          <ul className="active-filters">
            {chips.map(({ name, value, without }) => (
              <li key={`${name} ${value}`}>
                <a
                  className="chip"
                  href={`${listAddress({ ...query, filter: without, page: 1 })}#count`}
                >
                  {t.rich('list.remove', {
                    filter: filterText(name, value),
                    hidden: (chunks) => (
                      <span className="visually-hidden">{chunks}</span>
                    ),
                  })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
