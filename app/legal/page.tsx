import { notFound } from 'next/navigation';
import {
  companyContact,
  type Detail,
  DetailList,
  EmailLink,
  SalesEmail,
} from '@/lib/components/contact-details.tsx';
import { linkTo } from '@/lib/components/tags.tsx';
import { config } from '@/lib/config/config.ts';
import { company } from '@/lib/content/company.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { PageHead } from '../page-head.tsx';

export const metadata = pages.legal;

/** What the law of some country asks for. */
const FACTS = [
  'registration',
  'vatId',
  'capital',
  'representative',
  'editor',
  'host',
] as const;

export default function Legal() {
  if (company === null) notFound();
  const { securityEmail = config().salesEmail, ...facts } = company;
  return (
    <>
      <PageHead {...pages.legal} pattern={2} />
      <DetailList
        details={[
          [t('legal.company'), facts.name],
          ...companyContact(),
          [t('company.email'), <SalesEmail key="email" />],
          ...FACTS.map((name): Detail => [t(`legal.${name}`), facts[name]]),
        ]}
      />
      <p>
        {t.rich('legal.more', {
          privacy: linkTo(pages.privacy.path),
          email: () => <EmailLink address={securityEmail} />,
        })}
      </p>
    </>
  );
}
