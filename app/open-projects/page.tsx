import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { FeedNotice } from '@/lib/components/feed-notice.tsx';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { parseListQuery, queryText } from '@/lib/search/list-query.ts';
import { listAddress, listingOf } from '@/lib/search/listing.ts';
import { alternatesOf } from '../alternates-of.ts';
import { searchParamsOf } from '../search-params-of.ts';
import { FilterForm } from './filter-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Results } from './results.tsx';

const { title, description } = pages.openProjects;

type Props = PageProps<'/open-projects'>;

/** The list that a query selects, searched once for the whole page. */
const listingFor = cache(async (query: string) => {
  const projects = await getProjects();
  const listQuery = parseListQuery(new URLSearchParams(query));
  // If the feed has never been read, every page number shows the notice about
  // that.
  const page = projects.state === 'none' ? 1 : listQuery.page;
  return {
    projects,
    listing: listingOf(projects.list, { ...listQuery, page }) ?? notFound(),
  };
});

const listedBy = async ({ searchParams }: Props) =>
  listingFor(String(searchParamsOf(await searchParams)));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { listing } = await listedBy(props);
  const { page, query } = listing;
  const { filter, sort } = query;
  // A filtered or sorted list duplicates the whole one, which search engines
  // need only once.
  const isWhole = queryText({ filter, sort }) === '';
  return {
    title:
      page.of > 1
        ? t('list.pageTitle', { title, page: page.number, pages: page.of })
        : title,
    description,
    alternates: alternatesOf(listAddress(query), queryText({ filter })),
    ...(!isWhole && { robots: { index: false } }),
  };
}

// A shorter list is read faster than a form.
const FEWEST_FOR_FORM = 10;

export default async function OpenProjects(props: Props) {
  const { projects, listing } = await listedBy(props);
  const open = listing.projects.all.length;
  return (
    <>
      <h1 className="compact">{title}</h1>
      <FeedNotice projects={projects} />
      {projects.state !== 'none' && (
        <>
          {open >= FEWEST_FOR_FORM && (
            <search data-mdast="ignore">
              <FilterForm listing={listing} />
              <ProfileForm listing={listing} />
            </search>
          )}
          <Results listing={listing} />
        </>
      )}
    </>
  );
}
