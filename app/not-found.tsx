import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AssignmentLinks } from '@/lib/components/assignment-links.tsx';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { addressNotFound, assignmentIdOf } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';

const MOST_SHOWN = 3;

/** The words for what the request was for, and the link to go on with; `null`: those of assignments. */
async function requested() {
  const [path = '', search] = addressNotFound((await headers()).get(innerHeaders.page) ?? '').split('?');
  if (assignmentIdOf(path) !== null) {
    return {
      title: 'This assignment is not open',
      description:
        'It may have been filled or withdrawn, or there may be a typo in the address. We list assignments only while they are open.',
      link: null,
    };
  }
  if (path !== pages.openProjects.path) {
    return {
      title: 'Page not found',
      description: 'There is no page at this address.',
      link: { text: 'Go to the home page', href: pages.home.path },
    };
  }
  const query = new URLSearchParams(search);
  query.delete('page');
  return {
    title: 'The list is shorter now',
    description:
      'There is no page with this number any more. Some assignments may have been filled since you got the link.',
    link: { text: 'Go to the first page', href: query.size > 0 ? `${path}?${query}` : path },
  };
}

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await requested();
  // There is nothing here to share, subscribe to or read in another format.
  return { title, description, alternates: null, openGraph: null, twitter: null };
}

export default async function NotFound() {
  const { title, description, link } = await requested();
  const { snapshot } = await getProjects();
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      {link === null ? (
        <AssignmentLinks projects={snapshot?.data.newestFirst.slice(0, MOST_SHOWN) ?? []} />
      ) : (
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </>
  );
}
