import type { Element, ElementContent } from 'hast';
import type { BlockContent, Blockquote, List, ListItem, Paragraph, Root } from 'mdast';
import type { ReactNode } from 'react';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { resolveAddresses } from './resolve-addresses.ts';
import { staticHtml } from './static-html.ts';
import { withoutClient } from './without-client.tsx';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

const isElement = (node: ElementContent, name: string): node is Element =>
  node.type === 'element' && node.tagName === name;

function term(state: State, node: Element): ListItem {
  const words = state.all(node) as Paragraph['children'];
  const strong = { type: 'strong' as const, children: [...words, { type: 'text' as const, value: ':' }] };
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [strong] }] };
}

function describe(item: ListItem, state: State, node: Element) {
  const [paragraph, ...others] = item.children;
  if (paragraph?.type !== 'paragraph') return;
  const [first, ...rest] = state.toFlow(state.all(node));
  const separator = { type: 'text' as const, value: paragraph.children.length > 1 ? ', ' : ' ' };
  // A single line follows on the term's line; anything longer goes below it.
  if (first?.type === 'paragraph' && others.length === 0) paragraph.children.push(separator, ...first.children);
  else if (first) rest.unshift(first);
  item.children.push(...(rest as ListItem['children']));
}

/** Renders a `<dl>` as a list of "**term:** description", the closest GFM has; several descriptions are separated by commas. */
function definitionList(state: State, node: Element): List {
  const entries = node.children.flatMap((child) => (isElement(child, 'div') ? child.children : [child]));
  const items: ListItem[] = [];
  for (const entry of entries) {
    const last = items.at(-1);
    if (isElement(entry, 'dt')) items.push(term(state, entry));
    else if (isElement(entry, 'dd') && last) describe(last, state, entry);
  }
  return { type: 'list', ordered: false, spread: false, children: items };
}

/** A division with `data-mdast="quote"` holds words of somebody else, and is quoted, so that they stand out from the site's. */
function division(state: State, node: Element): BlockContent[] | Blockquote {
  const children = state.toFlow(state.all(node)) as BlockContent[];
  return node.properties.dataMdast === 'quote' ? { type: 'blockquote', children } : children;
}

const reader = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, {
    nodeHandlers: { comment: () => undefined },
    handlers: { dl: definitionList, div: division, mark: (state, node) => state.all(node) },
  });

// Padding that aligns table columns costs tokens and adds nothing.
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '-' });

/**
 * Converts the HTML of a page's body to a markdown tree with absolute addresses; `url` is the address of the page.
 * Elements with `data-mdast="ignore"`, which are purely visual, are left out.
 */
export function htmlToTree(html: string, url: string): Root {
  return resolveAddresses(reader.runSync(reader.parse(html)) as Root, url);
}

/** Renders a body component, the same one as in the HTML page, to a markdown tree, without its client components. */
export async function bodyToTree(body: ReactNode, url: string): Promise<Root> {
  return htmlToTree(await staticHtml(withoutClient(body)), url);
}

/** Serialises a markdown tree as GitHub-flavoured markdown. */
export function treeToMarkdown(tree: Root): string {
  return writer.stringify(tree);
}

/** YAML front matter. Values are JSON strings, which are valid YAML 1.2 (§7.3.1), so no value can end the block. */
export function frontMatter(values: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}
