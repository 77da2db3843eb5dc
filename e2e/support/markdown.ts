import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/**
 * The tree of a GitHub-flavoured markdown document, which may have front
 * matter.
 */
export const parseMarkdown = (text: string): Root => parser.parse(text);

/** A node of a markdown tree and all nodes in it, in document order. */
export const nodesOf = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesOf) : []),
];

/**
 * The text of a node of a markdown tree; items of lists and line breaks end
 * lines.
 */
export function textOf(node: Nodes): string {
  if (node.type === 'break') return '\n';
  if ('value' in node) return node.value;
  if (node.type === 'listItem')
    return `${node.children.map(textOf).join('\n')}\n`;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
