import { escapeUTF8 } from 'entities';

// A posting's text is a string in which paragraphs are separated by an empty
// line, and the items of lists are lines that begin with `- `, two spaces
// deeper for each item they are in. Nothing else is structure: what looks like
// a heading, a link or a table is text.

/**
 * A line: of a paragraph (`text`), a first or further one of an item (`item`,
 * `more`), or none.
 */
type Line = {
  readonly kind: 'empty' | 'text' | 'item' | 'more';
  readonly words: string;
  /** How many lists it is in. */
  readonly depth: number;
};

/**
 * What an item of a list begins with, as people type or paste it. A dash needs
 * a space: “–5 °C” is none.
 */
const BULLET = /^(?:[-*–—]\s+|[•‣·∙⋅・→✓✔✅➢➤❖\u25a0-\u25ff]\s*)+(?=\S)/u;
const DEEPEST_LIST = 4;
const DEEPER = 2;
const TAB = '    ';

/** Reads lines as parts of paragraphs and of lists. */
function readLines(lines: readonly string[]): Line[] {
  /**
   * How far the items of each list that may continue are indented, from the
   * outermost to the innermost.
   */
  let open: number[] = [];
  let last: Line['kind'] = 'empty';

  /** Whether it is deeper than the items of the innermost list, if any. */
  function isDeeper(indent: number): boolean {
    const innermost = open.at(-1) ?? -DEEPER;
    return indent >= innermost + DEEPER;
  }

  function enterItem(indent: number): Line['kind'] {
    open = open.filter((other, at) => at === 0 || other <= indent);
    if (open.length < DEEPEST_LIST && isDeeper(indent)) open.push(indent);
    return 'item';
  }

  function enterText(indent: number): Line['kind'] {
    const isInList = last !== 'empty' && open.length > 0;
    if (isInList && isDeeper(indent)) return 'more';
    open = [];
    return 'text';
  }

  return lines.map((line) => {
    const trimmed = line.trim();
    const words = trimmed.replace(BULLET, '');
    const spaced = line.replaceAll('\t', TAB);
    const indent = spaced.search(/\S|$/);
    if (words === '') last = 'empty';
    else last = words === trimmed ? enterText(indent) : enterItem(indent);
    const depth = last === 'empty' ? 0 : open.length;
    return { kind: last, words, depth };
  });
}

/** A line in the form that the site reads. */
function lineText({ kind, words, depth }: Line): string {
  if (kind === 'item') {
    const indent = ' '.repeat(DEEPER * (depth - 1));
    return `${indent}- ${words}`;
  }
  const indent = ' '.repeat(DEEPER * depth);
  return `${indent}${words}`;
}

/**
 * Writes the items of lists, which may begin with `-`, `*`, `•` and the like at
 * any depth, in the one form that the site reads.
 */
export function withPlainLists(lines: readonly string[]): readonly string[] {
  return readLines(lines).map(lineText);
}

/**
 * A text as HTML: its paragraphs, whose line breaks are kept, and its lists.
 */
export function textHtml(text: string): string {
  let html = '';
  let lists = 0;
  let paragraphEnd = '';
  const lines = readLines(text.split('\n'));
  for (const { kind, words, depth } of lines) {
    const isText = kind === 'text';
    if (kind === 'more' || (isText && paragraphEnd !== '')) {
      html += '<br>';
    } else {
      html += paragraphEnd;
      paragraphEnd = isText ? '</p>' : '';
      // Lists continue after an empty line.
      if (kind === 'empty') continue;
      const ended = Math.max(0, lists - depth);
      html += '</li></ul>'.repeat(ended);
      if (isText) html += '<p>';
      else html += depth > lists ? '<ul><li>' : '</li><li>';
      lists = depth;
    }
    html += escapeUTF8(words);
  }
  const listEnds = '</li></ul>'.repeat(lists);
  return `${html}${paragraphEnd}${listEnds}`;
}

/** Lines that only name what a posting is about, in four languages. */
const HEADINGS = [
  'about the assignment',
  'about the project',
  'about the role',
  'about the position',
  'about the job',
  'om uppdraget',
  'om projektet',
  'om rollen',
  'über das projekt',
  'über den auftrag',
  'über die rolle',
  'description de la mission',
  'description du poste',
];

/** Whether a posting begins with a line that only names what it is about. */
export function hasOwnHeading(text: string): boolean {
  const [line = ''] = text.split('\n', 1);
  const label = line.replace(/:$/, '').toLowerCase();
  return HEADINGS.includes(label);
}
