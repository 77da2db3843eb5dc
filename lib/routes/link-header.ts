import { markdownPath, pages } from './pages.ts';
import { resourceEntries } from './resources.ts';

/** The links of the home page to the machine interfaces. */
export const interfaceLinks = resourceEntries.flatMap(({ path, type, rels = [] }) =>
  rels.map((rel) => ({ rel, type, href: path })),
);

const link = (address: string, rel: string, type?: string) =>
  `<${address}>; rel="${rel}"${type ? `; type="${type}"` : ''}`;

const homeLinks = [
  ...interfaceLinks.map(({ href, rel, type }) => link(href, rel, type)),
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
