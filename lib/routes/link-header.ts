import { markdownPath } from './markdown-path.ts';
import { pages } from './pages.ts';
import { type ResourceEntry, resourceEntries } from './resources.ts';

function link(address: string, rel: string, type?: string): string {
  return `<${address}>; rel="${rel}"${type ? `; type="${type}"` : ''}`;
}

const homeLinks = [
  ...resourceEntries.flatMap(({ path, type, rels = [] }: ResourceEntry) => rels.map((rel) => link(path, rel, type))),
  link(pages.docs.path, 'service-doc', 'text/html'),
];

// Proxies take a few kilobytes of header fields.
const LONGEST_LINKED = 1_000;

/**
 * The value of a page's `Link` header (RFC 8288), which follows from its address. HTML links to its markdown version,
 * markdown to its canonical address, and the home page to every machine interface.
 */
export function linksOf(path: string, format: 'html' | 'markdown', baseUrl: string): string {
  const own =
    format === 'html' ? link(markdownPath(path), 'alternate', 'text/markdown') : link(`${baseUrl}${path}`, 'canonical');
  return [...(path === pages.home.path ? homeLinks : []), ...(path.length > LONGEST_LINKED ? [] : [own])].join(', ');
}
