import type { Element, ElementContent } from 'hast';
import type {
  BlockContent,
  Blockquote,
  List,
  ListItem,
  Paragraph,
  Root,
  Strong,
} from 'mdast';
import type { ReactNode } from 'react';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { plainAddresses } from './plain-addresses.ts';
import { resolveAddresses } from './resolve-addresses.ts';
import { staticHtml } from './static-html.ts';
import { withoutClient } from './without-client.tsx';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

const isElement = (node: ElementContent, name: string): node is Element =>
  node.type === 'element' && node.tagName === name;

/** A list item with the words of a `<dt>` in bold. */
function termItem(state: State, node: Element): ListItem {
  const words = state.all(node) as Paragraph['children'];
  const term: Strong = {
    type: 'strong',
    children: [...words, { type: 'text', value: ':' }],
  };
  const paragraph: Paragraph = { type: 'paragraph', children: [term] };
  return { type: 'listItem', spread: false, children: [paragraph] };
}

/**
 * Appends the content of a `<dd>`: a first paragraph in the line of its term,
 * everything else below.
 */
function appendDescription(state: State, item: ListItem, node: Element) {
  const blocks = state.toFlow(state.all(node)) as BlockContent[];
  const [term] = item.children;
  const [first, ...rest] = blocks;
  if (term?.type !== 'paragraph' || first?.type !== 'paragraph') {
    item.children.push(...blocks);
    return;
  }
  term.children.push({ type: 'text', value: ' ' }, ...first.children);
  item.children.push(...rest);
}

/**
 * Renders a `<dl>` as a list of "**term:** description", for lack of one in
 * GFM.
 */
function definitionList(state: State, node: Element): List {
  const entries = node.children.flatMap((child) =>
    isElement(child, 'div') ? child.children : [child],
  );
  const items: ListItem[] = [];
  for (const entry of entries) {
    const item = items.at(-1);
    if (isElement(entry, 'dt')) items.push(termItem(state, entry));
    else if (isElement(entry, 'dd') && item !== undefined)
      appendDescription(state, item, entry);
  }
  return { type: 'list', ordered: false, spread: false, children: items };
}

/**
 * A division with `data-mdast="quote"` holds words of somebody else, and is
 * quoted, so that they stand out from the site's.
 */
function division(state: State, node: Element): BlockContent[] | Blockquote {
  const children = state.toFlow(state.all(node)) as BlockContent[];
  return node.properties.dataMdast === 'quote'
    ? { type: 'blockquote', children }
    : children;
}

const reader = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, {
    nodeHandlers: { comment: () => undefined },
    handlers: {
      dl: definitionList,
      div: division,
      mark: (state, node) => state.all(node),
    },
  });

// Padding that aligns table columns costs tokens and adds nothing.
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    rule: '-',
    handlers: plainAddresses,
  });

/**
 * Converts the HTML of a page's body to GitHub-flavoured markdown with absolute
 * addresses; `url` is the address of the page. Elements with
 * `data-mdast="ignore"`, which are purely visual, are left out.
 */
export function htmlToMarkdown(html: string, url: string): string {
  const tree = reader.runSync(reader.parse(html)) as Root;
  return writer.stringify(resolveAddresses(tree, url));
}

/**
 * Renders a body component, the same one as in the HTML page, as markdown,
 * without its client components.
 */
export async function bodyToMarkdown(
  body: ReactNode,
  url: string,
): Promise<string> {
  const html = await staticHtml(withoutClient(body));
  return htmlToMarkdown(html, url);
}

/**
 * YAML front matter. Values are JSON strings, which are valid YAML 1.2
 * (§7.3.1), so no value can end the block.
 */
export function frontMatter(
  values: Readonly<Record<string, string | undefined>>,
): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}
