import { config } from '../config.ts';
import { AddressLines } from './address-lines.tsx';
import type { Fact } from './fact-list.tsx';
import { PhoneLink } from './phone-link.tsx';

/** Where the company is and its telephone number, as far as they are configured. */
export function companyContact(): readonly Fact[] {
  const { address, phone } = config().company;
  return [
    ['Address', address && <AddressLines lines={address} />],
    ['Telephone', phone && <PhoneLink phone={phone} />],
  ];
}
