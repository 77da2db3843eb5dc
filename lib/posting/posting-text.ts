import type { RootContent } from 'hast';

/** The line breaks around blocks; in an item there is no empty line. */
const BREAKS: Readonly<Record<string, number>> = { p: 2, h3: 2, ul: 2, ol: 2, table: 2, li: 1, tr: 1 };
// Deeper items are indented no further.
const DEEPEST_INDENT = 3;
const indented = (depth: number) => '  '.repeat(Math.min(depth, DEEPEST_INDENT));

/**
 * The plain text of a posting's tree: paragraphs separated by an empty line, list items with `-` or their number, two spaces
 * deeper for each item they are in.
 */
export function postingText(nodes: readonly RootContent[]): string {
  const parts: string[] = [];
  // Line breaks and the mark of a list item are only written once another word follows.
  let breaks = 1;
  let mark = '';

  function write(text: string, depth: number) {
    const isFirst = breaks > 0;
    const words = text.replace(/\s+/g, ' ');
    if (words.trim() === '' && (isFirst || words === '' || parts.at(-1)?.endsWith(' '))) return;
    if (isFirst) parts.push('\n'.repeat(breaks), mark || indented(depth));
    parts.push(isFirst ? words.trimStart() : words);
    breaks = 0;
    mark = '';
  }

  function visit(node: RootContent, depth: number, number: number) {
    if (node.type === 'text') write(node.value, depth);
    if (node.type !== 'element') return;
    const { tagName } = node;
    if (tagName === 'br') breaks = Math.min(2, breaks + 1);
    if (tagName === 'td' || tagName === 'th') write(' ', depth);
    const around = Math.min(BREAKS[tagName] ?? 0, depth === 0 ? 2 : 1);
    breaks = Math.max(breaks, around);
    const isItem = tagName === 'li';
    if (isItem) mark = `${indented(depth)}- ${number > 0 ? `${number}. ` : ''}`;
    let item = 0;
    for (const child of node.children) {
      if (child.type === 'element' && child.tagName === 'li') item += 1;
      visit(child, depth + Number(isItem), tagName === 'ol' ? item : 0);
    }
    // An item without words has no mark.
    if (isItem) mark = '';
    breaks = Math.max(breaks, around);
  }

  for (const node of nodes) visit(node, 0, 0);
  return parts
    .join('')
    .replace(/(?<! ) +\n/g, '\n')
    .trim();
}
