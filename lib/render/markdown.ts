import type { Element, ElementContent, Root } from 'hast';
import type { List, ListItem, Paragraph } from 'mdast';
import type { ReactNode } from 'react';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { staticHtml } from './static-html.ts';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

const ignore: Handle = () => undefined;

const isElement = (node: ElementContent, name: string): node is Element =>
  node.type === 'element' && node.tagName === name;

/** `<dl>` as a list of «**term:** description», the nearest GFM has to it. */
function definitionList(state: State, node: Element): List {
  const flat = node.children.flatMap((child) => (isElement(child, 'div') ? child.children : [child]));
  const items: ListItem[] = [];
  for (const child of flat) {
    const last = items.at(-1);
    if (isElement(child, 'dt')) {
      const term: Paragraph = {
        type: 'paragraph',
        children: [
          {
            type: 'strong',
            children: [...(state.all(child) as Paragraph['children']), { type: 'text', value: ':' }],
          },
        ],
      };
      items.push({ type: 'listItem', spread: false, children: [term] });
    } else if (isElement(child, 'dd') && last !== undefined) {
      const paragraph = last.children[0] as Paragraph;
      const separator = paragraph.children.length > 1 ? ', ' : ' ';
      paragraph.children.push({ type: 'text', value: separator });
      const content = state.toFlow(state.all(child));
      for (const block of content) {
        if (block.type === 'paragraph') paragraph.children.push(...block.children);
        else last.children.push(block as ListItem['children'][number]);
      }
    }
  }
  return { type: 'list', ordered: false, spread: false, children: items };
}

/** Makes every address absolute, so that the text stands by itself wherever it is pasted. */
function rehypeAbsoluteUrls(base: string) {
  const visit = (node: Root | ElementContent) => {
    if (node.type === 'element') {
      for (const name of ['href', 'src'] as const) {
        const value = node.properties[name];
        if (typeof value === 'string' && URL.canParse(value, base)) {
          node.properties[name] = new URL(value, base).href;
        }
      }
    }
    if ('children' in node) for (const child of node.children) visit(child as ElementContent);
  };
  return visit;
}

function processor(baseUrl: string) {
  return unified()
    .use(rehypeParse, { fragment: true })
    .use(() => rehypeAbsoluteUrls(`${baseUrl}/`))
    .use(rehypeRemark, {
      nodeHandlers: { comment: () => undefined },
      handlers: { dl: definitionList, form: ignore, script: ignore, style: ignore, svg: ignore },
    })
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '-' });
}

/**
 * HTML of a page's body as GitHub-flavoured markdown with absolute addresses.
 * An element with `data-mdast="ignore"` is left out: it is for eyes only.
 */
export function htmlToMarkdown(html: string, baseUrl: string): string {
  return String(processor(baseUrl).processSync(html));
}

/** A body component as markdown: the same component the HTML page is made of. */
export async function renderBody(body: ReactNode, baseUrl: string): Promise<string> {
  return htmlToMarkdown(await staticHtml(body), baseUrl);
}
