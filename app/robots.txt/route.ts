import { absoluteUrl, config } from '@/lib/config/config.ts';
import { documentRoute } from '@/lib/discovery/document-routes.ts';
import { resources } from '@/lib/routes/resources.ts';

// Next would answer once for all when the site is built.
export const dynamic = 'force-dynamic';

/**
 * robots.txt (RFC 9309). All crawlers share one group: a crawler obeys only the
 * group that names it, so a group of its own would not inherit the signals.
 * Content-Usage and Agentmap are left out: they are drafts that Lighthouse
 * reports as errors, and `Link` headers point to the same catalog.
 */
export const GET = documentRoute('robots', () => {
  return `User-agent: *
Content-Signal: ${config().contentSignal}
Allow: /

Sitemap: ${absoluteUrl(resources.sitemap.path)}
`;
});
