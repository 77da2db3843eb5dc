import { monthNamed } from './names.ts';
import {
  type Class,
  type Fact,
  factAt,
  has,
  is,
  type Span,
  scan,
  sequencesIn,
  spanOf,
  type Unit,
} from './scan.ts';

/**
 * Names of months and parts of the year that mean something else, too, unless a
 * year or a limit says that they are months.
 */
const ALSO_WORDS = /^(?:may|mar|[qtkh]\d)$/;
/** Languages in which “01/02/2027” is in February. */
const DAY_FIRST = /^(?:de|fr|sv)/;
const START = /^(?:start|begin|commenc|debut|demarr|borja|projektstart)/;
/**
 * A date, with the year after a month, across the day and a mark: “March 1st,
 * 2027 or later”. A week is none: “KW 12/2027”.
 */
const DATE =
  '(?<!WEEK (?:\\. )?)(?<date>DATE\\S*) (?:(?:NUMBER:\\d\\d? (?:word )?)?(?:[.,/] |filler )?(?<year>NUMBER:20\\d\\d) )?(?:(?<later>AT_LEAST) (?!(?:\\. )?NUMBER))?';
/** How many units before a month may say what happens then. */
const REACH = 4;
/**
 * A month without a year is not one that is further away, because it may be the
 * last one.
 */
const MOST_AHEAD = 9;

/** Limits, each with what it is if it is denied. */
const DENIED = {
  from: 'before',
  after: 'until',
  before: 'from',
  until: 'from',
} as const;
const LIMITS: Partial<Record<Class, keyof typeof DENIED>> = {
  AT_LEAST: 'from',
  AFTER: 'after',
  BEFORE: 'before',
  UNTIL: 'until',
  AT_MOST: 'until',
};

/**
 * A month such as “2027-03”, `null` if its year is not certain, and what the
 * words before it say.
 */
type Month = {
  readonly month: string | null;
  readonly says: 'start' | 'other' | null;
  readonly limit: keyof typeof DENIED | null;
  readonly at: Span;
  /** Where the words for the limit start. */
  readonly open: number;
};

/**
 * The units of a text. Months by their names are dates, each with its number.
 */
const unitsOf = (text: string) =>
  scan(text).map((unit): Unit => {
    const month = is(unit, 'word', 'filler')
      ? monthNamed(unit.text)
      : undefined;
    return month === undefined
      ? unit
      : { ...unit, type: 'DATE', amount: month };
  });

/**
 * Year and month of a date: “2027-02-01”, “01.02.2027”, “02/2027” or
 * “February”. `null` if the month may be the day.
 */
function dateOf({ text, amount }: Unit, isDayFirst: boolean) {
  if (amount) return { year: undefined, month: amount };
  const parts = text.split(/[-./]/).map(Number);
  const [year = 0, month = 0, day = month] =
    text.indexOf('-') === 4 ? parts : parts.toReversed();
  const isEither = text.includes('/') && day !== month && !isDayFirst;
  const value = isEither && month > 12 ? day : month;
  if ((isEither && Math.max(month, day) <= 12) || value < 1 || value > 12)
    return null;
  return { year: year < 100 ? year + 2000 : year, month: value };
}

/** A month without a year is the next one after a day. */
function nextYear(month: number, since: string): number | null {
  const [year = 0, now = 0] = since.split('-').map(Number);
  return year > 0 && (month - now + 12) % 12 <= MOST_AHEAD
    ? year + Number(month < now)
    : null;
}

/**
 * What the words before a month in the same part of a text say: “after”, “not
 * starting before mid”, “deadline”.
 */
function saidBefore(
  units: readonly Unit[],
): Pick<Month, 'says' | 'limit'> & { readonly first: Unit | undefined } {
  const part = units.slice(
    units.findLastIndex(({ text }) => /[,;|\n]/.test(text)) + 1,
  );
  const near = part.slice(-REACH);
  const first = near.findLast(({ type }) => type in LIMITS);
  const said = (first && LIMITS[first.type]) ?? null;
  const isDenied =
    first && has(part.slice(0, part.indexOf(first)).slice(-REACH), 'NOT');
  const limit = said && isDenied ? DENIED[said] : said;
  const isOther =
    limit === 'before' || limit === 'until' || has(near, 'INTERVIEW', 'END');
  const isStart = limit === 'from' || near.some(({ text }) => START.test(text));
  return { says: isOther ? 'other' : isStart ? 'start' : null, limit, first };
}

/**
 * The months that a text such as “March to June 2027” names, in their order;
 * those without a year are the next after a day.
 */
export function monthsIn(
  text: string,
  since = '',
  isDayFirst = true,
): readonly Month[] {
  const units = unitsOf(text);
  const dates = sequencesIn(units, DATE).flatMap(
    ({ units: [unit], parts, span }) => {
      const date = unit && dateOf(unit, isDayFirst);
      if (!date) return [];
      const at = units.indexOf(unit);
      const year = date.year ?? parts.year?.amount;
      const { type = 'word' } = units[at - 1] ?? {};
      const isWord =
        ALSO_WORDS.test(unit.text) &&
        !year &&
        type !== 'NUMBER' &&
        !(type in LIMITS);
      return isWord
        ? []
        : [{ ...date, year, at, span, isLater: parts.later !== undefined }];
    },
  );
  return dates.map(({ at, month, year, span, isLater }, place) => {
    // “January to June 2027”
    const later = dates.slice(place + 1).find((one) => one.year);
    const ofLater = later?.year && later.year - Number(later.month < month);
    const stated = year ?? ofLater ?? nextYear(month, since);
    const { first, limit, says } = saidBefore(units.slice(0, at));
    return {
      month:
        stated && stated >= 2000
          ? `${stated}-${String(month).padStart(2, '0')}`
          : null,
      says,
      limit: limit ?? (isLater ? 'from' : null),
      at: span,
      open: first?.start ?? span[0],
    };
  });
}

/**
 * When an assignment starts, from its timeline: "now", or a month such as
 * "2027-01". A month without a year is the next one after the day of posting.
 * `null` if the text does not say it, or if that day is not known.
 */
export function readStart(
  timeline: string,
  posted = '',
  language = '',
): Fact<string> | null {
  const now = sequencesIn(scan(timeline), '(?<!NOT )NOW ')[0]?.units[0];
  if (now) return factAt('now', timeline, [spanOf(now)]);
  const months = monthsIn(timeline, posted, DAY_FIRST.test(language));
  const found =
    months.find(({ says }) => says === 'start') ??
    (months[0]?.says === null ? months[0] : undefined);
  return found?.month ? factAt(found.month, timeline, [found.at]) : null;
}

/** The month that a text such as "January 2027" or "2027-01" means. */
export const monthOf = (text: string): string | null =>
  monthsIn(text).find(({ month }) => month)?.month ?? null;
