import type { Listing } from '../projects/listing.ts';
import { hasTooManyWords } from '../search/filter.ts';
import { markerOf } from '../search/mark-matches.ts';
import { MOST_WORDS } from '../search/parse-query.ts';
import { ActiveFilters } from './active-filters.tsx';
import { AsOf } from './as-of.tsx';
import { AssignmentItem } from './assignment-item.tsx';
import { counted } from './counted.ts';
import { FollowLink, FollowList } from './follow-list.tsx';
import { NoMatch } from './no-match.tsx';
import { PageLinks } from './page-links.tsx';
import { SalesEmail } from './sales-email.tsx';

function Count({ listing: { projects, matching, page, filter }, readAt }: { listing: Listing; readAt: Date }) {
  const isFiltered = Object.keys(filter).length > 0;
  const range = page.of > 1 ? `, showing ${page.first} to ${page.first + page.items.length - 1}` : '';
  return (
    <p className="count">
      <strong>
        {isFiltered ? `${matching.length} of ${counted(projects.all.length)}` : counted(projects.all.length)}
      </strong>
      {isFiltered && (matching.length === 1 ? ' matches' : ' match')}
      {`${range}, updated `}
      <AsOf time={readAt} />.
    </p>
  );
}

/** One page of the list: the count, the active filters, the assignments, and links to further pages. */
export function Results({ listing, readAt }: { listing: Listing; readAt: Date }) {
  const { projects, matching, page, filter, sort } = listing;
  const marker = markerOf(projects, filter);
  return (
    <div id="results">
      <Count listing={listing} readAt={readAt} />
      <ActiveFilters listing={listing} />
      {hasTooManyWords(projects, filter) && <p>Only the first {MOST_WORDS} words of a text count.</p>}
      <FollowLink filter={filter} />
      {projects.all.length === 0 && (
        <p>
          There are no open assignments at the moment. New ones appear here as soon as we start recruiting. Write to{' '}
          <SalesEmail /> to ask what is coming up.
        </p>
      )}
      {projects.all.length > 0 && matching.length === 0 && <NoMatch listing={listing} />}
      {page.items.map((project) => (
        <AssignmentItem key={project.id} project={project} marker={marker} />
      ))}
      <PageLinks listing={listing} />
      <FollowList filter={filter} sort={sort} />
    </div>
  );
}
