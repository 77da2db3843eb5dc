import { masked, type Span } from '../facts/scan.ts';
import type { FilterName } from '../filters.ts';
import type { Filter } from './filter.ts';
import { readValue, thisMonth } from './filter-rules.ts';
import type { Class } from './phrases.ts';
import { beside, DENIABLE, has, isPreposition, type Read, readParts } from './query-parts.ts';

/** A filter that a sentence means, with the words for it and their places. */
export type Meant = { readonly filter: Filter; readonly words: string; readonly spans: readonly Span[] };
/** What a sentence asks for and the search does not apply, for a reason: there are filters for it, or it leaves nothing out. */
export type NotApplied = { readonly words: string; readonly reason: 'rate' | 'date' | 'not needed' };

export type Sentence = {
  readonly meant: readonly Meant[];
  readonly notApplied: readonly NotApplied[];
  /** The places of words that are not wanted. */
  readonly unwanted: readonly Span[];
  /** The text with what was understood masked, so that all other words keep their places. */
  readonly rest: string;
};

/** Remote and partly remote work are shown to who asks for the other, too. A location rarely says that work is on site. */
const SHOWN = new Map([
  ['yes', ['yes', 'partly']],
  ['partly', ['partly', 'yes']],
  ['no', ['no', 'not-stated']],
]);
/** What “not” excludes. */
const EXCLUDED = new Map([...SHOWN, ['partly', ['partly']]]);

/** The ways of working that are wanted, those that were named first. */
function wantedWays(ways: readonly Read[]): readonly string[] {
  const [wanted, denied] = [ways.filter(({ not }) => !not), ways.filter(({ not }) => not)];
  const shownBy = (shown: typeof SHOWN) => (way: Read) =>
    way.qualified === 'WHOLLY' && way.value === 'yes' ? ['yes'] : (shown.get(way.value ?? '') ?? []);
  const named = wanted.map(({ value = '' }) => value);
  const excluded = denied.flatMap(shownBy(EXCLUDED));
  // “Not fully remote” is partly remote first.
  const all = excluded.join() === 'yes' ? ['partly', 'no', 'not-stated'] : [...SHOWN.values()].flat();
  const shown = wanted.length > 0 ? [...named, ...wanted.flatMap(shownBy(SHOWN))] : all;
  return [...new Set(shown)].filter((way) => !excluded.includes(way) || named.includes(way));
}

const ALONE =
  /^(?:only|exclusively|nur|ausschliesslich\p{L}*|reine?|enbart|endast|bara|uteslutande|uniquement|seulement|exclusivement|que du)$/u;

/** The places of languages that are spoken, which stand beside a word that says so or are joined with one, and of these words. */
function spokenIn(parts: readonly Read[]): ReadonlySet<number> {
  const spoken = new Set<number>();
  const isJoin = (at: number) => has(parts[at], 'AND', 'OR') || parts[at]?.text === ',' || parts[at]?.text === '&';
  const take = (word: number, from: number, step: 1 | -1) => {
    for (let at = from; has(parts[at], 'LANGUAGE') && parts[at]?.not === undefined; ) {
      spoken.add(word).add(at);
      const join = beside(parts, at, step);
      at = isJoin(join) ? beside(parts, join, step) : join === at + step ? -1 : join;
    }
  };
  for (const [at, part] of parts.entries()) {
    const [last, next] = [beside(parts, at, -1), beside(parts, at, 1)];
    const isAlone = has(part, 'WHOLLY') && ALONE.test(part.text);
    if (has(part, 'ONLY', 'SPEAK') && !has(parts[last], 'LANGUAGE')) take(at, next, 1);
    if (!has(part, 'ENOUGH') && !isAlone) continue;
    if (has(parts[last], 'LANGUAGE') && !(isAlone && has(parts[next], 'LANGUAGE'))) take(at, last, -1);
    else take(at, next, 1);
  }
  return spoken;
}

/** A text as it is read: a minus before a word means “not”. */
const normalized = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/(?<=^|[ ,(])[-−](?=\p{L})/gu, 'not ')
    .replace(/(?<!\p{L})non-(?=\p{L})/giu, 'non ');

/** What is attached to a word without a meaning of its own: “l’énergie”, “the client’s”. */
const ELISION = /(?<!\p{L})(?:[dl]|qu)['’](?=\p{L})|['’]s(?!\p{L})/giu;

/**
 * Reads what somebody typed, as the five rules of docs/search.md say: the filters that it means, what it does not want, and what no
 * filter applies. Of a location, only the way of working is read.
 */
export function readSentence(typed: string, isLocation = false): Sentence & { readonly text: string } {
  const text = normalized(typed);
  const plain = text.replace(ELISION, (elided) => ' '.repeat(elided.length));
  const all = readParts(plain);
  const parts = isLocation ? all.filter((part) => has(part, 'WAY') && part.isNeeded !== false) : all;
  const of = (...types: Class[]) => parts.filter((part) => has(part, ...types));
  const needed = (...types: Class[]) => of(...types).filter(({ isNeeded }) => isNeeded !== false);

  const ways = needed('WAY');
  const shares = needed('FULL_TIME', 'PART_TIME', 'ALLOCATION');
  const partTime = new Set(
    shares.map(({ is, value, not }) => ((is.has('PART_TIME') || value === 'yes') === !not ? 'yes' : 'no')),
  );
  const spoken = spokenIn(parts);
  const isDenied = (part: Read | undefined) => has(part, 'LANGUAGE') && part?.not !== undefined;
  const languages = parts.filter(
    (part, at) => spoken.has(at) || isDenied(part) || (has(part, 'NEEDED') && isDenied(parts[at - 1])),
  );
  const codes = languages.flatMap((part) => (has(part, 'LANGUAGE') ? [`${part.not ? '-' : ''}${part.value}`] : []));
  const [start] = of('NOW', 'DATE').filter(({ value, not, is }) => !not && (is.has('NOW') || value));
  const [after, until] = start?.is.has('NOW') ? [undefined, thisMonth()] : (start?.value?.split(',') ?? []);
  const isAlternative = (at: number) =>
    ([1, -1] as const).some((step) => {
      const or = beside(parts, at, step, isPreposition);
      return has(parts[or], 'OR') && has(parts[beside(parts, or, step, isPreposition)], 'WORD', 'OTHER');
    });
  const countries = parts.filter((part, at) => has(part, 'COUNTRY') && !part.not && !isAlternative(at));

  const meantBy = (some: readonly Read[], values: Partial<Record<FilterName, string | null | undefined>>): Meant => {
    const spans = some.flatMap(({ start: from, end, not }): Span[] => [...(not ? [not] : []), [from, end]]);
    const filter = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
    return { filter, words: spans.map(([from, end]) => text.slice(from, end)).join(' '), spans };
  };
  const meant = [
    meantBy(ways, { remote: ways.length > 0 ? wantedWays(ways).join(',') : '' }),
    meantBy(shares, { part_time: partTime.size === 1 ? [...partTime][0] : '' }),
    meantBy(languages, { speaks: readValue('speaks', codes.join(',')) }),
    meantBy(countries, { country: readValue('country', countries.map(({ value }) => value).join(',')) }),
    meantBy(start ? [start] : [], { start_after: after, start_before: until }),
  ];
  const isUnneeded = (part: Read) => part.isNeeded === false && has(part, ...DENIABLE);
  const others = parts.filter((part) => isUnneeded(part) || (has(part, 'RATE', 'NOW', 'DATE') && part !== start));
  const notApplied = others.map((part): NotApplied => {
    const [from, to] = part.not ?? [part.start, part.end];
    const words = text.slice(Math.min(part.start, from), Math.max(part.end, to));
    return { words, reason: isUnneeded(part) ? 'not needed' : has(part, 'RATE') ? 'rate' : 'date' };
  });
  const spansOf = (some: readonly Read[]) => some.map(({ start: from, end }): Span => [from, end]);
  const helpers = of('NOT', 'NOT_NEEDED', 'NOT_POSSIBLE', 'NEED_NOT');
  const understood = [...meant.flatMap(({ spans }) => spans), ...spansOf([...others, ...helpers])];
  return {
    text,
    meant: meant.filter(({ filter }) => Object.keys(filter).length > 0),
    notApplied,
    unwanted: spansOf(parts.filter((part) => part.not && has(part, 'COUNTRY', 'WORD', 'OTHER'))),
    rest: masked(isLocation ? text : plain, understood),
  };
}

/** A text without the words for a filter that it means. */
export function withoutFilter(typed: string, name: FilterName, isLocation = false): string {
  const { text, meant } = readSentence(typed, isLocation);
  const spans = meant.flatMap((one) => (one.filter[name] === undefined ? [] : one.spans));
  let left = masked(text, spans).replace(/\|+/g, ' ').replace(/\s+/g, ' ');
  while (/[ ,;]$/.test(left)) left = left.slice(0, -1);
  return left.replace(/^[ ,;]+/, '');
}
