import { filterText, ignoredText } from '../components/filter-texts.ts';
import { absoluteUrl, config } from '../config/config.ts';
import { t } from '../content/messages.ts';
import { pages } from '../content/pages.ts';
import { publicFacts } from '../facts/project-facts.ts';
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
import { technologiesOf } from '../search/search-index.ts';
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

/** An assignment as an entry, identified by the URL of its page. */
async function entryOf(projects: ProjectList, project: PublicProject) {
  const tags = [
    project.sector ?? '',
    ...project.roles.flatMap(technologiesOf),
  ].filter(Boolean);
  return {
    url: absoluteUrl(assignmentPath(project.id)),
    title: project.name,
    html: await entryHtml(project, projects),
    tags: [...new Set(tags)],
    changed: changeOf(projects, project),
    published: project.posted && dateTimeOf(project.posted),
    modified: project.updated && dateTimeOf(project.updated),
    language: project.language,
    extension: {
      ...PublishedProject.parse(project),
      facts: publicFacts(project),
      apply_url: new URL(applyAddress(project), config().baseUrl).href,
    },
  };
}

/**
 * The most entries on one page of a feed; older ones are on the pages it links
 * to.
 */
const ENTRIES_PER_PAGE = 100;

/**
 * The assignments that match a query, newest first, as data for any feed
 * format; `null` beyond the last page.
 */
export async function syndicatedList(
  projects: ProjectList,
  params: URLSearchParams,
) {
  const { filter, page: pageNumber, ignored } = parseListQuery(params);
  const result = search(projects, { filter, sort: 'newest' });
  const { matching } = result;
  const page = pageOf(matching, pageNumber, ENTRIES_PER_PAGE);
  if (page === null) return null;
  const { siteName, feed, language } = config();
  const { title, path, description } = pages.openProjects;
  const queryOf = (number: number) => queryText({ filter, page: number });
  const changes = matching.map((project) => changeOf(projects, project));
  const [latest] = changes.toSorted((a, b) => Date.parse(b) - Date.parse(a));
  const about = feed.url === null ? t('feeds.examples') : description;
  return {
    title: [
      `${title} · ${siteName}`,
      ...setValues(result.filter).map(({ name, value }) =>
        filterText(name, value),
      ),
    ].join(', '),
    description: [about, ...ignored.map(ignoredText)].join(' '),
    author: { name: siteName, url: absoluteUrl(pages.home.path) },
    pageUrl: absoluteUrl(`${path}${queryOf(1)}`),
    query: queryOf(1),
    /**
     * The queries of this page and of those beside it, by link relation (RFC
     * 5005 §3).
     */
    queries: {
      self: queryOf(page.number),
      ...(page.number > 1 && { previous: queryOf(page.number - 1) }),
      ...(page.number < page.of && { next: queryOf(page.number + 1) }),
    },
    updated: latest ?? projects.firstSeen.toISOString(),
    language: feed.language ?? language,
    entries: await Promise.all(
      page.items.map((project) => entryOf(projects, project)),
    ),
  };
}

export type SyndicatedList = NonNullable<
  Awaited<ReturnType<typeof syndicatedList>>
>;
