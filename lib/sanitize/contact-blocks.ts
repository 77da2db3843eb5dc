import type { Element, ElementContent, RootContent } from 'hast';
import {
  contactLines,
  isContact,
  isContactHeading,
  type Line,
  lineOf,
} from './contacts.ts';
import { HEADINGS } from './html-source.ts';

/** The words of a node, without its markup. */
function wordsOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(wordsOf).join('') : '';
}

/** Whether a node has words. */
export const hasWords = (node: RootContent): boolean =>
  wordsOf(node).trim() !== '';

/** The lines of a paragraph, each with the `<br>` that ends it. */
function nodesByLine({ children }: Element): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const child of children) {
    lines.at(-1)?.push(child);
    if (child.type === 'element' && child.tagName === 'br') lines.push([]);
  }
  return lines;
}

const isBold = (nodes: readonly ElementContent[]) =>
  nodes.every((node) => node.type === 'element' && node.tagName === 'strong');

type BlockLine = Line & { readonly nodes: readonly ElementContent[] };

/** The lines of a block; a list or a table is one without words. */
function linesOf(block: Element): BlockLine[] {
  const level = HEADINGS.indexOf(block.tagName) + 1;
  if (level > 0) return [{ text: wordsOf(block), level, nodes: [block] }];
  if (block.tagName !== 'p') return [{ ...lineOf(''), nodes: [block] }];
  return nodesByLine(block).map((nodes) => {
    const text = nodes.map(wordsOf).join('').trim();
    const words = nodes.filter(hasWords);
    return { ...lineOf(text, text !== '' && isBold(words)), nodes };
  });
}

/** Whether it is an item, or a row of a table, about whom to contact. */
function isContactItem(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  const [first] = node.children;
  if (node.tagName === 'li') return isContact(wordsOf(node));
  return node.tagName === 'tr' && !!first && isContactHeading(wordsOf(first));
}

const withoutContactItems = (node: Element): Element => ({
  ...node,
  children: node.children
    .filter((child) => !isContactItem(child))
    .map((child) =>
      child.type === 'element' ? withoutContactItems(child) : child,
    ),
});

/**
 * Blocks of a posting without the lines about whom to contact, and how many
 * those were.
 */
export function withoutContacts(all: readonly Element[]) {
  const blocks = all
    .filter((block) => !isContactItem(block))
    .map(withoutContactItems);
  const left = contactLines(blocks.flatMap(linesOf));
  const nodes = new Set([...left].flatMap((line) => line.nodes));
  const shown = blocks
    .filter((block) => !nodes.has(block))
    .map((block) => ({
      ...block,
      children: block.children.filter((child) => !nodes.has(child)),
    }));
  return { blocks: shown.filter(hasWords), count: left.size };
}
