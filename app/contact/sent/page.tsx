import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SalesEmail } from '@/lib/components/contact-details.tsx';
import { Breadcrumbs } from '@/lib/components/json-ld.tsx';
import { isReference } from '@/lib/contact/message.ts';
import { replyPromise } from '@/lib/content/contact.ts';
import { messageSent } from '@/lib/content/pages.ts';
import { messageSentPath } from '@/lib/routes/addresses.ts';

const { title, description } = messageSent;

export const metadata: Metadata = { title, description, robots: { index: false } };

const HEADINGS = new Map([
  ['question', 'Question received'],
  ['application', 'Application received'],
]);
const NEXT = new Map([
  ['application', 'write to you about it'],
  ['candidate', 'write to you when an assignment fits'],
]);

/** The confirmation that a message was received. */
export default async function MessageSent({ searchParams }: PageProps<'/contact/sent'>) {
  const { ref, kind } = await searchParams;
  if (typeof ref !== 'string' || !isReference(ref)) notFound();
  return (
    <>
      <h1>{HEADINGS.get(String(kind)) ?? title}</h1>
      <Breadcrumbs path={messageSentPath(ref)} name={title} />
      <p className="lead">
        Your reference number is <strong className="mono">{ref}</strong>.
      </p>
      <h2>What happens next</h2>
      <p>
        Someone will read what you wrote and {NEXT.get(String(kind)) ?? 'reply to the e-mail address you gave'}.{' '}
        {replyPromise} To add something, or if you don’t hear back, write to <SalesEmail /> and quote your reference
        number.
      </p>
    </>
  );
}
