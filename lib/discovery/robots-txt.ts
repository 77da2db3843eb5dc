import { absoluteUrl, config } from '../config/config.ts';
import { resources } from '../routes/resources.ts';

/**
 * robots.txt (RFC 9309). All crawlers share one group: a crawler obeys only the group that names it, so a group of its own
 * would not inherit the signals. Content-Usage and Agentmap are left out: they are drafts that Lighthouse reports as errors,
 * and `Link` headers point to the same catalog.
 */
export function robotsTxt(): string {
  const { contentSignal, indexable } = config();
  if (!indexable) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *
Content-Signal: ${contentSignal}
Allow: /

Sitemap: ${absoluteUrl(resources.sitemap.path)}
`;
}
