import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SalesEmail } from '@/lib/components/contact-details.tsx';
import { isReference } from '@/lib/contact/message.ts';
import { content } from '@/lib/content/content.ts';
import { messageSent } from '@/lib/content/pages.ts';

const { title, description } = messageSent;

export const metadata: Metadata = {
  title,
  description,
  robots: { index: false },
};

type Words = { readonly heading?: string; readonly next?: string };
const WORDS: ReadonlyMap<unknown, Words> = new Map([
  ['question', { heading: 'Question received' }],
  [
    'application',
    { heading: 'Application received', next: 'write to you about it' },
  ],
  ['candidate', { next: 'write to you when an assignment fits' }],
]);

/** The confirmation that a message was received. */
export default async function MessageSent({
  searchParams,
}: PageProps<'/contact/sent'>) {
  const { ref, kind } = await searchParams;
  if (typeof ref !== 'string' || !isReference(ref)) notFound();
  const words = WORDS.get(kind) ?? {};
  return (
    <>
      <h1>{words.heading ?? title}</h1>
      <p className="lead">
        Your reference number is <strong className="mono">{ref}</strong>.
      </p>
      <h2>What happens next</h2>
      <p>
        Someone will read what you wrote and{' '}
        {words.next ?? 'reply to the e-mail address you gave'}.{' '}
        {content.clients.replyPromise} To add something, or if you don’t hear
        back, write to <SalesEmail /> and quote your reference number.
      </p>
    </>
  );
}
