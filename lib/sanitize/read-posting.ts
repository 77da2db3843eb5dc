import { decodeHTMLStrict, escapeUTF8 } from 'entities';
import type { Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { type IsOwn, withoutAddresses } from './addresses.ts';
import { cleanText, readable } from './clean-text.ts';
import { contactLines, withoutContactsIn } from './contacts.ts';
import { lineText, readLines } from './html-lines.ts';
import { ALLOWED, isHtml, unescapedHtml } from './html-source.ts';

const SCHEMA = {
  tagNames: [...ALLOWED],
  attributes: { a: ['href', 'rel'] },
  protocols: { href: ['https', 'mailto'] },
};

/** The elements that mean something without words. */
const MAY_BE_EMPTY = ['br', 'th', 'td'];

/** Nodes without elements that have no words. */
function withoutEmpty<Node extends RootContent>(
  nodes: readonly Node[],
): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return node;
    const isKept =
      MAY_BE_EMPTY.includes(node.tagName) || toText(node).trim() !== '';
    return isKept ? { ...node, children: withoutEmpty(node.children) } : [];
  });
}

/** HTML with nothing but what is allowed. */
function harmless(html: string): string {
  const tree = sanitize(fromHtml(html, { fragment: true }), SCHEMA) as Root;
  return toHtml(withoutEmpty(tree.children));
}

/** The HTML and the text of a posting that has markup. */
function readHtml(source: string, isOwn: IsOwn) {
  const { parts, lines, ...read } = readLines(source, isOwn);
  const left = contactLines(lines);
  for (const part of [...left].flatMap((line) => line.parts)) part.text = '';
  let contacts = left.size;
  for (const part of parts) {
    const { text, count } = withoutAddresses(readable(part.text), isOwn);
    part.text = text;
    contacts += count;
  }
  const html = parts.map(({ tag, text }) => `${tag}${escapeUTF8(text)}`);
  const { text, isCut } = cleanText(lines.map(lineText).join(''));
  const isWhole = !(read.isCut || isCut);
  return {
    html: isWhole ? harmless(html.join('')) : '',
    text,
    isCut: !isWhole,
    contacts,
  };
}

/** The text of a posting that has no markup. */
function readPlain(source: string, isOwn: IsOwn) {
  const { text, isCut } = cleanText(decodeHTMLStrict(source));
  return { html: '', isCut, ...withoutContactsIn(text, isOwn) };
}

/**
 * Reads the pieces of a posting, as HTML, which may be escaped, or as plain
 * text: as HTML that is safe to show, as plain text, whether it was too long,
 * and how many contacts were left out. The HTML has paragraphs, lists, headings,
 * bold, italics, tables, and links to https and the firm's own mail addresses.
 * Everything else is its text, and what a browser would hide is left out, as is
 * whom to contact. What is too long is cut, and is text only. Takes time in
 * proportion to what is read.
 */
export function readPosting(pieces: readonly string[], isOwn: IsOwn) {
  const { html, text, isCut, contacts } = pieces.some(isHtml)
    ? readHtml(pieces.map(unescapedHtml).join('<p></p>'), isOwn)
    : readPlain(pieces.join('\n\n'), isOwn);
  return {
    html: text === '' ? '' : html,
    text: isCut && !text.endsWith('…') ? `${text}…` : text,
    isCut,
    contacts,
  };
}
