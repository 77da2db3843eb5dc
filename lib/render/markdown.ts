import type { Element, ElementContent } from 'hast';
import type {
  BlockContent,
  Blockquote,
  List,
  ListItem,
  Paragraph,
  Root,
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

/**
 * Renders a `<dl>` as a list of "**term:** description", the closest GFM has.
 * What is longer than a line goes below the term.
 */
function definitionList(state: State, node: Element): List {
  const entries = node.children.flatMap((child) =>
    isElement(child, 'div') ? child.children : [child],
  );
  const items: ListItem[] = [];
  for (const entry of entries) {
    if (isElement(entry, 'dt')) {
      const words = state.all(entry) as Paragraph['children'];
      const term: Paragraph['children'] = [
        { type: 'strong', children: [...words, { type: 'text', value: ':' }] },
      ];
      items.push({
        type: 'listItem',
        spread: false,
        children: [{ type: 'paragraph', children: term }],
      });
    } else if (isElement(entry, 'dd')) {
      const blocks = state.toFlow(state.all(entry)) as BlockContent[];
      const [term] = items.at(-1)?.children ?? [];
      if (term?.type === 'paragraph' && blocks[0]?.type === 'paragraph') {
        term.children.push({ type: 'text', value: ' ' }, ...blocks[0].children);
        blocks.shift();
      }
      items.at(-1)?.children.push(...blocks);
    }
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
  return writer.stringify(
    resolveAddresses(reader.runSync(reader.parse(html)) as Root, url),
  );
}

/**
 * Renders a body component, the same one as in the HTML page, as markdown,
 * without its client components.
 */
export async function bodyToMarkdown(
  body: ReactNode,
  url: string,
): Promise<string> {
  return htmlToMarkdown(await staticHtml(withoutClient(body)), url);
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
