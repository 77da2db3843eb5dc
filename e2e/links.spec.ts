import { shownPages } from '../lib/content/shown-pages.ts';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { markdownPath } from '../lib/routes/markdown-path.ts';
import { type ResourceEntry, resourceEntries, resources } from '../lib/routes/resources.ts';
import { openIds } from './support/feed.ts';
import { elementsOf, parseHtml } from './support/html.ts';
import { nodesOf, parseMarkdown } from './support/markdown.ts';
import { expect, test } from './support/test.ts';

const pages = [...shownPages.map(({ path }) => path as string), ...openIds.map(assignmentPath)];
const documents = (resourceEntries as readonly ResourceEntry[]).filter(({ methods }) => methods === undefined);

const linksOfMarkdown = (text: string) =>
  nodesOf(parseMarkdown(text)).flatMap((node) => ('url' in node ? [node.url] : []));

const linksOfHtml = (text: string) =>
  elementsOf(parseHtml(text)).flatMap(({ properties: { href, src, action } }) =>
    [href, src, action].filter((address) => typeof address === 'string'),
  );

function linksOfJson(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\/\S+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksOfJson) : [];
}

// The parameters of a URI template are no part of an address.
const linksOfText = (text: string) =>
  (text.replace(/\{\?[^}]*\}/g, '').match(/https?:\/\/[^\s<>()"'`]+/g) ?? []).map((url) => url.replace(/[.,;:]+$/, ''));

function linksOf(type: string, text: string): string[] {
  if (type.startsWith('text/html')) return linksOfHtml(text);
  if (type.startsWith('text/markdown')) return linksOfMarkdown(text);
  return /json/.test(type) ? linksOfJson(JSON.parse(text)) : linksOfText(text);
}

const idsOf = (html: string) => new Set(elementsOf(parseHtml(html)).map(({ properties }) => String(properties.id)));

test('no link of any page, in either format, or of any machine document is broken; every page links to its markdown by header and by element', async ({
  site,
}) => {
  const found = new Map<string, string>();
  const note = (from: string, address: string) => {
    const url = new URL(address, `${site.url}${from}`);
    if (url.origin === site.url && !found.has(url.href)) found.set(url.href, from);
  };
  const sources = [...pages, ...pages.map(markdownPath), ...documents.map(({ path }) => path)];
  for (const from of sources) {
    const response = await fetch(`${site.url}${from}`);
    expect(response.status, from).toBe(200);
    const text = await response.text();
    for (const address of linksOf(response.headers.get('content-type') ?? '', text)) note(from, address);
    const link = response.headers.get('link') ?? '';
    for (const [, address = ''] of link.matchAll(/<([^>]*)>/g)) note(from, address);
    if (!pages.includes(from)) continue;
    const twin = markdownPath(from);
    expect(link).toContain(`<${twin}>; rel="alternate"; type="text/markdown"`);
    expect(text).toMatch(
      new RegExp(`<link rel="alternate" type="text/markdown"[^>]* href="${site.url}${twin.replaceAll('.', '\\.')}"`),
    );
  }
  // Controls: the crawl has seen links from each kind of source.
  const seen = [...found.keys()].map((url) => new URL(url).pathname);
  const { serverCard, llmsTxt } = resources;
  const expected = [assignmentPath(openIds[0] ?? ''), '/assets/site.css', serverCard.path, llmsTxt.path];
  expect(seen).toEqual(expect.arrayContaining(expected));
  const dead: string[] = [];
  const bodies = new Map<string, { readonly status: number; readonly ids: ReadonlySet<string> }>();
  for (const [href, from] of found) {
    const { hash } = new URL(href);
    const address = href.slice(0, href.length - hash.length);
    if (!bodies.has(address)) {
      const response = await fetch(address, { headers: { Accept: 'text/html' }, redirect: 'manual' });
      bodies.set(address, { status: response.status, ids: idsOf(await response.text()) });
    }
    const { status = 0, ids } = bodies.get(address) ?? {};
    // The endpoint takes POST only; a GET is 405 or a redirect to the documentation.
    const isEndpoint = new URL(address).pathname === resources.mcp.path;
    if (!(isEndpoint ? [303, 405] : [200]).includes(status)) dead.push(`${href} (${status}) from ${from}`);
    else if (hash !== '' && status === 200 && !ids?.has(decodeURIComponent(hash.slice(1))))
      dead.push(`${href} (no such place) from ${from}`);
  }
  expect(dead).toEqual([]);
});
