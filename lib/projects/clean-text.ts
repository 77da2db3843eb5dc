import { cutText } from '../cut-text.ts';

// Control, format (bidirectional, tags, soft hyphen), private-use and noncharacters, and all that a renderer shows as
// nothing (zero-width, fillers, variation selectors): text that a person can't see but a program reads.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
// JavaScript counts the zero-width U+FEFF as white space.
const SPACE = /[^\S\uFEFF]+/g;
const MAX_LINE = 500;
const MAX_TEXT = 20_000;

const visible = (text: string) => text.replace(SPACE, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ').trim();

/** Feed text as one line of the words it shows: no invisible characters, white space folded, at most 500 long. */
export function cleanLine(text: string): string {
  return cutText(visible(text.toWellFormed()), MAX_LINE);
}

/** Feed text as paragraphs: lines cleaned like {@link cleanLine}, at most one empty line between them, at most 20,000 long. */
export function cleanText(text: string): string {
  const lines = text.toWellFormed().split(/\r\n|[\n\r\u2028\u2029]/);
  const paragraphs = lines
    .map(visible)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
  return cutText(paragraphs.trim(), MAX_TEXT);
}
