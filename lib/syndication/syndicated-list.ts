import { filterText, ignoredText } from '../components/filter-texts.ts';
import { absoluteUrl, config } from '../config/config.ts';
import { t } from '../content/messages.ts';
import { pages } from '../content/pages.ts';
import { publicFacts } from '../facts/project-facts.ts';
import { technologiesOf } from '../facts/technologies.ts';
import type { ProjectList } from '../projects/project-list.ts';
import {
  type PublicProject,
  PublishedProject,
} from '../public-project/public-project.ts';
import { dateTimeOf, lastChange } from '../public-project/stated-date.ts';
import { applyAddress, assignmentPath } from '../routes/addresses.ts';
import { setValues } from '../search/filter-values.ts';
import { parseListQuery, queryText } from '../search/list-query.ts';
import { pageOf } from '../search/paging.ts';
import { search } from '../search/search.ts';
import { entryHtml } from './entry-html.tsx';

/**
 * When an assignment last changed. If the upstream doesn't say it, that is when
 * this process first read it in its present form.
 */
function changeOf(
  { firstSeen, firstSeenById }: ProjectList,
  project: PublicProject,
): string {
  const date = lastChange(project);
  return date === undefined
    ? (firstSeenById.get(project.id) ?? firstSeen).toISOString()
    : dateTimeOf(date);
}

/**
 * An assignment as an item of JSON Feed 1.1, identified by the URL of its page,
 * with the dates that the upstream states; and when it last changed.
 */
async function entryOf(projects: ProjectList, project: PublicProject) {
  const { id, name, sector = '', roles, posted, updated, language } = project;
  const url = absoluteUrl(assignmentPath(id));
  const tags = [sector, ...roles.flatMap(technologiesOf)].filter(Boolean);
  return {
    changed: changeOf(projects, project),
    id: url,
    url,
    title: name,
    content_html: await entryHtml(project, projects),
    date_published: posted && dateTimeOf(posted),
    date_modified: updated && dateTimeOf(updated),
    language,
    tags: [...new Set(tags)],
    // An extension, whose name starts with an underscore (JSON Feed 1.1): the
    // fields of the JSON API, and what it has not.
    _assignment: {
      ...PublishedProject.parse(project),
      facts: publicFacts(project),
      apply_url: new URL(applyAddress(project), config().baseUrl).href,
    },
  };
}
export type SyndicatedEntry = Awaited<ReturnType<typeof entryOf>>;

/**
 * The most entries on one page of a feed; older ones are on the pages it links
 * to.
 */
const ENTRIES_PER_PAGE = 100;

/**
 * The assignments that match a query, newest first, as a feed at `path`: JSON
 * Feed 1.1, and what other formats need besides; `null` beyond the last page.
 */
export async function syndicatedList(
  path: string,
  projects: ProjectList,
  params: URLSearchParams,
) {
  const { filter, page, ignored } = parseListQuery(params);
  const result = search(projects, { filter, sort: 'newest' });
  const shown = pageOf(result.matching, page, ENTRIES_PER_PAGE);
  if (shown === null) return null;
  const addressOf = (of: string, number = 1) =>
    absoluteUrl(`${of}${queryText({ filter, page: number })}`);
  const { siteName, feed, language } = config();
  const { title, description, path: pagePath } = pages.openProjects;
  const filters = setValues(result.filter).map(({ name, value }) =>
    filterText(name, value),
  );
  const about = feed.url === null ? t('feeds.examples') : description;
  const changes = result.matching.map((project) => changeOf(projects, project));
  const [latest] = changes.toSorted((a, b) => Date.parse(b) - Date.parse(a));
  const entries = await Promise.all(
    shown.items.map((project) => entryOf(projects, project)),
  );
  return {
    id: addressOf(path),
    updated: latest ?? projects.firstSeen.toISOString(),
    entries,
    feed: {
      version: 'https://jsonfeed.org/version/1.1',
      title: [`${title} · ${siteName}`, ...filters].join(', '),
      description: [about, ...ignored.map(ignoredText)].join(' '),
      home_page_url: addressOf(pagePath),
      feed_url: addressOf(path, page),
      next_url: page < shown.of ? addressOf(path, page + 1) : undefined,
      language: feed.language ?? language,
      authors: [{ name: siteName, url: absoluteUrl(pages.home.path) }],
      items: entries.map(({ changed: _, ...item }) => item),
    },
  };
}
