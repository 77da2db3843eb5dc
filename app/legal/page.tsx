import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import {
  companyContact,
  DetailList,
  EmailLink,
  SalesEmail,
} from '@/lib/components/contact-details.tsx';
import { config } from '@/lib/config/config.ts';
import { company } from '@/lib/content/company.ts';
import { pages } from '@/lib/content/pages.ts';
import { PageHead } from '../page-head.tsx';

const { title, description } = pages.legal;

export const metadata: Metadata = { title, description };

export default function Legal() {
  if (company === null) notFound();
  return (
    <>
      <PageHead title={title} lead={description} pattern={2} />
      <DetailList
        details={[
          ['Company', company.name],
          ...companyContact(),
          ['E-mail', <SalesEmail key="email" />],
          ['Registration', company.registration],
          ['VAT number', company.vatId],
          ['Share capital', company.capital],
          ['Represented by', company.representative],
          ['Responsible for the content', company.editor],
          ['Hosted by', company.host],
        ]}
      />
      <p>
        The <a href={pages.privacy.path}>privacy page</a> explains how we handle
        personal data. To report a security problem with this website, write to{' '}
        <EmailLink address={company.securityEmail ?? config().salesEmail} />.
      </p>
    </>
  );
}
