import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AddressLines, PhoneLink, SalesEmail } from '@/lib/components/contact-details.tsx';
import { type Detail, DetailList } from '@/lib/components/detail-list.tsx';
import { Breadcrumbs } from '@/lib/components/json-ld.tsx';
import { config } from '@/lib/config/config.ts';
import { pages } from '@/lib/routes/pages.ts';

const { path, title, description } = pages.legal;

export const metadata: Metadata = { title, description };

/** The details to state, each with a provision that requires it. */
function details(): readonly Detail[] {
  const { name, address, phone, registration, vatId, capital, representative, editor, host } = config().company;
  return [
    // Directive 2000/31/EC, article 5(1)(a); the legal form in it: Directive (EU) 2017/1132, article 26(b).
    ['Company', name],
    // Directive 2000/31/EC, article 5(1)(b).
    ['Address', address && <AddressLines lines={address} />],
    // Directive 2000/31/EC, article 5(1)(c).
    ['E-mail', <SalesEmail key="email" />],
    // The same; the telephone number is named in the French LCEN and the German DL-InfoV, § 2(1) no. 2.
    ['Telephone', phone && <PhoneLink phone={phone} />],
    // Directive 2000/31/EC, article 5(1)(d); Directive (EU) 2017/1132, article 26(a).
    ['Registration', registration],
    // Directive 2000/31/EC, article 5(1)(g).
    ['VAT number', vatId],
    // LCEN; elsewhere required only if capital is mentioned (Directive (EU) 2017/1132, article 26).
    ['Share capital', capital],
    // German DDG, § 5(1) no. 1; Austrian MedienG, § 25(2).
    ['Represented by', representative],
    // LCEN: the director of publication; German MStV, § 18(2), for journalistic content.
    ['Responsible for the content', editor],
    // LCEN: name, address and telephone number of the host.
    ['Hosted by', host],
  ];
}

export default function Legal() {
  if (config().legalNotice.missing.length > 0) notFound();
  return (
    <>
      <Breadcrumbs path={path} name={title} />
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <DetailList details={details()} />
      <p>
        The <a href={pages.privacy.path}>privacy page</a> explains how we handle personal data. To report a security
        problem with this website, write to <SalesEmail />.
      </p>
    </>
  );
}
