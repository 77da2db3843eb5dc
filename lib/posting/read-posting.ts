import type { Element, ElementContent, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { readable } from './clean-text.ts';
import { ALLOWED, allowedHtml, INLINE } from './html-source.ts';
import { postingText } from './posting-text.ts';

const saysSomething = (node: RootContent): boolean =>
  node.type === 'text' ? node.value.trim() !== '' : node.type === 'element' && node.children.some(saysSomething);

/** The elements that may contain text, and those that mean something without words. */
const HOLDS_TEXT = [...INLINE, 'p', 'li', 'h3', 'th', 'td'];
const MAY_BE_EMPTY = ['br', 'th', 'td'];

/** Removes what people can’t see, and elements without words, such as a paragraph that only holds another. */
function tidied(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [{ ...node, value: readable(node.value) }];
  if (node.type !== 'element') return [];
  const { tagName } = node;
  const children = node.children.flatMap(tidied);
  // White space between items, rows and cells is no text.
  const isKept = (child: ElementContent) =>
    child.type === 'element' || HOLDS_TEXT.includes(tagName) || saysSomething(child);
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

const parser = unified().use(rehypeParse, { fragment: true });
const sanitizer = unified().use(rehypeSanitize, {
  tagNames: [...ALLOWED],
  attributes: { a: ['href', 'rel'] },
  protocols: { href: ['https', 'mailto'] },
});
const writer = unified().use(rehypeStringify);

/**
 * Reads the HTML of a posting, which may be escaped: as HTML that is safe to show, as plain text, and whether it was too long. The
 * HTML has paragraphs, lists, headings, bold, italics, tables, and links to https and mail addresses. Everything else is its text, and
 * what a browser would hide is left out. Both are made of one tree, in time in proportion to what is read.
 */
export function readPosting(source: string) {
  const { html, isCut } = allowedHtml(source);
  const { children } = sanitizer.runSync(parser.parse(html));
  const blocks = inParagraphs(children.flatMap(tidied));
  return { html: writer.stringify({ type: 'root', children: blocks }), text: postingText(blocks), isCut };
}
