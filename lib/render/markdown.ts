import type { Element, ElementContent } from 'hast';
import type {
  BlockContent,
  ListItem,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import type { ReactNode } from 'react';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { linkHandlers } from './link-handlers.ts';
import { staticHtml } from './static-html.ts';
import { withoutClient } from './without-client.tsx';

function isElement(node: ElementContent, name: string): node is Element {
  return node.type === 'element' && node.tagName === name;
}

/** The entries of a `<dl>`, also of those that are grouped. */
function entriesOf(list: Element): ElementContent[] {
  return list.children.flatMap((child) => {
    const isGroup = isElement(child, 'div');
    return isGroup ? child.children : [child];
  });
}

/** The content of a `<dd>`, with the words of a first paragraph before it. */
function descriptionOf(blocks: BlockContent[]): RootContent[] {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph') return blocks;
  return [{ type: 'text', value: ' ' }, ...first.children, ...rest];
}

const COLON: Text = { type: 'text', value: ':' };

const handlers: Options['handlers'] = {
  /**
   * Renders a `<dl>` as a list of "**term:** description", for lack of one in
   * GFM. A first paragraph of a description is in the line of its term,
   * everything else below.
   */
  dl(state, node) {
    const items: RootContent[][] = [];
    for (const entry of entriesOf(node)) {
      if (isElement(entry, 'dt')) {
        const words = state.all(entry) as PhrasingContent[];
        const children = [...words, COLON];
        items.push([{ type: 'strong', children }]);
      }
      if (isElement(entry, 'dd')) {
        const blocks = state.toFlow(state.all(entry)) as BlockContent[];
        const description = descriptionOf(blocks);
        items.at(-1)?.push(...description);
      }
    }
    const children = items.map((content): ListItem => {
      const blocks = state.toFlow(content) as BlockContent[];
      return { type: 'listItem', spread: false, children: blocks };
    });
    return { type: 'list', spread: false, children };
  },
  /**
   * A division with `data-mdast="quote"` holds words of somebody else, and is
   * quoted, so that they stand out from the site's.
   */
  div(state, node) {
    const children = state.toFlow(state.all(node)) as BlockContent[];
    if (node.properties.dataMdast !== 'quote') return children;
    return { type: 'blockquote', children };
  },
  mark(state, node) {
    return state.all(node);
  },
};

/** The address of a link or an image, as GitHub-flavoured markdown has it. */
const ADDRESS = /\]\(\S+/g;
// An ampersand begins a character reference only if a semicolon ends it
// (CommonMark 0.31.2 §2.5).
const NEEDLESS_ESCAPE = /\\&(?!#?\w+;)/g;
/** Many programs follow the text between the parentheses of a link as it is. */
function withPlainAddresses(markdown: string): string {
  return markdown.replace(ADDRESS, (address) => {
    return address.replace(NEEDLESS_ESCAPE, '&');
  });
}

/**
 * Converts the HTML of a page's body to GitHub-flavoured markdown with absolute
 * addresses; `url` is the address of the page. Elements with
 * `data-mdast="ignore"`, which are purely visual, are left out.
 */
export function htmlToMarkdown(html: string, url: string): string {
  const markdown = unified()
    .use(rehypeParse, { fragment: true })
    .use(rehypeRemark, {
      nodeHandlers: { comment: () => undefined },
      handlers: { ...handlers, ...linkHandlers(url) },
    })
    // Padding that aligns table columns costs tokens and adds nothing.
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, {
      bullet: '-',
      emphasis: '_',
      fences: true,
      rule: '-',
    })
    .processSync(html)
    .toString();
  return withPlainAddresses(markdown);
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
 * YAML front matter of the values that there are. They are JSON, which is valid
 * YAML 1.2 (§7.3.1), so no value can end the block.
 */
export function frontMatter(values: Readonly<Record<string, unknown>>): string {
  let lines = '';
  for (const [name, value] of Object.entries(values)) {
    if (!value) continue;
    lines += `${name}: ${JSON.stringify(value)}\n`;
  }
  return `---\n${lines}---\n`;
}
