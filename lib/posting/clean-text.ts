import { cutText } from '../public-project/cut-text.ts';
import { withPlainLists } from '../public-project/text-blocks.ts';

// Control, format (bidirectional, tags, soft hyphen), private-use and noncharacters, and everything rendered as nothing
// (zero-width, fillers, variation selectors): text that people can't see but programs read.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
// JavaScript treats the zero-width U+FEFF as white space.
const SPACE = /[^\S\uFEFF]+/g;
const MAX_LINE = 500;
const MAX_TEXT = 20_000;
// Each line becomes elements of a page.
const MAX_LINES = 500;

// The bullets of Word in its own fonts, Symbol and Wingdings, where they are private-use characters.
const WORD_BULLET = /[\uf0a7\uf0b7\uf0d8\uf0fc]/g;

/** A part of a text without what people can't see, and with plain spaces. */
export const readable = (text: string): string =>
  text.toWellFormed().replace(SPACE, ' ').replace(WORD_BULLET, '•').replace(INVISIBLE, '');

const visible = (text: string) => readable(text).replace(/ {2,}/g, ' ').trim();

/** Cleans feed text to a single line: no invisible characters, white space collapsed, at most 500 characters. */
export function cleanLine(text: string): string {
  return cutText(visible(text), MAX_LINE);
}

// People write no lists that are indented further.
const INDENT = /^[ \t]{0,40}/;
const indented = (line: string) => `${INDENT.exec(line)?.[0] ?? ''}${visible(line)}`;

/**
 * Cleans feed text to paragraphs and lists (see `lib/public-project/text-blocks.ts`): each line as in {@link cleanLine}, no consecutive
 * empty lines, at most 20,000 characters and 500 lines. Tells whether it was cut.
 */
export function cleanText(text: string): { readonly text: string; readonly isCut: boolean } {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const paragraphs = withPlainLists(lines.map(indented))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const shortened = paragraphs.split('\n', MAX_LINES).join('\n');
  const isCut = shortened !== paragraphs || paragraphs.length > MAX_TEXT;
  return { text: cutText(shortened === paragraphs ? shortened : `${shortened.trimEnd()}…`, MAX_TEXT), isCut };
}
