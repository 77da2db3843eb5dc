import { Parser } from 'htmlparser2';
import { escaped } from '../public-project/escaped.ts';
import { linkAddress } from './link-host.ts';

// What word processors write besides the text can be longer than that: comments, style sheets and attributes.
const MOST_READ = 400_000;
// A text is cut after 20,000 characters; allow as much again for tags. This also limits how many elements can be open: the more
// there are, the longer the parser takes for the next one.
const MOST_MARKUP = 40_000;
const MOST_TAGS = 2_000;
const PART = 2_000;
/** Elements that are nested deeper are reduced to their text. */
const DEEPEST = 20;

const TAG = 'p|div|br|ul|ol|li|h[1-6]|strong|em|b|i|u|a|span|table|tr|td|blockquote|pre|section|article|dl|dd|dt|font';
const HAS_TAG = new RegExp(`</(?:${TAG})\\s*>|<(?:br|p)\\s*/?>`, 'i');
const HAS_ESCAPED_TAG = new RegExp(`&lt;/(?:${TAG})\\s*&gt;|&lt;(?:br|p)\\s*/?&gt;`, 'i');

/** Whether a text is clearly HTML, plain or escaped: it has a known end tag, `<br>` or `<p>`. `C++ <vector> & x < y` is not. */
export const isHtml = (text: string): boolean => HAS_TAG.test(text) || HAS_ESCAPED_TAG.test(text);

/** Resolves character references once, which turns escaped HTML back into HTML. */
export function unescaped(text: string): string {
  const parts: string[] = [];
  new Parser({ ontext: (part) => parts.push(part) }).end(text);
  return parts.join('');
}

/** HTML that is not escaped, from HTML that may be (`&lt;p&gt;`). */
export const unescapedHtml = (html: string): string =>
  !HAS_TAG.test(html) && HAS_ESCAPED_TAG.test(html) ? unescaped(html) : html;

/** The tags that a posting may have. */
export const ALLOWED = 'p br ul ol li strong em a h3 table thead tbody tr th td blockquote'.split(' ');
/** The class of a paragraph that is only a line of its own. */
export const LINE = 'line';

const as = (tag: string, names: string) => names.split(' ').map((name) => [name, tag] as const);
const TAGS = new Map([
  ...ALLOWED.map((name) => [name, name] as const),
  // The page's own headings are above those of the posting.
  ...as('h3', 'h1 h2 h4 h5 h6'),
  ...as('p', 'pre figure'),
  ...as(
    `p class="${LINE}"`,
    'div section article header footer main aside details summary caption figcaption address dd dt',
  ),
  ...as('strong', 'b'),
  ...as('em', 'i'),
]);
/** Elements that nobody reads. */
const UNREAD = new Set(
  'script style template head title noscript iframe object svg math canvas audio video select button'.split(' '),
);

/** Whether browsers hide an element. */
const hides = (name: string, { hidden, style = '' }: Readonly<Record<string, string>>): boolean =>
  UNREAD.has(name) || hidden !== undefined || /display:\s*none/i.test(style);

/**
 * HTML with the tags that a posting may have, at most twenty deep, so that a parser takes time in proportion to the text. What a
 * browser would hide is left out. Tells whether it is too long, and was cut.
 */
export function allowedHtml(html: string): { readonly html: string; readonly isCut: boolean } {
  const source = unescapedHtml(html.slice(0, MOST_READ));
  const parts: string[] = [];
  const open: { readonly tag: string; readonly isHidden: boolean }[] = [];
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
      const address = name === 'a' ? linkAddress(attributes.href) : null;
      const link = address === null ? '' : ` href="${escaped(address)}"`;
      // A link in a link is none.
      const isLink = link !== '' && !open.slice(0, DEEPEST).some(({ tag }) => tag === 'a');
      const isTag = !isHidden && open.length < DEEPEST && (name !== 'a' || isLink);
      const tag = (isTag && TAGS.get(name)) || '';
      if (tag !== '') parts.push(`<${tag}${link}>`);
      // What is nested too deeply for a paragraph or a cell is still apart from the text before.
      if (tag === '' && !isHidden && open.length >= DEEPEST && /^[phltbd]/.test(TAGS.get(name) ?? ''))
        parts.push('<br>');
      open.push({ tag, isHidden });
    },
    onclosetag(name) {
      markup += name.length + 3;
      const { tag = '' } = open.pop() ?? {};
      if (tag !== '' && tag !== 'br') parts.push(`</${tag.split(' ', 1)[0]}>`);
    },
  });
  let at = 0;
  for (; at < source.length && !isFull(); at += PART) parser.write(source.slice(at, at + PART));
  parser.end();
  return { html: parts.join(''), isCut: isFull() || html.length > MOST_READ };
}
