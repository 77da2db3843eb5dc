import { absoluteUrl, config } from '@/lib/config/config.ts';
import { company } from '@/lib/content/company.ts';
import { documentRoute } from '@/lib/discovery/document-routes.ts';
import { resources } from '@/lib/routes/resources.ts';

const DAY_MS = 86_400_000;

/**
 * Where to report a vulnerability (RFC 9116). It expires half a year after the
 * day of the request, so never while the site runs; RFC 9116 §2.5.5 recommends
 * less than a year.
 */
export const GET = documentRoute('securityTxt', () => {
  const today = Math.floor(Date.now() / DAY_MS);
  return `Contact: mailto:${company?.securityEmail ?? config().salesEmail}
Expires: ${new Date((today + 180) * DAY_MS).toISOString().replace('.000', '')}
Preferred-Languages: en
Canonical: ${absoluteUrl(resources.securityTxt.path)}
`;
});
