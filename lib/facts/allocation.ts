import { type Class, type Fact, factAt, scan, type Unit } from './scan.ts';

/** How much of full time a role takes, in percent. */
export type Allocation = { readonly from: number; readonly to: number };

/** How many percent of full time one unit is, by its period. A week has five days or forty hours, a month four weeks. */
const UNITS: readonly (readonly [Class, ReadonlyMap<string, number>])[] = [
  ['PERCENT', new Map([['none', 1]])],
  ['FTE', new Map([['none', 100]])],
  ['DAY', new Map(Object.entries({ none: 20, WEEK: 20, MONTH: 5 }))],
  ['HOUR', new Map(Object.entries({ none: 2.5, WEEK: 2.5, MONTH: 0.625, DAILY: 12.5, DAY: 12.5 }))],
];
/** The hours of a full day. */
const FULL_DAY = 8;
const PERIODS: readonly Class[] = ['DAILY', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
/** Fewer hours without a period may be those of a day. */
const LEAST_OF_WEEK = 10;
/** From 35 hours a week on, a role is full-time. */
const LEAST_FULL = 87.5;
const WORDS: Partial<Readonly<Record<Class, Allocation>>> = {
  FULL_TIME: { from: 100, to: 100 },
  HALF_TIME: { from: 50, to: 50 },
  PART_TIME: { from: 0, to: 80 },
};
/** From this number on, a number without a unit is a percentage. */
const LEAST_BARE = 10;
const JOINS = ['to', 'bis', 'a', 'till', 'och', 'et', 'und', 'and', 'oder', 'or', 'ou', 'eller', '/'];
/** What else a number may be a share of: “80 % remote”, “20 % travel”. */
const OTHERS: readonly Class[] = ['REMOTE', 'ON_SITE', 'HYBRID', 'OFFICE', 'HOME', 'TRAVEL'];

/** The range that ends with the number before a unit, and the places of its first number and of the unit. */
function rangeAt(units: readonly Unit[], at: number) {
  const last = units[at - 1]?.amount;
  if (last === undefined) return null;
  const join = units[at - 2];
  // "50 % to 80 %", "80 - 100 %"
  const second = units[at - 3]?.type === 'PERCENT' ? at - 4 : at - 3;
  const first = join?.type === 'TO' || JOINS.includes(join?.text ?? '') ? units[second]?.amount : undefined;
  return first === undefined
    ? { from: last, to: last, first: at - 1, at }
    : { from: first, to: last, first: second, at };
}

/** The period of a unit and its place: “a week”, “/day”, “in der Woche”. `other` if it is none that is known. */
function periodAt(units: readonly Unit[], at: number): { readonly period: string; readonly last: number } {
  let isPer = false;
  for (let next = at + 1; next <= at + 3 && units[next]; next += 1) {
    const { type = 'word', text = '', amount } = units[next] ?? {};
    if (PERIODS.includes(type)) return { period: type, last: next };
    isPer ||= type === 'PER' || text === '/' || amount === 1 || text === 'every' || text === 'alle';
    if (type !== 'PER' && type !== 'filler' && text !== '/' && text !== '.' && amount !== 1) break;
  }
  return { period: isPer ? 'other' : 'none', last: at };
}

type Range = NonNullable<ReturnType<typeof rangeAt>>;

/** A range with "up to", "at least" or a plus applied; `null` if it is no share of full time. */
function limited(units: readonly Unit[], { from, to, first, at }: Range, isFirst: boolean) {
  const [low, high] = [Math.round(from), Math.round(to)];
  if (low > high || high > 120) return null;
  const [before, after] = [units.slice(Math.max(0, first - 3), first), units.slice(at + 1, at + 3)];
  const has = (side: readonly Unit[], type: Class) => side.some((unit) => unit.type === type);
  if (low < high) return high > 100 ? null : { from: low, to: high };
  if (has(before, 'AT_LEAST') || has(after, 'AT_LEAST') || after[0]?.text === '+') return { from: low, to: 100 };
  if (has(before, 'AT_MOST') && isFirst) return { from: 0, to: high };
  return { from: Math.min(low, 100), to: Math.min(high, 100) };
}

/** Whether a number is about something else: about where or how somebody works, or a part of another amount. */
function isOther(units: readonly Unit[], { first, at }: Range): boolean {
  const after = units.slice(at + 1, at + 6);
  const mark = after.findIndex(({ type, text }) => type === 'mark' || text === '(');
  const before = units.slice(Math.max(0, first - 2), first);
  const near = mark < 0 ? after : after.slice(0, mark);
  const isBefore = before.findLastIndex(({ type }) => OTHERS.includes(type)) > before.findLastIndex(isMark);
  return near.some(({ type }) => OTHERS.includes(type)) || isBefore || units[first - 1]?.type === 'HOUR';
}
const isMark = ({ type }: Unit) => type === 'mark';

/** Whether a text that need not be about allocation means a share of a week: "two days" alone may mean anything. */
export const isShareOfWeek = ({ words }: Fact<Allocation>): boolean =>
  scan(words).some(({ type }) => type in WORDS || ['PERCENT', 'FTE', 'WEEK', 'MONTH', 'DAILY'].includes(type));

/** From the least to the most of several ranges. */
const wholeOf = (ranges: readonly Allocation[]): Allocation => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
});

/** What a role's allocation says. `null` if it says nothing that can be compared. */
export function readAllocation(text: string): Fact<Allocation> | null {
  const units = scan(text);
  const factOf = (value: Allocation | null, first: number, last: number) =>
    value && factAt(value, text, [[units[first]?.start ?? 0, units[last]?.end ?? text.length]]);
  const isLong = units.some(({ type }) => type === 'MONTH' || type === 'YEAR');
  // “4 h/day, 5 days a week”
  const hours = [...units.keys()].find(
    (at) => units[at]?.type === 'HOUR' && units[at - 1]?.amount && /^DA/.test(periodAt(units, at).period),
  );
  const partOfDay = (units[(hours ?? 0) - 1]?.amount ?? FULL_DAY) / FULL_DAY;
  for (const [unit, percents] of UNITS) {
    const all = [...units.keys()].flatMap((at) => (units[at]?.type === unit ? (rangeAt(units, at) ?? []) : []));
    // The "50 %" of "50 % to 80 %" is a part of that range.
    const ranges = all
      .filter((one, at) => (all[at + 1]?.first ?? units.length) > one.first && !isOther(units, one))
      .map((one) => ({ ...one, ...periodAt(units, one.at) }));
    const [first, last] = [ranges[0], ranges.at(-1)];
    if (!first || !last) continue;
    const values = ranges.flatMap((one, at) => {
      const { period, from, to } = one;
      const isTime = unit === 'DAY' || unit === 'HOUR';
      const isUncertain = isTime && period === 'none' && (isLong || (unit === 'HOUR' && to < LEAST_OF_WEEK));
      const ofPeriod: number | undefined = percents.get(isTime ? period : 'none');
      const percent = ofPeriod && (unit === 'DAY' ? ofPeriod * partOfDay : ofPeriod);
      if (percent === undefined || isUncertain) return [];
      const isFull = unit === 'HOUR' && from * percent >= LEAST_FULL && to * percent <= 100;
      const share = isFull ? { from: 100, to: 100 } : { from: from * percent, to: to * percent };
      return limited(units, { ...one, ...share }, at === 0) ?? [];
    });
    // “full-time or 80 %”
    const isEither = units.some(({ type }) => type === 'OR') && units.some(({ type }) => type === 'FULL_TIME');
    if (isEither) values.push({ from: 100, to: 100 });
    return factOf(values.length >= ranges.length + Number(isEither) ? wholeOf(values) : null, first.first, last.last);
  }
  const isBare = units.every(({ type }) => type === 'NUMBER' || type === 'TO');
  const bare = isBare ? rangeAt(units, units.length) : null;
  if (bare !== null && bare.to >= LEAST_BARE) return factOf(limited(units, bare, true), 0, units.length - 1);
  const named = [...units.entries()].flatMap(([at, { type }]) => {
    const isNegated = units.slice(Math.max(0, at - 2), at).some((before) => before.type === 'NOT');
    return WORDS[type] && !isNegated ? [{ at, ...WORDS[type] }] : [];
  });
  if (named.length === 0) return null;
  return factAt(
    wholeOf(named),
    text,
    named.map(({ at }) => [units[at]?.start ?? 0, units[at]?.end ?? 0]),
  );
}
