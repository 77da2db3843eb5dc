import { escaped } from './escaped.ts';

// A posting's text is a string in which paragraphs are separated by an empty line, and the items of lists are lines that
// begin with `- `, two spaces deeper for each item they are in. The items of a numbered list begin with `- 1. `, `- 2. ` and
// so on. Nothing else is structure: what looks like a heading, a link or a table is text.

/** A line: of a paragraph (`text`), a first or further one of an item at a depth (`item`, `more`), or none. */
type Line = {
  readonly kind: 'empty' | 'text' | 'item' | 'more';
  readonly words: string;
  readonly depth: number;
  /** The number of an item; 0 without one. */
  readonly number: number;
  /** Whether an item begins a list. */
  readonly isFirst: boolean;
};

/** What an item of a list begins with, as people type or paste it. A dash needs a space: “–5 °C” is none. */
export const BULLET = /^(?:[-*–—]\s+|[•●○▪▫■□◦‣·∙⋅・✓✔✅➢➤→►▸❖]\s*)+(?=\S)/u;
const ITEM_NUMBER = /^(\d{1,3})\.\s+(?=\S)/;
const DEEPEST_LIST = 4;
const DEEPER = 2;
const TAB = 4;

const indentOf = (line: string) => (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', ' '.repeat(TAB)).length;

/** A list that may continue: where its items begin, and the number of the last (0 without numbers). */
type OpenList = { readonly indent: number; number: number };

/** Reads lines as parts of paragraphs and of lists. */
function readLines(lines: readonly string[]): Line[] {
  const open: OpenList[] = [];
  let last: Line['kind'] = 'empty';

  function item(indent: number, words: string): Line {
    // The innermost list that begins no deeper, or the outermost.
    const inner = Math.max(
      0,
      open.findLastIndex((one) => one.indent <= indent),
    );
    const list = open[inner];
    const isDeeper = list === undefined || (indent >= list.indent + DEEPER && inner + 1 < DEEPEST_LIST);
    const [mark = '', digits = ''] = ITEM_NUMBER.exec(words) ?? [];
    // A number that neither begins a list nor follows the one before is part of the text: “- 3. May 2027”.
    const canBegin = isDeeper || list.number > 0;
    const isNumbered = mark !== '' && Number(digits) === (isDeeper ? 1 : list.number + 1) && canBegin;
    const isNew = isDeeper || isNumbered !== list.number > 0;
    open.length = isNew && !isDeeper ? inner : Math.min(open.length, inner + 1);
    const own = isNew ? { indent, number: 0 } : list;
    if (isNew) open.push(own);
    own.number = isNumbered ? own.number + 1 : 0;
    const text = isNumbered ? words.slice(mark.length) : words;
    return { kind: 'item', words: text, number: own.number, depth: open.length - 1, isFirst: isNew };
  }

  function read(line: string): Line {
    const words = line.trim();
    const indent = indentOf(line);
    const [mark] = BULLET.exec(words) ?? [];
    if (mark !== undefined) return item(indent, words.slice(mark.length));
    const list = open.at(-1);
    const isMore = list !== undefined && last !== 'empty' && indent >= list.indent + DEEPER;
    const kind = words === '' ? 'empty' : isMore ? 'more' : 'text';
    if (kind === 'text') open.length = 0;
    return { kind, words, depth: open.length - 1, number: 0, isFirst: false };
  }

  return lines.map((line) => {
    const found = read(line);
    last = found.kind;
    return found;
  });
}

const indented = (depth: number) => ' '.repeat(DEEPER * depth);

function written({ kind, words, depth, number }: Line): string {
  if (kind === 'more') return `${indented(depth + 1)}${words}`;
  return kind === 'item' ? `${indented(depth)}- ${number > 0 ? `${number}. ` : ''}${words}` : words;
}

/** Writes the items of lists, which may begin with `-`, `*`, `•` and the like at any depth, in the one form that the site reads. */
export function withPlainLists(lines: readonly string[]): readonly string[] {
  return readLines(lines).map(written);
}

/** A text as HTML: its paragraphs, whose line breaks are kept, and its lists. */
export function textHtml(text: string): string {
  let html = '';
  let last: Line['kind'] = 'empty';
  /** The end tags of what is open: of a paragraph, or of lists, each with its last item. */
  const open: string[] = [];
  const closeTo = (depth: number) => {
    html += open.splice(depth).reverse().join('');
  };
  for (const { kind, words, depth, number, isFirst } of readLines(text.split('\n'))) {
    if (kind === 'more' || (kind === 'text' && last === 'text')) html += '<br>';
    else if (kind === 'text') {
      closeTo(0);
      html += '<p>';
      open.push('</p>');
    } else if (kind === 'item') {
      closeTo(open[0] === '</p>' ? 0 : isFirst ? depth : depth + 1);
      const list = number > 0 ? 'ol' : 'ul';
      html += isFirst ? `<${list}><li>` : '</li><li>';
      if (isFirst) open.push(`</li></${list}>`);
    }
    html += escaped(words);
    last = kind;
  }
  closeTo(0);
  return html;
}

const ENDS = /[.!?…:;,]$/;

/** A text of several lines as one sentence after another: the items of a list follow each other after semicolons. */
export function inOneLine(text: string): string {
  let line = '';
  let wasItem = false;
  for (const { kind, words } of readLines(text.split('\n'))) {
    if (kind === 'empty') continue;
    const mark = wasItem && kind !== 'more' && !ENDS.test(line) ? (kind === 'item' ? ';' : '.') : '';
    line += `${line === '' ? '' : `${mark} `}${words}`;
    wasItem = kind !== 'text';
  }
  return line;
}

/** Whether a posting begins with a line that only names what it is about, in English, German, French or Swedish. */
export const hasOwnHeading = (text: string): boolean =>
  /^(?:about (?:the|this) (?:assignment|project|role|position|job)|om (?:uppdraget|projektet|rollen)|über (?:das projekt|den auftrag|die rolle)|(?:à propos|description) (?:de la mission|du projet|du poste)):?(?:\n|$)/i.test(
    text,
  );
