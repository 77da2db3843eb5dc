import { filterText, shortFilterText } from '@/lib/components/filter-texts.ts';
import { hidden } from '@/lib/components/tags.tsx';
import { t } from '@/lib/content/messages.ts';
import { MarkdownOnly } from '@/lib/render/without-client.tsx';
import { pages } from '@/lib/routes/pages.ts';
import { type Listing, listAddress } from '@/lib/search/listing.ts';

/**
 * The filters of a list: in markdown as text, for people each as a link to the
 * list without it, and one to the list without any.
 */
export function ActiveFilters({ listing }: { listing: Listing }) {
  const { query, result } = listing;
  if (result.applied.length === 0) return null;
  const chips = result.applied.flatMap(({ name, values }) =>
    values.map((value) => ({ name, ...value })),
  );
  return (
    <>
      <MarkdownOnly>
        <ul>
          {result.applied.map(({ name, value }) => (
            <li key={name}>{filterText(name, value)}</li>
          ))}
        </ul>
      </MarkdownOnly>
      <section aria-label={t('list.activeFilters')} data-mdast="ignore">
        <ul className="active-filters">
          {chips.map(({ name, value, without }) => (
            <li key={`${name} ${value}`}>
              <a
                className="chip"
                href={`${listAddress({ ...query, filter: without, page: 1 })}#count`}
              >
                {t.rich('list.remove', {
                  filter: shortFilterText(name, value),
                  hidden,
                })}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <a href={`${pages.openProjects.path}#count`} data-mdast="ignore">
        {t('list.clear')}
      </a>
    </>
  );
}
