import { SalesEmail } from '@/lib/components/contact-details.tsx';
import { counted } from '@/lib/listing/counted.ts';
import { queryText } from '@/lib/listing/list-query.ts';
import { type Listing, listAddress } from '@/lib/listing/listing.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { MarkdownOnly } from '@/lib/render/without-client.tsx';
import { pages } from '@/lib/routes/pages.ts';
import { ActiveFilters } from './active-filters.tsx';
import { AssignmentLine, LINE_FORMAT } from './assignment-line.tsx';
import { AssignmentRow } from './assignment-row.tsx';
import { Order, showsOrder } from './filter-form.tsx';
import { FollowList } from './follow-list.tsx';
import { NoResults } from './no-results.tsx';

type Props = { readonly listing: Listing };

/**
 * How many assignments are listed, in which order, and which of them are on
 * this page.
 */
function Count({ listing }: Props) {
  const { projects, page, query, result } = listing;
  const { matching, listed } = result;
  const isFiltered = Object.keys(query.filter).length > 0;
  const total = counted(projects.all.length);
  const verb =
    listed.length > matching.length
      ? 'match or may fit'
      : listed.length === 1
        ? 'matches'
        : 'match';
  const order =
    query.sort === 'rate' ? ', highest rate first' : ', newest first';
  const range =
    page.of > 1
      ? `, showing ${page.first} to ${page.first + page.items.length - 1}`
      : '';
  return (
    <div className="count-line">
      <p className="count" id="count" tabIndex={-1}>
        <strong>{isFiltered ? `${listed.length} of ${total}` : total}</strong>
        {isFiltered && ` ${verb}`}
        {listed.length > 1 && !showsOrder(listing) && order}
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
  const { matching, unstated, listed, unstatedRemark } = result;
  // Where the assignments that do not state what was asked for begin on this
  // page.
  const firstUnstated = Math.max(0, matching.length - page.first + 1);
  const mayFit = page.items.slice(firstUnstated);
  const isOpen = projects.all.length > 0;
  return (
    <div id="results">
      <Count listing={listing} />
      <ActiveFilters listing={listing} />
      {query.ignored.length > 0 && <p>{query.ignored.join(' ')}</p>}
      {result.remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {!isOpen && (
        <p className="empty">
          There are no open assignments at the moment. New ones appear here as
          soon as we start recruiting. Write to <SalesEmail /> to ask what is
          coming up.
        </p>
      )}
      {isOpen && listed.length === 0 && <NoResults listing={listing} />}
      <Assignments listing={listing} of={page.items.slice(0, firstUnstated)} />
      {mayFit.length > 0 && (
        <h2 className="unstated">Not stated whether they match</h2>
      )}
      <Assignments listing={listing} of={mayFit} />
      {unstatedRemark !== null &&
        listed.length < matching.length + unstated.length && (
          <p>
            {`${unstatedRemark} `}
            <a href={listAddress({ ...query, page: 1, unstated: true })}>
              Show them too
            </a>
          </p>
        )}
      <PageLinks listing={listing} />
      {isOpen && <FollowList listing={listing} />}
    </div>
  );
}
