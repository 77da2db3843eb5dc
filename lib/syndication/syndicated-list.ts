import { absoluteUrl, config } from '../config.ts';
import { filterProjects } from '../projects/filter.ts';
import { filterFromQuery, queryFromFilter } from '../projects/filter-query.ts';
import { firstReadOf } from '../projects/first-read.ts';
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

/** The assignments that a query selects as on the page, as feed readers want them, before they have a format. */
export async function syndicatedList(projects: readonly PublicProject[], asked: URLSearchParams) {
  const filter = filterFromQuery(asked);
  const { siteName, feed } = config();
  const entries = await Promise.all(filterProjects(projects, filter).map(entryOf));
  const narrowed = Object.entries(filter).map(([name, value]) => `${name === 'q' ? 'search' : name}: ${value}`);
  const times = entries.map(({ firstRead }) => firstRead.getTime());
  const query = queryFromFilter(filter);
  return {
    title: [`${pages.openProjects.title} · ${siteName}`, ...narrowed].join(', '),
    description:
      feed.url === null ? 'These are examples, because no feed is configured.' : pages.openProjects.description,
    author: { name: siteName, url: absoluteUrl(pages.home.path) },
    pageUrl: absoluteUrl(`${pages.openProjects.path}${query}`),
    query,
    updated: times.length > 0 ? new Date(Math.max(...times)) : firstReadOf(projects),
    entries,
  };
}

export type SyndicatedList = Awaited<ReturnType<typeof syndicatedList>>;
