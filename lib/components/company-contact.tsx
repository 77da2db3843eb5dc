import { config } from '../config.ts';
import { AddressLines } from './address-lines.tsx';
import type { Fact } from './fact-list.tsx';
import { PhoneLink } from './phone-link.tsx';

/** The company's address and telephone number, as far as they are configured. */
export function companyContact(): readonly Fact[] {
  const { address, phone } = config().company;
  return [
    ['Address', address && <AddressLines lines={address} />],
    ['Telephone', phone && <PhoneLink phone={phone} />],
  ];
}
