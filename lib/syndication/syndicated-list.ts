import { config } from '../config.ts';
import { type Filter, filterProjects, technologiesOf } from '../projects/filter.ts';
import { queryFromFilter } from '../projects/filter-query.ts';
import { firstReadOf } from '../projects/first-read.ts';
import type { PublicProject } from '../projects/project.ts';
import { assignmentPath, pages } from '../site.ts';
import { entryHtml } from './entry-html.tsx';

export type SyndicatedEntry = {
  /** Its page, which is also its identity: an id is never another assignment's. */
  readonly url: string;
  readonly title: string;
  readonly html: string;
  readonly tags: readonly string[];
  /** When this process first read it as it is now. The upstream says nothing of dates. */
  readonly firstRead: Date;
};

/** A list of assignments as feed readers want it, before it has a format. */
export type SyndicatedList = {
  readonly title: string;
  readonly description: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly pageUrl: string;
  readonly query: string;
  readonly updated: Date;
  readonly entries: readonly SyndicatedEntry[];
};

const unique = (values: readonly string[]) => [...new Set(values)];

async function entryOf(project: PublicProject): Promise<SyndicatedEntry> {
  return {
    url: `${config().baseUrl}${assignmentPath(project.id)}`,
    title: project.name,
    html: await entryHtml(project),
    tags: unique([project.sector ?? '', ...project.roles.flatMap(technologiesOf)]).filter(Boolean),
    firstRead: firstReadOf(project),
  };
}

/** The assignments that match, in the feed's order. */
export async function syndicatedList(projects: readonly PublicProject[], filter: Filter): Promise<SyndicatedList> {
  const { baseUrl, siteName, feed } = config();
  const entries = await Promise.all(filterProjects(projects, filter).map(entryOf));
  const narrowed = Object.entries(filter).map(([name, value]) => `${name === 'q' ? 'search' : name}: ${value}`);
  const times = entries.map(({ firstRead }) => firstRead.getTime());
  const query = queryFromFilter(filter);
  return {
    title: [`${pages.openProjects.title} · ${siteName}`, ...narrowed].join(', '),
    description:
      feed.url === null ? 'These are examples, because no feed is configured.' : pages.openProjects.description,
    author: { name: siteName, url: `${baseUrl}${pages.home.path}` },
    pageUrl: `${baseUrl}${pages.openProjects.path}${query}`,
    query,
    updated: times.length > 0 ? new Date(Math.max(...times)) : firstReadOf(projects),
    entries,
  };
}
