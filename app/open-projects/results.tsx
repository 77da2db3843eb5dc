import { SalesEmail } from '@/lib/components/contact-details.tsx';
import { ignoredText, queryFromFilter } from '@/lib/projects/list-query.ts';
import { counted, type Listing } from '@/lib/projects/listing.ts';
import { remarksOn } from '@/lib/search/filter-projects.ts';
import { markerOf } from '@/lib/search/mark-matches.ts';
import { MOST_WORDS } from '@/lib/search/query-words.ts';
import { pages } from '@/lib/site.ts';
import { ActiveFilters } from './active-filters.tsx';
import { AssignmentRow } from './assignment-row.tsx';
import { FollowList } from './follow-list.tsx';
import { NoResults } from './no-results.tsx';
import { PageLinks } from './page-links.tsx';

function Count({ listing: { projects, matching, page, filter } }: { listing: Listing }) {
  const isFiltered = Object.keys(filter).length > 0;
  const total = counted(projects.all.length);
  const count = isFiltered ? `${matching.length} of ${total}` : total;
  const range = page.of > 1 ? `, showing ${page.first} to ${page.first + page.items.length - 1}` : '';
  return (
    <p className="count">
      {matching.length > 0 ? <strong>{count}</strong> : count}
      {isFiltered && (matching.length === 1 ? ' matches' : ' match')}
      {`${range}.`}
    </p>
  );
}

/** One page of the list: the count, the active filters, the assignments, and links to further pages. */
export function Results({ listing }: { listing: Listing }) {
  const { projects, matching, page, filter, sort } = listing;
  const marker = markerOf(projects, filter);
  const { unmentioned, corrected, notApplied, last, isPartial, isCut } = remarksOn(projects, filter);
  const { unstated, showsUnstated, ignored } = listing;
  const listQuery = queryFromFilter(filter, page.number, sort, showsUnstated);
  const end = page.first + page.items.length - 1;
  // Where the assignments that do not state what was asked for begin on this page.
  const firstUnstated = Math.max(0, matching.length - page.first + 1);
  return (
    <div id="results">
      <Count listing={listing} />
      <ActiveFilters listing={listing} />
      {ignored.length > 0 && <p>{ignoredText(ignored)}</p>}
      {notApplied.length > 0 && (
        <p>{`The search does not apply ${notApplied.map((words) => `“${words}”`).join(' or ')}. Dates have filters.`}</p>
      )}
      {unstated.length > 0 && !showsUnstated && (
        <p>
          {`${unstated.length === 1 ? 'One more assignment does' : `${unstated.length} more assignments do`} not state what you filter by. `}
          <a href={`${pages.openProjects.path}${queryFromFilter(filter, 1, sort, true)}`}>Show them too</a>
        </p>
      )}
      {corrected.length > 0 && matching.length > 0 && (
        <p>{`Showing results for ${corrected.map((word) => `“${word}”`).join(' and ')}.`}</p>
      )}
      {last.length > 0 && matching.length > 0 && (
        <p>{`Assignments that mention ${last.map((word) => `“${word}”`).join(' or ')} come last.`}</p>
      )}
      {isPartial && matching.length > 0 && <p>No assignment has all of these words. Below is what comes closest.</p>}
      {isCut && <p>Only the first {MOST_WORDS} words of a text count.</p>}
      {projects.all.length > 0 && unmentioned.length > 0 && (
        <p>{`Nothing mentions ${unmentioned.map((word) => `“${word}”`).join(' or ')}.`}</p>
      )}
      {projects.all.length === 0 && (
        <p className="empty">
          There are no open assignments at the moment. New ones appear here as soon as we start recruiting. Write to{' '}
          <SalesEmail /> to ask what is coming up.
        </p>
      )}
      {projects.all.length > 0 && matching.length === 0 && <NoResults listing={listing} />}
      {page.items.slice(0, firstUnstated).map((project) => (
        <AssignmentRow key={project.id} project={project} marker={marker} listQuery={listQuery} />
      ))}
      {showsUnstated && end > matching.length && (
        <>
          <h2 className="unstated">Not stated whether they match</h2>
          {page.items.slice(firstUnstated).map((project) => (
            <AssignmentRow key={project.id} project={project} marker={marker} listQuery={listQuery} />
          ))}
        </>
      )}
      <PageLinks listing={listing} />
      <FollowList filter={filter} sort={sort} />
    </div>
  );
}
