import { readAllocation } from '../facts/allocation.ts';
import { masked, type Span } from '../facts/scan.ts';
import { readStart } from '../facts/start.ts';
import type { FilterName } from '../filters.ts';
import type { Filter } from './filter.ts';
import { isPartTime, readValue, thisMonth } from './filter-rules.ts';
import { type Class, type Part, partsOf } from './phrases.ts';

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

/** A part, or several that were read as one; `not` is where it is negated. */
type Read = Part & { readonly not?: Span; readonly isNeeded?: false; readonly qualified?: 'WHOLLY' | 'PARTLY' };

const has = (part: Part | undefined, ...types: Class[]): boolean => types.some((type) => part?.is.has(type));
const WAYS: readonly Class[] = ['REMOTE', 'HYBRID', 'ON_SITE'];
/** What a negation may deny as a filter. */
const DENIABLE: readonly Class[] = ['LANGUAGE', 'WAY', 'ALLOCATION', 'FULL_TIME', 'PART_TIME', 'NOW', 'DATE', 'RATE'];
const MEANINGFUL: readonly Class[] = [...DENIABLE, 'COUNTRY', 'WORD', 'OTHER', 'DAYS', 'NUMBER', 'MARK', 'NOT'];
const TELLING: readonly Class[] = [
  ...([...MEANINGFUL, ...WAYS, 'OR', 'AND', 'WHOLLY', 'PARTLY', 'SPEAK', 'ENOUGH', 'ONLY'] as const),
  ...(['FROM', 'BEFORE', 'START', 'NOT_NEEDED', 'NOT_POSSIBLE', 'NEED_NOT'] as const),
];
/** “En”, “a” and “un” are more often no numbers. */
const isArticle = ({ text, is }: Read) => is.has('NUMBER') && /^\p{L}/u.test(text);
const meansNothing = (part: Read) => isArticle(part) || !has(part, ...MEANINGFUL);
const isFiller = (part: Read) => (isArticle(part) && !has(part, 'START')) || !has(part, ...TELLING);
const isPreposition = (part: Read) => isFiller(part) || (has(part, 'START', 'FROM') && !has(part, 'OR', 'AND'));

/** The next part from a place in a direction, across those that tell nothing there. */
function beside(parts: readonly Read[], at: number, step: 1 | -1, skips = isFiller): number {
  let next = at + step;
  while (parts[next] && skips(parts[next] as Read)) next += step;
  return next;
}

/** The last part from a place in a direction, across parts of some classes. */
function reach(parts: readonly Read[], at: number, step: 1 | -1, ...types: Class[]): number {
  let end = at;
  while (has(parts[end + step], ...types)) end += step;
  return end;
}

/** The parts from first to last are read as one. */
type Joined = { readonly first: number; readonly last: number; readonly as: Class } & Pick<Read, 'value' | 'qualified'>;
/** What a rule reads at a place, if anything. */
type Rule = (parts: readonly Read[], at: number, text: string) => Joined | undefined;

/** “95 EUR per hour”, “Stundensatz ab 100”. */
const readRate: Rule = (parts, at) => {
  if (!has(parts[at], 'RATE')) return undefined;
  const first = reach(parts, at, -1, 'NUMBER', 'LIMIT', 'FROM', 'TO', 'BEFORE');
  let last = reach(parts, at, 1, 'NUMBER', 'LIMIT', 'FROM', 'TO', 'RATE', 'PER', 'HOUR', 'DAY', 'MONTH', 'BEFORE');
  while (last > at && !has(parts[last], 'NUMBER', 'RATE', 'HOUR', 'DAY', 'MONTH')) last -= 1;
  return { first, last, as: 'RATE' };
};

/** “80 %”, “Pensum 60-80”, “3 days a week”: a share of a week; “2 days” alone; of a way of working, how much of it. */
const readShare: Rule = (parts, at, text) => {
  const [isShare, isTime] = [has(parts[at], 'PERCENT', 'FTE'), has(parts[at], 'DAY', 'HOUR')];
  // “Pensum 60-80”
  const isBare =
    has(parts[at], 'NUMBER') &&
    has(parts[reach(parts, at, -1, 'NUMBER', 'TO') - 1], 'SHARE') &&
    !has(parts[at + 1], 'TO', 'PERCENT', 'FTE', 'DAY', 'HOUR', 'RATE');
  if (!isBare && !((isShare || isTime) && has(parts[at - 1], 'NUMBER'))) return undefined;
  const number = reach(parts, isBare ? at + 1 : at, -1, 'NUMBER', 'TO', 'PERCENT', 'LIMIT', 'BEFORE');
  const week = isTime ? reach(parts, at, 1, 'PER') + 1 : at;
  const isOfWeek = isTime && (has(parts[week], 'WEEK') || (has(parts[at], 'HOUR') && has(parts[week], 'DAY')));
  const end = isOfWeek ? week : at;
  const words = text.slice(parts[number]?.start, parts[end]?.end).replace(/-(?=\p{L})/gu, ' ');
  const share = readAllocation(isTime && !isOfWeek ? `${words} a week` : words)?.value;
  if (share === undefined) return undefined;
  const first = reach(parts, number, -1, 'SHARE', 'LIMIT');
  const last = reach(parts, end, 1, 'SHARE');
  const isOfRole = has(parts[first], 'SHARE') || has(parts[last], 'SHARE');
  const [before, after] = [beside(parts, first, -1), beside(parts, last, 1)];
  const isWhole = share.from >= 100;
  // “100 % remote”, “50 % remote”, “two days on site”, but not “three days a week, remote”.
  const isOfWay = (way: Read | undefined, isAny: boolean) => has(way, ...WAYS) && (isAny || has(way, 'ON_SITE'));
  const ofNext = !isOfRole && isOfWay(parts[after], !isOfWeek);
  const ofLast = !isOfRole && (!isShare || isWhole) && isOfWay(parts[before], isShare || !isOfWeek);
  if ((ofNext || ofLast) && !isWhole)
    return { first: ofNext ? first : before, last: ofNext ? after : last, as: 'HYBRID' };
  const as = ofNext || ofLast ? 'WHOLLY' : isTime && !isOfWeek ? 'DAYS' : 'ALLOCATION';
  return { first, last, as, value: isPartTime(share) ? 'yes' : 'no' };
};

/** “From January 2027”, “in March”, “before summer”: a month, or months, with the word for when. */
const readDate: Rule = (parts, at, text) => {
  if (!has(parts[at], 'MONTH_NAME', 'YEAR', 'SEASON')) return undefined;
  let last = at;
  for (let next = at + 1; has(parts[next], 'MONTH_NAME', 'YEAR', 'TO', 'BEFORE'); next += 1) {
    if (has(parts[next], 'MONTH_NAME', 'YEAR')) last = next;
  }
  const first = has(parts[at], 'MONTH_NAME') && has(parts[at - 1], 'NUMBER') ? at - 1 : at;
  const when = beside(parts, first, -1);
  const type = (['FROM', 'BEFORE', 'START'] as const).find((one) => has(parts[when], one));
  const words = text.slice(parts[first]?.start, parts[last]?.end);
  const isYear = /^20\d\d$/.test(words);
  const month = isYear ? type && type !== 'BEFORE' && `${words}-01` : readStart(words, `${thisMonth()}-01`)?.value;
  // “May” and a year alone are words, too.
  if ((!month && !has(parts[at], 'SEASON')) || (parts[at]?.text === 'may' && first === last && type === undefined))
    return { first: at, last: at, as: 'NUMBER' };
  const isApplied = month && (type === 'FROM' || type === 'START' || (type === undefined && /\d{4}/.test(words)));
  const until = type === 'FROM' ? '' : `,${isYear ? `${words}-12` : month}`;
  return { first: type ? when : first, last, as: 'DATE', value: isApplied ? `${month}${until}` : '' };
};

/** “Fully remote”, “remote only”, “two days on site”: a way of working with what is said of it. */
const readWay: Rule = (parts, at) => {
  if (!has(parts[at], ...WAYS)) return undefined;
  const qualifies = (next: number) => (['WHOLLY', 'PARTLY'] as const).find((type) => has(parts[next], type));
  const [before, after] = [beside(parts, at, -1), beside(parts, at, 1)];
  // “Remote, only English”
  const ofNext = has(parts[after], 'WHOLLY') && has(parts[beside(parts, after, 1)], 'LANGUAGE', ...WAYS);
  const qualified = qualifies(before) ?? (ofNext ? undefined : qualifies(after));
  const [first, last] = [qualifies(before) ? before : at, !ofNext && qualifies(after) ? after : at];
  const isPartly = has(parts[at], 'HYBRID') || qualified === 'PARTLY';
  const value = isPartly ? 'partly' : has(parts[at], 'REMOTE') ? 'yes' : 'no';
  return { first, last, as: 'WAY', value, ...(qualified && { qualified }) };
};

/** The parts of a query, those that mean something together as one. */
function readParts(text: string): readonly Read[] {
  let parts: readonly Read[] = partsOf(text);
  for (const rule of [readRate, readShare, readDate, readWay]) {
    for (let at = 0; at < parts.length; at += 1) {
      const joined = rule(parts, at, text);
      if (joined === undefined) continue;
      const { first, last, as, ...more } = joined;
      const [start, end] = [parts[first]?.start ?? 0, parts[last]?.end ?? 0];
      const one: Read = { is: new Set([as]), start, end, text: parts[first]?.text ?? '', ...more };
      parts = [...parts.slice(0, first), one, ...parts.slice(last + 1)];
      at = first;
    }
  }
  return parts;
}

/** Marks what is negated: “not” reaches the next part with a meaning and what is joined with it by “or”; fixed phrases the last one. */
function readNegations(all: readonly Read[], text: string): readonly Read[] {
  const parts = [...all];
  const change = (at: number, more: Partial<Read>) => {
    parts[at] = { ...(parts[at] as Read), ...more };
  };
  let denied = -1;
  for (const [at, part] of all.entries()) {
    const place = [part.start, part.end] as const;
    const [next, last] = [beside(parts, at, 1, meansNothing), beside(parts, at, -1, meansNothing)];
    if (has(part, 'NOT_NEEDED', 'NOT_POSSIBLE', 'NEED_NOT')) {
      const isPrefix = has(part, 'NEED_NOT') && parts[next];
      const isOfLast = !isPrefix && (has(parts[last], ...DENIABLE) || (has(parts[last], 'WORD') && !parts[next]));
      const target = isOfLast ? last : next;
      const isNeeded = !has(part, 'NOT_POSSIBLE') && !has(parts[target], 'LANGUAGE', 'WORD');
      if (has(parts[target], ...DENIABLE, 'WORD')) change(target, { not: place, ...(isNeeded && { isNeeded: false }) });
      continue;
    }
    // “inte Java utan Kotlin”, “noch ein Projekt”
    const isOther = part.text === 'utan' ? denied >= 0 && last === denied : part.text === 'noch' && denied < 0;
    if (!has(part, 'NOT') || isOther) continue;
    // “Remote: no”
    const isAnswer = (!all[next] || has(all[next], 'MARK')) && text.slice(all[at - 1]?.end, part.start).trim() === ':';
    denied = isAnswer ? last : next;
    for (let target = denied; has(parts[target], ...DENIABLE, 'COUNTRY', 'WORD', 'OTHER'); ) {
      change(target, { not: place });
      const or = beside(parts, target, 1);
      const other = beside(parts, or, 1);
      const isSame = [...(parts[target]?.is ?? [])].some((type) => has(parts[other], type));
      if (!has(parts[or], 'OR') || !isSame) break;
      target = other;
    }
  }
  return parts;
}

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
  const all = readNegations(readParts(plain), plain);
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
