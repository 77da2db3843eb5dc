import { filterText } from '@/lib/components/filter-texts.ts';
import { hidden } from '@/lib/components/tags.tsx';
import { t } from '@/lib/content/messages.ts';
import { MarkdownOnly } from '@/lib/render/without-client.tsx';
import { pages } from '@/lib/routes/pages.ts';
import { setValues, withoutValue } from '@/lib/search/filter-values.ts';
import { type Listing, listAddress } from '@/lib/search/listing.ts';

/**
 * The values that filter a list: in markdown as text, for people each as a link
 * to the list without it, and one to the list without any.
 */
export function ActiveFilters({ listing: { query } }: { listing: Listing }) {
  const values = setValues(query.filter);
  if (values.length === 0) return null;
  return (
    <>
      <section aria-label={t('list.activeFilters')}>
        <ul className="active-filters">
          {values.map(({ name, value }) => {
            const filter = filterText(name, value);
            const others = withoutValue(query.filter, name, value);
            const address = listAddress({ ...query, filter: others, page: 1 });
            return (
              <li key={`${name} ${value}`}>
                <MarkdownOnly>{filter}</MarkdownOnly>
                <a
                  className="chip"
                  href={`${address}#count`}
                  data-mdast="ignore"
                >
                  {t.rich('list.remove', { filter, hidden })}
                </a>
              </li>
            );
          })}
        </ul>
      </section>
      <a href={`${pages.openProjects.path}#count`} data-mdast="ignore">
        {t('list.clear')}
      </a>
    </>
  );
}
