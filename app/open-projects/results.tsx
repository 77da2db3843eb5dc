import { SalesEmail } from '@/lib/components/contact-details.tsx';
import { counted } from '@/lib/listing/counted.ts';
import { ignoredText, queryText } from '@/lib/listing/list-query.ts';
import { type Listing, listAddress } from '@/lib/listing/listing.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { MarkdownOnly } from '@/lib/render/markdown-only.tsx';
import { pages } from '@/lib/routes/pages.ts';
import { ActiveFilters } from './active-filters.tsx';
import { AssignmentLine, LINE_FORMAT } from './assignment-line.tsx';
import { AssignmentRow } from './assignment-row.tsx';
import { FilterLinks } from './filter-links.tsx';
import { FollowList } from './follow-list.tsx';
import { NoResults } from './no-results.tsx';
import { Order, showsOrder } from './order.tsx';
import { PageLinks } from './page-links.tsx';

/** How many assignments are listed, in which order, and which of them are on this page. */
function Count({ listing }: { listing: Listing }) {
  const { projects, page, query, result } = listing;
  const { matching, listed } = result;
  const isFiltered = Object.keys(query.filter).length > 0;
  const total = counted(projects.all.length);
  const verb = listed.length > matching.length ? 'match or may fit' : listed.length === 1 ? 'matches' : 'match';
  const order = query.sort === 'rate' ? ', highest rate first' : ', newest first';
  const range = page.of > 1 ? `, showing ${page.first} to ${page.first + page.items.length - 1}` : '';
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

/** Assignments in markdown. */
function Lines({ projects, result }: { projects: readonly PublicProject[]; result: Listing['result'] }) {
  if (projects.length === 0) return null;
  return (
    <MarkdownOnly>
      <p>{LINE_FORMAT}:</p>
      <ul>
        {projects.map((project) => (
          <AssignmentLine key={project.id} project={project} roles={result.rolesOf(project).map(({ role }) => role)} />
        ))}
      </ul>
    </MarkdownOnly>
  );
}

// A shorter list is read as fast as its filters.
const FEWEST_TO_FILTER = 5;

/** One page of the list: the count, the active filters, the assignments, and links to further pages. */
export function Results({ listing }: { listing: Listing }) {
  const { projects, page, query, result } = listing;
  const { matching, unstated, listed, unstatedRemark, mark: marker } = result;
  const showsUnstated = listed.length > matching.length;
  const listQuery = queryText(query);
  const end = page.first + page.items.length - 1;
  // Where the assignments that do not state what was asked for begin on this page.
  const firstUnstated = Math.max(0, matching.length - page.first + 1);
  const row = (project: PublicProject) => (
    <AssignmentRow
      key={project.id}
      project={project}
      marker={marker}
      roles={result.rolesOf(project)}
      listQuery={listQuery}
    />
  );
  return (
    <div id="results">
      <Count listing={listing} />
      <ActiveFilters listing={listing} />
      {query.ignored.length > 0 && <p>{ignoredText(query.ignored)}</p>}
      {result.remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {projects.all.length === 0 && (
        <p className="empty">
          There are no open assignments at the moment. New ones appear here as soon as we start recruiting. Write to{' '}
          <SalesEmail /> to ask what is coming up.
        </p>
      )}
      {projects.all.length > 0 && listed.length === 0 && <NoResults listing={listing} />}
      {matching.length > FEWEST_TO_FILTER && (
        <MarkdownOnly>
          <FilterLinks listing={listing} />
        </MarkdownOnly>
      )}
      <Lines projects={page.items.slice(0, firstUnstated)} result={result} />
      {page.items.slice(0, firstUnstated).map(row)}
      {showsUnstated && end > matching.length && (
        <>
          <h2 className="unstated">Not stated whether they match</h2>
          <Lines projects={page.items.slice(firstUnstated)} result={result} />
          {page.items.slice(firstUnstated).map(row)}
        </>
      )}
      {unstatedRemark !== null && listed.length < matching.length + unstated.length && (
        <p>
          {`${unstatedRemark} `}
          <a href={listAddress({ ...query, page: 1, unstated: true })}>Show them too</a>
        </p>
      )}
      <PageLinks listing={listing} />
      {projects.all.length > 0 && <FollowList listing={listing} />}
    </div>
  );
}
