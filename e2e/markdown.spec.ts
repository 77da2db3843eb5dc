import type { Heading, Link, Nodes, Root, Yaml } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { assignmentPath, markdownPath, pageEntries, resources } from '../lib/site.ts';
import { openIds } from './support/feed.ts';
import { expect, test } from './support/test.ts';

const paths = [...pageEntries.map(({ path }) => path as string), ...openIds.slice(0, 3).map(assignmentPath)];
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
const nodesOf = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
const ofType = <T extends Nodes>(tree: Root, type: T['type']) =>
  nodesOf(tree).filter((node): node is T => node.type === type);

for (const path of paths) {
  test(`${markdownPath(path)} is complete: front matter, one H1, a link to the index, absolute links, no HTML, no visual-only content`, async ({
    page,
    request,
    site,
  }) => {
    const text = await (await request.get(markdownPath(path))).text();
    const tree = parser.parse(text);

    const [front, first, index] = tree.children;
    const values = parseYaml((front as Yaml).value);
    expect(values).toMatchObject({
      title: expect.any(String),
      description: expect.any(String),
      canonical_url: `${site.url}${path}`,
    });
    if ('last_updated' in values)
      expect(Math.abs(Date.now() - Date.parse(values.last_updated))).toBeLessThan(3_600_000);
    expect(first).toMatchObject({ type: 'heading', depth: 1 });
    expect(index?.type).toBe('blockquote');
    expect(textOf(index)).toContain(`${site.url}${resources.llmsTxt.path}`);
    expect(tree.children.at(-1)?.type).toBe('list');

    expect(ofType<Heading>(tree, 'heading').filter(({ depth }) => depth === 1)).toHaveLength(1);
    expect(nodesOf(tree).filter(({ type }) => type === 'html')).toEqual([]);
    const links = ofType<Link>(tree, 'link');
    expect(links.filter(({ url }) => !/^(?:https?:\/\/|mailto:)/.test(url))).toEqual([]);
    expect(links.filter((link) => textOf(link).trim() === '')).toEqual([]);
    expect(text).not.toContain('Skip to content');

    // The headings of the HTML in the same order, plus the one above the links at the end.
    await page.goto(path);
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
        .filter((heading) => !heading.closest('[data-mdast="ignore"]'))
        .map((heading) => heading.textContent?.replace(/\s+/g, ' ').trim()),
    );
    const written = ofType<Heading>(tree, 'heading').map((heading) => textOf(heading));
    expect(written.slice(0, -1)).toEqual(seen);
  });
}

test('visual-only content is left out by an attribute on the element, and every form has it', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    const forms = page.locator('main form');
    for (const form of await forms.all()) {
      // The markdown of the contact page has no form at all.
      if (path !== '/contact')
        await expect(form.locator('xpath=ancestor-or-self::*[@data-mdast="ignore"]').first()).toBeAttached();
    }
  }
  const contact = await (await page.request.get('/contact.md')).text();
  expect(contact).not.toMatch(/Send|honeypot/i);
});
