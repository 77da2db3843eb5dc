import { escapeUTF8 } from 'entities';
import { absoluteUrl, config } from '../config/config.ts';
import { resources } from '../routes/resources.ts';
import type { SyndicatedList } from './syndicated-list.ts';

// Characters XML 1.0 §2.2 does not allow, not even as character references, and
// the carriage return, which a parser turns into a line feed.
const FORBIDDEN = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A text as content or attribute of XML, without what XML forbids, which
 * feedsmith 3 and xast-util-to-xml 4 keep.
 */
export const escapeXml = (text: string): string =>
  escapeUTF8(text.replace(FORBIDDEN, ''));

/**
 * An Atom entry. RFC 4287 §4.2.15 requires the time of the last change. In its
 * content the labels are the site's own words.
 */
function entry({
  url,
  title,
  html,
  tags,
  published,
  changed,
  language,
}: SyndicatedList['entries'][number]): string {
  return `<entry xml:lang="${language ?? config().language}">
<id>${escapeXml(url)}</id>
<title>${escapeXml(title)}</title>
${published === undefined ? '' : `<published>${published}</published>\n`}<updated>${changed}</updated>
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
${tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join('')}
<content type="html" xml:lang="${config().language}">${escapeXml(html)}</content>
</entry>`;
}

/**
 * A list as an Atom feed (RFC 4287), with links between the pages of a long
 * list (RFC 5005 §3).
 */
export function atomFeed(list: SyndicatedList): string {
  const {
    title,
    description,
    author,
    pageUrl,
    query,
    queries,
    updated,
    entries,
  } = list;
  const { path, type } = resources.atomFeed;
  const addressOf = (search: string) =>
    escapeXml(absoluteUrl(`${path}${search}`));
  const links = Object.entries(queries).map(
    ([relation, linked]) =>
      `<link rel="${relation}" type="${type}" href="${addressOf(linked)}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${config().language}">
<id>${addressOf(query)}</id>
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(description)}</subtitle>
<updated>${updated}</updated>
<author><name>${escapeXml(author.name)}</name><uri>${escapeXml(author.url)}</uri></author>
${links.join('\n')}
<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>
${entries.map(entry).join('\n')}
</feed>
`;
}
