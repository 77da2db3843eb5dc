import { type Class, type Fact, factAt, has, is, type Sequence, scan, sequencesIn, spanOf } from './scan.ts';

/** How much of full time a role takes, in percent. */
export type Allocation = { readonly from: number; readonly to: number };

/** How many percent of full time one unit is, by its period. A week has five days or forty hours, a month four weeks. */
const PERCENTS: Partial<Readonly<Record<Class, Readonly<Record<string, number>>>>> = {
  PERCENT: { none: 1 },
  FTE: { none: 100 },
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
/** “Voll-/Teilzeit”, “full or part-time”, “temps plein ou partiel”. */
const EITHER = 'WHOLLY (?:OR|AND|/) PART_TIME |FULL_TIME OR PARTLY ';
const ANY_SHARE = { from: 0, to: 100 };
/** From this number on, a number without a unit is a percentage. */
const LEAST_BARE = 10;

const LIMIT = '(?:(?<limit>AT_MOST|AT_LEAST|MORE_THAN) (?:(?!NUMBER)\\S+ ){0,2})?';
const NUMBERS = '(?:(?<from>NUMBER:\\S+) (?:PERCENT )?(?:TO|AND|OR|UNTIL|END|PER|NUMBER:1|/) )?(?<to>NUMBER:\\S+) ';
/** “A week”, “/day”, “in der Woche”. `other` is a period that is not known. */
const PERIOD =
  '(?:(?:(?:PER|filler|NUMBER:1|[./]) ){0,2}(?<period>DAILY|DAY|WEEK|MONTH|YEAR) |(?<other>PER|/|NUMBER:1|(?:filler|word) NUMBER\\S* (?:DAY|WEEK)) )?';
/** What else a number may be a share of: “80 % remote”, “20 % travel”. */
const OTHER = '(?:REMOTE|ON_SITE|HYBRID|OFFICE|HOME|TRAVEL) ';
const AFTER = '(?:(?:(?!NUMBER|AT_LEAST|AT_MOST)\\w\\S* )?(?<after>AT_MOST|AT_LEAST|\\+) )?';
const QUANTITY = `${LIMIT}(?<!(?:HOUR|TO) |${OTHER}(?:[^,;.|&+]\\S* )?)${NUMBERS}(?<unit>PERCENT|FTE|DAY|HOUR) (?!(?:[^,;.|&+( ]\\S* ){0,4}${OTHER})${PERIOD}${AFTER}`;

/** A range of percents with "up to", "at least" or a plus applied; `null` if it is no share of full time. */
function limited({ limit, after }: Sequence['parts'], from: number, to: number, isFirst: boolean): Allocation | null {
  const [low, high] = [Math.round(from), Math.round(to)];
  if (low > high || high > 120) return null;
  if (low < high) return high > 100 ? null : { from: low, to: high };
  if (is(limit, 'MORE_THAN')) return { from: Math.min(low + 1, 100), to: 100 };
  if (is(limit, 'AT_LEAST') || is(after, 'AT_LEAST', 'mark')) return { from: low, to: 100 };
  if ((is(limit, 'AT_MOST') && isFirst) || is(after, 'AT_MOST')) return { from: 0, to: high };
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
  const all = sequencesIn(units, QUANTITY).map((one) => ({ ...one, type: one.parts.unit?.type ?? 'word' }));
  // “4 h/day, 5 days a week”
  const ofDay = all.find(({ type, parts }) => type === 'HOUR' && is(parts.period, 'DAY', 'DAILY'));
  const partOfDay = (ofDay?.parts.to?.amount ?? HOURS_OF_DAY) / HOURS_OF_DAY;
  const type = (Object.keys(PERCENTS) as Class[]).find((one) => all.some((quantity) => quantity.type === one));
  if (type !== undefined) {
    const quantities = all.filter((one) => one.type === type);
    const isTime = type === 'DAY' || type === 'HOUR';
    const shares = quantities.flatMap(({ parts }, at): readonly Allocation[] => {
      const [to = 0, period] = [parts.to?.amount, parts.period?.type ?? 'none'];
      const isShort = type === 'HOUR' && to < LEAST_OF_WEEK;
      if (isTime && (parts.other || (period === 'none' && (has(units, 'MONTH', 'YEAR') || isShort)))) return [];
      const percent = (PERCENTS[type]?.[isTime ? period : 'none'] ?? Number.NaN) * (type === 'DAY' ? partOfDay : 1);
      const [low, high] = [(parts.from?.amount ?? to) * percent, to * percent];
      const isFull = type === 'HOUR' && low >= LEAST_FULL && high <= 100;
      const share = limited(parts, isFull ? 100 : low, isFull ? 100 : high, at === 0);
      return share ? [share] : [];
    });
    // “full-time or 80 %”
    const full = has(units, 'OR') && has(units, 'FULL_TIME') ? [FULL] : [];
    const isCertain = shares.length === quantities.length && shares.every(({ from }) => !Number.isNaN(from));
    const [first, last] = [quantities[0]?.parts, quantities.at(-1)?.parts];
    const span = [(first?.from ?? first?.to)?.start ?? 0, (last?.period ?? last?.unit)?.end ?? text.length] as const;
    return isCertain ? factAt(wholeOf([...shares, ...full]), text, [span]) : null;
  }
  const [bare] = units.every((unit) => is(unit, 'NUMBER', 'TO')) ? sequencesIn(units, NUMBERS) : [];
  const { from, to } = bare?.parts ?? {};
  const share = to?.amount && to.amount >= LEAST_BARE ? limited({}, from?.amount ?? to.amount, to.amount, true) : null;
  if (share) return factAt(share, text, [[0, text.length]]);
  const either = sequencesIn(units, EITHER)[0]?.units ?? [];
  const named = units.filter(
    (unit, at) => (unit.type in WORDS || either.includes(unit)) && !has(units.slice(Math.max(0, at - 2), at), 'NOT'),
  );
  const ranges = named.flatMap((unit) => (either.includes(unit) ? ANY_SHARE : (WORDS[unit.type] ?? [])));
  return ranges.length > 0 ? factAt(wholeOf(ranges), text, named.map(spanOf)) : null;
}
