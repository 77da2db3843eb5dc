import { config } from '../config/config.ts';
import { company } from '../content/company.ts';
import type { Detail } from './detail-list.tsx';

/** An e-mail address, both as text to copy and as a link. */
export function EmailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** The e-mail address for clients. */
export function SalesEmail() {
  return <EmailLink address={config().salesEmail} />;
}

/** A postal address, line by line. */
function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.flatMap((line, at) => (at === 0 ? [line] : [<br key={`break-${at}`} />, line]));
}

/** A telephone number as a link that dials it; the number is in international form (RFC 3966). */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:+${phone.replace(/\D/g, '')}`}>{phone}</a>;
}

/** The company's address and telephone number, as far as they are stated. */
export function companyContact(): readonly Detail[] {
  return [
    ['Address', company && <AddressLines lines={company.address} />],
    ['Telephone', company?.phone && <PhoneLink phone={company.phone} />],
  ];
}
