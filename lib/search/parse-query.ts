import { countOf } from './ids.ts';
import { isOr, kindOf } from './plain-words.ts';
import { type Remote, remoteOf, remoteUseIn, withoutRemote } from './remote.ts';
import type { SearchIndex } from './search-index.ts';
import { compoundOf, isExactName, isOccupation, keyOf, termOf, tokensIn } from './terms.ts';
import { asOne, fold, WORD, wordsIn } from './words.ts';

/** The most words of a query that count. */
export const MOST_WORDS = 16;
/** A sentence with more words is long. */
const MOST_IN_SHORT = 6;

/** A word of a query, a name of several words, or alternatives, as typed, with the terms that find it. */
export type QueryWord = { readonly typed: string; readonly terms: readonly string[]; readonly isTechnology: boolean };

/** A query as understood. */
export type Query = {
  readonly required: readonly QueryWord[];
  /** What comes first has these. */
  readonly wished: readonly QueryWord[];
  /** What comes last has these. */
  readonly unwanted: readonly QueryWord[];
  /** What it says about remote work, in any of the languages. */
  readonly remote: Remote;
  readonly remoteUse: ReturnType<typeof remoteUseIn>;
  /** The words looked for that occur nowhere, as typed. */
  readonly unmentioned: readonly string[];
  readonly isLong: boolean;
  /** Whether it has more words than count. */
  readonly isCut: boolean;
};

/** The words that are written as one: "IT-Projekte", "UI/UX", "l’énergie"; but not "e-mail" or "no-code". */
function apart(word: string): string {
  const words = word.replace(/^\p{L}['’]|['’]\p{L}$/u, '').split(/[/'’]/);
  const stays = (part: string) => part.length < 2 || kindOf(part) === 'negation';
  return words.map((one) => (one.split('-').some(stays) ? one : one.replaceAll('-', ' '))).join(' ');
}

/** What a typed word stands for: its parts if the list has them all, otherwise itself or, if it occurs nowhere, what may be meant. */
function meant(all: readonly string[], at: number, isWhole: boolean, index: SearchIndex): readonly QueryWord[] {
  const typed = all[at] ?? '';
  const one = asOne(typed);
  // A word may be written as two: "data bricks".
  const pairs = [all.slice(at - 1, at + 1), all.slice(at, at + 2)]
    .filter((words) => words.length === 2)
    .map((words) => termOf(asOne(words.join(' '))))
    .filter((pair) => index.has([pair]));
  const exact = [termOf(one), ...pairs];
  const isName = typed.includes(' ');
  const isTechnology = isExactName(one);
  if (isName && index.has(exact)) return [{ typed, terms: exact, isTechnology }];
  const pieces = isName ? typed.split(' ') : compoundOf(one).filter((part) => kindOf(part) !== 'shared');
  const parts = pieces.map((part) => [termOf(fold(part)), termOf(one)]);
  if (parts.length > 0 && parts.every(index.has)) return parts.map((terms) => ({ typed, terms, isTechnology }));
  return [{ typed, terms: [...exact, one, ...index.expand(one, isWhole)], isTechnology }];
}

type Use = 'required' | 'detail' | 'shared' | 'unwanted' | 'ignored';

/** What each word is for. In a value every word is required, unless only others carry something. */
function usesOf(typed: readonly string[], index: SearchIndex, name: string): readonly Use[] {
  const kinds = typed.map(kindOf);
  const isNegated = (at: number) => kinds.slice(0, at).findLast((kind) => kind !== 'ignored') === 'negation';
  const uses = kinds.map((kind, at): Use => {
    if (name === 'q') return kind === 'ignored' || kind === 'negation' ? 'ignored' : isNegated(at) ? 'unwanted' : kind;
    // A title may have a word that carries nothing in a sentence: "Search engineer".
    const isInTitle = name === 'role' && countOf(index.having([termOf(fold(typed[at] ?? ''))], name)) > 0;
    return (kind === 'ignored' || kind === 'negation') && !isInTitle ? 'ignored' : 'required';
  });
  return name !== 'q' && uses.every((use) => use === 'ignored') ? uses.map(() => 'required') : uses;
}

/** A word of a query with its place in the text. */
type PlacedWord = QueryWord & { readonly start: number; readonly end: number };

/** Words joined by "or" as one: "React or Angular", "in Lyon, in Paris or in Nice". */
function joinAlternatives(words: readonly PlacedWord[], text: string): readonly PlacedWord[] {
  const isEither = (between: string) => wordsIn(between).some(isOr);
  const joined: PlacedWord[] = [];
  for (const [at, word] of [...words.entries()].toReversed()) {
    const [next] = joined;
    const between = text.slice(word.end, next?.start);
    // The list in "Java developer, Lyon or Paris" starts after the comma.
    const isFirst = text.slice(words[at - 1]?.end, word.start) === ' ';
    const isInList = (other: QueryWord) =>
      between.includes(',') &&
      isEither(other.typed) &&
      !isFirst &&
      isOccupation(word.terms) === isOccupation(other.terms);
    const isJoined =
      next && wordsIn(between).every((one) => kindOf(one) === 'ignored') && (isEither(between) || isInList(next));
    if (isJoined) {
      const terms = [...word.terms, ...next.terms];
      const isTechnology = word.isTechnology || next.isTechnology;
      joined[0] = { ...word, end: next.end, typed: text.slice(word.start, next.end), terms, isTechnology };
    } else joined.unshift(word);
  }
  return joined;
}

/** Understands what somebody typed: a sentence for `q`, otherwise a value. */
export function parseQuery(text: string, index: SearchIndex, name: string): Query {
  const normal = text.normalize('NFC').replace(/\s+/g, ' ');
  const remote = name === 'q' || name === 'location' ? remoteOf(normal) : 'not-stated';
  const plain = withoutRemote(normal).replace(WORD, apart);
  const tokens = tokensIn(plain);
  const all = tokens.map(({ start, end }) => plain.slice(start, end));
  const isLong = name === 'q' && all.length > MOST_IN_SHORT;
  const uses = usesOf(all, index, name);
  const words = tokens.flatMap(({ start, end }, at) => (uses[at] === 'ignored' ? [] : [{ at, start, end }]));
  const of = (use: Use) =>
    words
      .slice(0, MOST_WORDS)
      .filter(({ at }) => uses[at] === use)
      .flatMap(({ at, ...place }) => meant(all, at, isLong, index).map((word) => ({ ...word, ...place })));
  const [single, details] = [of('required'), of('detail')];
  const wanted = joinAlternatives(single, plain);
  // A long sentence also says what is in no posting. It is about what titles, places and the like name, if they name anything.
  const named = wanted.filter(({ terms, isTechnology }) => !isLong || isTechnology || index.isNamed(terms));
  // Details are looked for if there is nothing else to look for.
  const required = [named, wanted, details].find((some) => some.length > 0) ?? [];
  // In a sentence, a capital that does not start it marks a name.
  const isName = ({ typed, start, isTechnology }: PlacedWord) =>
    isTechnology || keyOf(asOne(typed)) !== undefined || /[^.!?] \p{Lu}$/u.test(plain.slice(0, start + 1));
  const unmentioned = (single.length > 0 ? single : details).filter(({ terms }) => !index.has(terms));
  return {
    required,
    wished: [...wanted, ...of('shared'), ...details].filter((word) => !required.includes(word)),
    unwanted: of('unwanted'),
    remote,
    remoteUse: required.length > 0 && name === 'q' ? remoteUseIn(normal) : 'required',
    unmentioned: unmentioned.filter((word) => !isLong || isName(word)).map(({ typed }) => typed),
    isLong,
    isCut: words.length > MOST_WORDS,
  };
}
