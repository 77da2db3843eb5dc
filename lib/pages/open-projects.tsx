import { FeedNotice } from '../components/feed-notice.tsx';
import { FilterForm } from '../components/filter-form.tsx';
import { type Listing, Results } from '../components/results.tsx';
import { config } from '../config.ts';
import { choicesFor } from '../projects/facets.ts';
import { filterProjects } from '../projects/filter.ts';
import { queryFromFilter } from '../projects/filter-query.ts';
import { pageOf } from '../projects/paging.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { assignmentPath, pages, signInUrl } from '../site.ts';
import { pageBeyond } from './not-found.tsx';
import type { LivePage, PageView } from './page.ts';

function Intro() {
  return (
    <>
      <h1>{pages.openProjects.title}</h1>
      <p className="lead">
        Every assignment in matching now, each with all its roles. To apply,{' '}
        <a href={signInUrl(config().appUrl)}>sign in</a>; to ask something first,{' '}
        <a href={pages.contact.path}>write to us</a>.
      </p>
    </>
  );
}

function itemList({ page, matching }: Listing): object {
  const { baseUrl } = config();
  return {
    '@type': 'CollectionPage',
    name: pages.openProjects.title,
    url: `${baseUrl}${pages.openProjects.path}`,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: matching.length,
      itemListElement: page.items.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: page.first + index,
        name,
        url: `${baseUrl}${assignmentPath(id)}`,
      })),
    },
  };
}

function withoutList(reading: ProjectsReading): PageView {
  return {
    status: 200,
    ...pages.openProjects,
    body: (
      <>
        <Intro />
        <FeedNotice reading={reading} />
      </>
    ),
    transient: true,
  };
}

export const openProjects: LivePage = (reading, { filter, page: number }) => {
  if (reading.snapshot === null) return withoutList(reading);
  const { data: all, readAt } = reading.snapshot;
  const matching = filterProjects(all, filter);
  const page = pageOf(matching, number);
  const addressOf = (at: number) => `${pages.openProjects.path}${queryFromFilter(filter, at)}`;
  if (page === null) return pageBeyond(addressOf(number), addressOf(1));
  const neighbours = {
    ...(number > 1 && { prev: addressOf(number - 1) }),
    ...(number < page.of && { next: addressOf(number + 1) }),
  };
  const listing: Listing = { all, matching, page, filter, neighbours };
  const part = page.of > 1 ? `, page ${number} of ${page.of}` : '';
  return {
    status: 200,
    ...pages.openProjects,
    title: `${pages.openProjects.title}${part}`,
    path: addressOf(number),
    body: (
      <>
        <Intro />
        <FeedNotice reading={reading} />
        {all.length > 0 && <FilterForm filter={filter} choices={choicesFor(all, filter, matching)} />}
        <Results listing={listing} readAt={readAt} />
      </>
    ),
    lastUpdated: readAt,
    jsonLd: [itemList(listing)],
    neighbours,
    transient: reading.state !== 'current',
    // A filtered list repeats the whole one; search engines need it once.
    noindex: Object.keys(filter).length > 0,
  };
};
