import { type Class, type Fact, factAt, scan, type Unit } from './scan.ts';

/** How much of a full week a role takes, in percent. */
export type Allocation = { readonly from: number; readonly to: number };

/** How many percent of a full week one unit is. A week has five days or forty hours. */
const UNITS: readonly (readonly [Class, number])[] = [
  ['PERCENT', 1],
  ['DAY', 20],
  ['HOUR', 2.5],
];
const WORDS: Partial<Readonly<Record<Class, Allocation>>> = {
  FULL_TIME: { from: 100, to: 100 },
  HALF_TIME: { from: 50, to: 50 },
  PART_TIME: { from: 0, to: 80 },
};
/** From this number on, a number without a unit is a percentage. */
const LEAST_BARE = 10;
const JOINS = ['to', 'bis', 'a', 'till', 'och', 'et', 'und', 'and', 'oder', 'or', 'ou', 'eller'];

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

/** A range with "up to", "at least" or a plus applied; `null` if it is no share of a week. */
function limited(units: readonly Unit[], { from, to, first, at }: NonNullable<ReturnType<typeof rangeAt>>) {
  const [low, high] = [Math.round(from), Math.round(to)];
  if (low > high || high > 120) return null;
  const [before, after] = [units.slice(Math.max(0, first - 3), first), units.slice(at + 1, at + 3)];
  const has = (side: readonly Unit[], type: Class) => side.some((unit) => unit.type === type);
  if (low < high) return high > 100 ? null : { from: low, to: high };
  if (has(before, 'AT_LEAST') || has(after, 'AT_LEAST') || after[0]?.text === '+') return { from: low, to: 100 };
  if (has(before, 'AT_MOST')) return { from: 0, to: high };
  return { from: Math.min(low, 100), to: Math.min(high, 100) };
}

/** Whether a text that need not be about allocation means a share of a week: "two days" alone may mean anything. */
export const isShareOfWeek = ({ words }: Fact<Allocation>): boolean =>
  scan(words).some(({ type }) => type in WORDS || type === 'PERCENT' || type === 'WEEK');

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
  const isOfWeek = !units.some(({ type }) => type === 'MONTH_OR_YEAR');
  for (const [type, percent] of UNITS) {
    const ends = [...units.entries()].filter(
      ([at, unit]) => unit.type === type && (type === 'PERCENT' || isOfWeek) && at > 0,
    );
    const all = ends.flatMap(([at]) => rangeAt(units, at) ?? []);
    // The "50 %" of "50 % to 80 %" is a part of that range.
    const ranges = all.filter(({ first }, at) => (all[at + 1]?.first ?? units.length) > first);
    const [first, last] = [ranges[0], ranges.at(-1)];
    if (!first || !last) continue;
    const values = ranges.flatMap(
      (one) => limited(units, { ...one, from: one.from * percent, to: one.to * percent }) ?? [],
    );
    const isCertain = values.length === ranges.length;
    // "3 days a week"
    const week = units.slice(last.at, last.at + 3).findLastIndex((unit) => unit.type === 'WEEK');
    return factOf(isCertain ? wholeOf(values) : null, first.first, last.at + Math.max(0, week));
  }
  const isBare = units.every(({ type }) => type === 'NUMBER' || type === 'TO');
  const bare = isBare ? rangeAt(units, units.length) : null;
  if (bare !== null && bare.to >= LEAST_BARE) return factOf(limited(units, bare), 0, units.length - 1);
  const named = [...units.entries()].flatMap(([at, { type }]) => (WORDS[type] ? [{ at, ...WORDS[type] }] : []));
  if (named.length === 0) return null;
  return factAt(
    wholeOf(named),
    text,
    named.map(({ at }) => [units[at]?.start ?? 0, units[at]?.end ?? 0]),
  );
}
