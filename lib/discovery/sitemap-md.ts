import { assignmentPath, shownPages } from '../addresses.ts';
import { absoluteUrl, config } from '../config.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { pages, type ResourceEntry, resourceEntries } from '../site.ts';

const MOST_ASSIGNMENTS = 2_000;

// Names come from the feed, so all ASCII punctuation is escaped (CommonMark §2.4).
const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** The sitemap as markdown lists of links, including the machine interfaces. */
export function sitemapMd(reading: ProjectsReading): string {
  const line = (path: string, name: string, note = '') => `- [${escapeMarkdown(name)}](${absoluteUrl(path)})${note}`;
  const assignments = reading.snapshot?.data.all.slice(0, MOST_ASSIGNMENTS) ?? [];
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
