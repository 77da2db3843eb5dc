import { absoluteUrl } from '../config/config.ts';
import { shownPages } from '../content/pages.ts';
import type { ProjectsState } from '../projects/projects-cache.ts';
import { escaped } from '../public-project/escaped.ts';
import { lastChange } from '../public-project/stated-date.ts';
import { assignmentPath } from '../routes/addresses.ts';

function urlElement(path: string, changed?: string): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `  <url><loc>${escaped(absoluteUrl(path))}</loc>${lastmod}</url>`;
}

/**
 * All pages and open assignments (sitemaps.org 0.9). One file may have 50,000 addresses, more than a feed may have items.
 * An assignment has a `lastmod` if the feed says when it was posted or changed; pages have none, because the time of the
 * request is not the time of a change.
 */
export function sitemapXml({ snapshot }: ProjectsState): string {
  const assignments = snapshot?.data.all ?? [];
  const urls = [
    ...shownPages.map(({ path }) => urlElement(path)),
    ...assignments.map((project) => urlElement(assignmentPath(project.id), lastChange(project))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
