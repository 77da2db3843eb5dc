import { escapeUTF8 } from 'entities';
import { ElementType, parseDocument } from 'htmlparser2';
import type { IsOwn } from './addresses.ts';
import { levelOf } from './contacts.ts';
import { hides } from './hidden.ts';
import { isInline, tagOf } from './html-source.ts';
import { hostBehind, linkAddress } from './link-host.ts';

// Twice the text that is shown.
const MOST_LETTERS = 40_000;
/** Start tags and end tags. */
const MOST_TAGS = 4_000;
const MOST_DEPTH = 500;

type ChildNode = ReturnType<typeof parseDocument>['children'][number];

/** A tag that is written, and the text behind it. */
type Part = { readonly tag: string; text: string };

const emptyLine = () => ({
  /** As it is written. */
  text: '',
  level: 0,
  isBold: true,
  parts: [] as Part[],
  breaksBefore: 0,
  prefix: '',
});
type HtmlLine = ReturnType<typeof emptyLine>;

const textOf = (parts: readonly Part[]) =>
  parts.map(({ text }) => text).join('');

/** The text that is left of a line, with the line breaks before it. */
export function lineText({ breaksBefore, prefix, parts }: HtmlLine): string {
  const words = textOf(parts).trim();
  return `${'\n'.repeat(breaksBefore)}${words && prefix}${words}`;
}

const isIn = (path: readonly string[], ...tags: readonly string[]) =>
  tags.some((tag) => path.includes(tag));
const isCompact = (path: readonly string[]) => isIn(path, 'ul', 'ol', 'table');
const indentIn = (path: readonly string[]) =>
  '\t'.repeat(path.filter((tag) => tag === 'li').length);

/** Collects what is written of a posting, and its lines. */
function createLines() {
  const parts: Part[] = [];
  const lines: HtmlLine[] = [];
  let part: Part;
  let line = emptyLine();
  let lettersLeft = MOST_LETTERS;

  function write(tag: string, text = '') {
    part = { tag, text };
    parts.push(part);
    line.parts.push(part);
  }

  /** Adds a text as far as there is room, and tells whether it is whole. */
  function addText(text: string, path: readonly string[]) {
    const words = text.slice(0, lettersLeft);
    lettersLeft -= words.length;
    part.text += words;
    line.text += words;
    // Bold in a table is no heading.
    const isBold = isIn(path, 'strong') && !isIn(path, 'td', 'th');
    if (words.trim() !== '') line.isBold &&= isBold;
    return words === text;
  }

  /** The first cell of a row is the label of the others. */
  function startCell() {
    if (line.text.trim() === '') return;
    line.text += ': ';
    line.parts.push({ tag: '', text: ' ' });
  }

  /** Gives the line that is next: a new one, unless this one has no words. */
  function nextLine(breaks: number, path: readonly string[]) {
    if (line.text.trim() !== '') {
      line.level ||= levelOf(line.text, line.isBold);
      lines.push(line);
      line = emptyLine();
    }
    const { breaksBefore: before } = line;
    const most = isCompact(path) ? 1 : 2;
    line.breaksBefore = Math.max(before, Math.min(before + breaks, most));
    line.prefix ||= indentIn(path);
    return line;
  }

  write('<p>');
  return { parts, lines, write, addText, startCell, nextLine };
}

/**
 * Reads HTML: the tags that a posting may have and the texts between them; and
 * its lines, as plain text has them: in a list or a table there is no empty one,
 * and an item has `-`, and a tab for each item that it is in. What a
 * browser would hide is left out, as are links that are not to be followed.
 * Tells whether it is too long, and was cut.
 */
export function readLines(html: string, isOwn: IsOwn) {
  const { parts, lines, write, addText, startCell, nextLine } = createLines();
  const pieces = html.split('<', MOST_TAGS + 1);
  const document = parseDocument(pieces.slice(0, MOST_TAGS).join('<'));
  let isCut = pieces.length > MOST_TAGS;

  function read(node: ChildNode, path: readonly string[]) {
    const isText = node.type === ElementType.Text;
    if (isText && !addText(node.data, path)) isCut = true;
    if (!('attribs' in node) || hides(node.name, node.attribs)) return;
    const known = tagOf(node.name, path);
    const link = known === 'a' && linkAddress(node.attribs.href, isOwn);
    const tag = link === null ? '' : known;
    if (tag === 'td' || tag === 'th') startCell();
    if (!isInline(tag)) {
      const line = nextLine(tag === 'br' ? 1 : 2, path);
      if (tag === 'li') line.prefix = `${indentIn(path)}- `;
      if (tag === 'h3') line.level = Number(node.name.slice(1));
    }
    const from = parts.length;
    if (link) write(`<a href="${escapeUTF8(link)}" rel="nofollow noopener">`);
    else if (tag) write(`<${tag}>`);
    const inner = [...path, tag];
    const isTooDeep = inner.length > MOST_DEPTH;
    isCut ||= isTooDeep;
    for (const child of isTooDeep ? [] : node.children) read(child, inner);
    if (tag === '' || tag === 'br') return;
    const host = link ? hostBehind(textOf(parts.slice(from)), link) : '';
    if (!isInline(tag))
      Object.assign(nextLine(2, path), { prefix: indentIn(path), level: 0 });
    write(`</${tag}>`, host);
    // What stands between blocks is a paragraph, too.
    if (!isInline(tag) && !isCompact(path)) write('<p>');
  }

  for (const node of document.children) read(node, []);
  nextLine(0, []);
  return { parts, lines, isCut };
}
