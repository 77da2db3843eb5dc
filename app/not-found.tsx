import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AssignmentLinks } from '@/lib/components/assignment-links.tsx';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { parseListQuery } from '@/lib/listing/list-query.ts';
import { listAddress } from '@/lib/listing/listing.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { addressNotFound, assignmentIdOf } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';

const MOST_SHOWN = 3;
const NOTHING = {
  title: 'Page not found',
  description: 'There is no page at this address.',
};
const GONE = {
  title: 'This assignment is not open',
  description:
    'It may have been filled or withdrawn, or there may be a typo in the address. We list assignments only while they are open.',
};
const BEYOND = {
  title: 'The list is shorter now',
  description:
    'There is no page with this number any more. Some assignments may have been filled since you got the link.',
};

/** What the request was for: an assignment's id, a page of the list (as the address of its first page), or something unknown. */
async function findRequested(): Promise<{ id: string | null; list: string | null }> {
  const [path = '', query] = addressNotFound((await headers()).get(innerHeaders.page) ?? '').split('?');
  const list =
    path === pages.openProjects.path ? listAddress({ ...parseListQuery(new URLSearchParams(query)), page: 1 }) : null;
  return { id: assignmentIdOf(path), list };
}

const wordsFor = (id: string | null, list: string | null) => (id !== null ? GONE : list !== null ? BEYOND : NOTHING);

export async function generateMetadata(): Promise<Metadata> {
  const { id, list } = await findRequested();
  // There is nothing here to share, subscribe to or read in another format.
  return { ...wordsFor(id, list), alternates: null, openGraph: null, twitter: null };
}

export default async function NotFound() {
  const { id, list } = await findRequested();
  const { title, description } = wordsFor(id, list);
  const { snapshot } = await getProjects();
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      {id !== null && <AssignmentLinks projects={snapshot?.data.newestFirst.slice(0, MOST_SHOWN) ?? []} />}
      {id === null && (
        <p>
          <a href={list ?? pages.home.path}>{list === null ? 'Go to the home page' : 'Go to the first page'}</a>
        </p>
      )}
    </>
  );
}
