import { config } from '../config.ts';
import { filterFromQuery, queryFromFilter } from '../projects/filter-query.ts';
import { pages, resources } from '../site.ts';

/** Where feed readers find the feeds: a filtered list advertises its own, every other page those of all assignments. */
export function FeedLinks({ path }: { path: string }) {
  const [page, query = ''] = path.split('?');
  const filter = page === pages.openProjects.path ? filterFromQuery(new URLSearchParams(query)) : {};
  return [resources.atomFeed, resources.jsonFeed].map((feed) => (
    <link
      key={feed.path}
      rel="alternate"
      type={feed.type}
      title={`${pages.openProjects.label} (${feed.title})`}
      href={`${config().baseUrl}${feed.path}${queryFromFilter(filter)}`}
    />
  ));
}
