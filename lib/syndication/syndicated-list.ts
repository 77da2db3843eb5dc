import { absoluteUrl, config } from '../config.ts';
import { firstReadOf } from '../projects/first-read.ts';
import { type Page, pageFromQuery, pageOf } from '../projects/paging.ts';
import type { PublicProject } from '../public-project.ts';
import { filterProjects } from '../search/filter.ts';
import { filterFromQuery, queryFromFilter } from '../search/filter-query.ts';
import { technologiesOf } from '../search/index-parts.ts';
import type { ProjectList } from '../search/project-list.ts';
import { assignmentPath, pages } from '../site.ts';
import { entryHtml } from './entry-html.tsx';

/** An assignment as an entry, identified by the URL of its page. */
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

/** The most entries on one page of a feed; older ones are on the pages it links to. */
const MOST_ENTRIES = 100;

const newestFirst = (projects: readonly PublicProject[]) =>
  [...projects].sort((a, b) => firstReadOf(b).getTime() - firstReadOf(a).getTime());

/** The queries of the neighbouring pages, by link relation (RFC 5005 §3). Empty if there is only one page. */
function relationsOf({ number, of }: Page<unknown>, queryOf: (page: number) => string) {
  const relations = { first: 1, previous: number - 1, next: number < of ? number + 1 : 0, last: of };
  const there = Object.entries(relations).filter(([, page]) => of > 1 && page > 0);
  return Object.fromEntries(there.map(([relation, page]) => [relation, queryOf(page)]));
}

/**
 * The assignments that match a query, newest first, as data for any feed format. `null` if the query asks for a page beyond
 * the last.
 */
export async function syndicatedList(projects: ProjectList, asked: URLSearchParams) {
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
      feed.url === null
        ? 'These assignments are made-up examples: no feed is configured.'
        : pages.openProjects.description,
      ...(matching.length === 0 && projects.all.length > 0
        ? ['No open assignment matches this search at the moment. New matches will appear here.']
        : []),
    ].join(' '),
    author: { name: siteName, url: absoluteUrl(pages.home.path) },
    pageUrl: absoluteUrl(`${pages.openProjects.path}${query}`),
    query,
    pageQuery: queryFromFilter(filter, page.number),
    relations: relationsOf(page, (number) => queryFromFilter(filter, number)),
    updated: firstReadOf(matching[0] ?? projects.all),
    entries: await Promise.all(page.items.map(entryOf)),
  };
}

export type SyndicatedList = NonNullable<Awaited<ReturnType<typeof syndicatedList>>>;
