// A posting's text is a string in which paragraphs are separated by an empty line, and the items of lists are lines that
// begin with `- `, two spaces deeper for each item they are in. The items of a numbered list begin with `- 1. `, `- 2. ` and
// so on. Nothing else is structure: what looks like a heading, a link or a table is text.

/** A list. The lists in an item follow its lines. */
export type TextList = { readonly isNumbered: boolean; readonly items: readonly TextItem[] };
export type TextItem = { readonly lines: readonly string[]; readonly lists: readonly TextList[] };
/** A paragraph, as its lines, or a list. */
export type TextBlock = readonly string[] | TextList;

type Line =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly words: string }
  /** A further line of the item before it. */
  | { readonly kind: 'more'; readonly words: string; readonly depth: number }
  | {
      readonly kind: 'item';
      readonly words: string;
      readonly depth: number;
      readonly isFirst: boolean;
      readonly number: number;
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
    if (words === '') return { kind: 'empty' };
    const indent = indentOf(line);
    const [mark] = BULLET.exec(words) ?? [];
    if (mark !== undefined) return item(indent, words.slice(mark.length));
    const list = open.at(-1);
    const isMore = list !== undefined && last !== 'empty' && indent >= list.indent + DEEPER;
    if (isMore) return { kind: 'more', words, depth: open.length - 1 };
    open.length = 0;
    return { kind: 'text', words };
  }

  return lines.map((line) => {
    const found = read(line);
    last = found.kind;
    return found;
  });
}

const indented = (depth: number) => ' '.repeat(DEEPER * depth);

function written(line: Line): string {
  if (line.kind === 'empty') return '';
  if (line.kind === 'text') return line.words;
  if (line.kind === 'more') return `${indented(line.depth + 1)}${line.words}`;
  return `${indented(line.depth)}- ${line.number > 0 ? `${line.number}. ` : ''}${line.words}`;
}

/** Writes the items of lists, which may begin with `-`, `*`, `•` and the like at any depth, in the one form that the site reads. */
export function withPlainLists(lines: readonly string[]): readonly string[] {
  return readLines(lines).map(written);
}

type OpenItem = { lines: string[]; lists: OpenTextList[] };
type OpenTextList = { isNumbered: boolean; items: OpenItem[] };

/** The paragraphs and lists of a text. */
export function textBlocks(text: string): readonly TextBlock[] {
  const blocks: (string[] | OpenTextList)[] = [];
  let lists: OpenTextList[] = [];
  let last: Line['kind'] = 'empty';
  for (const line of readLines(text.split('\n'))) {
    const before = blocks.at(-1);
    if (line.kind === 'text' && last === 'text' && Array.isArray(before)) before.push(line.words);
    else if (line.kind === 'text') blocks.push([line.words]);
    else if (line.kind === 'more') lists[line.depth]?.items.at(-1)?.lines.push(line.words);
    else if (line.kind === 'item') {
      if (line.isFirst) {
        const list = { isNumbered: line.number > 0, items: [] };
        (lists[line.depth - 1]?.items.at(-1)?.lists ?? blocks).push(list);
        lists = [...lists.slice(0, line.depth), list];
      }
      lists[line.depth]?.items.push({ lines: [line.words], lists: [] });
    }
    last = line.kind;
  }
  return blocks;
}

/** Whether a posting begins with a line that only names what it is about, in English, German, French or Swedish. */
export const hasOwnHeading = (text: string): boolean =>
  /^(?:about (?:the|this) (?:assignment|project|role|position|job)|om (?:uppdraget|projektet|rollen)|über (?:das projekt|den auftrag|die rolle)|(?:à propos|description) (?:de la mission|du projet|du poste)):?(?:\n|$)/i.test(
    text,
  );
