import type { Root } from 'mdast';
import type { ReactNode } from 'react';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { resolveAddresses } from './addresses.ts';
import { definitionList } from './definition-list.ts';
import { staticHtml } from './static-html.ts';
import { withoutClient } from './without-client.tsx';

const reader = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, {
    nodeHandlers: { comment: () => undefined },
    handlers: { dl: definitionList, mark: (state, node) => state.all(node) },
  });

// Spaces that make columns equally wide cost tokens and say nothing.
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '-' });

/**
 * HTML of a page's body as a markdown tree with absolute addresses; `url` is the page's own.
 * An element with `data-mdast="ignore"` is left out: it is for eyes only.
 */
export function htmlToTree(html: string, url: string): Root {
  return resolveAddresses(reader.runSync(reader.parse(html)) as Root, url);
}

/** A body component as a markdown tree: the same component the HTML page is made of, without what needs a browser. */
export async function bodyToTree(body: ReactNode, url: string): Promise<Root> {
  return htmlToTree(await staticHtml(withoutClient(body)), url);
}

/** A markdown tree as GitHub-flavoured markdown. */
export function treeToMarkdown(tree: Root): string {
  return writer.stringify(tree);
}
