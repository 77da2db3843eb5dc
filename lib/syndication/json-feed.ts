import { absoluteUrl } from '../config/config.ts';
import { resources } from '../routes/resources.ts';
import type { SyndicatedList } from './syndicated-list.ts';

/** A list as JSON Feed 1.1, with the dates that the upstream states. An entry has a language if it is not that of the feed. */
export function jsonFeed(list: SyndicatedList) {
  const { title, description, author, pageUrl, pageQuery, relations, language, entries } = list;
  const addressOf = (query: string) => absoluteUrl(`${resources.jsonFeed.path}${query}`);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: pageUrl,
    feed_url: addressOf(pageQuery),
    ...(relations.next !== undefined && { next_url: addressOf(relations.next) }),
    language,
    authors: [author],
    items: entries.map(({ url, title: name, html, tags, published, modified, language: own, extension }) => ({
      id: url,
      url,
      title: name,
      content_html: html,
      ...(published !== undefined && { date_published: published }),
      ...(modified !== undefined && { date_modified: modified }),
      ...(own !== undefined && own !== language && { language: own }),
      ...(tags.length > 0 && { tags }),
      // An extension, whose name starts with an underscore (JSON Feed 1.1): the fields of the JSON API, and what it has not.
      _assignment: extension,
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}
