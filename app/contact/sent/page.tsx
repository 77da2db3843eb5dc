import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SalesEmail } from '@/lib/components/contact-details.tsx';
import { isReference, KINDS } from '@/lib/contact/message.ts';
import { content } from '@/lib/content/content.ts';
import { t } from '@/lib/content/messages.ts';
import { PageHead } from '../../page-head.tsx';

export const metadata: Metadata = {
  title: t('sent.title'),
  description: t('sent.description'),
  robots: { index: false },
};

/** The confirmation that a message was received. */
export default async function MessageSent({
  searchParams,
}: PageProps<'/contact/sent'>) {
  const { ref, kind } = await searchParams;
  if (typeof ref !== 'string' || !isReference(ref)) notFound();
  const messageKind = KINDS.find((name) => name === kind) ?? 'enquiry';
  const { replyPromise } = content.clients;
  return (
    <>
      <PageHead
        title={t(`sent.heading.${messageKind}`)}
        description={t.rich('sent.reference', {
          number: ref,
          code: (chunks) => <strong className="mono">{chunks}</strong>,
        })}
        pattern={0}
      />
      <h2>{t('sent.nextHeading')}</h2>
      <p>
        {t(`sent.next.${messageKind}`)} {replyPromise}{' '}
        {t.rich('sent.addMore', { email: SalesEmail })}
      </p>
    </>
  );
}
