import type { Config } from '../../config/config.ts';
import { fold } from '../../public-project/words.ts';
import type { DateOrder } from './dates.ts';
import {
  KNOWN_HEADERS,
  type Meaning,
  QUALIFIERS,
  WEBSITE_WORDS,
} from './known-words.ts';

/**
 * What a column states, by our names for it; a `heading` is the name, or that
 * of the role beside a column for the name.
 */
export type Column = {
  readonly header: string;
  readonly meaning: Meaning;
  /** Which of two numbers is the day, where its dates tell it. */
  readonly dateOrder?: DateOrder | undefined;
  /** Whether it has boxes, of which only those that are ticked are sent. */
  readonly isBox?: boolean;
};
export type OwnColumns = Config['feed']['columns'];
/** The columns that may hide a row. */
export const HIDING = /^(?:hidden|status|shown)$/;

// Headers and words are short, and folding lengthens.
const MOST_COMPARED = 200;
/** A text as it is compared with words. */
export const wordIn = (text: string): string =>
  fold(text.slice(0, MOST_COMPARED));

/** The words of a header: “isPublic” and “is_public” have two. */
const wordsOf = (header: string): readonly string[] =>
  wordIn(header.replace(/_|(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).match(
    /[\p{L}\p{N}]+/gu,
  ) ?? [];
const joined = (words: readonly string[]) => words.join('');

const unqualified = (words: readonly string[]) =>
  words.filter((word) => !QUALIFIERS.has(word));

/** The meanings of headers, as they are written and without their qualifiers. */
const MEANINGS = new Map<string, Meaning>();
for (const { header, meaning } of KNOWN_HEADERS)
  MEANINGS.set(joined(wordsOf(header)), meaning);
for (const { header, meaning } of KNOWN_HEADERS) {
  const bare = joined(unqualified(wordsOf(header)));
  if (bare !== '' && !MEANINGS.has(bare)) MEANINGS.set(bare, meaning);
}

/** What words say by themselves, or with a unit and the like beside them. */
function meaningIn(words: readonly string[]): Meaning | undefined {
  const bare = unqualified(words);
  const meaning =
    MEANINGS.get(joined(words)) ??
    // “Hours per week” are only units.
    MEANINGS.get(bare.length > 0 ? joined(bare) : (words[0] ?? ''));
  if (meaning !== undefined) return meaning;
  const rest = bare.filter((word) => !WEBSITE_WORDS.has(word));
  return MEANINGS.get(joined(rest)) === 'shown' ? 'shown' : undefined;
}

/** “(y/n)”, “[ja/nein]” */
const ANSWERS = /[([](?:y|yes|ja?|o|oui) ?\/ ?n\p{L}{0,3}[)\]]/iu;
/** A lock or a warning says what we don’t know. */
const PICTURE = /\p{Extended_Pictographic}/u;

/**
 * What a header says that is known as a whole. Besides, it may only state a
 * unit, a currency, a period, a language and the like, in brackets or not:
 * “Hourly rate (EUR)”, but not “Rate (client)”. Of two names, as in “Skills /
 * Tools”, both have to be known.
 */
function meaningOf(header: string): Meaning | undefined {
  if (PICTURE.test(header)) return undefined;
  const text = header.replace(ANSWERS, '');
  const meaning = meaningIn(wordsOf(text));
  if (meaning !== undefined) return meaning;
  const [first, ...others] = text
    .split(/[/|,]/)
    .map(wordsOf)
    .filter((words) => unqualified(words).length > 0)
    .map(meaningIn);
  const all = [first, ...others];
  const areSame = others.every((other) => other === first);
  const areFacts = all.every((fact) => fact && !HIDING.test(fact));
  return areSame || areFacts ? first : undefined;
}

/** A header as it is compared with those that the operator names. */
const keyOf = (header: string) => joined(wordsOf(header)) || header.trim();

/** What the operator's setting has for a column that says nothing. */
const IGNORED = 'ignore';

/**
 * The columns that are read, first those that the operator names, even if no
 * row has them, and the headers that nobody knows; `null` if no column has a
 * name.
 */
export function columnsOf(headers: readonly string[], own: OwnColumns) {
  const meanings = new Map<string, string | undefined>();
  for (const { name, header } of own) {
    const key = keyOf(header);
    const same = headers.filter((candidate) =>
      [keyOf(candidate), joined(unqualified(wordsOf(candidate)))].includes(key),
    );
    for (const named of same.length > 0 ? same : [header])
      meanings.set(named, name);
  }
  for (const header of headers)
    meanings.set(header, meanings.get(header) ?? meaningOf(header));
  const all = [...meanings].map(([header, meaning]) => ({ header, meaning }));
  const isRead = (column: (typeof all)[number]): column is Column =>
    column.meaning !== undefined && column.meaning !== IGNORED;
  const hasName = all.some(
    ({ header, meaning = '' }) =>
      /^(?:name|heading|title)$/.test(meaning) && headers.includes(header),
  );
  if (!hasName) return null;
  const unknown = all.filter(({ meaning }) => meaning === undefined);
  return {
    read: all.filter(isRead),
    unknown: unknown.map(({ header }) => header),
  };
}

/**
 * A setting that names these columns beside those that are named, as the
 * operator may copy it: without the marks that separate its entries.
 */
export function settingFor(unknown: readonly string[], own: OwnColumns) {
  const named = unknown.map((header) => ({ name: 'hidden', header }));
  const entries = [...own, ...named].map(
    ({ name, header }) => `${name}:${header.replace(/[\s,]+/g, ' ').trim()}`,
  );
  return `PROJECTS_FEED_COLUMNS=${entries.join(',')}`;
}
