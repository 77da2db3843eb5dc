import { cutText } from '../public-project/cut-text.ts';
import { withPlainLists } from '../public-project/text-html.ts';

// Control, format (bidirectional, tags, soft hyphen), private-use and noncharacters, and everything rendered as nothing
// (zero-width, fillers, variation selectors): text that people can't see but programs read.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
const [NON_JOINER, JOINER, AS_EMOJI] = ['\u200c', '\u200d', '\ufe0f'];
/** A letter or a mark of a script in which joiners change what is read (Unicode 16, chapters 9, 12, 13 and 16). */
const IN_SCRIPT =
  /^(?=[\p{L}\p{M}])[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]/u;
const EMOJI = /^\p{Extended_Pictographic}/u;
const EMOJI_PART = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)/u;

/** Whether what can't be seen belongs to what is around it: a joiner in a word of such a script or in an emoji, and its selector. */
function isMeant(mark: string, at: number, text: string): boolean {
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
  const after = text.slice(at + 1, at + 3);
  if (mark === AS_EMOJI) return EMOJI.test(before) || after.startsWith('\u20e3');
  if (mark !== JOINER && mark !== NON_JOINER) return false;
  const isInEmoji = mark === JOINER && EMOJI_PART.test(before) && EMOJI.test(after);
  return isInEmoji || (IN_SCRIPT.test(before) && IN_SCRIPT.test(after));
}
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
  text
    .toWellFormed()
    .replace(SPACE, ' ')
    .replace(WORD_BULLET, '•')
    .replace(INVISIBLE, (mark, at, whole) => (isMeant(mark, at, whole) ? mark : ''));

const visible = (text: string) => readable(text).replace(/ {2,}/g, ' ').trim();

/** Cleans feed text to a single line: no invisible characters, white space collapsed, at most 500 characters. */
export function cleanLine(text: string): string {
  return cutText(visible(text), MAX_LINE);
}

// People write no lists that are indented further.
const INDENT = /^[ \t]{0,40}/;
const indented = (line: string) => `${INDENT.exec(line)?.[0] ?? ''}${visible(line)}`;

/**
 * Cleans feed text to paragraphs and lists (see `lib/public-project/text-html.ts`): each line as in {@link cleanLine}, no consecutive
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
