import { keyOf, spellingsOf, splitWord } from './names.ts';
import { DETAILS, IGNORED, NEGATIONS, SHARED } from './plain-words.ts';
import { type Remote, remoteOf, withoutRemote } from './remote.ts';
import type { SearchIndex } from './search-index.ts';
import { asWord, wordsAndNames } from './tokens.ts';
import { fold } from './words.ts';

/** The most words of a query that count. */
export const MOST_WORDS = 16;

/** A word of a query, or a name of several, as typed, with the terms that find it. */
export type QueryWord = { readonly typed: string; readonly terms: readonly string[] };

/** A query as understood. */
export type Query = {
  readonly required: readonly QueryWord[];
  /** What comes first has these. */
  readonly wished: readonly QueryWord[];
  /** What it says about remote work, in any of the languages. */
  readonly remote: Remote;
  /** Whether it has more words than count. */
  readonly isCut: boolean;
};

type Kind = 'required' | 'shared' | 'detail' | 'ignored';

function kindOf(typed: string): Kind {
  const word = typed.toLowerCase().replace('’', "'").replaceAll(' ', '-');
  if (IGNORED.has(word) || NEGATIONS.has(word)) return 'ignored';
  if (SHARED.has(word)) return 'shared';
  return DETAILS.has(word) || /^\d+$/.test(word) ? 'detail' : 'required';
}

/** The words of a query that are written as one with a hyphen or slash: "IT-Projekte", but not "R&D" or "e-mail". */
function apart(word: string): readonly string[] {
  const parts = word.split(/[/-]/);
  const isApart = word.includes('/') || parts.every((part) => part.length > 1);
  return isApart && keyOf(asWord(word)) === undefined ? parts : [word];
}

/**
 * The words that a typed word stands for: its parts if the list has them all ("javautvecklare"), otherwise itself or, if it
 * occurs nowhere, those that may be meant.
 */
function understand(typed: string, neighbours: readonly string[], index: SearchIndex): readonly QueryWord[] {
  const occurs = (terms: readonly string[]) => index.having(terms).size > 0;
  const word = asWord(typed);
  const terms = [fold(typed), ...spellingsOf(word), ...neighbours.filter((pair) => occurs([pair]))];
  const isName = typed.includes(' ');
  if (isName && occurs(terms)) return [{ typed, terms }];
  const parts = isName ? fold(typed).split(' ') : splitWord(fold(typed));
  const split = parts
    .filter((part) => !IGNORED.has(part))
    .map((part) => ({ typed, terms: [...spellingsOf(part), word] }));
  if (split.length > 0 && split.every((part) => occurs(part.terms))) return split;
  return [{ typed, terms: occurs(terms) ? terms : [...terms, ...index.expand(word)] }];
}

/** Understands what somebody typed: a sentence for `q`, otherwise a value, of which every word is required. */
export function parseQuery(text: string, index: SearchIndex, name: string): Query {
  const normal = text.normalize('NFC').replace(/\s+/g, ' ');
  const remote = name === 'q' || name === 'location' ? remoteOf(normal) : 'not-stated';
  const all = wordsAndNames(remote === 'not-stated' ? normal : withoutRemote(normal)).flatMap(apart);
  const words = all.map((typed, at) => {
    const [before, after] = [all[at - 1] ?? '', all[at + 1] ?? ''];
    // What follows a negation is ignored with it.
    const kind = NEGATIONS.has(before.toLowerCase()) ? 'ignored' : kindOf(typed);
    return { typed, kind, neighbours: [asWord(before + typed), asWord(typed + after)] };
  });
  const isValue = name !== 'q';
  // A title may have a word that carries nothing in a sentence: "Search engineer".
  const isInTitle = (typed: string) =>
    (name === 'role' || name === 'technology') && index.having([fold(typed)], name).size > 0;
  const carrying = words.filter(({ kind, typed }) => kind !== 'ignored' || isInTitle(typed));
  const counting = isValue && carrying.length === 0 ? words : carrying;
  const understood = counting
    .slice(0, MOST_WORDS)
    .map(({ typed, neighbours, kind }) => ({ kind, meant: understand(typed, neighbours, index) }));
  const of = (kind: Kind) => understood.filter((word) => isValue || word.kind === kind).flatMap(({ meant }) => meant);
  const isCut = counting.length > MOST_WORDS;
  const required = of('required');
  if (isValue) return { required, wished: [], remote, isCut };
  // A detail is looked for if there is nothing else to look for.
  const isVague = required.length === 0 && of('shared').length === 0;
  if (isVague) return { required: of('detail'), wished: [], remote, isCut };
  return { required, wished: [...of('shared'), ...of('detail')], remote, isCut };
}
