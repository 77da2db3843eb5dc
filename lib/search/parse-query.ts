import type { TextFilter } from './filter.ts';
import { type PlacedWord, type QueryWord, queryWordsIn, type Use } from './query-words.ts';
import { remoteOf, withoutRemote } from './remote.ts';
import type { SearchIndex } from './search-index.ts';
import { isTechnology, keyOf, tokensIn } from './terms.ts';
import { kindOf } from './word-kind.ts';
import { asOne } from './words.ts';

const PART_TIME = keyOf('parttime') ?? '';
/** Who wants to work remotely may do so partly, and who wants to do so partly, fully. A location rarely says "on site". */
const WAYS = {
  yes: { remote: 'partly,yes' },
  partly: { remote: 'partly,yes' },
  no: { remote: 'no,not-stated' },
  'not-stated': {},
} as const;

/** The conditions of a sentence, such as "before March 2027": months, years and words for rates, with the word before them. */
function conditionsIn(text: string, words: readonly PlacedWord[]): readonly string[] {
  const runs: { start: number; end: number; isCondition: boolean }[] = [];
  for (const { start, end, typed } of words) {
    const isCondition = /\p{L}|^20\d\d$/u.test(typed);
    const last = runs.at(-1);
    if (last && /^[\s,./–-]*$/.test(text.slice(last.end, start)))
      Object.assign(last, { end, isCondition: last.isCondition || isCondition });
    else runs.push({ start, end, isCondition });
  }
  return runs
    .filter(({ isCondition }) => isCondition)
    .map(({ start, end }) => {
      const before = text.slice(0, start).trimEnd();
      const word = before.slice(before.lastIndexOf(' ') + 1);
      const isPart = kindOf(word) === 'ignored' || kindOf(word) === 'negation';
      return text.slice(isPart ? before.length - word.length : start, end);
    });
}

/** A text without what it says for one of the filters that it means. */
export function withoutFilter(text: string, name: 'remote' | 'part_time'): string {
  const said = tokensIn(text).filter(({ word }) => word.term === PART_TIME);
  const rest =
    name === 'remote'
      ? withoutRemote(text).replaceAll('|', ' ')
      : said.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return rest.replace(/\s+/g, ' ').trim();
}

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
  const isPartTime = name === 'q' && tokensIn(normal).some(({ word }) => word.term === PART_TIME);
  const sentence = queryWordsIn(saysWay ? withoutRemote(normal) : normal, index, name);
  const { single, isLong, isCut } = sentence;
  const words = sentence.words.filter(({ terms }) => !isPartTime || !terms.includes(PART_TIME));
  const of = (use: Use) => words.filter((word) => word.use === use);

  const [wanted, details, conditions] = [of('required'), of('detail'), of('condition')];
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
    wished: [...wanted, ...of('shared'), ...details, ...conditions].filter((word) => !required.includes(word)),
    /** Assignments that have these come last. */
    unwanted: of('unwanted'),
    /** The filters that it means. */
    filter: { ...WAYS[remote], ...(isPartTime && { part_time: 'yes' }) } as { remote?: string; part_time?: string },
    /** The way of working that comes first. */
    remote,
    /** The conditions that no word can find, as typed. */
    notApplied: name === 'q' ? conditionsIn(sentence.plain, conditions) : [],
    /** What is looked for instead of words that nothing has. */
    corrected: single.flatMap(({ corrected, use }) =>
      corrected !== undefined && use === 'required' ? [corrected] : [],
    ),
    /** The words looked for that occur nowhere, as typed. */
    unmentioned: unmentioned.filter((word) => !isLong || isName(word)).map(({ typed }) => typed),
    isLong,
    /** Whether it has more words than count. */
    isCut,
  };
}
