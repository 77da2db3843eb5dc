import { notFound } from 'next/navigation';
import {
  companyContact,
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

export default function Legal() {
  if (company === null) notFound();
  const { securityEmail = config().salesEmail } = company;
  return (
    <>
      <PageHead {...pages.legal} pattern={2} />
      <DetailList
        details={[
          [t('legal.company'), company.name],
          ...companyContact(),
          [t('company.email'), <SalesEmail key="email" />],
          [t('legal.registration'), company.registration],
          [t('legal.vatId'), company.vatId],
          [t('legal.capital'), company.capital],
          [t('legal.representative'), company.representative],
          [t('legal.editor'), company.editor],
          [t('legal.host'), company.host],
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
