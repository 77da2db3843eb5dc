import { markdownPath, pages } from './pages.ts';
import { resourceEntries } from './resources.ts';

const link = (address: string, rel: string, type?: string) =>
  `<${address}>; rel="${rel}"${type ? `; type="${type}"` : ''}`;

/** The links of the home page to the machine interfaces. */
const homeLinks = [
  ...resourceEntries.flatMap(({ path, type, rels = [] }) => rels.map((rel) => link(path, rel, type))),
  link(pages.docs.path, 'service-doc', 'text/html'),
];

// Proxies take a few kilobytes of header fields.
const LONGEST_LINKED = 1_000;

/**
 * The value of a page's `Link` header (RFC 8288), which follows from its address. HTML links to its markdown version,
 * markdown to its canonical address, and the home page to every machine interface.
 */
export function linksOf(path: string, format: 'html' | 'markdown', baseUrl: string): string {
  if (path.length > LONGEST_LINKED) return '';
  const own =
    format === 'html' ? link(markdownPath(path), 'alternate', 'text/markdown') : link(`${baseUrl}${path}`, 'canonical');
  return [...(path === pages.home.path ? homeLinks : []), own].join(', ');
}
