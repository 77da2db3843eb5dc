import type { TextFilter } from './filter.ts';
import { type PlacedWord, type QueryWord, queryWordsIn, type Use } from './query-words.ts';
import { remoteOf, remoteUseIn, withoutRemote } from './remote.ts';
import type { SearchIndex } from './search-index.ts';
import { isTechnology, keyOf } from './terms.ts';
import { asOne } from './words.ts';

/** A query as understood. */
export type Query = ReturnType<typeof parseQuery>;

/** Understands what somebody typed: a sentence for `q`, otherwise a value. */
export function parseQuery(text: string, index: SearchIndex, name: TextFilter) {
  // A minus before a word means "not". "Paris preferred" means "preferred Paris".
  const normal = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/(?<=^| )[-−](?=\p{L})/gu, 'not ')
    .replace(/(\S+[^\s,;]) (preferred|bevorzugt|de préférence)\W*$/iu, '$2 $1');
  // A “Remote Desktop” or a “Hybrid cloud” says nothing about the way of working.
  const saysWay = name === 'q' || name === 'location';
  const remote = saysWay ? remoteOf(normal) : 'not-stated';
  const sentence = queryWordsIn(saysWay ? withoutRemote(normal) : normal, index, name);
  const { single, words, isLong, isCut } = sentence;
  const of = (use: Use) => words.filter((word) => word.use === use);

  const [wanted, details] = [of('required'), of('detail')];
  // A long sentence also says what no assignment states. What counts are words that titles, places and other short fields have.
  const named = wanted.filter(({ terms }) => !isLong || isTechnology(terms) || index.isNamed(terms));
  // Wishes and details are looked for if there is nothing else to look for.
  const required: readonly QueryWord[] =
    [named, wanted, of('preferred'), details].find((some) => some.length > 0) ?? [];
  // In a sentence, a capital that does not start it marks a name.
  const isName = ({ typed, terms, start }: PlacedWord) =>
    isTechnology(terms) ||
    keyOf(asOne(typed)) !== undefined ||
    /[^.!?] \p{Lu}$/u.test(sentence.plain.slice(0, start + 1));
  const asked = single.filter(({ use }) => use === (wanted.length > 0 ? 'required' : 'detail'));
  const unmentioned = asked.filter(({ terms }) => !index.has(terms));
  return {
    required,
    /** Assignments that have these come before those that don't. */
    wished: [...wanted, ...of('shared'), ...details].filter((word) => !required.includes(word)),
    /** Assignments that have these come before all others. */
    preferred: of('preferred'),
    /** Assignments that have these come last. */
    unwanted: of('unwanted'),
    /** What it says about remote work, and how that is meant. */
    remote,
    remoteUse: required.length > 0 && name === 'q' ? remoteUseIn(normal) : ('required' as const),
    /** The words looked for that occur nowhere, as typed. */
    unmentioned: unmentioned.filter((word) => !isLong || isName(word)).map(({ typed }) => typed),
    isLong,
    /** Whether it has more words than count. */
    isCut,
  };
}
