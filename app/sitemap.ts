import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/config/config.ts';
import { shownPages } from '@/lib/content/pages.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { lastChange } from '@/lib/public-project/stated-date.ts';
import { assignmentPath } from '@/lib/routes/addresses.ts';

// Next would answer once for all when the site is built.
export const dynamic = 'force-dynamic';

/**
 * All pages and open assignments. One file may have 50,000 addresses, more than
 * a feed may have items. An assignment has a date if the feed says when it was
 * posted or changed; pages have none, because the time of the request is not
 * the time of a change.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { list } = await getProjects();
  const assignments = list.all.map((project) => ({
    url: absoluteUrl(assignmentPath(project.id)),
    // What is empty is left out.
    lastModified: lastChange(project) ?? '',
  }));
  return [
    ...shownPages.map(({ path }) => ({ url: absoluteUrl(path) })),
    ...assignments,
  ];
}
