import { assignmentPath, shownPages } from '../addresses.ts';
import { absoluteUrl, config } from '../config.ts';
import type { ProjectsState } from '../projects/projects-cache.ts';
import { lastChange } from '../public-project/stated-date.ts';
import { pages, type ResourceEntry, resourceEntries } from '../site.ts';
import { escapeXml } from '../syndication/atom.ts';

function urlElement(path: string, changed?: string): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `  <url><loc>${escapeXml(absoluteUrl(path))}</loc>${lastmod}</url>`;
}

/**
 * All pages and open assignments (sitemaps.org 0.9). One file may have 50,000 addresses, more than a feed may have items.
 * An assignment has a `lastmod` if the feed says when it was posted or changed; pages have none, because the time of the
 * request is not the time of a change.
 */
export function sitemapXml({ snapshot }: ProjectsState): string {
  const assignments = snapshot?.data.all ?? [];
  const urls = [
    ...shownPages().map(({ path }) => urlElement(path)),
    ...assignments.map((project) => urlElement(assignmentPath(project.id), lastChange(project))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const MOST_LISTED = 2_000;

// Names come from the feed, so all ASCII punctuation is escaped (CommonMark §2.4).
const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** The sitemap as markdown lists of links, including the machine interfaces. */
export function sitemapMd(projects: ProjectsState): string {
  const line = (path: string, name: string, note = '') => `- [${escapeMarkdown(name)}](${absoluteUrl(path)})${note}`;
  const assignments = projects.snapshot?.data.all.slice(0, MOST_LISTED) ?? [];
  const open = assignments.map(({ id, name }) => line(assignmentPath(id), name));
  const interfaces = (resourceEntries as readonly ResourceEntry[]).filter(({ alias }) => !alias);
  return `# Sitemap of ${escapeMarkdown(config().siteName)}

## Pages

${shownPages()
  .map(({ path, label, description }) => line(path, label, `: ${description}`))
  .join('\n')}

## Open assignments

${open.length > 0 ? open.join('\n') : `No assignments can be listed at the moment. See [${pages.openProjects.label}](${absoluteUrl(pages.openProjects.path)}).`}

## Machine interfaces

${interfaces.map(({ path, title, method }) => line(path, title, method ? ` (${method})` : '')).join('\n')}
`;
}
