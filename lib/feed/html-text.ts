import { Parser } from 'htmlparser2';

// The result is cut after 20,000 characters; allow as much again for markup.
const MOST_HTML = 40_000;
// The more elements are open, the longer the parser takes for the next one.
const MOST_OPEN = 200;
// Deeper items are indented no further.
const DEEPEST_INDENT = 3;

const setOf = (names: string) => new Set(names.split(' '));
const PARAGRAPHS = setOf('p h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre table figure hr');
const LINES = setOf(
  'div li dt dd tr section article header footer main aside address details summary caption figcaption',
);
const CELLS = setOf('td th');
const UNREAD = setOf(
  'script style template head title noscript iframe object svg math canvas audio video select button',
);

const TAG = 'p|div|br|ul|ol|li|h[1-6]|strong|em|b|i|u|a|span|table|tr|td|blockquote|pre|section|article|dl|dd|dt|font';
const HAS_TAG = new RegExp(`</(?:${TAG})\\s*>|<(?:br|p)\\s*/?>`, 'i');
const HAS_ESCAPED_TAG = new RegExp(`&lt;/(?:${TAG})\\s*&gt;|&lt;(?:br|p)\\s*/?&gt;`, 'i');

type Attributes = Readonly<Record<string, string>>;

/** An element that is open while the text is read. */
type Open = {
  readonly isHidden: boolean;
  /** How many list items it is in. */
  readonly depth: number;
  readonly isNumbered: boolean;
  /** How many line breaks are before and after it. */
  readonly around: number;
  items: number;
};

/** Whether browsers hide an element. */
function hides(name: string, { hidden, style = '' }: Attributes): boolean {
  return UNREAD.has(name) || hidden !== undefined || /display:\s*none/i.test(style);
}

const indented = (depth: number) => '  '.repeat(Math.min(depth, DEEPEST_INDENT));

/** Writes text; line breaks and the marks of list items are only written once another word follows. */
function createWriter() {
  const parts: string[] = [];
  let breaks = 0;
  let mark = '';
  return {
    /** Writes words that are inside this many list items. */
    write(words: string, depth: number) {
      const isFirst = parts.length === 0;
      const atStart = breaks > 0 || isFirst;
      if (words.trim() === '' && (atStart || parts.at(-1)?.endsWith(' '))) return;
      if (atStart) parts.push('\n'.repeat(isFirst ? 0 : breaks), mark || indented(depth));
      parts.push(atStart ? words.trimStart() : words);
      breaks = 0;
      mark = '';
    },
    /** Requires at least this many line breaks before the next word. */
    breakLine(count: number) {
      breaks = Math.max(breaks, count);
    },
    /** Adds one line break. */
    addBreak() {
      breaks = Math.min(2, breaks + 1);
    },
    /** Begins an item that is inside this many others. */
    beginItem(sign: string, depth: number) {
      mark = `${indented(depth)}${sign} `;
    },
    /** An item without words has no mark. */
    endItem() {
      mark = '';
    },
    text: () => parts.join('').replace(/ +\n/g, '\n').trim(),
  };
}

/** The text of HTML, or `null` if its elements are nested too deeply. */
function textOf(html: string): string | null {
  const out = createWriter();
  const open: Open[] = [{ isHidden: false, depth: 0, isNumbered: false, around: 0, items: 0 }];
  const current = () => open.at(-1) as Open;
  let words = '';
  let isTooDeep = false;

  function flush() {
    if (words !== '' && !current().isHidden) out.write(words.replace(/\s+/g, ' '), current().depth);
    words = '';
  }

  function enter(name: string, attributes: Attributes) {
    const parent = current();
    const { isHidden, depth } = parent;
    const around = PARAGRAPHS.has(name) ? (depth > 0 ? 1 : 2) : LINES.has(name) ? 1 : 0;
    const element = {
      isHidden: isHidden || hides(name, attributes),
      depth: name === 'li' ? depth + 1 : depth,
      isNumbered: name === 'ol',
      around,
      items: 0,
    };
    open.push(element);
    if (element.isHidden) return;
    if (name === 'br') out.addBreak();
    out.breakLine(around);
    if (name === 'li') {
      parent.items += 1;
      out.beginItem(parent.isNumbered ? `- ${parent.items}.` : '-', depth);
    }
    if (CELLS.has(name)) out.write(' ', depth);
  }

  const parser = new Parser({
    // A text with character references comes in parts.
    ontext(part) {
      words += part;
    },
    onopentag(name, attributes) {
      flush();
      enter(name, attributes);
      isTooDeep ||= open.length > MOST_OPEN;
      if (isTooDeep) parser.pause();
    },
    onclosetag(name) {
      flush();
      if (name === 'li') out.endItem();
      const { isHidden, around } = open.pop() as Open;
      if (!isHidden) out.breakLine(around);
    },
    onend: flush,
  });
  parser.end(html);
  return isTooDeep ? null : out.text();
}

/** A fallback for HTML nested too deeply to be parsed: strips the tags. */
const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, ' ');

/** Whether a text is clearly HTML, plain or escaped: it has a known end tag, `<br>` or `<p>`. `C++ <vector> & x < y` is not. */
export function isHtml(text: string): boolean {
  return HAS_TAG.test(text) || HAS_ESCAPED_TAG.test(text);
}

/**
 * Converts HTML to plain text: paragraphs separated by an empty line, list items with `-` or their number, two spaces
 * deeper for each item they are in, and nothing a browser would hide. Escaped HTML (`&lt;p&gt;`) is unescaped first; very
 * long HTML is truncated. Takes time in proportion to the length, whatever the HTML.
 */
export function textFromHtml(html: string): string {
  const head = html.slice(0, MOST_HTML);
  const read = !HAS_TAG.test(head) && HAS_ESCAPED_TAG.test(head) ? unescaped(head) : head;
  return textOf(read) ?? withoutTags(read);
}

/** Resolves character references once, which turns escaped HTML back into HTML. */
function unescaped(text: string): string {
  const parts: string[] = [];
  new Parser({ ontext: (part) => parts.push(part) }).end(text);
  return parts.join('');
}
