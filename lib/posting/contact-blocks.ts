import type { Element, ElementContent } from 'hast';
import {
  BOLD,
  COLON,
  contactLines,
  isContactHeading,
  type Line,
} from './contacts.ts';
import { HEADINGS } from './html-source.ts';

const BREAK: Element = {
  type: 'element',
  tagName: 'br',
  properties: {},
  children: [],
};

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** The lines of a paragraph, which end in `<br>`. */
function linesOf({ children }: Element): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'br') lines.push([]);
    else lines.at(-1)?.push(child);
  }
  return lines;
}

/** A line of a paragraph as one that may be a heading. */
function paragraphLine(nodes: readonly ElementContent[]): Line {
  const text = nodes.map(textOf).join('').trim();
  const isBold = nodes
    .filter((node) => textOf(node).trim() !== '')
    .every((node) => node.type === 'element' && node.tagName === 'strong');
  if (text === '') return { text, level: null };
  if (isBold) return { text, level: BOLD };
  return { text, level: text.endsWith(':') ? COLON : null };
}

type Block = {
  readonly block: ElementContent;
  readonly lines: readonly {
    readonly line: Line;
    readonly nodes: ElementContent[];
  }[];
};

/** A block with its lines: those of a paragraph, or one. */
function blockOf(block: ElementContent): Block {
  if (block.type !== 'element') return { block, lines: [] };
  if (block.tagName === 'p')
    return {
      block,
      lines: linesOf(block).map((nodes) => ({
        line: paragraphLine(nodes),
        nodes,
      })),
    };
  const at = HEADINGS.indexOf(block.tagName);
  const line =
    at < 0 ? { text: '', level: null } : { text: textOf(block), level: at + 1 };
  return { block, lines: [{ line, nodes: [block] }] };
}

/** The items and rows of a list or table that are not about whom to contact. */
function withoutContactItems(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const { tagName, children } = node;
  const [first] = children;
  const isLeft =
    (tagName === 'li' &&
      contactLines([{ text: textOf(node), level: null }]).size > 0) ||
    (tagName === 'tr' && first && isContactHeading(textOf(first)));
  return isLeft
    ? []
    : [{ ...node, children: children.flatMap(withoutContactItems) }];
}

/**
 * Blocks of a posting without the lines about whom to contact, and how many
 * those were.
 */
export function withoutContacts(blocks: readonly ElementContent[]) {
  const all = blocks.flatMap(withoutContactItems).map(blockOf);
  const left = contactLines(
    all.flatMap(({ lines }) => lines.map(({ line }) => line)),
  );
  const shown = all.flatMap(({ block, lines }) => {
    const kept = lines.filter(({ line }) => !left.has(line));
    if (kept.length === lines.length) return [block];
    return kept.length === 0 || block.type !== 'element'
      ? []
      : [
          {
            ...block,
            children: kept.flatMap(({ nodes }, at) =>
              at > 0 ? [BREAK, ...nodes] : nodes,
            ),
          },
        ];
  });
  return { blocks: shown, count: left.size };
}
