import { absoluteUrl, config } from '../config/config.ts';
import { company } from '../content/company.ts';
import { resources } from '../routes/resources.ts';

const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Where to report a vulnerability (RFC 9116). `Expires` counts from the day of the request, so it never passes while the
 * site runs; RFC 9116 §2.5.5 recommends less than a year.
 */
export function securityTxt(now = new Date()): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return `Contact: mailto:${company?.securityEmail ?? config().salesEmail}
Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString().replace('.000', '')}
Preferred-Languages: en
Canonical: ${absoluteUrl(resources.securityTxt.path)}
`;
}
