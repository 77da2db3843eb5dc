import { isOfRoles } from './choice-values.ts';
import { countOf } from './ids.ts';
import { kindOf } from './plain-words.ts';
import { type Remote, remoteOf, withoutRemote } from './remote.ts';
import type { SearchIndex } from './search-index.ts';
import { compoundOf, keyOf, termOf, tokensIn } from './terms.ts';
import { asOne, fold, WORD } from './words.ts';

/** The most words of a query that count. */
export const MOST_WORDS = 16;
/** A sentence with more words is long. */
const MOST_IN_SHORT = 6;

/** A word of a query, or a name of several, as typed, with the terms that find it. */
export type QueryWord = { readonly typed: string; readonly terms: readonly string[] };

/** A query as understood. */
export type Query = {
  readonly required: readonly QueryWord[];
  /** What comes first has these. */
  readonly wished: readonly QueryWord[];
  /** What comes last has these. */
  readonly unwanted: readonly QueryWord[];
  /** What it says about remote work, in any of the languages. */
  readonly remote: Remote;
  /** The words looked for that occur nowhere, as typed. */
  readonly unmentioned: readonly string[];
  /** Whether it has more words than count. */
  readonly isCut: boolean;
};

/** The words that are written as one: "IT-Projekte", "UI/UX", "l’énergie"; but not "e-mail" or "no-code". */
function apart(word: string): string {
  if (keyOf(asOne(word)) !== undefined) return word;
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
  if (isName && index.has(exact)) return [{ typed, terms: exact }];
  const parts = (isName ? typed.split(' ') : compoundOf(one)).map((part) => [termOf(fold(part)), termOf(one)]);
  if (parts.length > 0 && parts.every(index.has)) return parts.map((terms) => ({ typed, terms }));
  const others = index.has([keyOf(one) ?? '', ...pairs]) ? [] : index.expand(one, isWhole);
  return [{ typed, terms: [...exact, one, ...others] }];
}

type Use = 'required' | 'detail' | 'shared' | 'unwanted' | 'ignored';

/** What each word is for. In a value every word is required, unless only others carry something. */
function usesOf(typed: readonly string[], index: SearchIndex, name: string): readonly Use[] {
  const kinds = typed.map(kindOf);
  const isNegated = (at: number) => kinds.slice(0, at).findLast((kind) => kind !== 'ignored') === 'negation';
  const uses = kinds.map((kind, at): Use => {
    if (name === 'q') return kind === 'ignored' || kind === 'negation' ? 'ignored' : isNegated(at) ? 'unwanted' : kind;
    // A title may have a word that carries nothing in a sentence: "Search engineer".
    const isInTitle = isOfRoles(name) && countOf(index.having([termOf(fold(typed[at] ?? ''))], name)) > 0;
    return (kind === 'ignored' || kind === 'negation') && !isInTitle ? 'ignored' : 'required';
  });
  return name !== 'q' && uses.every((use) => use === 'ignored') ? uses.map(() => 'required') : uses;
}

/** Understands what somebody typed: a sentence for `q`, otherwise a value. */
export function parseQuery(text: string, index: SearchIndex, name: string): Query {
  const normal = text.normalize('NFC').replace(/\s+/g, ' ');
  const remote = name === 'q' || name === 'location' ? remoteOf(normal) : 'not-stated';
  const plain = (remote === 'not-stated' ? normal : withoutRemote(normal)).replace(WORD, apart);
  const all = tokensIn(plain).map(({ start, end }) => plain.slice(start, end));
  const isLong = name === 'q' && all.length > MOST_IN_SHORT;
  const words = usesOf(all, index, name).flatMap((use, at) => (use === 'ignored' ? [] : [{ use, at }]));
  const of = (wanted: Use) =>
    words.slice(0, MOST_WORDS).flatMap(({ use, at }) => (use === wanted ? meant(all, at, isLong, index) : []));
  const [wanted, details] = [of('required'), of('detail')];
  // A long sentence also says what is in no posting. It is about what titles, places and the like name, if they name anything.
  const named = wanted.filter(({ terms }) => !isLong || index.isNamed(terms));
  // Details are looked for if there is nothing else to look for.
  const required = [named, wanted, details].find((some) => some.length > 0) ?? [];
  const lookedFor = wanted.length > 0 ? wanted : details;
  return {
    required,
    wished: [...wanted, ...of('shared'), ...details].filter((word) => !required.includes(word)),
    unwanted: of('unwanted'),
    remote,
    unmentioned: lookedFor.filter(({ terms }) => !index.has(terms)).map(({ typed }) => typed),
    isCut: words.length > MOST_WORDS,
  };
}
