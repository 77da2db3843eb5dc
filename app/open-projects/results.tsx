import { SalesEmail } from '@/lib/components/contact-details.tsx';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { MarkdownOnly } from '@/lib/render/without-client.tsx';
import { pages } from '@/lib/routes/pages.ts';
import { counted } from '@/lib/search/counted.ts';
import { queryText } from '@/lib/search/list-query.ts';
import { type Listing, listAddress } from '@/lib/search/listing.ts';
import { ActiveFilters } from './active-filters.tsx';
import { AssignmentLine, LINE_FORMAT } from './assignment-line.tsx';
import { AssignmentRow } from './assignment-row.tsx';
import { Order, showsOrder } from './filter-form.tsx';
import { FollowList } from './follow-list.tsx';
import { leftOut, remarksOn } from './search-texts.ts';

type Props = { readonly listing: Listing };

/** How many match, and how many meet some of what was typed. */
function counts({ projects, query, result }: Listing): {
  readonly first: string;
  readonly rest: string;
} {
  const { matching, partly, isNothingMet, isProfile } = result;
  const total = counted(projects.all.length);
  if (Object.keys(query.filter).length === 0) return { first: total, rest: '' };
  if (isProfile)
    return {
      first: `${partly.length} of ${total}`,
      rest: `${partly.length === 1 ? ' meets' : ' meet'} some of it, ordered by how much`,
    };
  const without = leftOut(result);
  const verb = matching.length === 1 ? ' matches' : ' match';
  const more =
    !isNothingMet && partly.length > 0
      ? `, ${partly.length} more ${partly.length === 1 ? 'meets' : 'meet'} some of it`
      : '';
  return {
    first: `${matching.length} of ${total}`,
    rest: `${verb}${without && ` without ${without}`}${more}`,
  };
}

/**
 * How many assignments are listed, in which order, and which of them are on
 * this page.
 */
function Count({ listing }: Props) {
  const { page, query, result } = listing;
  const isFiltered = Object.keys(query.filter).length > 0;
  const { first, rest } = counts(listing);
  const order =
    query.sort === 'rate' ? ', highest rate first' : ', newest first';
  const range =
    page.of > 1
      ? `, showing ${page.first} to ${page.first + page.items.length - 1}`
      : '';
  return (
    <div className="count-line">
      <p className="count" id="count" tabIndex={-1}>
        <strong>{first}</strong>
        {rest}
        {result.listed.length > 1 && !showsOrder(listing) && order}
        {`${range}.`}
      </p>
      <Order listing={listing} />
      {isFiltered && (
        <a href={`${pages.openProjects.path}#count`} data-mdast="ignore">
          Clear all
        </a>
      )}
    </div>
  );
}

/** What stands above those that are no matches. */
function headingOf({ partly, isNothingMet, isProfile }: Listing['result']) {
  if (isProfile) return null;
  return isNothingMet
    ? 'Other open assignments'
    : `${partly.length} ${partly.length === 1 ? 'meets' : 'meet'} some of it`;
}

/** Assignments of a list, each as a row, and as a line of markdown. */
function Assignments({
  listing,
  of,
}: Props & { readonly of: readonly PublicProject[] }) {
  const { query, result } = listing;
  if (of.length === 0) return null;
  return (
    <>
      <MarkdownOnly>
        <p>{LINE_FORMAT}:</p>
        <ul>
          {of.map((project) => (
            <AssignmentLine
              key={project.id}
              project={project}
              result={result}
            />
          ))}
        </ul>
      </MarkdownOnly>
      {of.map((project) => (
        <AssignmentRow
          key={project.id}
          project={project}
          result={result}
          listQuery={queryText(query)}
        />
      ))}
    </>
  );
}

/**
 * Links to the previous and next page. Renders nothing if there is only one
 * page.
 */
function PageLinks({ listing: { page, query } }: Props) {
  if (page.of === 1) return null;
  const addressOf = (number: number) => listAddress({ ...query, page: number });
  return (
    <nav className="page-links" aria-label="Pages of the list">
      {page.number > 1 && (
        <a rel="prev" href={addressOf(page.number - 1)}>
          Previous page
        </a>
      )}{' '}
      {page.number < page.of && (
        <a rel="next" href={addressOf(page.number + 1)}>
          Next page
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
  // Where the assignments that are no matches begin on this page.
  const firstOther = Math.max(0, result.matching.length - page.first + 1);
  const others = page.items.slice(firstOther);
  const heading = headingOf(result);
  const isOpen = projects.all.length > 0;
  return (
    <div id="results">
      <Count listing={listing} />
      <ActiveFilters listing={listing} />
      {query.ignored.length > 0 && <p>{query.ignored.join(' ')}</p>}
      {remarksOn(result).map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {!isOpen && (
        <p className="empty">
          There are no open assignments at the moment. New ones appear here as
          soon as we start recruiting. Write to <SalesEmail /> to ask what is
          coming up.
        </p>
      )}
      <Assignments listing={listing} of={page.items.slice(0, firstOther)} />
      {others.length > 0 && heading !== null && (
        <h2 className="unstated">{heading}</h2>
      )}
      <Assignments listing={listing} of={others} />
      <PageLinks listing={listing} />
      {isOpen && <FollowList listing={listing} />}
    </div>
  );
}
