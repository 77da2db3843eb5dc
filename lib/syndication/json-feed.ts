import { absoluteUrl } from '../config.ts';
import { resources } from '../site.ts';
import type { SyndicatedList } from './syndicated-list.ts';

/** A list as JSON Feed 1.1, in which dates are optional; the upstream states none. */
export function jsonFeed({ title, description, author, pageUrl, pageQuery, relations, entries }: SyndicatedList) {
  const addressOf = (query: string) => absoluteUrl(`${resources.jsonFeed.path}${query}`);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: pageUrl,
    feed_url: addressOf(pageQuery),
    ...(relations.next !== undefined && { next_url: addressOf(relations.next) }),
    language: 'en',
    authors: [author],
    items: entries.map(({ url, title: name, html, tags }) => ({
      id: url,
      url,
      title: name,
      content_html: html,
      ...(tags.length > 0 && { tags }),
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}
