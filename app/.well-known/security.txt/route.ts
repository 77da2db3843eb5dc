import { absoluteUrl, config } from '@/lib/config/config.ts';
import { company } from '@/lib/content/company.ts';
import { documentRoute } from '@/lib/discovery/document-routes.ts';
import { dateTimeOf, dayAgo } from '@/lib/public-project/stated-date.ts';
import { resources } from '@/lib/routes/resources.ts';

/**
 * Where to report a vulnerability (RFC 9116). It expires half a year after the
 * day of the request, so never while the site runs; RFC 9116 §2.5.5 recommends
 * less than a year.
 */
export const GET = documentRoute('securityTxt', () => {
  return `Contact: mailto:${company?.securityEmail ?? config().salesEmail}
Expires: ${dateTimeOf(dayAgo(-180))}
Preferred-Languages: en
Canonical: ${absoluteUrl(resources.securityTxt.path)}
`;
});
