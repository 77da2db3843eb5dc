import { Parser } from 'htmlparser2';
import { escaped } from '../public-project/text-html.ts';
import type { IsOwn } from './addresses.ts';
import { hides } from './hidden.ts';
import { hostBehind, linkAddress } from './link-host.ts';

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

/**
 * HTML with the tags that a posting may have, at most twenty deep, so that a
 * parser takes time in proportion to the text. What a browser would hide is
 * left out, and behind each link stands where it leads; a link to a mailbox that
 * is not the firm's own is none. Tells whether it is too long, and was cut.
 */
export function allowedHtml(html: string, isOwn: IsOwn) {
  const source = unescapedHtml(html.slice(0, MOST_READ));
  const parts: string[] = [];
  const open: { readonly tag: string; readonly isHidden: boolean }[] = [];
  let link: { readonly address: string; text: string } | null = null;
  let [markup, tags] = [0, 0];
  const isFull = () => markup > MOST_MARKUP || tags > MOST_TAGS;

  /**
   * The start tag for an element that is shown; empty if only its text is kept.
   */
  function startOf(name: string, href: string | undefined): string {
    const tag = tagByElement.get(name) ?? '';
    // What is nested too deeply for a paragraph or a cell is still apart from
    // the text before.
    if (open.length >= DEEPEST)
      return tag === 'br' || (tag !== '' && !INLINE.includes(tag))
        ? '<br>'
        : '';
    // An item without a list is a line.
    if (tag === 'li' && !open.some((one) => /^[uo]l$/.test(one.tag)))
      return '<p>- ';
    if (tag !== 'a') return tag && `<${tag}>`;
    const address = linkAddress(href);
    // A link in a link is none.
    if (address === null || link !== null) return '';
    if (/^mailto:/.test(address) && !isOwn(address.slice(7))) return '';
    link = { address, text: '' };
    // Search engines must not read a link as a recommendation, and a page that
    // is opened learns nothing of this one.
    return `<a href="${escaped(address)}" rel="nofollow noopener">`;
  }

  const parser = new Parser({
    ontext(text) {
      markup += text.length;
      if (open.at(-1)?.isHidden) return;
      parts.push(escaped(text));
      if (link !== null) link.text += text;
    },
    onopentag(name, attributes) {
      markup += name.length + 2;
      tags += 1;
      const isHidden = open.at(-1)?.isHidden || hides(name, attributes);
      const start = isHidden ? '' : startOf(name, attributes.href);
      parts.push(start);
      open.push({ tag: /^<(\w+)/.exec(start)?.[1] ?? '', isHidden });
    },
    onclosetag(name) {
      markup += name.length + 3;
      const { tag = '' } = open.pop() ?? {};
      if (tag !== '' && tag !== 'br') parts.push(`</${tag}>`);
      if (tag !== 'a' || link === null) return;
      parts.push(escaped(hostBehind(link.text, link.address)));
      link = null;
    },
  });
  for (let at = 0; at < source.length && !isFull(); at += PART)
    parser.write(source.slice(at, at + PART));
  parser.end();
  return { html: parts.join(''), isCut: isFull() || html.length > MOST_READ };
}
