import {
  type Class,
  type Fact,
  factAt,
  has,
  is,
  type Sequence,
  scan,
  sequencesIn,
  spansOf,
} from './scan.ts';

/** How much of full time a role takes, in percent. */
export type Allocation = { readonly from: number; readonly to: number };

/**
 * How many percent of full time one unit is, by its period. A week has five
 * days or forty hours, a month four weeks.
 */
const PERCENTS: Partial<
  Readonly<Record<Class, Readonly<Record<string, number>>>>
> = {
  PERCENT: { none: 1 },
  FTE: { none: 100 },
  DAY: { WEEK: 20, MONTH: 5 },
  HOUR: { WEEK: 2.5, MONTH: 0.625, DAILY: 12.5, DAY: 12.5 },
};
/** More percents are no share of one role. */
const MOST = 120;
/** From 35 hours a week on, a role is full-time. */
const LEAST_FULL = 87.5;
const WORDS: Partial<Readonly<Record<Class, Allocation>>> = {
  FULL_TIME: { from: 100, to: 100 },
  HALF_TIME: { from: 50, to: 50 },
  PART_TIME: { from: 0, to: 80 },
};
/**
 * A word for a share, or both in one: “Voll-/Teilzeit”, “full or part-time”,
 * “temps plein ou partiel”.
 */
const WORD =
  '(?<!(?:NOT|AT_MOST) (?:\\S+ )?)(?:(?<any>WHOLLY (?:OR|AND|/) PART_TIME|FULL_TIME OR PARTLY)|FULL_TIME|HALF_TIME|PART_TIME) (?!(?:filler |[:?=] )?(?:NOT (?:POSSIBLE|[,;|.]|$)|NOT_NEEDED|IMPOSSIBLE))';
const ANY = { from: 0, to: 100 };

const LIMIT =
  '(?:(?<limit>AT_MOST|AT_LEAST|MORE_THAN|UNTIL) (?:(?!NUMBER)\\S+ ){0,2})?';
const NUMBERS =
  '(?:(?<from>NUMBER:\\S+) (?:PERCENT )?(?:TO|AND|OR|UNTIL|END|PER|NUMBER:1|/) )?(?<to>NUMBER:\\S+) ';
/**
 * Percents, or a time and what it is per: “days a week”, “h/day”, “Tage in der
 * Woche”.
 */
const UNIT =
  '(?:(?<share>PERCENT|FTE)|(?<time>DAY|HOUR) (?:(?:PER|filler|NUMBER:1|[./]) ){0,2}(?<period>DAILY|DAY|WEEK|MONTH)) ';
/** What else a number may be a share of: “80 % remote”, “20 % travel”. */
const OTHER = '(?:REMOTE|ON_SITE|HYBRID|OFFICE|HOME|TRAVEL) ';
const AFTER =
  '(?:(?:(?!NUMBER|AT_LEAST|AT_MOST)\\w\\S* )?(?<after>AT_MOST|AT_LEAST|\\+) )?';
const QUANTITY = `${LIMIT}(?<!(?:HOUR|TO) |${OTHER}(?:[^,;.|&+]\\S* )?)${NUMBERS}${UNIT}(?!(?:[^,;.|&+( ]\\S* ){0,4}${OTHER})${AFTER}`;

/** The percents of a quantity as they are written. */
function percentsOf({
  parts: { from, to, share, time, period },
}: Sequence): Allocation {
  const percent =
    PERCENTS[(share ?? time)?.type ?? 'word']?.[period?.type ?? 'none'] ??
    Number.NaN;
  const [low = 0, high = 0] = [from ?? to, to].map(
    (unit) => (unit?.amount ?? 0) * percent,
  );
  const isFull = time?.type === 'HOUR' && low >= LEAST_FULL && high <= 100;
  return isFull
    ? { from: 100, to: 100 }
    : { from: Math.round(low), to: Math.round(high) };
}

/** A number with "up to", "at least" or a plus applied. */
function limited(
  { from, to }: Allocation,
  { limit, after }: Sequence['parts'],
): Allocation {
  if (from < to) return { from, to };
  if (is(limit, 'MORE_THAN')) return { from: Math.min(from + 1, 100), to: 100 };
  if (is(limit, 'AT_LEAST') || is(after, 'AT_LEAST', 'mark'))
    return { from, to: 100 };
  return is(limit, 'AT_MOST', 'UNTIL') || is(after, 'AT_MOST')
    ? { from: 0, to }
    : { from, to };
}

/**
 * What a role's allocation says. `null` if it says nothing that can be
 * compared.
 */
export function readAllocation(text: string): Fact<Allocation> | null {
  const units = scan(text);
  const all = sequencesIn(units, QUANTITY);
  const shares = all.filter(({ parts }) => parts.share);
  const quantities = shares.length > 0 ? shares : all;
  const words = sequencesIn(units, WORD);
  // “full-time or 80 %”
  const named = quantities.length === 0 || has(units, 'OR') ? words : [];
  const ranges = [
    ...quantities.map((quantity) =>
      quantities.length === 1
        ? limited(percentsOf(quantity), quantity.parts)
        : percentsOf(quantity),
    ),
    ...named.map(({ units: [unit], parts }) =>
      parts.any ? ANY : (WORDS[unit?.type ?? 'word'] ?? ANY),
    ),
  ];
  // “4 h/day, 3 days a week” is neither.
  const isMixed =
    new Set(quantities.map(({ parts }) => parts.time?.type)).size > 1;
  if (
    ranges.length === 0 ||
    isMixed ||
    !ranges.every(({ from, to }) => from <= to && to <= MOST)
  )
    return null;
  const from = Math.min(...ranges.map((range) => range.from), 100);
  const to = Math.min(Math.max(...ranges.map((range) => range.to)), 100);
  return factAt({ from, to }, text, spansOf([...quantities, ...named]));
}
