import { FeedFailure } from '../feed-content.ts';
import { statedDate } from './dates.ts';
import {
  type FeedItem,
  type Fields,
  fieldsOf,
  joinHtml,
  joinWords,
  line,
  listIn,
  type NextPage,
  objects,
} from './fields.ts';

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

const itemOf = (title: string | undefined, item: Omit<FeedItem, 'name' | 'roles'>): FeedItem => ({
  ...item,
  name: title,
  status: 'Open',
  roles: [{ title }],
});

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export function* rss(body: unknown): Generator<FeedItem | null> {
  const { rss: root } = fieldsOf(body);
  if (root === undefined) throw new FeedFailure('this is not an RSS feed');
  const channel = fieldsOf(fieldsOf(root).channel);
  for (const item of objects(channel.item)) {
    const link = textOf(item.link);
    yield itemOf(textOf(item.title), {
      id: textOf(item.guid) ?? link,
      sector: joinWords(elements(item.category).map(textOf)),
      context: joinHtml(textOf(item['content:encoded']) ?? textOf(item.description)),
      location: textOf(item.location) ?? textOf(item['job_listing:location']),
      posted: statedDate(textOf(item.pubDate) ?? textOf(item['dc:date'])),
      apply_url: link,
      language: textOf(channel.language),
    });
  }
}

/** Atom: RFC 4287 */
export function* atom(body: unknown): Generator<FeedItem | null> {
  const { feed } = fieldsOf(body);
  if (feed === undefined) throw new FeedFailure('this is not an Atom feed');
  for (const entry of objects(fieldsOf(feed).entry)) {
    const link = linkOf(entry.link, 'alternate');
    yield itemOf(textOf(entry.title), {
      id: textOf(entry.id) ?? link,
      sector: joinWords(objects(entry.category).map((category) => category['@label'] ?? category['@term'])),
      context: joinHtml(textOf(entry.content) ?? textOf(entry.summary)),
      posted: statedDate(textOf(entry.published)),
      updated: statedDate(textOf(entry.updated)),
      apply_url: link,
      language: line(entry['@xml:lang']) ?? line(fieldsOf(feed)['@xml:lang']),
    });
  }
}

/** JSON Feed: https://www.jsonfeed.org/version/1.1/ */
export function* jsonFeed(body: unknown): Generator<FeedItem | null> {
  const feed: Fields = fieldsOf(body);
  for (const item of listIn(feed.items, 'a JSON Feed')) {
    const link = line(item.external_url) ?? line(item.url);
    yield itemOf(line(item.title), {
      id: line(item.id) ?? link,
      context: line(item.content_html) ? joinHtml(item.content_html) : (item.content_text ?? item.summary),
      posted: statedDate(item.date_published),
      updated: statedDate(item.date_modified),
      apply_url: link,
      language: line(item.language) ?? line(feed.language),
    });
  }
}

/** The next page (RFC 5005 §3), which an RSS feed states with Atom’s element. */
export const nextOfXml: NextPage = (body) => {
  const { rss: root, feed } = fieldsOf(body);
  return linkOf(fieldsOf(fieldsOf(root).channel)['atom:link'] ?? fieldsOf(feed).link, 'next') ?? null;
};

export const nextOfJsonFeed: NextPage = (body) => line(fieldsOf(body).next_url) ?? null;
