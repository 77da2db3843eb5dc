import { Parser } from 'htmlparser2';
import { escaped } from '../public-project/text-html.ts';
import { hides } from './hidden.ts';

// What word processors write besides the text can be longer than that:
// comments, style sheets and attributes.
const MOST_READ = 400_000;
// Twice the text that is shown. It also limits how many elements can be open:
// the more there are, the longer the next one takes.
const MOST_MARKUP = 40_000;
const MOST_TAGS = 2_000;
const PART = 2_000;
/** Elements that are nested deeper are reduced to their text. */
const DEEPEST = 20;

const NAMES =
  'p|div|br|ul|ol|li|h[1-6]|strong|em|b|i|u|a|span|table|tr|td|blockquote|pre|section|article|dl|dd|dt|font';
const TAG = new RegExp(`</(?:${NAMES})\\s*>|<(?:br|p)\\s*/?>|<!--\\[if`, 'i');

/**
 * Whether a text is clearly HTML, plain or escaped: it has a known end tag,
 * `<br>` or `<p>`. `C++ <vector> & x < y` is not.
 */
export const isHtml = (text: string): boolean =>
  TAG.test(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));

/**
 * Resolves character references once, which turns escaped HTML back into HTML.
 */
export function unescaped(text: string): string {
  const parts: string[] = [];
  new Parser({ ontext: (part) => parts.push(part) }).end(text);
  return parts.join('');
}

/** HTML that is not escaped, from HTML that may be (`&lt;p&gt;`). */
export const unescapedHtml = (html: string): string =>
  !TAG.test(html) && isHtml(html) ? unescaped(html) : html;

/** The tags that a posting may have within a line, and all. */
export const INLINE: readonly string[] = ['strong', 'em', 'a', 'br'];
export const HEADINGS: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
export const ALLOWED: readonly string[] = [
  ...INLINE,
  ...HEADINGS,
  'p',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];
/** The other elements that are read. */
const OTHERS = {
  p: [
    'div',
    'section',
    'article',
    'header',
    'footer',
    'main',
    'aside',
    'details',
    'summary',
    'blockquote',
    'pre',
    'figure',
    'caption',
    'figcaption',
    'address',
    'dl',
    'dd',
    'dt',
  ],
  strong: ['b'],
  em: ['i'],
};
const tagByElement = new Map([
  ...ALLOWED.map((tag) => [tag, tag] as const),
  ...Object.entries(OTHERS).flatMap(([tag, names]) =>
    names.map((name) => [name, tag] as const),
  ),
]);

type Open = { readonly tag: string; readonly isHidden: boolean };

const isWithin = (tags: readonly string[], open: readonly Open[]) =>
  open.some(({ tag }) => tags.includes(tag));

/** The tag that is written for an element; empty if only its text is kept. */
function tagOf(name: string, open: readonly Open[]): string {
  const tag = tagByElement.get(name) ?? '';
  // What is nested too deeply for a paragraph or a cell is still apart from the
  // text before.
  if (open.length >= DEEPEST)
    return tag === '' || (INLINE.includes(tag) && tag !== 'br') ? '' : 'br';
  return tag === 'li' && !isWithin(['ul', 'ol'], open) ? 'p' : tag;
}

/**
 * HTML with the tags that a posting may have, at most twenty deep, so that a
 * parser takes time in proportion to the text. What a browser would hide is left
 * out. Tells whether it is too long, and was cut.
 */
export function allowedHtml(html: string) {
  const source = unescapedHtml(html.slice(0, MOST_READ));
  // What stands between blocks is a paragraph, too.
  const parts = ['<p>'];
  const open: Open[] = [];
  let [markup, tags] = [0, 0];
  const isFull = () => markup > MOST_MARKUP || tags > MOST_TAGS;
  const parser = new Parser({
    ontext(text) {
      markup += text.length;
      if (!open.at(-1)?.isHidden) parts.push(escaped(text));
    },
    onopentag(name, attributes) {
      markup += name.length + 2;
      tags += 1;
      const isHidden = open.at(-1)?.isHidden || hides(name, attributes);
      const tag = isHidden ? '' : tagOf(name, open);
      const { href = '' } = attributes;
      if (tag === 'a') parts.push(`<a href="${escaped(href)}">`);
      else if (tag !== '') parts.push(`<${tag}>`);
      open.push({ tag, isHidden });
    },
    onclosetag(name) {
      markup += name.length + 3;
      const { tag = '' } = open.pop() ?? {};
      if (tag !== '' && tag !== 'br') parts.push(`</${tag}>`);
      const isBlock = tag !== '' && !INLINE.includes(tag);
      if (isBlock && !isWithin(['ul', 'ol', 'table'], open)) parts.push('<p>');
    },
  });
  for (let at = 0; at < source.length && !isFull(); at += PART)
    parser.write(source.slice(at, at + PART));
  parser.end();
  return { html: parts.join(''), isCut: isFull() || html.length > MOST_READ };
}
