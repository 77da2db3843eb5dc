import type { Config } from '../../config/config.ts';
import { linesOf } from '../../facts/lines.ts';
import { onlyValue } from '../../facts/only-value.ts';
import { fold } from '../../public-project/words.ts';
import {
  CURRENCIES,
  HEADERS,
  type Meaning,
  QUALIFIERS,
  WEBSITE_WORDS,
} from './known-words.ts';

export type OwnColumns = Config['feed']['columns'];

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
/** The words of a header without those of some lists, as headers are compared. */
const keyOf = (header: string, ...lists: readonly ReadonlySet<string>[]) =>
  wordsOf(header)
    .filter((word) => !lists.some((list) => list.has(word)))
    .join('');
const bareKeyOf = (header: string) => keyOf(header, QUALIFIERS, CURRENCIES);

/** The meanings of headers, as they are written and without their qualifiers. */
const MEANINGS = new Map<string, Meaning>();
for (const [name, headers] of Object.entries(HEADERS)) {
  for (const [header] of linesOf(headers)) {
    const meaning = name as Meaning;
    const bare = bareKeyOf(header);
    if (bare && !MEANINGS.has(bare)) MEANINGS.set(bare, meaning);
    MEANINGS.set(keyOf(header), meaning);
  }
}

/** What words say by themselves, or with a unit and the like beside them. */
function meaningIn(words: string): Meaning | undefined {
  // “Hours per week” are only units.
  const [first = ''] = wordsOf(words);
  const meaning =
    MEANINGS.get(keyOf(words)) ?? MEANINGS.get(bareKeyOf(words) || first);
  if (meaning) return meaning;
  const rest = MEANINGS.get(keyOf(words, QUALIFIERS, WEBSITE_WORDS));
  return rest === 'shown' ? rest : undefined;
}

/** “(y/n)”, “[ja/nein]” */
const ANSWERS = /[([](?:y|yes|ja?|o|oui) ?\/ ?n\p{L}{0,3}[)\]]/iu;
/** A lock or a warning says what we don’t know. */
const PICTURE = /\p{Extended_Pictographic}/u;

/**
 * What a header says that is known as a whole. Besides, it may only state a
 * unit, a currency, a period, a language and the like, in brackets or not:
 * “Hourly rate (EUR)”, but not “Rate (client)”. Two names, as in “Skills /
 * Tools”, have to say the same.
 */
function meaningOf(header: string): Meaning | undefined {
  if (PICTURE.test(header)) return undefined;
  const text = header.replace(ANSWERS, '');
  return meaningIn(text) ?? onlyValue(text.split(/[/|,]/).map(meaningIn));
}

/**
 * What columns state, by their headers, first those that the operator names,
 * even if no row has them.
 */
export function meaningsOf(
  headers: readonly string[],
  own: OwnColumns,
): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const { name, header } of own) {
    const key = keyOf(header) || header.trim();
    const same = headers.filter((candidate) =>
      [keyOf(candidate), bareKeyOf(candidate), candidate.trim()].includes(key),
    );
    for (const named of same.length > 0 ? same : [header])
      meanings.set(named, name as Meaning);
  }
  for (const header of headers)
    if (!meanings.has(header))
      meanings.set(header, meaningOf(header) ?? 'unknown');
  return meanings;
}

/** Whether one of the headers is that of a name. */
export function haveName(headers: readonly string[], own: OwnColumns): boolean {
  const meanings = meaningsOf(headers, own);
  return headers.some((header) =>
    /^(?:name|heading|title)$/.test(meanings.get(header) ?? ''),
  );
}

/**
 * A setting that names these columns beside those that are named, as the
 * operator may copy it: without the marks that separate its entries.
 */
export function settingFor(unknown: readonly string[], own: OwnColumns) {
  const named = unknown.map((header) => ({ name: 'hidden', header }));
  const entries = [own, named]
    .flat()
    .map(
      ({ name, header }) => `${name}:${header.replace(/[\s,]+/g, ' ').trim()}`,
    );
  return `PROJECTS_FEED_COLUMNS=${entries.join(',')}`;
}
