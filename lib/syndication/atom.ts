import { absoluteUrl } from '../config.ts';
import { escapeXml } from '../escape-xml.ts';
import { resources } from '../site.ts';
import type { SyndicatedList } from './syndicated-list.ts';

/**
 * RFC 4287 §4.2.15 wants to know when an entry was last changed, and the upstream doesn't say. What is true is when this
 * process first read it as it is; a reader that asks often sees the change within one refresh of the list.
 */
function entry({ url, title, html, tags, firstRead }: SyndicatedList['entries'][number]): string {
  return `<entry>
<id>${escapeXml(url)}</id>
<title>${escapeXml(title)}</title>
<updated>${firstRead.toISOString()}</updated>
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
${tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join('')}
<content type="html">${escapeXml(html)}</content>
</entry>`;
}

/** A list as an Atom feed (RFC 4287). */
export function atomFeed({ title, description, author, pageUrl, query, updated, entries }: SyndicatedList): string {
  const { path, type } = resources.atomFeed;
  const self = escapeXml(absoluteUrl(`${path}${query}`));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${self}</id>
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(description)}</subtitle>
<updated>${updated.toISOString()}</updated>
<author><name>${escapeXml(author.name)}</name><uri>${escapeXml(author.url)}</uri></author>
<link rel="self" type="${type}" href="${self}"/>
<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>
${entries.map(entry).join('\n')}
</feed>
`;
}
