import { fieldsOf, firstOf, joinHtml, joinWords, line, type NextPage, objects, type Source } from './fields.ts';
import { postings } from './postings.ts';

// Feeds for feed readers. Authors are not read.

/** The text of an element of XML, with attributes or without. */
const textOf = (element: unknown): string | undefined => {
  const [first] = Array.isArray(element) ? element : [element];
  return line(fieldsOf(first)['#text'] ?? first);
};
const elements = (element: unknown) => (element === undefined || element === '' ? [] : [element].flat());

/** The address of the first link with a relation; one without any is an alternate (RFC 4287 §4.2.7.2). */
const linkOf = (links: unknown, rel: string): string | undefined =>
  line(objects(links).find((link) => (line(link['@rel']) ?? 'alternate') === rel)?.['@href']);

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export function rss(body: unknown): ReturnType<Source> {
  const { rss: root } = fieldsOf(body);
  const channel = fieldsOf(fieldsOf(root).channel);
  return postings(root === undefined ? root : objects(channel.item), 'an RSS feed', (item) => {
    const link = textOf(item.link);
    return {
      id: textOf(item.guid) ?? link,
      name: textOf(item.title),
      sector: joinWords(elements(item.category).map(textOf)),
      context: joinHtml(textOf(item['content:encoded']) ?? textOf(item.description)),
      location: textOf(item.location) ?? textOf(item['job_listing:location']),
      posted: textOf(item.pubDate) ?? textOf(item['dc:date']),
      apply_url: link,
      language: textOf(channel.language),
    };
  });
}

/** Atom: RFC 4287 */
export function atom(body: unknown): ReturnType<Source> {
  const { feed } = fieldsOf(body);
  return postings(feed === undefined ? feed : objects(fieldsOf(feed).entry), 'an Atom feed', (entry) => {
    const link = linkOf(entry.link, 'alternate');
    return {
      id: textOf(entry.id) ?? link,
      name: textOf(entry.title),
      sector: joinWords(objects(entry.category).map((category) => category['@label'] ?? category['@term'])),
      context: joinHtml(textOf(entry.content) ?? textOf(entry.summary)),
      posted: textOf(entry.published),
      updated: textOf(entry.updated),
      apply_url: link,
      language: firstOf(entry['@xml:lang'], fieldsOf(feed)['@xml:lang']),
    };
  });
}

/** JSON Feed: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(body: unknown): ReturnType<Source> {
  const feed = fieldsOf(body);
  return postings(feed.items, 'a JSON Feed', (item) => {
    const link = firstOf(item.external_url, item.url);
    return {
      id: firstOf(item.id, link),
      name: item.title,
      context: line(item.content_html) ? joinHtml(item.content_html) : (item.content_text ?? item.summary),
      posted: item.date_published,
      updated: item.date_modified,
      apply_url: link,
      language: firstOf(item.language, feed.language),
    };
  });
}

/** The next page (RFC 5005 §3), which an RSS feed states with Atom’s element. */
export const nextOfXml: NextPage = (body) => {
  const { rss: root, feed } = fieldsOf(body);
  return linkOf(fieldsOf(fieldsOf(root).channel)['atom:link'] ?? fieldsOf(feed).link, 'next') ?? null;
};

export const nextOfJsonFeed: NextPage = (body) => line(fieldsOf(body).next_url) ?? null;
