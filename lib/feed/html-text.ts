import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** @typedef {import('hast').Root | import('hast').RootContent} HtmlNode */

const parser = unified().use(rehypeParse, { fragment: true });

// The result is cut after 20,000 characters; allow as much again for markup.
const MOST_HTML = 40_000;

const setOf = (/** @type {string} */ names) => new Set(names.split(' '));
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

/** Whether browsers hide an element. */
function isHidden(/** @type {import('hast').Element} */ { tagName, properties }) {
  return UNREAD.has(tagName) || properties.hidden != null || /display:\s*none/i.test(String(properties.style ?? ''));
}

/** Writes text; line breaks are only written once another word follows. */
function createWriter() {
  let text = '';
  let breaks = 0;
  let afterBullet = false;
  return {
    write(/** @type {string} */ words) {
      if (words.trim() === '' && (breaks > 0 || afterBullet || text === '' || text.endsWith(' '))) return;
      if (text !== '' && !afterBullet) text += '\n'.repeat(breaks);
      text += breaks > 0 || afterBullet || text === '' ? words.trimStart() : words;
      breaks = 0;
      afterBullet = false;
    },
    /** Requires at least this many line breaks before the next word. */
    breakLine(/** @type {number} */ count) {
      breaks = Math.max(breaks, count);
    },
    /** Adds one line break. */
    addBreak() {
      breaks = Math.min(2, breaks + 1);
    },
    bullet(/** @type {string} */ mark) {
      this.write(mark);
      text = `${text.trimEnd()} `;
      afterBullet = true;
    },
    text: () => text,
  };
}

/** @typedef {ReturnType<typeof createWriter>} Writer */

function writeChildren(/** @type {{ children: HtmlNode[] }} */ parent, /** @type {Writer} */ out, inItem = false) {
  let number = 0;
  const isNumbered = 'tagName' in parent && parent.tagName === 'ol';
  for (const node of parent.children) {
    if (node.type === 'text') out.write(node.value.replace(/\s+/g, ' '));
    if (node.type !== 'element' || isHidden(node)) continue;
    const { tagName } = node;
    if (tagName === 'br') out.addBreak();
    const around = PARAGRAPHS.has(tagName) ? (inItem ? 1 : 2) : LINES.has(tagName) ? 1 : 0;
    out.breakLine(around);
    if (tagName === 'li') {
      number += 1;
      out.bullet(isNumbered ? `${number}.` : '-');
    }
    if (CELLS.has(tagName)) out.write(' ');
    writeChildren(node, out, inItem || tagName === 'li');
    out.breakLine(around);
  }
}

/** A fallback for HTML nested too deeply to be parsed: strips the tags. */
const withoutTags = (/** @type {string} */ html) => html.replace(/<[^<>]*>/g, ' ');

function textOf(/** @type {string} */ html) {
  try {
    const out = createWriter();
    writeChildren(parser.parse(html), out);
    return out.text().replace(/ +\n/g, '\n').trim();
  } catch (error) {
    if (error instanceof RangeError) return withoutTags(html);
    throw error;
  }
}

/** Whether a text is clearly HTML, plain or escaped: it has a known end tag, `<br>` or `<p>`. `C++ <vector> & x < y` is not. */
export function isHtml(/** @type {string} */ text) {
  return HAS_TAG.test(text) || HAS_ESCAPED_TAG.test(text);
}

/**
 * Converts HTML to plain text: paragraphs separated by an empty line, list items with `-` or their number, and nothing
 * a browser would hide. Escaped HTML (`&lt;p&gt;`) is unescaped first; very long HTML is truncated.
 */
export function textFromHtml(/** @type {string} */ html) {
  const head = html.slice(0, MOST_HTML);
  return textOf(!HAS_TAG.test(head) && HAS_ESCAPED_TAG.test(head) ? unescaped(head) : head);
}

/** Resolves character references once, which turns escaped HTML back into HTML. */
function unescaped(/** @type {string} */ text) {
  return parser
    .parse(text)
    .children.map((node) => (node.type === 'text' ? node.value : ''))
    .join('');
}
