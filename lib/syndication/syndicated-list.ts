import { absoluteUrl, config } from '../config/config.ts';
import { pages } from '../content/pages.ts';
import { publicFacts } from '../facts/public-facts.ts';
import { parseListQuery, queryText } from '../listing/list-query.ts';
import { type Page, pageOf } from '../listing/paging.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { type PublicProject, PublishedProject } from '../public-project/public-project.ts';
import { dateTimeOf, lastChange } from '../public-project/stated-date.ts';
import { applyAddress, assignmentPath } from '../routes/addresses.ts';
import { INTERFACE_LANGUAGE } from '../routes/interface.ts';
import { search } from '../search/search.ts';
import { technologiesOf } from '../search/search-index.ts';
import { entryHtml } from './entry-html.tsx';

const seen = ({ firstSeen, firstSeenById }: ProjectList, { id }: PublicProject): Date =>
  firstSeenById.get(id) ?? firstSeen;

/** When an assignment last changed. If the upstream doesn't say it, that is when this process first read it in its present form. */
function changeOf(projects: ProjectList, project: PublicProject): string {
  const date = lastChange(project);
  return date === undefined ? seen(projects, project).toISOString() : dateTimeOf(date);
}

/** An assignment as an entry, identified by the URL of its page. */
async function entryOf(projects: ProjectList, project: PublicProject) {
  const tags = [project.sector ?? '', ...project.roles.flatMap(technologiesOf)].filter(Boolean);
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

/** The most entries on one page of a feed; older ones are on the pages it links to. */
const ENTRIES_PER_PAGE = 100;

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
export async function syndicatedList(projects: ProjectList, params: URLSearchParams) {
  const asked = parseListQuery(params);
  const { filter, unstated } = asked;
  const { applied, matching, unstatedRemark, listed } = search(projects, {
    filter,
    unstated,
    sort: 'newest',
  });
  const page = pageOf(listed, asked.page, ENTRIES_PER_PAGE);
  if (page === null) return null;
  const { siteName, feed } = config();
  const narrowed = applied.map(({ text }) => text);
  const queryOf = (page = 1) => queryText({ filter, unstated, page });
  const query = queryOf();
  const [latest] = matching
    .map((project) => changeOf(projects, project))
    .toSorted((a, b) => Date.parse(b) - Date.parse(a));
  return {
    title: [`${pages.openProjects.title} · ${siteName}`, ...narrowed].join(', '),
    description: [
      feed.url === null
        ? 'These assignments are made-up examples: no feed is configured.'
        : pages.openProjects.description,
      ...(matching.length === 0 && projects.all.length > 0
        ? ['No open assignment matches this search at the moment. New matches will appear here.']
        : []),
      ...(unstatedRemark === null ? [] : [unstatedRemark, listed.length > matching.length && 'They come last.']),
      ...asked.ignored,
    ]
      .filter(Boolean)
      .join(' '),
    author: { name: siteName, url: absoluteUrl(pages.home.path) },
    pageUrl: absoluteUrl(`${pages.openProjects.path}${query}`),
    query,
    pageQuery: queryOf(page.number),
    relations: relationsOf(page, queryOf),
    updated: latest ?? projects.firstSeen.toISOString(),
    language: feed.language ?? INTERFACE_LANGUAGE,
    entries: await Promise.all(page.items.map((project) => entryOf(projects, project))),
  };
}

export type SyndicatedList = NonNullable<Awaited<ReturnType<typeof syndicatedList>>>;
