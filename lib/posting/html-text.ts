import { Parser } from 'htmlparser2';
import { hostBehind, linkAddress } from './link-host.ts';

// The result is cut after 20,000 characters; allow as much again for markup. This also limits how many elements can be open:
// the more there are, the longer the parser takes for the next one.
const MOST_HTML = 40_000;
// Deeper items are indented no further.
const DEEPEST_INDENT = 3;

const setOf = (names: string) => new Set(names.split(' '));
const PARAGRAPHS = setOf('p h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre table figure hr');
const LINES = setOf(
  'div li dt dd tr section article header footer main aside address details summary caption figcaption',
);
const CELLS = setOf('td th');
/** Elements that nobody reads. */
const UNREAD = setOf(
  'script style template head title noscript iframe object svg math canvas audio video select button',
);

const TAG = 'p|div|br|ul|ol|li|h[1-6]|strong|em|b|i|u|a|span|table|tr|td|blockquote|pre|section|article|dl|dd|dt|font';
const HAS_TAG = new RegExp(`</(?:${TAG})\\s*>|<(?:br|p)\\s*/?>`, 'i');
const HAS_ESCAPED_TAG = new RegExp(`&lt;/(?:${TAG})\\s*&gt;|&lt;(?:br|p)\\s*/?&gt;`, 'i');

type Attributes = Readonly<Record<string, string>>;

/** An element that is open while the text is read. */
type Open = {
  readonly name: string;
  readonly isHidden: boolean;
  /** How many list items it is in. */
  readonly depth: number;
  /** Where a link leads, and where its text begins. */
  readonly link: string | null;
  readonly from: number;
  items: number;
};

const HIDDEN_STYLE = /display:\s*none/i;

/** Whether browsers hide an element. */
export function hides(name: string, { hidden, style = '' }: Attributes): boolean {
  return UNREAD.has(name) || hidden !== undefined || HIDDEN_STYLE.test(style);
}

const indented = (depth: number) => '  '.repeat(Math.min(depth, DEEPEST_INDENT));

/**
 * Converts HTML to plain text: paragraphs separated by an empty line, list items with `-` or their number, two spaces
 * deeper for each item they are in, and nothing a browser would hide. Takes milliseconds for what {@link withoutNoise} gives.
 */
export function plainTextOf(html: string): string {
  const parts: string[] = [];
  const open: Open[] = [{ name: '', isHidden: false, depth: 0, link: null, from: 0, items: 0 }];
  const current = () => open.at(-1) as Open;
  let words = '';
  // Line breaks and the mark of a list item are only written once another word follows.
  let breaks = 1;
  let mark = '';

  function write(text: string) {
    const atStart = breaks > 0;
    if (text.trim() === '' && (atStart || parts.at(-1)?.endsWith(' '))) return;
    if (atStart) parts.push('\n'.repeat(breaks), mark || indented(current().depth));
    parts.push(atStart ? text.trimStart() : text);
    breaks = 0;
    mark = '';
  }

  function flush() {
    if (words !== '' && !current().isHidden) write(words.replace(/\s+/g, ' '));
    words = '';
  }

  /** Requires the line breaks that are before and after an element. */
  function breakAround({ name, depth }: Open) {
    const count = PARAGRAPHS.has(name) && depth === 0 ? 2 : 1;
    if (PARAGRAPHS.has(name) || LINES.has(name)) breaks = Math.max(breaks, count);
  }

  function begin(element: Open, parent: Open) {
    const { name } = element;
    if (name === 'br') breaks = Math.min(2, breaks + 1);
    breakAround(element);
    if (name === 'li') {
      parent.items += 1;
      mark = `${indented(parent.depth)}- ${parent.name === 'ol' ? `${parent.items}. ` : ''}`;
    }
    if (CELLS.has(name)) write(' ');
  }

  const parser = new Parser({
    // A text with character references comes in parts.
    ontext(part) {
      words += part;
    },
    onopentag(name, attributes) {
      flush();
      const parent = current();
      const isHidden = parent.isHidden || hides(name, attributes);
      const depth = parent.depth + (name === 'li' ? 1 : 0);
      const link = name === 'a' ? linkAddress(attributes.href) : null;
      const element = { name, isHidden, depth, link, from: parts.length, items: 0 };
      open.push(element);
      if (!isHidden) begin(element, parent);
    },
    onclosetag(name) {
      flush();
      // An item without words has no mark.
      if (name === 'li') mark = '';
      const element = open.pop() as Open;
      const text = element.link === null ? '' : parts.slice(element.from).join('');
      if (element.link !== null && text.trim() !== '') parts.push(hostBehind(text, element.link));
      if (!element.isHidden) breakAround(element);
    },
    onend: flush,
  });
  parser.end(html);
  return parts
    .join('')
    .replace(/(?<! ) +\n/g, '\n')
    .trim();
}

/** Whether a text is clearly HTML, plain or escaped: it has a known end tag, `<br>` or `<p>`. `C++ <vector> & x < y` is not. */
export function isHtml(text: string): boolean {
  return HAS_TAG.test(text) || HAS_ESCAPED_TAG.test(text);
}

/** HTML that is not escaped, from HTML that may be (`&lt;p&gt;`). */
export function unescapedHtml(html: string): string {
  return !HAS_TAG.test(html) && HAS_ESCAPED_TAG.test(html) ? unescaped(html) : html;
}

// What a word processor writes besides the text: comments, style sheets and attributes, which can be longer than the text.
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const STYLE_SHEET = /<style\b/i;
const STYLE_SHEET_END = /<\/style[^<>]*>/i;
const TAG_WITH_ATTRIBUTES = /<([a-z][\w:-]*)\s([^<>]*)>/gi;
const ATTRIBUTE = /([^\s"'=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']+))?/g;

const afterStyleSheet = (text: string) => text.slice(STYLE_SHEET_END.exec(text)?.index ?? text.length);

function withoutStyleSheets(html: string): string {
  const [before, ...sheets] = html.split(STYLE_SHEET);
  return [before, ...sheets.map(afterStyleSheet)].join('');
}

/** An element’s name with the attributes that matter: where it leads, and whether it is hidden. */
function plainTag(name: string, attributes: string): string {
  const kept = [...attributes.matchAll(ATTRIBUTE)].filter(([, key = '', value = '']) => {
    const attribute = key.toLowerCase();
    return attribute === 'href' || attribute === 'hidden' || (attribute === 'style' && HIDDEN_STYLE.test(value));
  });
  return `<${[name, ...kept.map(([whole]) => whole)].join(' ')}>`;
}

/** More is not read at all. */
const MOST_READ = 2_000_000;

/**
 * HTML without what is neither text nor structure, not escaped, and truncated, so that reading it
 * takes milliseconds, whatever it is. Tells whether it was truncated.
 */
export function withoutNoise(html: string): { readonly html: string; readonly isCut: boolean } {
  const read = html.slice(0, MOST_READ);
  const plain = withoutStyleSheets(unescapedHtml(read).replace(COMMENT, '')).replace(
    TAG_WITH_ATTRIBUTES,
    (_, name: string, attributes: string) => plainTag(name, attributes),
  );
  return { html: plain.slice(0, MOST_HTML), isCut: html.length > MOST_READ || plain.length > MOST_HTML };
}

/** The text of HTML, however long that is. */
export const textFromHtml = (html: string): string => plainTextOf(withoutNoise(html).html);

/** Resolves character references once, which turns escaped HTML back into HTML. */
export function unescaped(text: string): string {
  const parts: string[] = [];
  new Parser({ ontext: (part) => parts.push(part) }).end(text);
  return parts.join('');
}
