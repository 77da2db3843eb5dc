import type { Element, ElementContent, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { type IsOwn, withoutAddresses } from './addresses.ts';
import { cleanText, readable } from './clean-text.ts';
import { hasWords, withoutContacts } from './contact-blocks.ts';
import { ALLOWED, allowedHtml, HEADINGS, INLINE } from './html-source.ts';

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
    child.type === 'element' || HOLDS_TEXT.includes(tagName) || hasWords(child);
  const tidy = { ...node, children: children.filter(isKept) };
  return MAY_BE_EMPTY.includes(tagName) || hasWords(tidy) ? [tidy] : [];
}

/** Puts what is between blocks into paragraphs. */
function inParagraphs(nodes: readonly ElementContent[]): Element[] {
  const blocks: Element[] = [];
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
  return blocks.filter(hasWords);
}

/** What an empty line stands before and after. */
const BLOCKS = ['p', 'h3', 'ul', 'ol', 'table'];
const lineAt = (depth: number) => `\n${'\t'.repeat(depth)}`;

/**
 * The plain text of a posting's tree: a paragraph is between empty lines, and an
 * item of a list has `-`, its number, and a tab for each item that it is in.
 */
function textOf(
  nodes: readonly RootContent[],
  depth = 0,
  isNumbered = false,
): string {
  let text = '';
  let items = 0;
  let isAfterItem = false;
  for (const node of nodes) {
    const isItem = node.type === 'element' && node.tagName === 'li';
    if (isItem || isAfterItem) text += lineAt(depth);
    isAfterItem = isItem;
    items += Number(isItem);
    const mark = isNumbered ? `- ${items}. ` : '- ';
    text += isItem
      ? `${mark}${itemText(node, depth + 1)}`
      : nodeText(node, depth);
  }
  return isAfterItem ? `${text}${lineAt(depth)}` : text;
}

/** There is no empty line in an item. */
const itemText = ({ children }: Element, depth: number) =>
  textOf(children, depth)
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

function nodeText(node: RootContent, depth: number): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (node.type !== 'element') return '';
  const { tagName, children } = node;
  const text = textOf(children, depth, tagName === 'ol');
  const line = lineAt(depth);
  if (tagName === 'br' || tagName === 'tr') return `${line}${text}`;
  if (tagName === 'td' || tagName === 'th') return ` ${text}`;
  return BLOCKS.includes(tagName)
    ? `${line}${line}${text}${line}${line}`
    : text;
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
  // White space at the start of a line would be read as its depth.
  const text = cleanText(textOf(children).replace(/(\n\t*) +/g, '$1'));
  return {
    html: writer.stringify({ type: 'root', children }),
    text: text.text,
    isCut: isCut || text.isCut,
    contacts,
  };
}
