/**
 * A text as content or attribute of HTML and XML: what would be markup becomes
 * character references, which both read.
 */
export function escaped(text: string): string {
  return text.replace(/[&<>"'\r]/g, (character) => {
    const code = character.charCodeAt(0);
    return `&#${code};`;
  });
}

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
const TAB = 4;

function indentOf(line: string) {
  const [space = ''] = /^[ \t]*/.exec(line) ?? [];
  return space.replaceAll('\t', ' '.repeat(TAB)).length;
}

/** Reads lines as parts of paragraphs and of lists. */
function readLines(lines: readonly string[]): Line[] {
  /**
   * How far the items of each list that may continue are indented, from the
   * outermost to the innermost.
   */
  const open: number[] = [];
  let last: Line['kind'] = 'empty';

  /** So that any item is deeper than no list. */
  const innermost = () => open.at(-1) ?? -DEEPER;
  const isDeeper = (indent: number) => indent >= innermost() + DEEPER;

  function enterItem(indent: number) {
    while (open.length > 1 && innermost() > indent) open.pop();
    if (open.length < DEEPEST_LIST && isDeeper(indent)) open.push(indent);
  }

  function kindOf(words: string, indent: number): Line['kind'] {
    if (words === '') return 'empty';
    if (last === 'empty' || open.length === 0) return 'text';
    return isDeeper(indent) ? 'more' : 'text';
  }

  return lines.map((line) => {
    const trimmed = line.trim();
    const indent = indentOf(line);
    const [mark = ''] = BULLET.exec(trimmed) ?? [];
    const words = trimmed.slice(mark.length);
    if (mark === '') {
      last = kindOf(words, indent);
    } else {
      enterItem(indent);
      last = 'item';
    }
    if (last === 'text') open.length = 0;
    return { kind: last, words, depth: open.length };
  });
}

/** A line in the form that the site reads. */
function lineText({ kind, words, depth }: Line): string {
  if (kind === 'more') return `${' '.repeat(DEEPER * depth)}${words}`;
  if (kind === 'item') return `${' '.repeat(DEEPER * (depth - 1))}- ${words}`;
  return words;
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
  let isInParagraph = false;
  const closeTo = (depth: number) => {
    if (isInParagraph) html += '</p>';
    html += '</li></ul>'.repeat(lists - depth);
    isInParagraph = false;
    lists = depth;
  };
  for (const { kind, words, depth } of readLines(text.split('\n'))) {
    if (kind === 'more' || (kind === 'text' && isInParagraph)) html += '<br>';
    else closeTo(kind === 'text' ? 0 : Math.min(lists, depth));
    if (kind === 'text' && !isInParagraph) {
      html += '<p>';
      isInParagraph = true;
    } else if (kind === 'item') {
      html += depth > lists ? '<ul><li>' : '</li><li>';
      lists = depth;
    }
    html += escaped(words);
  }
  closeTo(0);
  return html;
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
  return HEADINGS.includes(line.replace(/:$/, '').toLowerCase());
}
