import type { Element, ElementContent, RootContent, Text } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { type IsOwn, withoutAddresses } from './addresses.ts';
import { cleanText, readable, withoutReferences } from './clean-text.ts';
import { emptyContactLines } from './contact-lines.ts';
import { withoutContactsIn } from './contacts.ts';
import {
  ALLOWED,
  allowedHtml,
  HEADINGS,
  isHtml,
  unescapedHtml,
} from './html-source.ts';
import { hostBehind, linkAddress } from './link-host.ts';

/** The elements that mean something without words. */
const MAY_BE_EMPTY = ['br', 'th', 'td'];

/** The text of a node, without its markup. */
function wordsOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(wordsOf).join('') : '';
}
const hasWords = (node: RootContent) => wordsOf(node).trim() !== '';

/**
 * A link and where it leads; its text alone if that is not to be followed, or is
 * a mailbox that is not the firm's own.
 */
function linkOf(link: Element, isOwn: IsOwn): ElementContent[] {
  const href = linkAddress(`${link.properties.href}`);
  const [, mailbox] = /^mailto:(.*)/.exec(href ?? '') ?? [];
  if (href === null || (mailbox && !isOwn(mailbox))) return link.children;
  // Search engines must not read a link as a recommendation, and a page that is
  // opened learns nothing of this one.
  const properties = { href, rel: ['nofollow', 'noopener'] };
  const value = hostBehind(wordsOf(link), href);
  return [
    { ...link, properties },
    { type: 'text', value },
  ];
}

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, {
    tagNames: [...ALLOWED],
    attributes: { a: ['href'] },
    protocols: { href: ['https', 'mailto'] },
  })
  .use(rehypeStringify);

/**
 * The plain text of a posting's tree: a paragraph is between empty lines, and an
 * item of a list has `-`, its number, and a tab for each item that it is in.
 */
function textOf(
  nodes: readonly RootContent[],
  depth = 0,
  isNumbered = false,
): string {
  const line = `\n${'\t'.repeat(depth)}`;
  let items = 0;
  const texts = nodes.map((node) => {
    if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
    if (node.type !== 'element') return '';
    const { tagName, children } = node;
    if (tagName === 'li') {
      items += 1;
      const mark = isNumbered ? `- ${items}. ` : '- ';
      return `${line}${mark}${textOf(children, depth + 1).trim()}\n`;
    }
    const text = textOf(children, depth, tagName === 'ol');
    if (tagName === 'br' || tagName === 'tr') return `${line}${text}`;
    if (tagName === 'td' || tagName === 'th') return ` ${text}`;
    if (tagName === 'ul' || tagName === 'ol')
      // There is no empty line in a list.
      return `\n${text.replace(/\n\s*(?=\n)/g, '')}\n\n${line}`;
    return ['p', 'h3', 'table'].includes(tagName)
      ? `${line}${line}${text}${line}${line}`
      : text;
  });
  return texts.join('');
}

/** The HTML and the text of a posting that has markup. */
function readHtml(source: string, isOwn: IsOwn) {
  const allowed = allowedHtml(source);
  const tree = processor.runSync(processor.parse(allowed.html));
  let contacts = emptyContactLines(tree);

  /** A text without what people can’t see, and without addresses. */
  function tidyText(node: Text): Text {
    const { text, count } = withoutAddresses(readable(node.value), isOwn);
    contacts += count;
    return { ...node, value: text };
  }

  /** What an element becomes: nothing, if it has no words. */
  function tidied(node: RootContent): ElementContent[] {
    if (node.type === 'text') return [tidyText(node)];
    if (node.type !== 'element') return [];
    const { tagName } = node;
    const tidy = { ...node, children: node.children.flatMap(tidied) };
    if (!MAY_BE_EMPTY.includes(tagName) && !hasWords(tidy)) return [];
    if (tagName === 'a') return linkOf(tidy, isOwn);
    // The page's own headings are above those of the posting.
    return [HEADINGS.includes(tagName) ? { ...tidy, tagName: 'h3' } : tidy];
  }

  const children = tree.children.flatMap(tidied);
  // White space at the start of a line would be read as its depth.
  const { text, isCut } = cleanText(
    textOf(children).replace(/(\n\t*) +/g, '$1'),
  );
  return {
    html: processor.stringify({ type: 'root', children }),
    text,
    isCut: allowed.isCut || isCut,
    contacts,
  };
}

/** The text of a posting that has no markup. */
function readPlain(source: string, isOwn: IsOwn) {
  const { text, isCut } = cleanText(withoutReferences(source));
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
    html: isCut || text === '' ? '' : html,
    text: isCut && !text.endsWith('…') ? `${text}…` : text,
    isCut,
    contacts,
  };
}
