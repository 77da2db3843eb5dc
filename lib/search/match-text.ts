import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { countryCodeOf, placeByName } from '../facts/country.ts';
import { keyOfName } from '../facts/names.ts';
import type { TextFilter, ValueFilter } from '../filters.ts';
import { wordsIn } from '../public-project/words.ts';
import { countryNamed } from './phrases.ts';
import { type QueryWord, queryWordsIn, type Sought, type Use } from './query-words.ts';
import type { SearchIndex } from './search-index.ts';
import { readSentence, type Sentence } from './sentence.ts';
import { isOccupation, isTechnology, keyOf, tokensIn } from './terms.ts';
import { asOne } from './words.ts';

/** The weight of a missing occupation, instead of 1. An “iOS engineer in Rotterdam” may be called a developer there. */
const LITTLE = 0.01;

/** What the words of a text find, and what to tell about them. */
type WordMatch = {
  readonly rows: Rows;
  /** Whether no row has all words. */
  readonly isPartial: boolean;
  readonly required: readonly Sought[];
  /** Assignments that have these come before those that don't. */
  readonly loose: readonly Sought[];
  /** Assignments that have these come last. */
  readonly unwanted: readonly Sought[];
  /** What is looked for instead of words that nothing has. */
  readonly corrected: readonly string[];
  /** The words looked for that occur nowhere, as typed. */
  readonly unmentioned: readonly string[];
  /** Whether it has more words than count. */
  readonly isCut: boolean;
};

const NO_WORDS: Omit<WordMatch, 'rows'> = {
  ...{ isPartial: false, isCut: false },
  ...{ required: [], loose: [], unwanted: [], corrected: [], unmentioned: [] },
};

/** A text of a filter as understood, with the rows that it finds. */
export type TextMatch = WordMatch & {
  readonly sentence: Pick<Sentence, 'meant' | 'notApplied'>;
  /** The terms to mark where they occur. */
  readonly terms: ReadonlySet<string>;
};

/** The rows that have what is sought: one of its words, or all words of one of its groups. */
function rowsWith(index: SearchIndex, name: TextFilter, { terms, either }: Sought): Rows {
  if (either.every((words) => words.length === 1)) return index.having(terms, name).rows;
  const groups = either.map((words) =>
    words.reduce((rows, word) => rows.intersection(index.having(word.terms, name).rows), index.all()),
  );
  return groups.reduce((rows, group) => rows.union(group), new Rows());
}

/** The rows with all that is sought or, if a sentence finds none, those with the least missing. */
function rowsMatching(index: SearchIndex, name: TextFilter, required: readonly Sought[], isLong: boolean) {
  const words = required.map((sought) => ({
    rows: rowsWith(index, name, sought),
    weight: isOccupation(sought.terms) ? LITTLE : 1,
  }));
  const all = words.reduce((rows, word) => rows.intersection(word.rows), index.all());
  const telling = words.filter(({ weight }) => weight > LITTLE);
  if (!all.isEmpty() || name !== 'q' || telling.length === 0) return { rows: all, isPartial: false };
  // Occupations may be missing; in a long sentence, if that is not enough, one more word.
  const found = telling.reduce((rows, word) => rows.intersection(word.rows), index.all());
  if (!found.isEmpty() || !isLong || telling.length <= 2) return { rows: found, isPartial: true };
  const lacking = new Rows();
  for (const left of telling) {
    const others = telling.filter((word) => word !== left);
    lacking.union(others.reduce((rows, word) => rows.intersection(word.rows), index.all()));
  }
  return { rows: lacking, isPartial: true };
}

function matchWords(
  index: SearchIndex,
  name: TextFilter,
  text: string,
  unwanted: Sentence['unwanted'] = [],
): WordMatch {
  const { single, words, isLong, isCut } = queryWordsIn(text, index, name, unwanted);
  const of = (use: Use) => words.filter((word) => word.use === use);
  const [wanted, details, conditions] = [of('required'), of('detail'), of('condition')];
  // A long sentence also says what no assignment states, so only words of titles, places and other short fields are required.
  const named = wanted.filter(({ terms }) => !isLong || isTechnology(terms) || index.isNamed(terms));
  // Details are looked for if there is nothing else to look for.
  const required: readonly Sought[] = [named, wanted, details].find((some) => some.length > 0) ?? [];
  // In a sentence, a capital that does not start it marks a name.
  const isName = ({ typed, terms, start }: QueryWord) =>
    isTechnology(terms) || keyOf(asOne(typed)) !== undefined || /[^.!?] \p{Lu}$/u.test(text.slice(0, start + 1));
  const asked = single.filter(({ use }) => use === (wanted.length > 0 ? 'required' : 'detail'));
  const unmentioned = asked.filter((word) => !index.has(word.terms) && (!isLong || isName(word)));
  return {
    ...rowsMatching(index, name, required, isLong),
    required,
    loose: [...wanted, ...details, ...conditions].filter((word) => !required.includes(word)),
    unwanted: of('unwanted'),
    corrected: single.flatMap(({ corrected, use }) => (corrected && use === 'required' ? [corrected] : [])),
    unmentioned: unmentioned.map(({ typed }) => typed),
    isCut,
  };
}

const termsOf = (...words: (readonly Sought[])[]) => words.flat().flatMap(({ terms }) => terms);

/** The values in a text: one of the list as it is, otherwise those between commas or semicolons. “Munich, Germany” is one place. */
export function valuesIn(index: SearchIndex, name: ValueFilter, text: string): readonly string[] {
  const isValue = (one: string) => index.values.rowsOf(name, one) !== null;
  if (isValue(text)) return [text];
  const parts = text.split(';').flatMap((part) => (isValue(part.trim()) ? [part] : part.split(',')));
  const values = parts.map((part) => part.trim()).filter((part) => wordsIn(part).length > 0);
  const places = values.map((value) => placeByName.get(keyOfName(value)));
  const isAround = (country: string | null) =>
    places.some((place) => place?.kind === 'city' && place.codes[0] === country);
  return values.filter((value) => name !== 'location' || !isAround(countryCodeOf(value)));
}

/** The rows that a value finds if it is one of the list, or a country; `null` for any other text. */
export function chosenRows(index: SearchIndex, name: ValueFilter, value: string): Rows | null {
  const listed = index.values.rowsOf(name, value);
  const code = /^[A-Z]{2}$/.test(value) ? countryCodeOf(value) : countryNamed(value);
  if (name !== 'location' || code === null) return listed;
  const { rows } = index.stating('country', code);
  return listed === null ? rows : rows.new_union(listed);
}

/** Finds one of several values of a field: those of the list as they are chosen, others by their words. */
function matchValues(index: SearchIndex, name: ValueFilter, typed: string): TextMatch {
  const isValue = index.values.rowsOf(name, typed) !== null;
  const sentence = name === 'location' && !isValue ? readSentence(typed, true) : null;
  const values = valuesIn(index, name, sentence?.rest ?? typed);
  const matches = values.map((value): WordMatch => {
    const chosen = chosenRows(index, name, value);
    return chosen === null ? matchWords(index, name, value) : { ...NO_WORDS, rows: chosen };
  });
  const rows = values.length === 0 ? index.all() : matches.reduce((all, one) => all.union(one.rows), new Rows());
  const terms = values.flatMap((value) => tokensIn(value).map(({ word }) => word.term));
  return {
    ...NO_WORDS,
    rows,
    required: matches.flatMap(({ required }) => required),
    corrected: matches.flatMap(({ corrected }) => corrected),
    unmentioned: matches.flatMap(({ unmentioned }) => unmentioned),
    isCut: matches.some(({ isCut }) => isCut),
    sentence: sentence ?? { meant: [], notApplied: [] },
    terms: new Set([...terms, ...termsOf(...matches.map(({ required }) => required))]),
  };
}

export function matchText(index: SearchIndex, name: TextFilter, typed: string): TextMatch {
  if (name !== 'q') return matchValues(index, name, typed);
  const sentence = readSentence(typed);
  const words = matchWords(index, name, sentence.rest, sentence.unwanted);
  return { ...words, sentence, terms: new Set(termsOf(words.required, words.loose)) };
}
