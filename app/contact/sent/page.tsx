import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SalesEmail } from '@/lib/components/contact-details.tsx';
import { Breadcrumbs } from '@/lib/components/json-ld.tsx';
import { isReference } from '@/lib/contact/reference.ts';
import { replyPromise } from '@/lib/content/contact.ts';
import { messageSent, pages } from '@/lib/content/pages.ts';
import { messageSentPath } from '@/lib/routes/addresses.ts';

const { title, description } = messageSent;

export const metadata: Metadata = { title, description, robots: { index: false } };

type Confirmation = { readonly heading: string; readonly next: string };

/** What is said of each kind of message. */
const CONFIRMATIONS: Readonly<Partial<Record<string, Confirmation>>> = {
  question: { heading: 'Question received', next: 'reply to the e-mail address you gave.' },
  application: { heading: 'Application received', next: 'write to you about it.' },
  candidate: { heading: title, next: 'write to you when an assignment fits.' },
};
const ENQUIRY: Confirmation = { heading: title, next: 'reply to the e-mail address you gave.' };

/** The confirmation that a message was received. */
export default async function MessageSent({ searchParams }: PageProps<'/contact/sent'>) {
  const { ref, kind } = await searchParams;
  if (typeof ref !== 'string' || !isReference(ref)) notFound();
  const { heading, next } = (typeof kind === 'string' && CONFIRMATIONS[kind]) || ENQUIRY;
  return (
    <>
      <h1>{heading}</h1>
      <Breadcrumbs path={messageSentPath(ref)} name={title} />
      <p className="lead">
        Your reference number is <strong className="mono">{ref}</strong>.
      </p>
      <h2>What happens next</h2>
      <p>
        Someone will read what you wrote and {next} {replyPromise} To add something, or if you don’t hear back, write to{' '}
        <SalesEmail /> and quote your reference number.
      </p>
      <p>
        In the meantime, you can browse our <a href={pages.openProjects.path}>open assignments</a>.
      </p>
    </>
  );
}
