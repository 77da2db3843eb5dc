import type { ReactNode } from 'react';
import { config } from '../config/config.ts';
import { company } from '../content/company.ts';
import { t } from '../content/messages.ts';

/** An e-mail address, both as text to copy and as a link. */
export function EmailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** The e-mail address for clients. */
export function SalesEmail() {
  return <EmailLink address={config().salesEmail} />;
}

/**
 * A telephone number as a link that dials it; the number is in international
 * form (RFC 3966).
 */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:+${phone.replace(/\D/g, '')}`}>{phone}</a>;
}

/** The name of a detail and its value, if there is one. */
export type Detail = readonly [name: string, value: ReactNode];

/**
 * The company's address, line by line, and its telephone number, as far as they
 * are stated.
 */
export function companyContact(): readonly Detail[] {
  const lines = company?.address.flatMap((line, at) =>
    at === 0 ? [line] : [<br key={at} />, line],
  );
  return [
    [t('company.address'), lines],
    [
      t('company.telephone'),
      company?.phone && <PhoneLink phone={company.phone} />,
    ],
  ];
}

/** Details as a description list, without those that have no value. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="details">
      {details
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
