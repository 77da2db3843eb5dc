import type { Filter } from '../projects/filter.ts';
import { queryFromFilter } from '../projects/filter-query.ts';
import { resources } from '../site.ts';

/** How to be told of what is new in a list without coming back: its feeds. */
export function FollowList({ filter }: { filter: Filter }) {
  const query = queryFromFilter(filter);
  return (
    <p className="follow">
      Follow this {query === '' ? 'list' : 'search'} in a feed reader:{' '}
      <a href={`${resources.atomFeed.path}${query}`}>Atom</a> or{' '}
      <a href={`${resources.jsonFeed.path}${query}`}>JSON Feed</a>.
    </p>
  );
}
