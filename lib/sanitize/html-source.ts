import { decodeHTMLStrict } from 'entities';

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
  TAG.test(decodeHTMLStrict(text));

/** HTML that is not escaped, from HTML that may be (`&lt;p&gt;`). */
export const unescapedHtml = (html: string): string =>
  !TAG.test(html) && isHtml(html) ? decodeHTMLStrict(html) : html;

/** The tags that a posting may have. */
export const ALLOWED: readonly string[] = [
  'strong',
  'em',
  'a',
  'br',
  'h3',
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
/**
 * The other elements that are read. The page's own headings are above those of
 * the posting.
 */
const OTHERS = {
  h3: ['h1', 'h2', 'h4', 'h5', 'h6'],
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

/** The tags within a line; what is empty is only text. */
export const isInline = (tag: string): boolean =>
  ['', 'strong', 'em', 'a', 'td', 'th'].includes(tag);

/**
 * The tag that is written for an element within others; empty if only its text
 * is kept.
 */
export function tagOf(name: string, path: readonly string[]): string {
  const tag = tagByElement.get(name) ?? '';
  // What is nested too deeply for a paragraph or a cell is still apart from the
  // text before.
  if (path.length >= DEEPEST) return isInline(tag) ? '' : 'br';
  const isListed = path.includes('ul') || path.includes('ol');
  return tag === 'li' && !isListed ? 'p' : tag;
}
