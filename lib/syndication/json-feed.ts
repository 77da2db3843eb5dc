import { absoluteUrl } from '../config/config.ts';
import { resources } from '../routes/resources.ts';
import type { SyndicatedList } from './syndicated-list.ts';

/** A list as JSON Feed 1.1, with the dates that the upstream states. */
export function jsonFeed(list: SyndicatedList) {
  const { title, description, author, pageUrl, queries, language, entries } =
    list;
  const addressOf = (query: string) =>
    absoluteUrl(`${resources.jsonFeed.path}${query}`);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: pageUrl,
    feed_url: addressOf(queries.self),
    next_url: queries.next && addressOf(queries.next),
    language,
    authors: [author],
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_html: entry.html,
      date_published: entry.published,
      date_modified: entry.modified,
      language: entry.language,
      tags: entry.tags,
      // An extension, whose name starts with an underscore (JSON Feed 1.1): the
      // fields of the JSON API, and what it has not.
      _assignment: entry.extension,
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}
