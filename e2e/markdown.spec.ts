import type { Element, Nodes as HtmlNodes } from 'hast';
import { parse as parseYaml } from 'yaml';
import { shownPages } from '../lib/content/pages.ts';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { markdownPath } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { textOf } from './support/facts.ts';
import { openIds } from './support/feed.ts';
import { elementsOf, parseHtml, wordsOf } from './support/html.ts';
import { nodesOf, parseMarkdown } from './support/markdown.ts';
import { expect, test } from './support/test.ts';

/** The elements of a page that markdown can show. */
function shownIn(node: HtmlNodes): Element[] {
  if (node.type === 'element' && node.properties.dataMdast === 'ignore') return [];
  const below = 'children' in node ? node.children.flatMap(shownIn) : [];
  return node.type === 'element' ? [node, ...below] : below;
}

for (const path of [...shownPages.map((page) => page.path as string), assignmentPath(openIds[0] ?? '')]) {
  test(`${markdownPath(path)} is complete: front matter, the page’s headings, absolute links, no HTML, no form`, async ({
    request,
    site,
  }) => {
    const text = await (await request.get(markdownPath(path))).text();
    const tree = parseMarkdown(text);
    const nodes = nodesOf(tree);
    const [front, first, index] = tree.children;
    // While the list is old: app/md/markdown-page.test.ts.
    const values = parseYaml(front?.type === 'yaml' ? front.value : '');
    expect(values).toHaveProperty('canonical_url', `${site.url}${path}`);
    expect(values, 'the list is current').not.toHaveProperty('list_read_at');
    expect(first).toMatchObject({ type: 'heading', depth: 1 });
    expect(index?.type === 'blockquote' && textOf(index)).toContain(`${site.url}${resources.llmsTxt.path}`);
    expect(tree.children.at(-1)?.type).toBe('list');
    expect(nodes.filter(({ type }) => type === 'html')).toEqual([]);
    const links = nodes.filter((node) => node.type === 'link');
    expect(links.filter((link) => !/^(?:https?:\/\/|mailto:)/.test(link.url) || textOf(link).trim() === '')).toEqual(
      [],
    );
    expect(text).not.toMatch(/Skip to content|honeypot/);

    // The headings of the HTML in the same order, plus the one above the links at the end.
    const main = elementsOf(parseHtml(await (await request.get(path)).text())).find(
      ({ tagName }) => tagName === 'main',
    );
    const shown = main === undefined ? [] : shownIn(main);
    const headings = shown.filter(({ tagName }) => /^h[1-4]$/.test(tagName));
    const seen = headings.map((heading) => wordsOf(heading).replace(/\s+/g, ' ').trim());
    const written = nodes.filter((node) => node.type === 'heading');
    expect(written.slice(0, -1).map(textOf)).toEqual(seen);
    expect(written.filter(({ depth }) => depth === 1)).toHaveLength(1);
    expect(shown.filter(({ tagName }) => tagName === 'form')).toEqual([]);
  });
}
