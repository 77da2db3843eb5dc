import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

export const parseHtml = (html: string) =>
  unified().use(rehypeParse).parse(html);

/** An element and all elements in it, in document order. */
export const elementsOf = (node: Nodes): readonly Element[] => [
  ...(node.type === 'element' ? [node] : []),
  ...('children' in node ? node.children.flatMap(elementsOf) : []),
];

/** The text of a node; a line break is one. */
export const wordsOf = (node: Nodes | undefined): string => {
  if (node === undefined) return '';
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  // A list in an item begins a line, too.
  if (
    node.type === 'element' &&
    /^(?:[uo]l|li|p|h3|tr|t[dh]|blockquote)$/.test(node.tagName)
  )
    return `${/l$/.test(node.tagName) ? '\n' : ''}${node.children.map(wordsOf).join('')}\n`;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
};

/** The descriptions of a page in JSON-LD, in document order. */
export const jsonLdIn = (
  html: string,
): (Record<string, unknown> & { '@type': string })[] =>
  [
    ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ].map(([, json = '{}']) => JSON.parse(json));
