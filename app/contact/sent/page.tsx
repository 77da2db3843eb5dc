import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SalesEmail } from '@/lib/components/contact-details.tsx';
import { Breadcrumbs } from '@/lib/components/json-ld.tsx';
import { isReference } from '@/lib/contact/reference.ts';
import { replyPromise } from '@/lib/content/contact.ts';
import { messageSentPath } from '@/lib/routes/addresses.ts';
import { messageSent, pages } from '@/lib/routes/pages.ts';

const { title, description } = messageSent;

export const metadata: Metadata = { title, description, robots: { index: false } };

/** The confirmation that a message was received. */
export default async function MessageSent({ searchParams }: PageProps<'/contact/sent'>) {
  const { ref, kind } = await searchParams;
  const isApplication = kind === 'application';
  if (typeof ref !== 'string' || !isReference(ref)) notFound();
  return (
    <>
      <h1>{isApplication ? 'Application received' : kind === 'question' ? 'Question received' : title}</h1>
      <Breadcrumbs path={messageSentPath(ref)} name={title} />
      <p className="lead">
        Your reference number is <strong className="mono">{ref}</strong>.
      </p>
      <h2>What happens next</h2>
      <p>
        {isApplication
          ? 'Someone will read your application and write to you about it.'
          : 'Someone will read your message and reply to the e-mail address you gave.'}{' '}
        {replyPromise} To add something, or if you don’t hear back, write to <SalesEmail /> and quote your reference
        number.
      </p>
      <p>
        In the meantime, you can browse our <a href={pages.openProjects.path}>open assignments</a>.
      </p>
    </>
  );
}
