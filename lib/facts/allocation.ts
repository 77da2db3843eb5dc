import { type Class, type Fact, factAt, has, is, scan, type Unit } from './scan.ts';

/** How much of full time a role takes, in percent. */
export type Allocation = { readonly from: number; readonly to: number };

/** How many percent of full time one unit is, by its period. A week has five days or forty hours, a month four weeks. */
const PERCENTS: readonly { readonly type: Class; readonly by: Partial<Readonly<Record<string, number>>> }[] = [
  { type: 'PERCENT', by: { none: 1 } },
  { type: 'FTE', by: { none: 100 } },
  { type: 'DAY', by: { none: 20, WEEK: 20, MONTH: 5 } },
  { type: 'HOUR', by: { none: 2.5, WEEK: 2.5, MONTH: 0.625, DAILY: 12.5, DAY: 12.5 } },
];
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
const EITHER = { from: 0, to: 100 };
/** Whether a unit is the second half of “Voll-/Teilzeit”, “full or part-time” or “temps plein ou partiel”. */
const isEither = (units: readonly Unit[], at: number) =>
  is(units[at], 'PART_TIME')
    ? units.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:full|voll|hel|fuld)$/.test(text))
    : is(units[at], 'PARTLY') && is(units[at - 2], 'FULL_TIME');
/** From this number on, a number without a unit is a percentage. */
const LEAST_BARE = 10;
const JOINS = ['to', 'bis', 'a', 'till', 'och', 'et', 'und', 'and', 'oder', 'or', 'ou', 'eller', '/'];
/** What else a number may be a share of: “80 % remote”, “20 % travel”. */
const OTHERS: readonly Class[] = ['REMOTE', 'ON_SITE', 'HYBRID', 'OFFICE', 'HOME', 'TRAVEL'];

/** The range that ends with the number before a unit, with the places of its first number, of the unit and of its period. */
type Range = Allocation & { readonly first: number; readonly at: number; readonly last: number };
function rangeAt(units: readonly Unit[], at: number): Range | null {
  const to = units[at - 1]?.amount;
  if (to === undefined) return null;
  const join = units[at - 2];
  // "50 % to 80 %", "80 - 100 %"
  const second = is(units[at - 3], 'PERCENT') ? at - 4 : at - 3;
  const from = is(join, 'TO') || JOINS.includes(join?.text ?? '') ? units[second]?.amount : undefined;
  return from === undefined ? { from: to, to, first: at - 1, at, last: at } : { from, to, first: second, at, last: at };
}

/** The period of a unit and its place: “a week”, “/day”, “in der Woche”. `other` if it is none that is known. */
function periodAt(units: readonly Unit[], at: number): { readonly period: string; readonly last: number } {
  let isPer = false;
  for (let last = at + 1; last <= at + 3 && units[last]; last += 1) {
    const { type = 'word', text = '', amount } = units[last] ?? {};
    if (is(units[last], 'DAILY', 'DAY', 'WEEK', 'MONTH', 'YEAR')) return { period: type, last };
    const isJoin = is(units[last], 'PER') || text === '/' || amount === 1;
    isPer ||= isJoin || text === 'every' || text === 'alle';
    if (!isJoin && type !== 'filler' && text !== '.') break;
  }
  return { period: isPer ? 'other' : 'none', last: at };
}

/** A range with "up to", "at least" or a plus applied; `null` if it is no share of full time. */
function limited(units: readonly Unit[], { from, to, first, last }: Range, isFirst: boolean): Allocation | null {
  const [low, high] = [Math.round(from), Math.round(to)];
  if (low > high || high > 120) return null;
  if (low < high) return high > 100 ? null : { from: low, to: high };
  const [before, next] = [units.slice(Math.max(0, first - 3), first), units.slice(last + 1, last + 3)];
  const after = next.slice(0, is(next[0], 'mark') ? 0 : 2);
  if (has(before, 'MORE_THAN')) return { from: Math.min(low + 1, 100), to: 100 };
  if (has([...before, ...after], 'AT_LEAST') || next[0]?.text === '+') return { from: low, to: 100 };
  if ((has(before, 'AT_MOST') && isFirst) || has(after, 'AT_MOST')) return { from: 0, to: high };
  return { from: Math.min(low, 100), to: Math.min(high, 100) };
}

/** Whether a number is about something else: about where or how somebody works, or a part of another amount. */
function isOther(units: readonly Unit[], { first, at }: Range): boolean {
  const after = units.slice(at + 1, at + 6);
  const mark = after.findIndex((unit) => is(unit, 'mark') || unit.text === '(');
  const before = units.slice(Math.max(0, first - 2), first);
  const other = before.findLastIndex((unit) => is(unit, ...OTHERS));
  return (
    has(mark < 0 ? after : after.slice(0, mark), ...OTHERS) ||
    other > before.findLastIndex((unit) => is(unit, 'mark')) ||
    is(units[first - 1], 'HOUR')
  );
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
  const factOf = (value: Allocation | null, first: number, last: number) =>
    value && factAt(value, text, [[units[first]?.start ?? 0, units[last]?.end ?? text.length]]);
  // “4 h/day, 5 days a week”
  const hours = [...units.keys()].find(
    (at) => is(units[at], 'HOUR') && units[at - 1]?.amount && /^DA/.test(periodAt(units, at).period),
  );
  const partOfDay = (units[(hours ?? 0) - 1]?.amount ?? HOURS_OF_DAY) / HOURS_OF_DAY;
  // “full-time or 80 %”
  const either = has(units, 'OR') && has(units, 'FULL_TIME') ? [FULL] : [];
  for (const { type, by } of PERCENTS) {
    const all = [...units.keys()].flatMap((at) => (is(units[at], type) ? (rangeAt(units, at) ?? []) : []));
    // The "50 %" of "50 % to 80 %" is a part of that range.
    const ranges = all
      .filter((one, at) => (all[at + 1]?.first ?? units.length) > one.first && !isOther(units, one))
      .map((one) => ({ ...one, ...periodAt(units, one.at) }));
    const [first, last] = [ranges[0], ranges.at(-1)];
    if (!first || !last) continue;
    const isTime = type === 'DAY' || type === 'HOUR';
    const values = ranges.flatMap((one, at) => {
      const { period, from, to } = one;
      const isShort = type === 'HOUR' && to < LEAST_OF_WEEK;
      if (isTime && period === 'none' && (has(units, 'MONTH', 'YEAR') || isShort)) return [];
      const ofPeriod = by[isTime ? period : 'none'];
      if (ofPeriod === undefined) return [];
      const percent = type === 'DAY' ? ofPeriod * partOfDay : ofPeriod;
      const isFull = type === 'HOUR' && from * percent >= LEAST_FULL && to * percent <= 100;
      return (
        limited(units, { ...one, ...(isFull ? FULL : { from: from * percent, to: to * percent }) }, at === 0) ?? []
      );
    });
    const isCertain = values.length === ranges.length;
    return factOf(isCertain ? wholeOf([...values, ...either]) : null, first.first, last.last);
  }
  const isBare = units.every((unit) => is(unit, 'NUMBER', 'TO'));
  const bare = isBare ? rangeAt(units, units.length) : null;
  if (bare !== null && bare.to >= LEAST_BARE) return factOf(limited(units, bare, true), 0, units.length - 1);
  const named = units.flatMap(({ type, start, end }, at) => {
    const isNegated = has(units.slice(Math.max(0, at - 2), at), 'NOT');
    const value = isEither(units, at) ? EITHER : WORDS[type];
    return value && !isNegated ? [{ span: [start, end] as const, ...value }] : [];
  });
  return named.length === 0
    ? null
    : factAt(
        wholeOf(named),
        text,
        named.map(({ span }) => span),
      );
}
