import { at, line, objects } from './fields.ts';
import { postings } from './postings.ts';

// Feeds for feed readers. Authors are not read.

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export const rss = postings('rss.channel.item', (item, body) => ({
  id: line(item.guid) ?? item.link,
  sector: item.category,
  context: [item['content:encoded'], item.description].find(line),
  places: item.location,
  posted: item.pubDate,
  apply_url: item.link,
  language: at(body, 'rss.channel.language'),
}));

/** Atom: RFC 4287 */
export const atom = postings('feed.entry', (entry, body) => {
  // A link without a relation is an alternate (RFC 4287 §4.2.7.2).
  const link = objects(entry.link).find(
    (one) => (one['@rel'] ?? 'alternate') === 'alternate',
  )?.['@href'];
  return {
    id: line(entry.id) ?? link,
    sector: objects(entry.category).map((category) => category['@term']),
    context: [entry.content, entry.summary].find(line),
    posted: entry.published,
    updated: entry.updated,
    apply_url: link,
    language: entry['@xml:lang'] ?? at(body, 'feed.@xml:lang'),
  };
});

/** JSON Feed: https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed = postings('items', (item, body) => ({
  id: line(item.id) ?? item.url,
  context: [item.content_html, item.content_text, item.summary].find(line),
  posted: item.date_published,
  updated: item.date_modified,
  apply_url: line(item.external_url) ?? item.url,
  language: item.language ?? at(body, 'language'),
}));
