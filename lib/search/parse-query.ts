import type { TextFilter } from './filter.ts';
import { type PlacedWord, type QueryWord, queryWordsIn, type Use } from './query-words.ts';
import { remoteOf, withoutRemote } from './remote.ts';
import type { SearchIndex } from './search-index.ts';
import { isTechnology, keyOf } from './terms.ts';
import { asOne } from './words.ts';

/** A query as understood. */
export type Query = ReturnType<typeof parseQuery>;

/** Understands what somebody typed: a sentence for `q`, otherwise a value. */
export function parseQuery(text: string, index: SearchIndex, name: TextFilter) {
  // A minus before a word means "not".
  const normal = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/(?<=^| )[-−](?=\p{L})/gu, 'not ');
  // A “Remote Desktop” or a “Hybrid cloud” says nothing about the way of working.
  const saysWay = name === 'q' || name === 'location';
  const remote = saysWay ? remoteOf(normal) : 'not-stated';
  const sentence = queryWordsIn(saysWay ? withoutRemote(normal) : normal, index, name);
  const { single, words, isLong, isCut } = sentence;
  const of = (use: Use) => words.filter((word) => word.use === use);

  const [wanted, details] = [of('required'), of('detail')];
  // A long sentence also says what no assignment states. What counts are words that titles, places and other short fields have.
  const named = wanted.filter(({ terms }) => !isLong || isTechnology(terms) || index.isNamed(terms));
  // Details are looked for if there is nothing else to look for.
  const required: readonly QueryWord[] = [named, wanted, details].find((some) => some.length > 0) ?? [];
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
    /** Assignments that have these come last. */
    unwanted: of('unwanted'),
    /** What it says about remote work. */
    remote,
    /** The words looked for that occur nowhere, as typed. */
    unmentioned: unmentioned.filter((word) => !isLong || isName(word)).map(({ typed }) => typed),
    isLong,
    /** Whether it has more words than count. */
    isCut,
  };
}
