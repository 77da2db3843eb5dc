import { at, firstOf, line, objects } from './fields.ts';
import { postings } from './postings.ts';

// Feeds for feed readers. Authors are not read.

/** The text of an element of XML, with attributes or without. */
const textOf = (element: unknown): string | undefined => line(at(element, '#text') ?? element);

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export const rss = postings('rss.channel.item', (item, body) => ({
  id: textOf(item.guid) ?? textOf(item.link),
  name: textOf(item.title),
  sector: [item.category].flat().map(textOf),
  html: [textOf(item['content:encoded']) ?? textOf(item.description)],
  places: [textOf(item.location)],
  posted: textOf(item.pubDate),
  apply_url: textOf(item.link),
  language: textOf(at(body, 'rss.channel.language')),
}));

/** Atom: RFC 4287 */
export const atom = postings('feed.entry', (entry, body) => {
  // A link without a relation is an alternate (RFC 4287 §4.2.7.2).
  const link = objects(entry.link).find((one) => (one['@rel'] ?? 'alternate') === 'alternate')?.['@href'];
  return {
    id: textOf(entry.id) ?? link,
    name: textOf(entry.title),
    sector: objects(entry.category).map((category) => category['@label'] ?? category['@term']),
    html: [textOf(entry.content) ?? textOf(entry.summary)],
    posted: textOf(entry.published),
    updated: textOf(entry.updated),
    apply_url: link,
    language: firstOf(entry['@xml:lang'], at(body, 'feed.@xml:lang')),
  };
});

/** JSON Feed: https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed = postings('items', (item, body) => {
  const link = firstOf(item.external_url, item.url);
  return {
    id: firstOf(item.id, link),
    name: item.title,
    html: [item.content_html],
    context: item.content_text ?? item.summary,
    posted: item.date_published,
    updated: item.date_modified,
    apply_url: link,
    language: firstOf(item.language, at(body, 'language')),
  };
});
