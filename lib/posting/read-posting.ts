import type { Element, ElementContent, RootContent, Text } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { BULLET } from '../public-project/text-html.ts';
import { readable } from './clean-text.ts';
import { ALLOWED, allowedHtml, LINE } from './html-source.ts';
import { hostBehind } from './link-host.ts';
import { postingText } from './posting-text.ts';

const saysSomething = (node: RootContent): boolean =>
  node.type === 'text' ? node.value.trim() !== '' : node.type === 'element' && node.children.some(saysSomething);

const INLINE = ['strong', 'em', 'a', 'br'];
const isInline = (node: RootContent) =>
  node.type === 'text' || (node.type === 'element' && INLINE.includes(node.tagName));
/** The elements that may contain text. */
const HOLDS_TEXT = [...INLINE, 'p', 'li', 'h3', 'th', 'td'];

const elementOf = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The texts in some nodes, in order. */
const textsIn = (nodes: readonly ElementContent[]): Text[] =>
  nodes.flatMap((node) => (node.type === 'text' ? [node] : node.type === 'element' ? textsIn(node.children) : []));

const wordsOf = (texts: readonly Text[]) => texts.map(({ value }) => value).join('');

/** Removes the bullet that a line begins with, and tells whether there was one. */
function withoutBullet(line: readonly ElementContent[]): boolean {
  const texts = textsIn(line);
  const [mark] = BULLET.exec(wordsOf(texts).trimStart()) ?? [];
  const first = texts.find(saysSomething);
  if (first === undefined || mark === undefined) return false;
  first.value = first.value.trimStart().slice(mark.length);
  return true;
}

/** What is between the line breaks of a paragraph. */
function linesOf({ children }: Element): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of children) {
    if (node.type === 'element' && node.tagName === 'br') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines.filter((line) => line.some(saysSomething));
}

/** A paragraph as paragraphs and items (`li`), if any of its lines begins with a bullet. */
function withItems(paragraph: Element): Element[] {
  const lines = linesOf(paragraph).map((line) => ({ isItem: withoutBullet(line), line }));
  if (!lines.some(({ isItem }) => isItem)) return [paragraph];
  const blocks: Element[] = [];
  for (const { isItem, line } of lines) {
    const last = blocks.at(-1);
    if (!isItem && last?.tagName === 'p') last.children.push(elementOf('br', []), ...line);
    else
      blocks.push(
        elementOf(
          isItem ? 'li' : 'p',
          line.filter((node) => node.type === 'text' || saysSomething(node)),
        ),
      );
  }
  return blocks;
}

const isNamed = (name: string, node: RootContent | undefined) => node?.type === 'element' && node.tagName === name;

/** Puts each run of nodes of a kind that need a parent, and have none, into a new one. */
function wrapped(nodes: readonly ElementContent[], parent: string, needsParent: (node: ElementContent) => boolean) {
  let open: Element | undefined;
  return nodes.flatMap((node): ElementContent[] => {
    if (!needsParent(node)) {
      open = undefined;
      return [node];
    }
    open?.children.push(node);
    if (open !== undefined) return [];
    open = elementOf(parent, [node]);
    return [open];
  });
}

/** Puts what is between blocks into paragraphs, and items that are in no list into one. */
function inParagraphs(nodes: readonly RootContent[]): ElementContent[] {
  const blocks = wrapped(nodes as ElementContent[], 'p', isInline).filter(saysSomething);
  const written = blocks.flatMap((block) =>
    block.type === 'element' && block.tagName === 'p' ? withItems(block) : [block],
  );
  return wrapped(written, 'ul', (node) => isNamed('li', node));
}

/** Removes what people can’t see, and elements without words, such as a paragraph that only holds another. */
function tidied(node: RootContent): RootContent[] {
  if (node.type === 'text') return [{ ...node, value: readable(node.value) }];
  if (node.type !== 'element') return [];
  const { tagName } = node;
  const children = node.children.flatMap(tidied);
  if (tagName === 'li') withoutBullet(children as ElementContent[]);
  const isLoose = ['td', 'th'].includes(tagName) && children.some((child) => isNamed('li', child));
  if (isLoose) return [{ ...node, children: inParagraphs(children) }];
  if (tagName === 'blockquote') return [{ ...node, children: inParagraphs(children) }].filter(saysSomething);
  const kept = HOLDS_TEXT.includes(tagName) ? children : children.filter(saysSomething);
  // Search engines must not read a link as a recommendation, and a page that is opened learns nothing of this one.
  const properties = tagName === 'a' ? { ...node.properties, rel: ['nofollow', 'noopener'] } : node.properties;
  const tidy = { ...node, properties, children: kept as ElementContent[] };
  if (!['br', 'td', 'th'].includes(tagName) && !saysSomething(tidy)) return [];
  if (tagName !== 'a') return [tidy];
  return [tidy, { type: 'text', value: hostBehind(wordsOf(textsIn(tidy.children)), String(node.properties.href)) }];
}

const parser = unified().use(rehypeParse, { fragment: true });
const sanitizer = unified().use(rehypeSanitize, {
  tagNames: ALLOWED,
  attributes: { a: ['href'], p: [['className', LINE]] },
  protocols: { href: ['https', 'mailto'] },
});
const writer = unified().use(rehypeStringify);

/** A posting as HTML that is safe to show and as plain text, and whether it was too long. */
export type Posting = { readonly html: string; readonly text: string; readonly isCut: boolean };

/**
 * Reads the HTML of a posting, which may be escaped. Its HTML has only the structure that a posting may have: paragraphs, lists,
 * headings one level below those of the page, bold, italics, tables, and links to https and mail addresses. Everything else is its
 * text, and what a browser would hide is left out. Both are made of one tree, in time in proportion to what is read.
 */
export function readPosting(source: string): Posting {
  const { html, isCut } = allowedHtml(source);
  const { children } = sanitizer.runSync(parser.parse(html));
  const blocks = inParagraphs(children.flatMap(tidied));
  const written = writer.stringify({ type: 'root', children: blocks });
  return { html: written.replaceAll(`<p class="${LINE}">`, '<p>'), text: postingText(blocks), isCut };
}
