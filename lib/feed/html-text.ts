import { Parser } from 'htmlparser2';

// The result is cut after 20,000 characters; allow as much again for markup.
const MOST_HTML = 40_000;
// With each open element the parser takes longer for the next one.
const MOST_OPEN = 200;

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
  readonly isInItem: boolean;
  readonly isNumbered: boolean;
  /** How many line breaks are before and after it. */
  readonly around: number;
  items: number;
};

const FRAGMENT = { isHidden: false, isInItem: false, isNumbered: false, around: 0 };

/** Whether browsers hide an element. */
function hides(name: string, { hidden, style = '' }: Attributes): boolean {
  return UNREAD.has(name) || hidden !== undefined || /display:\s*none/i.test(style);
}

/** Writes text; line breaks are only written once another word follows. */
function createWriter() {
  const parts: string[] = [];
  let breaks = 0;
  let afterBullet = false;
  return {
    write(words: string) {
      const isFirst = parts.length === 0;
      const atStart = breaks > 0 || afterBullet || isFirst;
      if (words.trim() === '' && (atStart || parts.at(-1)?.endsWith(' '))) return;
      if (!isFirst && !afterBullet) parts.push('\n'.repeat(breaks));
      parts.push(atStart ? words.trimStart() : words);
      breaks = 0;
      afterBullet = false;
    },
    /** Requires at least this many line breaks before the next word. */
    breakLine(count: number) {
      breaks = Math.max(breaks, count);
    },
    /** Adds one line break. */
    addBreak() {
      breaks = Math.min(2, breaks + 1);
    },
    bullet(mark: string) {
      this.write(`${mark} `);
      afterBullet = true;
    },
    text: () => parts.join('').replace(/ +\n/g, '\n').trim(),
  };
}

/** The text of HTML, or `null` if its elements are nested too deeply. */
function textOf(html: string): string | null {
  const out = createWriter();
  const open: Open[] = [{ ...FRAGMENT, items: 0 }];
  const current = () => open.at(-1) as Open;
  let words = '';
  let isTooDeep = false;

  function flush() {
    if (words !== '' && !current().isHidden) out.write(words.replace(/\s+/g, ' '));
    words = '';
  }

  function enter(name: string, attributes: Attributes) {
    const parent = current();
    const { isHidden, isInItem } = parent;
    const around = PARAGRAPHS.has(name) ? (isInItem ? 1 : 2) : LINES.has(name) ? 1 : 0;
    const element = {
      isHidden: isHidden || hides(name, attributes),
      isInItem: isInItem || name === 'li',
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
      out.bullet(parent.isNumbered ? `${parent.items}.` : '-');
    }
    if (CELLS.has(name)) out.write(' ');
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
    onclosetag() {
      flush();
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
 * Converts HTML to plain text: paragraphs separated by an empty line, list items with `-` or their number, and nothing
 * a browser would hide. Escaped HTML (`&lt;p&gt;`) is unescaped first; very long HTML is truncated. Takes time in proportion
 * to the length, whatever the HTML.
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
