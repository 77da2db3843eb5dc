import { type Class, type Fact, factAt, has, is, scan, spanOf, type Unit } from './scan.ts';

/** How much of full time a role takes, in percent. */
export type Allocation = { readonly from: number; readonly to: number };

/** How many percent of full time one unit is, by its period. A week has five days or forty hours, a month four weeks. */
const PERCENTS: Partial<Readonly<Record<Class, Readonly<Record<string, number>>>>> = {
  PERCENT: { none: 1, other: 1 },
  FTE: { none: 100, other: 100 },
  DAY: { none: 20, WEEK: 20, MONTH: 5 },
  HOUR: { none: 2.5, WEEK: 2.5, MONTH: 0.625, DAILY: 12.5, DAY: 12.5 },
};
const HOURS_OF_DAY = 8;
/** Fewer hours without a period may be those of a day. */
const LEAST_OF_WEEK = 10;
/** From 35 hours a week on, a role is full-time. */
const LEAST_FULL = 87.5;
const FULL = { from: 100, to: 100 };
const WORDS: Partial<Readonly<Record<Class, Allocation>>> = {
  FULL_TIME: FULL,
  HALF_TIME: { from: 50, to: 50 },
  PART_TIME: { from: 0, to: 80 },
};
/** From this number on, a number without a unit is a percentage. */
const LEAST_BARE = 10;
const JOINS: readonly Class[] = ['TO', 'AND', 'OR', 'UNTIL'];
/** What else a number may be a share of: “80 % remote”, “20 % travel”. */
const OTHERS: readonly Class[] = ['REMOTE', 'ON_SITE', 'HYBRID', 'OFFICE', 'HOME', 'TRAVEL'];

/** A number of units, or a range of numbers, with its places and its period: `none`, or `other` if it is none that is known. */
type Quantity = Allocation & {
  readonly type: Class;
  readonly period: string;
  readonly first: number;
  readonly at: number;
  readonly last: number;
};

/** The period of a unit and its place: “a week”, “/day”, “in der Woche”. */
function periodAt(units: readonly Unit[], at: number): Pick<Quantity, 'period' | 'last'> {
  let isPer = false;
  for (let last = at + 1; last <= at + 3; last += 1) {
    const unit = units[last];
    if (unit && is(unit, 'DAILY', 'DAY', 'WEEK', 'MONTH', 'YEAR')) return { period: unit.type, last };
    const isJoin = is(unit, 'PER') || unit?.text === '/' || unit?.amount === 1;
    isPer ||= isJoin || unit?.text === 'every' || unit?.text === 'alle';
    if (!isJoin && !is(unit, 'filler') && unit?.text !== '.') break;
  }
  return { period: isPer ? 'other' : 'none', last: at };
}

/** The quantity whose number ends before a unit. */
function quantityAt(units: readonly Unit[], at: number, type = units[at]?.type ?? 'word'): readonly Quantity[] {
  const [to, join] = [units[at - 1]?.amount, units[at - 2]];
  if (to === undefined) return [];
  // "50 % to 80 %", "80 - 100 %"
  const second = is(units[at - 3], 'PERCENT') ? at - 4 : at - 3;
  const isRange = is(join, ...JOINS) || ['to', 'a', '/'].includes(join?.text ?? '');
  const from = isRange ? units[second]?.amount : undefined;
  return [{ type, from: from ?? to, to, first: from === undefined ? at - 1 : second, at, ...periodAt(units, at) }];
}

/** Whether a number is about something else: about where or how somebody works, or a part of another amount. */
function isOther(units: readonly Unit[], { first, at }: Quantity): boolean {
  const after = units.slice(at + 1, at + 6);
  const mark = after.findIndex((unit) => is(unit, 'mark') || unit.text === '(');
  const before = units.slice(Math.max(0, first - 2), first);
  return (
    has(after.slice(0, mark < 0 ? after.length : mark), ...OTHERS) ||
    has(before.slice(before.findLastIndex((unit) => is(unit, 'mark')) + 1), ...OTHERS) ||
    is(units[first - 1], 'HOUR')
  );
}

/** A range of percents with "up to", "at least" or a plus applied; `null` if it is no share of full time. */
function limited(units: readonly Unit[], { from, to, first, last }: Quantity, isFirst: boolean): Allocation | null {
  const [low, high] = [Math.round(from), Math.round(to)];
  if (low > high || high > 120) return null;
  if (low < high) return high > 100 ? null : { from: low, to: high };
  const [before, next] = [units.slice(Math.max(0, first - 3), first), units.slice(last + 1, last + 3)];
  const after = is(next[0], 'mark') ? [] : next;
  if (has(before, 'MORE_THAN')) return { from: Math.min(low + 1, 100), to: 100 };
  if (has([...before, ...after], 'AT_LEAST') || next[0]?.text === '+') return { from: low, to: 100 };
  if ((has(before, 'AT_MOST') && isFirst) || has(after, 'AT_MOST')) return { from: 0, to: high };
  return { from: Math.min(low, 100), to: Math.min(high, 100) };
}

/** Whether a text that need not be about allocation means a share of a week: "two days" alone may mean anything. */
export const isShareOfWeek = ({ words }: Fact<Allocation>): boolean =>
  scan(words).some((unit) => unit.type in WORDS || is(unit, 'PERCENT', 'FTE', 'WEEK', 'MONTH', 'DAILY'));

const wholeOf = (ranges: readonly Allocation[]): Allocation => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
});

/** What a role's allocation says. `null` if it says nothing that can be compared. */
export function readAllocation(text: string): Fact<Allocation> | null {
  const units = scan(text);
  const all = [...units.keys()].flatMap((at) => ((units[at]?.type ?? 'word') in PERCENTS ? quantityAt(units, at) : []));
  // The "50 %" of "50 % to 80 %" is a part of that range.
  const own = all.filter(
    (one, at) => !all.slice(at + 1).some(({ first }) => first <= one.first) && !isOther(units, one),
  );
  // “4 h/day, 5 days a week”
  const ofDay = all.find(({ type, period }) => type === 'HOUR' && period.startsWith('DA'));
  const isLonger = has(units, 'MONTH', 'YEAR');

  /** Its share of full time; `null` if it is none. */
  function shareOf(quantity: Quantity, at: number): Allocation | null {
    const { type, from, to, period } = quantity;
    const isTime = type === 'DAY' || type === 'HOUR';
    if (isTime && period === 'none' && (isLonger || (type === 'HOUR' && to < LEAST_OF_WEEK))) return null;
    const percent =
      (PERCENTS[type]?.[isTime ? period : 'none'] ?? Number.NaN) *
      (type === 'DAY' ? (ofDay?.to ?? HOURS_OF_DAY) / HOURS_OF_DAY : 1);
    if (Number.isNaN(percent)) return null;
    const isFull = type === 'HOUR' && from * percent >= LEAST_FULL && to * percent <= 100;
    return limited(units, { ...quantity, ...(isFull ? FULL : { from: from * percent, to: to * percent }) }, at === 0);
  }

  const spans = (first = 0, last = units.length - 1) => [[units[first]?.start ?? 0, units[last]?.end ?? 0] as const];
  const type = (Object.keys(PERCENTS) as Class[]).find((one) => own.some((quantity) => quantity.type === one));
  if (type !== undefined) {
    const quantities = own.filter((one) => one.type === type);
    const shares = quantities.flatMap((one, at) => shareOf(one, at) ?? []);
    // “full-time or 80 %”
    const either = has(units, 'OR') && has(units, 'FULL_TIME') ? [FULL] : [];
    const isCertain = shares.length === quantities.length;
    return isCertain
      ? factAt(wholeOf([...shares, ...either]), text, spans(quantities[0]?.first, quantities.at(-1)?.last))
      : null;
  }
  const [bare] = units.every((unit) => is(unit, 'NUMBER', 'TO')) ? quantityAt(units, units.length) : [];
  const share = bare && bare.to >= LEAST_BARE ? limited(units, bare, true) : null;
  if (share) return factAt(share, text, spans());
  const named = units.filter(
    ({ type: word }, at) => word in WORDS && !has(units.slice(Math.max(0, at - 2), at), 'NOT'),
  );
  const ranges = named.flatMap(({ type: word }) => WORDS[word] ?? []);
  return ranges.length > 0 ? factAt(wholeOf(ranges), text, named.map(spanOf)) : null;
}
