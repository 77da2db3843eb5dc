import { absoluteUrl } from '../config.ts';
import { escapeXml } from '../escape-xml.ts';
import { pageFromQuery } from '../projects/paging.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { shownPages } from '../shown-pages.ts';
import { assignmentPath, resources } from '../site.ts';
import { lastChange } from '../stated-date.ts';

/** The limits of one file (sitemaps.org 0.9: 50,000 URLs, 50 MB), with some room for the markup around the URLs. */
const MOST = { addresses: 50_000, bytes: 49_000_000 };

/** Splits the lines into files within the limits. URLs are ASCII, so their length is their size in bytes. */
function filesOf(lines: readonly string[], most: typeof MOST): readonly (readonly string[])[] {
  const files: string[][] = [];
  let bytes = 0;
  for (const line of lines) {
    const file = files.at(-1);
    const isRoom = file !== undefined && file.length < most.addresses && bytes + line.length + 1 <= most.bytes;
    bytes = (isRoom ? bytes : 0) + line.length + 1;
    if (isRoom) file.push(line);
    else files.push([line]);
  }
  return files;
}

const documentOf = (root: 'urlset' | 'sitemapindex', lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${root}>
`;

function lineOf(element: 'url' | 'sitemap', path: string, changed?: string): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `  <${element}><loc>${escapeXml(absoluteUrl(path))}</loc>${lastmod}</${element}>`;
}

/**
 * All pages and open assignments (sitemaps.org 0.9), or an index of several files if they don't fit into one. Each file has
 * the same path with a `page` number; `null` for a page beyond the last. An assignment has a `lastmod` if the feed says when
 * it was posted or changed; pages have none, because the time of the request is not the time of a change.
 */
export function sitemapXml({ snapshot }: ProjectsReading, query: URLSearchParams, most = MOST): string | null {
  const assignments = snapshot?.data.all.map((project) =>
    lineOf('url', assignmentPath(project.id), lastChange(project)),
  );
  const lines = [...shownPages().map(({ path }) => lineOf('url', path)), ...(assignments ?? [])];
  const files = filesOf(lines, most);
  if (query.has('page') || files.length === 1) {
    const file = files[pageFromQuery(query) - 1];
    return file === undefined ? null : documentOf('urlset', file);
  }
  const { path } = resources.sitemap;
  const parts = files.map((_, at) => lineOf('sitemap', `${path}?page=${at + 1}`));
  return documentOf('sitemapindex', parts);
}
