import { readAllocation } from '../facts/allocation.ts';
import type { Span } from '../facts/scan.ts';
import { readStart } from '../facts/start.ts';
import { isPartTime, thisMonth } from './filter-rules.ts';
import { type Class, type Part, partsOf } from './phrases.ts';

/** A part, or several that were read as one; `not` is where it is negated. */
export type Read = Part & { readonly not?: Span; readonly isNeeded?: false; readonly qualified?: 'WHOLLY' | 'PARTLY' };

export const has = (part: Part | undefined, ...types: Class[]): boolean => types.some((type) => part?.is.has(type));
const WAYS: readonly Class[] = ['REMOTE', 'HYBRID', 'ON_SITE'];
/** What a negation may deny as a filter. */
export const DENIABLE: readonly Class[] = [
  'LANGUAGE',
  'WAY',
  'ALLOCATION',
  'FULL_TIME',
  'PART_TIME',
  'NOW',
  'DATE',
  'RATE',
];
const MEANINGFUL: readonly Class[] = [...DENIABLE, 'COUNTRY', 'WORD', 'OTHER', 'DAYS', 'NUMBER', 'MARK', 'NOT'];
const TELLING: readonly Class[] = [
  ...([...MEANINGFUL, ...WAYS, 'OR', 'AND', 'WHOLLY', 'PARTLY', 'SPEAK', 'ENOUGH', 'ONLY'] as const),
  ...(['FROM', 'BEFORE', 'START', 'NOT_NEEDED', 'NOT_POSSIBLE', 'NEED_NOT'] as const),
];
/** “En”, “a” and “un” are more often no numbers. */
const isArticle = ({ text, is }: Read) => is.has('NUMBER') && /^\p{L}/u.test(text);
const meansNothing = (part: Read) => isArticle(part) || !has(part, ...MEANINGFUL);
const isFiller = (part: Read) => (isArticle(part) && !has(part, 'START')) || !has(part, ...TELLING);
export const isPreposition = (part: Read) => isFiller(part) || (has(part, 'START', 'FROM') && !has(part, 'OR', 'AND'));

/** The next part from a place in a direction, across those that tell nothing there. */
export function beside(parts: readonly Read[], at: number, step: 1 | -1, skips = isFiller): number {
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

function joinParts(text: string): readonly Read[] {
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
function withNegations(all: readonly Read[], text: string): readonly Read[] {
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

/** The parts of a query, those that mean something together as one, with what is negated. Linear in the text. */
export const readParts = (text: string): readonly Read[] => withNegations(joinParts(text), text);
