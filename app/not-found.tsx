import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { t } from '@/lib/content/messages.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { assignmentPath } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';
import { SomeAssignments } from './open-projects/assignments.tsx';
import { PageHead } from './page-head.tsx';

const MOST_SHOWN = 3;
/** What the request was for. */
async function requested() {
  const address = (await headers()).get(innerHeaders.page);
  return address?.includes(assignmentPath('')) ? 'assignment' : 'page';
}

export async function generateMetadata(): Promise<Metadata> {
  const what = await requested();
  // There is nothing here to share, subscribe to or read in another format.
  return {
    title: t(`notFound.${what}.title`),
    description: t(`notFound.${what}.description`),
    alternates: null,
    openGraph: null,
    twitter: null,
  };
}

export default async function NotFound() {
  const what = await requested();
  const { list } = await getProjects();
  return (
    <>
      <PageHead
        title={t(`notFound.${what}.title`)}
        description={t(`notFound.${what}.description`)}
        pattern={1}
      />
      {what === 'assignment' ? (
        <SomeAssignments
          list={list}
          of={list.newestFirst.slice(0, MOST_SHOWN)}
        />
      ) : (
        <p>
          <a href={pages.home.path}>{t('notFound.home')}</a>
        </p>
      )}
    </>
  );
}
