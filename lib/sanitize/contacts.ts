import { fold } from '../public-project/words.ts';
import { type IsOwn, withoutAddresses } from './addresses.ts';
import { CONTACT_WORDS, FILLERS, PERSON_WORDS } from './contact-words.ts';

// People are not published, whoever wrote the posting.

/** A name has no more words. */
const MOST_OF_NAME = 4;
const MOST_LENGTH = 120;

/** “Bewerbungsansprechpartner” is one, too. */
const isPerson = (word: string) =>
  PERSON_WORDS.some((person) => word.endsWith(person));
const isAbout = (word: string) => CONTACT_WORDS.has(word) || isPerson(word);
const isOther = (word: string) => !isAbout(word) && !FILLERS.has(word);

/** “Anna Berg” */
const isName = (words: readonly string[]) =>
  words.length <= MOST_OF_NAME &&
  words.every((word) => /^\p{Lu}/u.test(word) && !FILLERS.has(fold(word)));

/**
 * Whether a label is about whom to contact: it has nothing but words for that,
 * or a name after one for a person.
 */
export function isContactLabel(text: string): boolean {
  if (text.length > MOST_LENGTH) return false;
  const written = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = written.map(fold);
  const last = words.findLastIndex(isAbout);
  const other = words.findIndex(isOther);
  if (last < 0) return false;
  if (other < 0) return true;
  const isPersonLast = isPerson(words[last] ?? '');
  return other > last && isPersonLast && isName(written.slice(last + 1));
}

/** Whether a heading is such a label. “Recruiter” may be the role. */
export const isContactHeading = (text: string): boolean =>
  !/^\W*re[ck]r/i.test(text) && isContactLabel(text);

/** “Contact: Anna Berg” */
function isContactLine(text: string): boolean {
  const [label = '', value = ''] = text.split(/:(.*)/s);
  return value.trim() !== '' && isContactLabel(label);
}

/**
 * A line of a posting. The headings of HTML have the levels 1 to 6; a line in
 * bold has the next, one that ends in a colon that after it, and any other the
 * last.
 */
export type Line = { readonly text: string; readonly level: number };
const BOLD = 7;
const COLON = 8;
const PLAIN = 9;

/** The level of a line that is no heading of HTML. */
export function levelOf(text: string, isBold: boolean): number {
  if (isBold) return BOLD;
  return text.trimEnd().endsWith(':') ? COLON : PLAIN;
}

/**
 * Which lines are left out: those below a heading about whom to contact, until
 * the next one of its level or above, and single ones such as “Contact: Anna
 * Berg”. A line in bold right below may be a name.
 */
export function contactLines<L extends Line>(
  lines: readonly L[],
): ReadonlySet<L> {
  const left = new Set<L>();
  // The level of the heading whose section is left out.
  let open = 0;
  let isFirst = false;
  for (const line of lines) {
    const { text, level } = line;
    const mayBeName = isFirst && level >= BOLD;
    if (level <= open && !mayBeName) open = 0;
    const isSingle = isContactLine(text);
    isFirst = open === 0 && (isSingle ? level < PLAIN : isContactHeading(text));
    if (isFirst) open = Math.min(level, COLON);
    if (open > 0 || isSingle) left.add(line);
  }
  return left;
}

/** A line of plain text; those in capitals or with marks are headings. */
function plainLine(text: string): Line {
  const words = text.trim();
  const isCapital = words === words.toUpperCase() && /\p{Lu}{3}/u.test(words);
  const isBold = isCapital || /^(?:#{1,6} |\*\*)/.test(words);
  return { text, level: levelOf(words, isBold) };
}

/**
 * A plain text without whom to contact: its sections, its lines and addresses;
 * and how many were left out.
 */
export function withoutContactsIn(text: string, isOwn: IsOwn) {
  const lines = text.split('\n').map(plainLine);
  const left = contactLines(lines);
  const kept = lines.flatMap((line) => (left.has(line) ? [] : line.text));
  const rest = withoutAddresses(kept.join('\n'), isOwn);
  const words = [...left].filter((line) => line.text.trim() !== '');
  return { text: rest.text.trim(), contacts: rest.count + words.length };
}
