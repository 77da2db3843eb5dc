import type { Element, ElementContent, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { readable } from './clean-text.ts';
import { withoutContacts } from './contact-blocks.ts';
import { type IsOwn, withoutAddresses } from './contacts.ts';
import { ALLOWED, allowedHtml, HEADINGS, INLINE } from './html-source.ts';

const saysSomething = (node: RootContent): boolean =>
  node.type === 'text'
    ? node.value.trim() !== ''
    : node.type === 'element' && node.children.some(saysSomething);

/**
 * The elements that may contain text, and those that mean something without
 * words.
 */
const HOLDS_TEXT = [...INLINE, ...HEADINGS, 'p', 'li', 'th', 'td'];
const MAY_BE_EMPTY = ['br', 'th', 'td'];

/**
 * Removes what people can’t see, and elements without words, such as a
 * paragraph that only holds another.
 */
function tidied(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [{ ...node, value: readable(node.value) }];
  if (node.type !== 'element') return [];
  const { tagName } = node;
  const children = node.children.flatMap(tidied);
  // White space between items, rows and cells is no text.
  const isKept = (child: ElementContent) =>
    child.type === 'element' ||
    HOLDS_TEXT.includes(tagName) ||
    saysSomething(child);
  const tidy = { ...node, children: children.filter(isKept) };
  return MAY_BE_EMPTY.includes(tagName) || saysSomething(tidy) ? [tidy] : [];
}

/** Puts what is between blocks into paragraphs. */
function inParagraphs(nodes: readonly ElementContent[]): ElementContent[] {
  const blocks: ElementContent[] = [];
  let open: Element | null = null;
  for (const node of nodes) {
    if (node.type === 'element' && !INLINE.includes(node.tagName)) {
      blocks.push(node);
      open = null;
      continue;
    }
    if (open === null) {
      open = { type: 'element', tagName: 'p', properties: {}, children: [] };
      blocks.push(open);
    }
    open.children.push(node);
  }
  return blocks.filter(saysSomething);
}

/** The line breaks around blocks; in an item there is no empty line. */
const BREAKS: Readonly<Record<string, number>> = {
  p: 2,
  h3: 2,
  ul: 2,
  ol: 2,
  table: 2,
  li: 1,
  tr: 1,
};
// Deeper items are indented no further.
const indented = (depth: number) => '  '.repeat(Math.min(depth, 3));

/**
 * The plain text of a posting's tree: paragraphs separated by an empty line,
 * list items with `-` or their number, two spaces deeper for each item they are
 * in.
 */
function postingText(nodes: readonly RootContent[]): string {
  const parts: string[] = [];
  // Line breaks and the mark of a list item are only written once another word
  // follows.
  let breaks = 1;
  let mark = '';

  function write(text: string, depth: number) {
    const isFirst = breaks > 0;
    const words = text.replace(/\s+/g, ' ');
    if (
      words.trim() === '' &&
      (isFirst || words === '' || parts.at(-1)?.endsWith(' '))
    )
      return;
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

const parser = unified().use(rehypeParse, { fragment: true });
const sanitizer = unified().use(rehypeSanitize, {
  tagNames: [...ALLOWED],
  attributes: { a: ['href', 'rel'] },
  protocols: { href: ['https', 'mailto'] },
});
const writer = unified().use(rehypeStringify);

/** The page's own headings are above those of the posting. */
const asShown = (block: ElementContent): ElementContent =>
  block.type === 'element' && HEADINGS.includes(block.tagName)
    ? { ...block, tagName: 'h3' }
    : block;

/**
 * Reads the HTML of a posting, which may be escaped: as HTML that is safe to
 * show, as plain text, whether it was too long, and how many contacts were left
 * out. The HTML has paragraphs, lists, headings, bold, italics, tables, and
 * links to https and the firm's own mail addresses. Everything else is its
 * text, and what a browser would hide is left out, as is whom to contact. Both
 * are made of one tree, in time in proportion to what is read.
 */
export function readPosting(source: string, isOwn: IsOwn) {
  const { html, isCut } = allowedHtml(source, isOwn);
  const tree = sanitizer.runSync(parser.parse(html));
  const { blocks, count } = withoutContacts(
    inParagraphs(tree.children.flatMap(tidied)),
  );
  let contacts = count;
  function shown(node: ElementContent): ElementContent {
    if (node.type === 'element')
      return { ...node, children: node.children.map(shown) };
    if (node.type !== 'text') return node;
    const { text: value, count: addresses } = withoutAddresses(
      node.value,
      isOwn,
    );
    contacts += addresses;
    return { ...node, value };
  }
  const children = blocks.map(asShown).map(shown);
  return {
    html: writer.stringify({ type: 'root', children }),
    text: postingText(children),
    isCut,
    contacts,
  };
}
