import type { Element, ElementContent } from 'hast';
import type {
  BlockContent,
  Blockquote,
  List,
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

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

const isElement = (node: ElementContent, name: string): node is Element =>
  node.type === 'element' && node.tagName === name;

/** The words of a `<dt>` in bold. */
function termOf(state: State, node: Element): RootContent {
  const words = state.all(node) as PhrasingContent[];
  const colon: Text = { type: 'text', value: ':' };
  return { type: 'strong', children: [...words, colon] };
}

/** The content of a `<dd>`, with the words of a first paragraph before it. */
function descriptionOf(state: State, node: Element): RootContent[] {
  const [first, ...rest] = state.toFlow(state.all(node)) as BlockContent[];
  if (first === undefined) return [];
  if (first.type !== 'paragraph') return [first, ...rest];
  return [{ type: 'text', value: ' ' }, ...first.children, ...rest];
}

/**
 * Renders a `<dl>` as a list of "**term:** description", for lack of one in
 * GFM. A first paragraph of a description is in the line of its term,
 * everything else below.
 */
function definitionList(state: State, node: Element): List {
  const entries = node.children.flatMap((child) =>
    isElement(child, 'div') ? child.children : [child],
  );
  const items: RootContent[][] = [];
  for (const entry of entries) {
    if (isElement(entry, 'dt')) {
      const term = termOf(state, entry);
      items.push([term]);
    }
    if (isElement(entry, 'dd')) {
      const description = descriptionOf(state, entry);
      items.at(-1)?.push(...description);
    }
  }
  const children = items.map((content): ListItem => {
    const blocks = state.toFlow(content) as BlockContent[];
    return { type: 'listItem', spread: false, children: blocks };
  });
  return { type: 'list', spread: false, children };
}

/**
 * A division with `data-mdast="quote"` holds words of somebody else, and is
 * quoted, so that they stand out from the site's.
 */
function division(state: State, node: Element): BlockContent[] | Blockquote {
  const children = state.toFlow(state.all(node)) as BlockContent[];
  if (node.properties.dataMdast !== 'quote') return children;
  return { type: 'blockquote', children };
}

// An ampersand begins a character reference only if a semicolon ends it
// (CommonMark 0.31.2 §2.5).
const NEEDLESS_ESCAPE = /\\&(?!#?\w+;)/g;

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
      handlers: {
        ...linkHandlers(url),
        dl: definitionList,
        div: division,
        mark: (state, node) => state.all(node),
      },
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
  // Many programs follow the text between the parentheses of a link as it is.
  return markdown.replace(/\]\(\S+/g, (address) =>
    address.replace(NEEDLESS_ESCAPE, '&'),
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
  const html = await staticHtml(withoutClient(body));
  return htmlToMarkdown(html, url);
}

/**
 * YAML front matter of the values that there are. They are JSON, which is valid
 * YAML 1.2 (§7.3.1), so no value can end the block.
 */
export function frontMatter(values: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value ?? false)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
  return `---\n${lines}\n---\n`;
}
