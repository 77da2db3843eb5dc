import type { Root } from 'mdast';
import type { ReactNode } from 'react';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { definitionList } from './definition-list.ts';
import { resolveAddresses } from './resolve-addresses.ts';
import { staticHtml } from './static-html.ts';
import { withoutClient } from './without-client.tsx';

const reader = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, {
    nodeHandlers: { comment: () => undefined },
    handlers: { dl: definitionList, mark: (state, node) => state.all(node) },
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
