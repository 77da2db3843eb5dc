import type { Root, RootContent, Text } from 'hast';
import { contactLines, type Line, levelOf } from './contacts.ts';
import { HEADINGS, INLINE } from './html-source.ts';

type TextLine = Line & { readonly nodes: readonly Text[] };

/** The lines of a posting's tree that have words. A row of a table is one. */
function linesIn(tree: Root): readonly TextLine[] {
  const lines: TextLine[] = [];
  const emptyLine = () => ({
    text: '',
    nodes: [] as Text[],
    level: 0,
    isBold: true,
  });
  let line = emptyLine();
  let cells = 0;

  function end() {
    const { text, nodes, level, isBold } = line;
    if (text.trim() !== '')
      lines.push({ text, nodes, level: level || levelOf(text, isBold) });
    line = emptyLine();
  }

  function read(node: RootContent, level: number, isBold: boolean) {
    if (node.type === 'text') {
      line.text += node.value;
      line.nodes.push(node);
      line.level ||= level;
      // Bold in a table is no heading.
      line.isBold &&= (isBold && cells === 0) || node.value.trim() === '';
    }
    if (node.type !== 'element') return;
    const { tagName: tag, children } = node;
    const isCell = tag === 'td' || tag === 'th';
    const isLine = tag === 'br' || !(isCell || INLINE.includes(tag));
    // The first cell of a row is the label of the others.
    if (isCell && line.text.trim() !== '') line.text += ': ';
    if (isLine) end();
    cells += Number(isCell);
    for (const child of children)
      read(
        child,
        level || HEADINGS.indexOf(tag) + 1,
        isBold || tag === 'strong',
      );
    cells -= Number(isCell);
    if (isLine) end();
  }

  for (const node of tree.children) read(node, 0, false);
  end();
  return lines;
}

/**
 * Empties the lines of a posting's tree that are about whom to contact, and
 * tells how many they were.
 */
export function emptyContactLines(tree: Root): number {
  const left = contactLines(linesIn(tree));
  for (const { nodes } of left) for (const node of nodes) node.value = '';
  return left.size;
}
