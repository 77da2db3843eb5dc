import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AssignmentLinks } from '@/lib/components/assignment-links.tsx';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { addressNotFound, assignmentIdOf } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';

const MOST_SHOWN = 3;
const PAGE = {
  title: 'Page not found',
  description: 'There is no page at this address.',
};
const ASSIGNMENT = {
  title: 'This assignment is not open',
  description:
    'It may have been filled or withdrawn, or there may be a typo in the address. We list assignments only while they are open.',
};

/** The words for what the request was for. */
async function requested() {
  const [path = ''] = addressNotFound(
    (await headers()).get(innerHeaders.page) ?? '',
  ).split('?');
  return assignmentIdOf(path) === null ? PAGE : ASSIGNMENT;
}

export async function generateMetadata(): Promise<Metadata> {
  // There is nothing here to share, subscribe to or read in another format.
  return {
    ...(await requested()),
    alternates: null,
    openGraph: null,
    twitter: null,
  };
}

export default async function NotFound() {
  const words = await requested();
  const { snapshot } = await getProjects();
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.description}</p>
      {words === ASSIGNMENT ? (
        <AssignmentLinks
          projects={snapshot?.data.newestFirst.slice(0, MOST_SHOWN) ?? []}
        />
      ) : (
        <p>
          <a href={pages.home.path}>Go to the home page</a>
        </p>
      )}
    </>
  );
}
