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

/** The company's address and telephone number, as far as they are stated. */
export function companyContact(): readonly Detail[] {
  const { address, phone } = company ?? {};
  return [
    [t('company.address'), address?.join(', ')],
    [t('company.telephone'), phone && <PhoneLink phone={phone} />],
  ];
}

/** Details as a description list, without those that have no value. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="details">
      {details.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
