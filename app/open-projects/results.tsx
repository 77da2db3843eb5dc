import { Fragment } from 'react';
import { SalesEmail } from '@/lib/components/contact-details.tsx';
import { filterText, ignoredText } from '@/lib/components/filter-texts.ts';
import { remarkTexts } from '@/lib/components/remark-texts.ts';
import { hidden, strong } from '@/lib/components/tags.tsx';
import { formatAny, formatCurrency } from '@/lib/content/formats.ts';
import { t } from '@/lib/content/messages.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { MarkdownOnly } from '@/lib/render/without-client.tsx';
import { pages } from '@/lib/routes/pages.ts';
import { setValues, withoutValue } from '@/lib/search/filter-values.ts';
import { queryText } from '@/lib/search/list-query.ts';
import { type Listing, listAddress } from '@/lib/search/listing.ts';
import { Assignments } from './assignments.tsx';
import { Order, showsOrder } from './filter-form.tsx';
import { FollowList } from './follow-list.tsx';

type Props = { readonly listing: Listing };

/** The currency with which a list by rate begins; `null` if none is stated. */
function firstCurrency({ listed, currencyOf }: Listing['result']) {
  const [first] = listed;
  return first === undefined ? null : currencyOf(first);
}

/** How many assignments are listed, and, if it `tellsOrder`, in which order. */
function countText(listing: Listing, tellsOrder: boolean) {
  const { projects, query, result } = listing;
  const { matching, partly, listed, isNothingMet, isProfile } = result;
  const { filter, sort = filter.q === undefined ? 'newest' : 'none' } = query;
  const without = formatAny(result.leftOut.words);
  const hasNoRate = firstCurrency(result) === null;
  const order = sort === 'rate' && hasNoRate ? 'newest' : sort;
  const values = {
    count: projects.all.length,
    matching: matching.length,
    partly: isNothingMet ? 0 : partly.length,
    without,
    hasWithout: without && 'yes',
    sort: order,
    order: tellsOrder && listed.length > 1 ? order : 'none',
    strong,
  };
  if (setValues(filter).length === 0) return t.rich('list.all', values);
  return t.rich(isProfile ? 'list.ranked' : 'list.found', values);
}

/**
 * The values that filter a list: in markdown as text, for people each as a link
 * to the list without it, and one to the list without any.
 */
function ActiveFilters({ listing: { query } }: Props) {
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

/**
 * How many assignments are listed, what filters them, and the control of their
 * order if there are several.
 */
function Count({ listing }: Props) {
  return (
    <div className="count-line">
      <p className="count" id="count" tabIndex={-1}>
        <MarkdownOnly>{countText(listing, true)}</MarkdownOnly>
        <span data-mdast="ignore">
          {countText(listing, !showsOrder(listing))}
        </span>
      </p>
      <ActiveFilters listing={listing} />
      <Order listing={listing} />
    </div>
  );
}

/** The heading of the assignments that do not match, if they need one. */
function headingOf({ partly, isNothingMet, isProfile }: Listing['result']) {
  if (isProfile) return null;
  return isNothingMet
    ? t('list.otherOpen')
    : t('list.partly', { count: partly.length });
}

type ListProps = Props & { readonly of: readonly PublicProject[] };

/**
 * Assignments of a list in its order. In a list by rate each currency after the
 * first has a heading, because amounts in different ones are not compared.
 */
function OrderedAssignments({ listing, of }: ListProps) {
  const { query, result } = listing;
  const { currencyOf } = result;
  return [...new Set(of.map(currencyOf))].map((currency) => (
    <Fragment key={currency}>
      {currency !== firstCurrency(result) && (
        <h2 className="part">
          {currency === null
            ? t('list.noRate')
            : t('list.inCurrency', { currency: formatCurrency(currency) })}
        </h2>
      )}
      <Assignments
        of={of.filter((project) => currencyOf(project) === currency)}
        result={result}
        query={queryText(query)}
      />
    </Fragment>
  ));
}

/**
 * Which assignments are on this page, and links to the previous and next one.
 * Renders nothing if there is only one page.
 */
function PageLinks({ listing: { page, query, result } }: Props) {
  if (page.of === 1) return null;
  const addressOf = (number: number) => listAddress({ ...query, page: number });
  const { first, items } = page;
  const last = first + items.length - 1;
  return (
    <nav className="page-links" aria-label={t('list.pages')}>
      {t('list.part', { first, last, count: result.listed.length })}{' '}
      {page.number > 1 && (
        <a rel="prev" href={addressOf(page.number - 1)}>
          {t('list.previous')}
        </a>
      )}{' '}
      {page.number < page.of && (
        <a rel="next" href={addressOf(page.number + 1)}>
          {t('list.next')}
        </a>
      )}
    </nav>
  );
}

/**
 * One page of the list: the count, the active filters, the assignments, and
 * links to further pages.
 */
export function Results({ listing }: Props) {
  const { projects, page, query, result } = listing;
  const onPage = (some: readonly PublicProject[]) =>
    page.items.filter((project) => some.includes(project));
  const others = onPage(result.partly);
  const heading = headingOf(result);
  const isOpen = projects.all.length > 0;
  return (
    <div id="results">
      <Count listing={listing} />
      {query.ignored.length > 0 && (
        <p>{query.ignored.map(ignoredText).join(' ')}</p>
      )}
      {remarkTexts(result.remarks).map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {!isOpen && (
        <p className="empty">{t.rich('list.empty', { email: SalesEmail })}</p>
      )}
      <OrderedAssignments listing={listing} of={onPage(result.matching)} />
      {others.length > 0 && heading && <h2 className="part">{heading}</h2>}
      <OrderedAssignments listing={listing} of={others} />
      <PageLinks listing={listing} />
      {isOpen && <FollowList listing={listing} />}
    </div>
  );
}
