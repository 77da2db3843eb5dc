import { absoluteUrl, config } from '../config.ts';
import { filterProjects } from '../projects/filter.ts';
import { filterFromQuery, queryFromFilter } from '../projects/filter-query.ts';
import { firstReadOf } from '../projects/first-read.ts';
import { type Page, pageFromQuery, pageOf } from '../projects/paging.ts';
import type { PublicProject } from '../projects/project.ts';
import { technologiesOf } from '../projects/search-index.ts';
import { assignmentPath, pages } from '../site.ts';
import { entryHtml } from './entry-html.tsx';

/** An assignment as an entry. Its page's address is its identity: an id is never another assignment's. */
async function entryOf(project: PublicProject) {
  const tags = [project.sector ?? '', ...project.roles.flatMap(technologiesOf)].filter(Boolean);
  return {
    url: absoluteUrl(assignmentPath(project.id)),
    title: project.name,
    html: await entryHtml(project),
    tags: [...new Set(tags)],
    firstRead: firstReadOf(project),
  };
}

/** What a feed holds at once; a reader that follows a feed has the rest, and finds it by the links between pages. */
const MOST_ENTRIES = 100;

const newestFirst = (projects: readonly PublicProject[]) =>
  [...projects].sort((a, b) => firstReadOf(b).getTime() - firstReadOf(a).getTime());

/** The queries of the pages around one, by their relations (RFC 5005 §3). Nothing when there is one page only. */
function relationsOf({ number, of }: Page<unknown>, queryOf: (page: number) => string) {
  const relations = { first: 1, previous: number - 1, next: number < of ? number + 1 : 0, last: of };
  const there = Object.entries(relations).filter(([, page]) => of > 1 && page > 0);
  return Object.fromEntries(there.map(([relation, page]) => [relation, queryOf(page)]));
}

/**
 * The assignments that a query selects as on the page, the newest first, as feed readers want them, before they have a
 * format; `null` when they end before the page that is asked for.
 */
export async function syndicatedList(projects: readonly PublicProject[], asked: URLSearchParams) {
  const filter = filterFromQuery(asked);
  const matching = newestFirst(filterProjects(projects, filter));
  const page = pageOf(matching, pageFromQuery(asked), MOST_ENTRIES);
  if (page === null) return null;
  const { siteName, feed } = config();
  const narrowed = Object.entries(filter).map(([name, value]) => `${name === 'q' ? 'search' : name}: ${value}`);
  const query = queryFromFilter(filter);
  return {
    title: [`${pages.openProjects.title} · ${siteName}`, ...narrowed].join(', '),
    description: [
      feed.url === null ? 'These are examples, because no feed is configured.' : pages.openProjects.description,
      ...(matching.length === 0 && projects.length > 0
        ? ['Nothing open matches this search now; new assignments that do appear here.']
        : []),
    ].join(' '),
    author: { name: siteName, url: absoluteUrl(pages.home.path) },
    pageUrl: absoluteUrl(`${pages.openProjects.path}${query}`),
    query,
    pageQuery: queryFromFilter(filter, page.number),
    relations: relationsOf(page, (number) => queryFromFilter(filter, number)),
    updated: firstReadOf(matching[0] ?? projects),
    entries: await Promise.all(page.items.map(entryOf)),
  };
}

export type SyndicatedList = NonNullable<Awaited<ReturnType<typeof syndicatedList>>>;
