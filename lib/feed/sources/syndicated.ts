import { at, fieldsOf, firstOf, joinWords, line, objects } from './fields.ts';
import { type NextPage, postings, type Source } from './postings.ts';

// Feeds for feed readers. Authors are not read.

/** The text of an element of XML, with attributes or without. */
function textOf(element: unknown): string | undefined {
  const [first] = [element].flat();
  return line(at(first, '#text') ?? first);
}

/** The address of the first link with a relation; one without any is an alternate (RFC 4287 §4.2.7.2). */
const linkOf = (links: unknown, rel: string): string | undefined =>
  line(objects(links).find((link) => (line(link['@rel']) ?? 'alternate') === rel)?.['@href']);

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export const rss: Source = (body) => {
  const [root, channel] = [at(body, 'rss'), at(body, 'rss.channel')];
  return postings(root === undefined ? root : objects(at(channel, 'item')), 'an RSS feed', (item) => {
    const link = textOf(item.link);
    return {
      id: textOf(item.guid) ?? link,
      name: textOf(item.title),
      sector: joinWords([item.category].flat().map(textOf)),
      html: [textOf(item['content:encoded']) ?? textOf(item.description)],
      places: [textOf(item.location) ?? textOf(item['job_listing:location'])],
      posted: textOf(item.pubDate) ?? textOf(item['dc:date']),
      apply_url: link,
      language: textOf(at(channel, 'language')),
    };
  });
};

/** Atom: RFC 4287 */
export const atom: Source = (body) => {
  const feed = at(body, 'feed');
  return postings(feed === undefined ? feed : objects(at(feed, 'entry')), 'an Atom feed', (entry) => {
    const link = linkOf(entry.link, 'alternate');
    return {
      id: textOf(entry.id) ?? link,
      name: textOf(entry.title),
      sector: joinWords(objects(entry.category).map((category) => category['@label'] ?? category['@term'])),
      html: [textOf(entry.content) ?? textOf(entry.summary)],
      posted: textOf(entry.published),
      updated: textOf(entry.updated),
      apply_url: link,
      language: firstOf(entry['@xml:lang'], at(feed, '@xml:lang')),
    };
  });
};

/** JSON Feed: https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed: Source = (body) =>
  postings(at(body, 'items'), 'a JSON Feed', (item) => {
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

/** The next page (RFC 5005 §3), which an RSS feed states with Atom’s element. */
export const nextOfXml: NextPage = (body) =>
  linkOf(at(body, 'rss.channel.atom:link') ?? at(body, 'feed.link'), 'next') ?? null;

export const nextOfJsonFeed: NextPage = (body) => line(fieldsOf(body).next_url) ?? null;
