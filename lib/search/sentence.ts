import { readAllocation } from '../facts/allocation.ts';
import { masked, type Span } from '../facts/scan.ts';
import { readStart } from '../facts/start.ts';
import type { FilterName } from '../filters.ts';
import type { Filter } from './filter.ts';
import { isPartTime, readValue, thisMonth } from './filter-rules.ts';
import { type Class, type Part, partsOf } from './phrases.ts';

/** A filter that a sentence means, with the words for it and their places. */
export type Meant = { readonly filter: Filter; readonly words: string; readonly at: readonly Span[] };
/** What a sentence asks for and the search does not apply, for a reason: there are filters for it, or it leaves nothing out. */
export type NotApplied = { readonly words: string; readonly reason: 'rate' | 'date' | 'not needed' };

export type Sentence = {
  readonly meant: readonly Meant[];
  readonly notApplied: readonly NotApplied[];
  /** The places of words that are not wanted. */
  readonly unwanted: readonly Span[];
  /** The text with bars in place of what was understood, so that all other words keep their places. */
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

/** Parts with some of them, from first to last, read as one. */
function joined(parts: readonly Read[], first: number, last: number, as: Class, more: Partial<Read> = {}): Read[] {
  const [start, end] = [parts[first]?.start ?? 0, parts[last]?.end ?? 0];
  const one: Read = { is: new Set([as]), start, end, text: parts[first]?.text ?? '', ...more };
  return [...parts.slice(0, first), one, ...parts.slice(last + 1)];
}

function reach(parts: readonly Read[], at: number, step: 1 | -1, ...types: Class[]): number {
  let end = at;
  while (has(parts[end + step], ...types)) end += step;
  return end;
}

/** “95 EUR per hour”, “Stundensatz ab 100”. */
function readRates(parts: readonly Read[]): readonly Read[] {
  const at = parts.findIndex((part) => has(part, 'RATE') && part.value === undefined);
  if (at < 0) return parts;
  const first = reach(parts, at, -1, 'NUMBER', 'LIMIT', 'FROM', 'TO', 'BEFORE');
  let last = reach(parts, at, 1, 'NUMBER', 'LIMIT', 'FROM', 'TO', 'RATE', 'PER', 'HOUR', 'DAY', 'MONTH', 'BEFORE');
  while (last > at && !has(parts[last], 'NUMBER', 'RATE', 'HOUR', 'DAY', 'MONTH')) last -= 1;
  return readRates(joined(parts, first, last, 'RATE', { value: 'rate' }));
}

/** “80 %”, “Pensum 60-80”, “3 days a week”: a share of a week; “2 days” alone; of a way of working, how much of it. */
function readShares(parts: readonly Read[], text: string): readonly Read[] {
  for (let at = 0; at < parts.length; at += 1) {
    const [isShare, isTime] = [has(parts[at], 'PERCENT', 'FTE'), has(parts[at], 'DAY', 'HOUR')];
    // “Pensum 60-80”
    const isBare =
      has(parts[at], 'NUMBER') &&
      has(parts[reach(parts, at, -1, 'NUMBER', 'TO') - 1], 'SHARE') &&
      !has(parts[at + 1], 'TO', 'PERCENT', 'FTE', 'DAY', 'HOUR', 'RATE');
    if (!isBare && !((isShare || isTime) && has(parts[at - 1], 'NUMBER'))) continue;
    const number = reach(parts, isBare ? at + 1 : at, -1, 'NUMBER', 'TO', 'PERCENT', 'LIMIT', 'BEFORE');
    const week = isTime ? reach(parts, at, 1, 'PER') + 1 : at;
    const isOfWeek = isTime && (has(parts[week], 'WEEK') || (has(parts[at], 'HOUR') && has(parts[week], 'DAY')));
    const end = isOfWeek ? week : at;
    const words = text.slice(parts[number]?.start, parts[end]?.end).replace(/-(?=\p{L})/gu, ' ');
    const share = readAllocation(isTime && !isOfWeek ? `${words} a week` : words)?.value;
    if (share === undefined) continue;
    const first = reach(parts, number, -1, 'SHARE', 'LIMIT');
    const last = reach(parts, end, 1, 'SHARE');
    const isOfRole = has(parts[first], 'SHARE') || has(parts[last], 'SHARE');
    const [ahead, behind] = [beside(parts, first, -1), beside(parts, last, 1)];
    const [before, after] = [parts[ahead], parts[behind]];
    const isWhole = share.from >= 100;
    // “100 % remote”, “50 % remote”, “two days on site”, but not “three days a week, remote”.
    const ofNext = !isOfRole && has(after, ...WAYS) && (!isOfWeek || has(after, 'ON_SITE'));
    const ofLast = !isOfRole && has(before, ...WAYS) && (isShare ? isWhole : !isOfWeek || has(before, 'ON_SITE'));
    if ((ofNext || ofLast) && !isWhole)
      return readShares(joined(parts, ofNext ? first : ahead, ofNext ? behind : last, 'HYBRID'), text);
    const as = ofNext || ofLast ? 'WHOLLY' : isTime && !isOfWeek ? 'DAYS' : 'ALLOCATION';
    return readShares(joined(parts, first, last, as, { value: isPartTime(share) ? 'yes' : 'no' }), text);
  }
  return parts;
}

/** “From January 2027”, “in March”, “before summer”: a month, or months, with the word for when. */
function readDates(parts: readonly Read[], text: string): readonly Read[] {
  const at = parts.findIndex((part) => has(part, 'MONTH_NAME', 'YEAR', 'SEASON') && part.value === undefined);
  if (at < 0) return parts;
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
    return readDates(joined(parts, at, at, 'NUMBER', { value: '' }), text);
  const isApplied = month && (type === 'FROM' || type === 'START' || (type === undefined && /\d{4}/.test(words)));
  const until = isYear ? `${words}-12` : month;
  const value = isApplied ? `${month}${type === 'FROM' ? '' : `,${until}`}` : '';
  return readDates(joined(parts, type ? when : first, last, 'DATE', { value }), text);
}

/** “Fully remote”, “remote only”, “two days on site”: a way of working with what is said of it. */
function readWays(parts: readonly Read[]): readonly Read[] {
  const at = parts.findIndex((part) => has(part, ...WAYS));
  if (at < 0) return parts;
  const way = parts[at] as Read;
  const qualifies = (next: number) => (['WHOLLY', 'PARTLY'] as const).find((type) => has(parts[next], type));
  const [before, after] = [beside(parts, at, -1), beside(parts, at, 1)];
  // “Remote, only English”
  const ofNext = has(parts[after], 'WHOLLY') && has(parts[beside(parts, after, 1)], 'LANGUAGE', ...WAYS);
  const qualified = qualifies(before) ?? (ofNext ? undefined : qualifies(after));
  const [first, last] = [qualifies(before) ? before : at, !ofNext && qualifies(after) ? after : at];
  const named = has(way, 'HYBRID') || qualified === 'PARTLY' ? 'partly' : has(way, 'REMOTE') ? 'yes' : 'no';
  return readWays(joined(parts, first, last, 'WAY', { value: named, ...(qualified && { qualified }) }));
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

const stated = (name: FilterName, value: string | null | undefined): Filter => (value ? { [name]: value } : {});

function meantBy(text: string, parts: readonly Read[], filter: Filter): readonly Meant[] {
  if (parts.length === 0) return [];
  const at = parts.flatMap(({ start, end, not }): Span[] => [...(not ? [not] : []), [start, end]]);
  return [{ filter, words: at.map(([start, end]) => text.slice(start, end)).join(' '), at }];
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
  const read = readWays(readDates(readShares(readRates(partsOf(plain)), plain), plain));
  const parts = readNegations(read, plain);
  const of = (...types: Class[]) => parts.filter((part) => has(part, ...types));

  const ways = of('WAY').filter(({ isNeeded }) => isNeeded !== false);
  const remote = meantBy(text, ways, stated('remote', wantedWays(ways).join(',')));
  if (isLocation) {
    const at = remote.flatMap((one) => one.at);
    return { text, meant: remote, notApplied: [], unwanted: [], rest: masked(text, at) };
  }
  const shares = of('FULL_TIME', 'PART_TIME', 'ALLOCATION').filter(({ isNeeded }) => isNeeded !== false);
  const partTime = shares.map(({ is, value, not }) =>
    (is.has('PART_TIME') || value === 'yes') === !not ? 'yes' : 'no',
  );
  const spoken = spokenIn(parts);
  const isDenied = (part: Read | undefined) => has(part, 'LANGUAGE') && part?.not !== undefined;
  const languages = parts.filter(
    (part, at) => spoken.has(at) || isDenied(part) || (has(part, 'NEEDED') && isDenied(parts[at - 1])),
  );
  const codes = languages
    .filter((part) => has(part, 'LANGUAGE'))
    .map(({ value, not }) => `${not ? '-' : ''}${value}`)
    .join(',');
  const starts = of('NOW', 'DATE').filter(({ value, not, is }) => !not && (is.has('NOW') || value));
  const [start] = starts;
  const [after, until] = start?.is.has('NOW') ? [undefined, thisMonth()] : (start?.value?.split(',') ?? []);
  const isAlternative = (at: number) =>
    ([1, -1] as const).some((step) => {
      const or = beside(parts, at, step, isPreposition);
      return has(parts[or], 'OR') && has(parts[beside(parts, or, step, isPreposition)], 'WORD', 'OTHER');
    });
  const countries = parts.filter((part, at) => has(part, 'COUNTRY') && !part.not && !isAlternative(at));
  const [own] = new Set(partTime);
  const meant = [
    ...remote,
    ...meantBy(text, shares, stated('part_time', new Set(partTime).size === 1 ? own : undefined)),
    ...meantBy(text, languages, stated('speaks', readValue('speaks', codes))),
    ...meantBy(text, countries, stated('country', readValue('country', countries.map(({ value }) => value).join(',')))),
    ...meantBy(text, start ? [start] : [], { ...stated('start_after', after), ...stated('start_before', until) }),
  ];
  const isUnneeded = (part: Read) => part.isNeeded === false && has(part, ...DENIABLE);
  const others = parts.filter((part) => isUnneeded(part) || (has(part, 'RATE', 'NOW', 'DATE') && part !== start));
  const notApplied = others.map((part): NotApplied => {
    const [from, to] = part.not ?? [part.start, part.end];
    const words = text.slice(Math.min(part.start, from), Math.max(part.end, to));
    return { words, reason: isUnneeded(part) ? 'not needed' : has(part, 'RATE') ? 'rate' : 'date' };
  });
  const unwanted = parts.filter((part) => part.not && has(part, 'COUNTRY', 'WORD', 'OTHER'));
  const helpers = of('NOT', 'NOT_NEEDED', 'NOT_POSSIBLE', 'NEED_NOT');
  const at = [
    ...meant.flatMap((one) => one.at),
    ...[...others, ...helpers].map(({ start: first, end }) => [first, end] as const),
  ];
  return {
    text,
    meant: meant.filter(({ filter }) => Object.keys(filter).length > 0),
    notApplied,
    unwanted: unwanted.map(({ start: first, end }) => [first, end]),
    rest: masked(plain, at),
  };
}

/** A text without the words for a filter that it means. */
export function withoutFilter(typed: string, name: FilterName, isLocation = false): string {
  const { text, meant } = readSentence(typed, isLocation);
  const at = meant.flatMap((one) => (one.filter[name] === undefined ? [] : one.at));
  let left = masked(text, at).replace(/\|+/g, ' ').replace(/\s+/g, ' ');
  while (/[ ,;]$/.test(left)) left = left.slice(0, -1);
  return left.replace(/^[ ,;]+/, '');
}
