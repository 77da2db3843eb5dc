import { absoluteUrl } from '../config.ts';
import { escapeXml } from '../escape-xml.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { assignmentPath, pageEntries } from '../site.ts';

const MOST_URLS = 50_000;

/**
 * All pages and open assignments (sitemaps.org 0.9). No `lastmod`: the feed carries no dates,
 * and the moment of the request is not the moment of a change.
 */
export function sitemapXml(reading: ProjectsReading): string {
  const paths = [
    ...pageEntries.map(({ path }) => path),
    ...(reading.snapshot?.data.map(({ id }) => assignmentPath(id)) ?? []),
  ];
  const urls = paths.slice(0, MOST_URLS).map((path) => `  <url><loc>${escapeXml(absoluteUrl(path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
