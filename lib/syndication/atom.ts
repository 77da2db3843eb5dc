import { config } from '../config.ts';
import { resources } from '../site.ts';
import type { SyndicatedEntry, SyndicatedList } from './syndicated-list.ts';
import { element, xmlDocument } from './xml.ts';

/**
 * RFC 4287 §4.2.15 wants to know when an entry was last changed, and the upstream doesn't say. What is true is when this
 * process first read it as it is; a reader that asks often sees the change within one refresh of the list.
 */
const updated = (time: Date) => element('updated', {}, time.toISOString());

function entry({ url, title, html, tags, firstRead }: SyndicatedEntry) {
  return element(
    'entry',
    {},
    element('id', {}, url),
    element('title', {}, title),
    updated(firstRead),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    ...tags.map((tag) => element('category', { term: tag })),
    element('content', { type: 'html' }, html),
  );
}

/** A list as an Atom feed (RFC 4287). */
export function atomFeed(list: SyndicatedList): string {
  const { path, type } = resources.atomFeed;
  const self = `${config().baseUrl}${path}${list.query}`;
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' },
      element('id', {}, self),
      element('title', {}, list.title),
      element('subtitle', {}, list.description),
      updated(list.updated),
      element('author', {}, element('name', {}, list.author.name), element('uri', {}, list.author.url)),
      element('link', { rel: 'self', type, href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: list.pageUrl }),
      ...list.entries.map(entry),
    ),
  );
}
