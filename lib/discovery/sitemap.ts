import { absoluteUrl } from '../config.ts';
import { escapeXml } from '../escape-xml.ts';
import { pageFromQuery } from '../projects/paging.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { shownPages } from '../shown-pages.ts';
import { assignmentPath, resources } from '../site.ts';

/** What one file may hold (sitemaps.org 0.9: 50,000 addresses, 50 MB), with room for what stands around the addresses. */
const MOST = { addresses: 50_000, bytes: 49_000_000 };

/** Lines in groups that each fit into one file. An address is ASCII, so its length is its bytes. */
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

const lineOf = (element: 'url' | 'sitemap', path: string) =>
  `  <${element}><loc>${escapeXml(absoluteUrl(path))}</loc></${element}>`;

/**
 * All pages and open assignments (sitemaps.org 0.9); where they don't fit into one file an index of several, each the
 * page of the same address with its number; `null` for a page beyond them. No `lastmod`: the feed carries no dates, and
 * the moment of the request is not the moment of a change.
 */
export function sitemapXml({ snapshot }: ProjectsReading, query: URLSearchParams, most = MOST): string | null {
  const assignments = snapshot?.data.map(({ id }) => assignmentPath(id)) ?? [];
  const paths = [...shownPages().map(({ path }) => path), ...assignments];
  const lines = paths.map((path) => lineOf('url', path));
  const files = filesOf(lines, most);
  if (query.has('page') || files.length === 1) {
    const file = files[pageFromQuery(query) - 1];
    return file === undefined ? null : documentOf('urlset', file);
  }
  const { path } = resources.sitemap;
  const parts = files.map((_, at) => lineOf('sitemap', `${path}?page=${at + 1}`));
  return documentOf('sitemapindex', parts);
}
