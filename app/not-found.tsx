import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AssignmentLinks } from '@/lib/components/assignment-links.tsx';
import { shownPages } from '@/lib/content/shown-pages.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { parseListQuery } from '@/lib/listing/list-query.ts';
import { listAddress } from '@/lib/listing/listing.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { addressNotFound, assignmentIdOf } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';

const MOST_SHOWN = 3;
const nothing = { title: 'Page not found', description: 'There is no page at this address.' };
const gone = { title: 'This assignment is not open', description: 'No open assignment has this address.' };
const beyond = {
  title: 'The list is shorter now',
  description: 'The list of open assignments has fewer pages than that.',
};

/** What the request was for: an assignment's id, a page of the list (as the address of its first page), or something unknown. */
async function findRequested(): Promise<{ id: string | null; list: string | null }> {
  const [path = '', query] = addressNotFound((await headers()).get(innerHeaders.page) ?? '').split('?');
  const list =
    path === pages.openProjects.path ? listAddress({ ...parseListQuery(new URLSearchParams(query)), page: 1 }) : null;
  return { id: assignmentIdOf(path), list };
}

export async function generateMetadata(): Promise<Metadata> {
  const { id, list } = await findRequested();
  // There is nothing here to share, subscribe to or read in another format.
  const metadata = id !== null ? gone : list !== null ? beyond : nothing;
  return { ...metadata, alternates: null, openGraph: null, twitter: null };
}

async function AssignmentGone({ id }: { id: string }) {
  const { snapshot } = await getProjects();
  // Next also renders this, unseen, with the page of every assignment that exists.
  const nearest = snapshot === null || snapshot.data.byId.has(id) ? [] : snapshot.data.newestFirst.slice(0, MOST_SHOWN);
  return (
    <>
      <h1>{gone.title}</h1>
      <p className="lead">
        It may have been filled or withdrawn, or there may be a typo in the address. We list assignments only while they
        are open.
      </p>
      {nearest.length > 0 && <h2>What is open now</h2>}
      <AssignmentLinks projects={nearest} />
    </>
  );
}

export default async function NotFound() {
  const { id, list } = await findRequested();
  if (id !== null) return <AssignmentGone id={id} />;
  if (list !== null) {
    return (
      <>
        <h1>{beyond.title}</h1>
        <p className="lead">
          There is no page with this number any more. Some assignments may have been filled since you got the link.
        </p>
        <p>
          <a href={list}>Go to the first page</a>
        </p>
      </>
    );
  }
  return (
    <>
      <h1>{nothing.title}</h1>
      <p className="lead">There is no page at this address. Here is what you can find on this site:</p>
      <dl className="terms">
        {shownPages.map((entry) => (
          <div key={entry.path}>
            <dt>
              <a href={entry.path}>{entry.label}</a>
            </dt>
            <dd>{entry.description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
