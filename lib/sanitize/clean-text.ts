import { decodeHTMLStrict } from 'entities';
import { cutText } from '../public-project/cut-text.ts';
import { withPlainLists } from '../public-project/text-html.ts';

const MAX_LINE = 500;
const MAX_TEXT = 20_000;
// Each line becomes elements of a page.
const MAX_LINES = 500;

/** A letter of a script in which joiners may change what is read. */
const LETTER = '(?![\\p{scx=Latn}\\p{scx=Grek}\\p{scx=Cyrl}])[\\p{L}\\p{M}]';
const EMOJI = '\\p{Extended_Pictographic}';
/**
 * Joiners in a word of such a script or in an emoji, and what makes an emoji of
 * the sign before it, or a key of a digit.
 */
const MEANT = [
  `[\\u200c\\u200d](?<=${LETTER}.)(?=${LETTER})`,
  `\\u200d(?<=[${EMOJI}\\p{Emoji_Modifier}\\ufe0f].)(?=${EMOJI})`,
  `\\ufe0f(?:(?<=${EMOJI}.)|(?=\\u20e3))`,
].join('|');
/**
 * Control, format (bidirectional, tags, soft hyphen), private-use and
 * noncharacters, and everything rendered as nothing (zero-width, fillers,
 * variation selectors): text that people can't see but programs read.
 */
const INVISIBLE =
  '[\\p{Cc}\\p{Cf}\\p{Co}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]';
const MEANT_OR_INVISIBLE = new RegExp(`(${MEANT})|${INVISIBLE}`, 'gu');
// JavaScript treats the zero-width U+FEFF as white space.
const SPACE = /[^\S\uFEFF]+/g;

/** The settings that Word leaves in a text that was pasted. */
const WORD_SETTINGS =
  /\bNormal 0 [\w -]{0,60}X-NONE(?: MicrosoftInternetExplorer\d)?/g;

/**
 * A part of a text without what people can't see or didn't write, and with
 * plain spaces.
 */
export const readable = (text: string): string =>
  text
    .toWellFormed()
    .replace(SPACE, ' ')
    .replace(MEANT_OR_INVISIBLE, '$1')
    .replace(WORD_SETTINGS, '');

const visible = (text: string) => readable(text).replace(/ {2,}/g, ' ').trim();

/**
 * Cleans feed text to a single line: no character references of HTML, which
 * recruiting systems write into plain texts too, no invisible characters, white space collapsed, at most 500 characters.
 */
export const cleanLine = (text: string): string =>
  cutText(visible(decodeHTMLStrict(text)), MAX_LINE);

// People write no lists that are indented further.
const indented = (line: string) =>
  `${/^[ \t]{0,40}/.exec(line)?.[0] ?? ''}${visible(line)}`;

/**
 * Cleans feed text to paragraphs and lists (see
 * `lib/public-project/text-html.ts`): each line as in {@link cleanLine}, no
 * consecutive empty lines, at most 20,000 characters and 500 lines. Tells
 * whether it was cut.
 */
export function cleanText(text: string): {
  readonly text: string;
  readonly isCut: boolean;
} {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const paragraphs = withPlainLists(lines.map(indented))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const first = cutText(paragraphs.split('\n', MAX_LINES).join('\n'), MAX_TEXT);
  return { text: first.trimEnd(), isCut: first !== paragraphs };
}
