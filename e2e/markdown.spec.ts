import type { Element, Nodes as HtmlNodes } from 'hast';
import type { Heading, Link, Nodes, Root, Yaml } from 'mdast';
import { parse as parseYaml } from 'yaml';
import { shownPages } from '../lib/content/shown-pages.ts';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { markdownPath } from '../lib/routes/markdown-path.ts';
import { resources } from '../lib/routes/resources.ts';
import { textOf } from './support/facts.ts';
import { openIds } from './support/feed.ts';
import { parseHtml, wordsOf } from './support/html.ts';
import { nodesOf, parseMarkdown } from './support/markdown.ts';
import { expect, test } from './support/test.ts';

const paths = [...shownPages.map(({ path }) => path as string), ...openIds.slice(0, 1).map(assignmentPath)];
const ofType = <T extends Nodes>(tree: Root, type: T['type']) =>
  nodesOf(tree).filter((node): node is T => node.type === type);

/** The elements of a page's content that markdown can show. */
function shownIn(html: string): Element[] {
  const elementsOf = (node: HtmlNodes): Element[] => {
    if (node.type === 'element' && node.properties.dataMdast === 'ignore') return [];
    const below = 'children' in node ? node.children.flatMap(elementsOf) : [];
    return node.type === 'element' ? [node, ...below] : below;
  };
  const main = elementsOf(parseHtml(html)).find(({ tagName }) => tagName === 'main');
  return main ? elementsOf(main) : [];
}

for (const path of paths) {
  test(`${markdownPath(path)} is complete: front matter, one H1, a link to the index, absolute links, no HTML, no visual-only content`, async ({
    request,
    site,
  }) => {
    const text = await (await request.get(markdownPath(path))).text();
    const tree = parseMarkdown(text);

    const [front, first, index] = tree.children;
    // What else it says: any-way.spec.ts, and while the list is old: app/md/markdown-page.test.ts.
    const values = parseYaml((front as Yaml).value);
    expect(values).toHaveProperty('canonical_url', `${site.url}${path}`);
    expect(values, 'the list is current').not.toHaveProperty('list_read_at');
    expect(first).toMatchObject({ type: 'heading', depth: 1 });
    expect(index?.type).toBe('blockquote');
    expect(index === undefined ? '' : textOf(index)).toContain(`${site.url}${resources.llmsTxt.path}`);
    expect(tree.children.at(-1)?.type).toBe('list');

    expect(ofType<Heading>(tree, 'heading').filter(({ depth }) => depth === 1)).toHaveLength(1);
    expect(nodesOf(tree).filter(({ type }) => type === 'html')).toEqual([]);
    const links = ofType<Link>(tree, 'link');
    expect(links.filter(({ url }) => !/^(?:https?:\/\/|mailto:)/.test(url))).toEqual([]);
    expect(links.filter((link) => textOf(link).trim() === '')).toEqual([]);
    expect(text).not.toContain('Skip to content');

    // The headings of the HTML in the same order, plus the one above the links at the end.
    const html = await (await request.get(path)).text();
    const shown = shownIn(html);
    const seen = shown
      .filter(({ tagName }) => /^h[1-4]$/.test(tagName))
      .map((heading) => wordsOf(heading).replace(/\s+/g, ' ').trim());
    expect(seen.length, 'control').toBeGreaterThan(0);
    const written = ofType<Heading>(tree, 'heading').map((heading) => textOf(heading));
    expect(written.slice(0, -1)).toEqual(seen);

    // Every form is left out by an attribute on the element.
    const hasForm = /<main[\s\S]*<form/.test(html);
    expect(hasForm, 'control').toBe(path === '/open-projects' || path === '/contact');
    expect(shown.filter(({ tagName }) => tagName === 'form')).toEqual([]);
    if (path === '/contact') expect(text).not.toMatch(/Send|honeypot/i);
  });
}
