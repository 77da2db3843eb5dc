import { shownPages } from '../lib/content/pages.ts';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { markdownPath } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { documents } from './support/documents.ts';
import { openIds } from './support/feed.ts';
import { elementsOf, parseHtml } from './support/html.ts';
import { expect, test } from './support/test.ts';

const pages = [
  ...shownPages.map(({ path }) => path as string),
  ...openIds.map(assignmentPath),
];

/** The addresses in a text: in one that is not HTML, all are absolute. */
function linksOf(type: string, text: string): unknown[] {
  if (type.startsWith('text/html'))
    return elementsOf(parseHtml(text)).flatMap(
      ({ properties: { href, src, action, method } }) => [
        href,
        src,
        // What only takes a form can't be opened.
        method === 'post' ? undefined : action,
      ],
    );
  // The parameters of a URI template are no part of an address.
  const urls =
    text.replace(/\{\?[^}]*\}/g, '').match(/https?:\/\/[^\s<>()"'`\\]+/g) ?? [];
  return urls.map((url) => url.replace(/[.,;:]+$/, ''));
}

test('no link of any page, in either format, or of any machine document is broken; every page links to its markdown', async ({
  site,
}) => {
  const links = new Map<string, string>();
  for (const from of [
    ...pages,
    ...pages.map(markdownPath),
    ...documents.map(({ path }) => path),
  ]) {
    const response = await fetch(`${site.url}${from}`);
    expect(response.status, from).toBe(200);
    const text = await response.text();
    const header = response.headers.get('link') ?? '';
    const inHeader = header.match(/(?<=<)[^>]*/g) ?? [];
    const type = response.headers.get('content-type') ?? '';
    for (const address of [...linksOf(type, text), ...inHeader]) {
      const url =
        typeof address === 'string' && new URL(address, `${site.url}${from}`);
      if (url && url.origin === site.url && !url.href.includes('{'))
        links.set(url.href, from);
    }
    if (!pages.includes(from)) continue;
    const twin = `rel="alternate" type="text/markdown"[^>]* href="${site.url}${markdownPath(from)}"`;
    expect(text).toMatch(new RegExp(twin));
    expect(header).toContain(
      `<${markdownPath(from)}>; rel="alternate"; type="text/markdown"`,
    );
  }
  const { serverCard, llmsTxt, mcp } = resources;
  for (const path of [...pages.slice(-1), serverCard.path, llmsTxt.path])
    expect([...links.keys()], 'control').toContain(`${site.url}${path}`);
  const broken: string[] = [];
  const texts = new Map<string, string>();
  for (const [href, from] of links) {
    const [address = '', fragment] = href.split('#');
    if (!texts.has(address)) {
      const response = await fetch(address, {
        headers: { Accept: 'text/html' },
        redirect: 'manual',
      });
      // The endpoint takes POST only.
      const status = address === `${site.url}${mcp.path}` ? 405 : 200;
      if (response.status !== status)
        broken.push(`${href} (${response.status}) from ${from}`);
      texts.set(address, await response.text());
    }
    if (
      fragment &&
      !texts.get(address)?.includes(` id="${decodeURIComponent(fragment)}"`)
    )
      broken.push(`${href} (no such place) from ${from}`);
  }
  expect(broken).toEqual([]);
});
