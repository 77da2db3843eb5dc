import { escapeUTF8 } from 'entities';
import { config } from '../config/config.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { resources } from '../routes/resources.ts';
import { type SyndicatedEntry, syndicatedList } from './syndicated-list.ts';

// Characters XML 1.0 §2.2 does not allow, not even as character references, and
// the carriage return, which a parser turns into a line feed.
const FORBIDDEN = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A text as content or attribute of XML, without what XML forbids, which
 * feedsmith 3 and xast-util-to-xml 4 keep.
 */
export const escapeXml = (text: string): string =>
  escapeUTF8(text.replace(FORBIDDEN, ''));

const { path, type } = resources.atomFeed;

/**
 * An Atom entry. RFC 4287 §4.2.15 requires the time of the last change. In its
 * content the labels are the site's own words.
 */
function entryText({
  url,
  title,
  content_html,
  tags,
  date_published,
  changed,
  language = config().language,
}: SyndicatedEntry): string {
  return `<entry xml:lang="${language}">
<id>${escapeXml(url)}</id>
<title>${escapeXml(title)}</title>
${date_published === undefined ? '' : `<published>${date_published}</published>\n`}<updated>${changed}</updated>
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
${tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join('')}
<content type="html" xml:lang="${config().language}">${escapeXml(content_html)}</content>
</entry>`;
}

const linkText = (relation: string, url: string) =>
  `<link rel="${relation}" type="${type}" href="${escapeXml(url)}"/>`;

/**
 * The assignments that match a query as an Atom feed (RFC 4287), with a link to
 * the next page of a long list (RFC 5005 §3); `null` beyond the last page.
 */
export async function atomFeed(projects: ProjectList, query: URLSearchParams) {
  const list = await syndicatedList(path, projects, query);
  if (list === null) return null;
  const { feed, id, updated, entries } = list;
  const authors = feed.authors.map(
    ({ name, url }) =>
      `<author><name>${escapeXml(name)}</name><uri>${escapeXml(url)}</uri></author>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${config().language}">
<id>${escapeXml(id)}</id>
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.description)}</subtitle>
<updated>${updated}</updated>
${authors.join('')}
${linkText('self', feed.feed_url)}
${feed.next_url ? linkText('next', feed.next_url) : ''}
<link rel="alternate" type="text/html" href="${escapeXml(feed.home_page_url)}"/>
${entries.map(entryText).join('\n')}
</feed>
`;
}
