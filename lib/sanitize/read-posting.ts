import { decodeHTMLStrict, escapeUTF8 } from 'entities';
import type { Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { type IsOwn, withoutAddresses } from './addresses.ts';
import { cleanText, readable } from './clean-text.ts';
import { contactLines, withoutContactsIn } from './contacts.ts';
import { lineText, readLines } from './html-lines.ts';
import { ALLOWED, isHtml, unescapedHtml } from './html-source.ts';

/** The elements that mean something without words. */
const MAY_BE_EMPTY = ['br', 'th', 'td'];

const wordsIn = (node: RootContent): string => {
  if (node.type === 'text') return node.value.trim();
  return node.type === 'element' ? node.children.map(wordsIn).join('') : '';
};

/** Nodes without elements that have no words. */
function withoutEmpty<Node extends RootContent>(
  nodes: readonly Node[],
): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return node;
    const isKept = MAY_BE_EMPTY.includes(node.tagName) || wordsIn(node) !== '';
    return isKept ? { ...node, children: withoutEmpty(node.children) } : [];
  });
}

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, {
    tagNames: [...ALLOWED],
    attributes: { a: ['href', 'rel'] },
    protocols: { href: ['https', 'mailto'] },
  })
  .use(() => (tree: Root) => ({
    ...tree,
    children: withoutEmpty(tree.children),
  }))
  .use(rehypeStringify);

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
  const whole = read.isCut || isCut ? '' : processor.processSync(html.join(''));
  return {
    html: String(whole),
    text,
    isCut: read.isCut || isCut,
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
