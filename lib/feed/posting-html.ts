import type { Element, ElementContent, RootContent } from 'hast';
import { Parser } from 'htmlparser2';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { escaped } from '../public-project/escaped.ts';
import { readable } from './clean-text.ts';
import { hides } from './html-text.ts';

const ALLOWED = 'p br ul ol li strong em a h3 table thead tbody tr th td blockquote'.split(' ');
/** Elements that are nested deeper are reduced to their text. */
const DEEPEST = 20;

const as = (tag: string, names: string) => names.split(' ').map((name) => [name, tag] as const);
const TAGS = new Map([
  ...ALLOWED.map((name) => [name, name] as const),
  // The page's own headings are above those of the posting.
  ...as('h3', 'h1 h2 h4 h5 h6'),
  ...as('p', 'div section article pre dd dt figure figcaption address'),
  ...as('strong', 'b'),
  ...as('em', 'i'),
]);

/** Where a link leads, if it is a web page or a mail address. */
function linkOf(href = ''): string {
  const url = URL.canParse(href.trim()) ? new URL(href.trim()) : null;
  return url !== null && ['https:', 'mailto:'].includes(url.protocol) ? ` href="${escaped(url.href)}"` : '';
}

/**
 * HTML with the tags that a posting may have, at most twenty deep, so that a parser takes time in proportion to the text.
 * What a browser would hide is left out.
 */
function withAllowedTags(html: string): string {
  const parts: string[] = [];
  const open: { readonly tag: string; readonly isHidden: boolean }[] = [];
  const parser = new Parser({
    ontext(text) {
      if (!open.at(-1)?.isHidden) parts.push(escaped(text));
    },
    onopentag(name, attributes) {
      const isHidden = open.at(-1)?.isHidden || hides(name, attributes);
      const link = name === 'a' ? linkOf(attributes.href) : '';
      const isTag = !isHidden && open.length < DEEPEST && (name !== 'a' || link !== '');
      const tag = (isTag && TAGS.get(name)) || '';
      if (tag !== '') parts.push(`<${tag}${link}>`);
      open.push({ tag, isHidden });
    },
    onclosetag() {
      const { tag = '' } = open.pop() ?? {};
      if (tag !== '' && tag !== 'br') parts.push(`</${tag}>`);
    },
  });
  parser.end(html);
  return parts.join('');
}

const saysSomething = (node: RootContent): boolean =>
  node.type === 'text' ? node.value.trim() !== '' : node.type === 'element' && node.children.some(saysSomething);

const INLINE = ['strong', 'em', 'a', 'br'];
const isInline = (node: RootContent) =>
  node.type === 'text' || (node.type === 'element' && INLINE.includes(node.tagName));
/** The elements that may contain text. */
const HOLDS_TEXT = [...INLINE, 'p', 'li', 'h3', 'th', 'td'];

/** Puts what is between blocks into paragraphs. */
function inParagraphs(nodes: readonly RootContent[]): ElementContent[] {
  const blocks: ElementContent[] = [];
  let open: Element | undefined;
  for (const node of nodes as ElementContent[]) {
    if (!isInline(node)) {
      open = undefined;
      blocks.push(node);
    } else if (open === undefined) {
      open = { type: 'element', tagName: 'p', properties: {}, children: [node] };
      blocks.push(open);
    } else open.children.push(node);
  }
  return blocks.filter(saysSomething);
}

/** Removes what people can’t see, and elements without words, such as a paragraph that only holds another. */
function tidied(node: RootContent): RootContent[] {
  if (node.type === 'text') return [{ ...node, value: readable(node.value) }];
  if (node.type !== 'element') return [];
  const { tagName } = node;
  const children = node.children.flatMap(tidied);
  if (tagName === 'blockquote') return [{ ...node, children: inParagraphs(children) }].filter(saysSomething);
  const kept = HOLDS_TEXT.includes(tagName) ? children : children.filter(saysSomething);
  // Search engines must not read a link as a recommendation, and a page that is opened learns nothing of this one.
  const properties = tagName === 'a' ? { ...node.properties, rel: ['nofollow', 'noopener'] } : node.properties;
  const tidy = { ...node, properties, children: kept as ElementContent[] };
  return ['br', 'td', 'th'].includes(tagName) || saysSomething(tidy) ? [tidy] : [];
}

const parser = unified().use(rehypeParse, { fragment: true });
const sanitizer = unified().use(rehypeSanitize, {
  tagNames: ALLOWED,
  attributes: { a: ['href'] },
  protocols: { href: ['https', 'mailto'] },
});
const writer = unified().use(rehypeStringify);

/**
 * The HTML of a posting with only the structure that a posting may have: paragraphs, lists, headings one level below those of
 * the page, bold, italics, tables, and links to https and mail addresses. Everything else is its text, and what a browser would
 * hide is left out. The result is well-formed; what is read has a length (see {@link withoutNoise}).
 */
export function postingHtml(html: string): string {
  const { children } = sanitizer.runSync(parser.parse(withAllowedTags(html)));
  return writer.stringify({ type: 'root', children: inParagraphs(children.flatMap(tidied)) });
}
