import { monthNamed } from './names.ts';
import { type Class, type Fact, factAt, has, is, MOST_READ, type Span, scan, type Unit } from './scan.ts';

const PART_OF_YEAR = /^(?<kind>[qtkh])(?<number>[1-4])$/;
const QUARTER = /^(?:quartal|quarter|trimestre|kvartal)/;
/** What follows is a week, which is not read. */
const WEEK = /^(?:kw|cw|week|wk|w|kalenderwoche|vecka|v|semaine)$/;
const ORDINAL = /^(?:st|nd|rd|th|er|eme|e|\.|of|,|\/|\d{1,2})$/;
/** Names of months that are words too, and what stands before them where they are months. */
const ALSO_WORDS = new Set(['may', 'mar', 'des']);
const BEFORE_MONTH = /^(?:\d{1,2}|from|in|after|before|until|since|by)$/;
/** Languages, and words of them, in which “01/02/2027” is in February. */
const DAY_FIRST_LANGUAGE = /^(?:de|fr|sv)/;
const DAY_FIRST = /(?<!\p{L})(?:le|du|dès|début|ab|bis|vom|zum|beginn|från|till|mois|monate|månader)(?!\p{L})/iu;
const START = /^(?:start|begin|commenc|debut|demarr|borja|projektstart|des$)/;
/** How many units before a month may say what happens then. */
const REACH = 3;
/** A month without a year is not one that is further away, because it may be the last one. */
const MOST_AHEAD = 9;

const LIMITS: Partial<Record<Class, 'from' | 'after' | 'before' | 'until'>> = {
  AT_LEAST: 'from',
  AFTER: 'after',
  BEFORE: 'before',
  UNTIL: 'until',
  AT_MOST: 'until',
};
const DENIED = { from: 'before', after: 'until', before: 'from', until: 'from' } as const;

/** A month such as “2027-03”, `null` if its year is not certain, and what the words before it say. */
export type Month = {
  readonly month: string | null;
  readonly says: 'start' | 'other' | null;
  readonly limit: 'from' | 'after' | 'before' | 'until' | null;
  readonly at: Span;
  /** Where the words for the limit start. */
  readonly open: number;
};

type Date = { readonly year: number | null; readonly month: number; readonly end: number };

/** A date in digits: “2027-02-01”, “01.02.2027” or “02/2027”. `null` if the month may be the day. */
function dateOf({ text, end }: Unit, isDayFirst: boolean): Date | null {
  const parts = text.split(/[-./]/).map(Number);
  const [year = 0, month = 0, day = month] = text.indexOf('-') === 4 ? parts : parts.toReversed();
  const isEither = text.includes('/') && day !== month && !isDayFirst;
  if (isEither && Math.max(month, day) <= 12) return null;
  const value = isEither && month > 12 ? day : month;
  return value >= 1 && value <= 12 ? { year: year < 100 ? year + 2000 : year, month: value, end } : null;
}

/** The year after a month, across the day and marks, and where it ends: “March 1st, 2027”, “Jan ’27”. */
function yearAfter(text: string, units: readonly Unit[], at: number): { year: number | null; end: number } {
  for (const unit of units.slice(at + 1, at + 5)) {
    if (/^20\d\d$/.test(unit.text)) return { year: Number(unit.text), end: unit.end };
    if (/['’]/.test(text[unit.start - 1] ?? '') && /^\d\d$/.test(unit.text))
      return { year: 2000 + Number(unit.text), end: unit.end };
    if (!ORDINAL.test(unit.text)) break;
  }
  return { year: null, end: units[at]?.end ?? 0 };
}

/** The month that a unit names: by a date, a part of a year with its year, or a name. */
function dateAt(text: string, units: readonly Unit[], at: number, isDayFirst: boolean): Date | null {
  const [unit, before] = [units[at] as Unit, units[at - 1]];
  if (WEEK.test(before?.text ?? '')) return null;
  if (is(unit, 'DATE')) return dateOf(unit, isDayFirst);
  const { year, end } = yearAfter(text, units, at);
  const { kind, number = 0 } = PART_OF_YEAR.exec(unit.text)?.groups ?? {};
  const months = kind === 'h' ? 6 : 3;
  if (kind) return year === null ? null : { year, month: (Number(number) - 1) * months + 1, end };
  if (QUARTER.test(unit.text)) {
    const numbers = units.slice(Math.max(0, at - REACH), at).filter((one) => is(one, 'NUMBER'));
    const quarter = [numbers.at(-1), units[at + 1]]
      .map((one) => one?.amount ?? 0)
      .find((one) => /^[1-4]$/.test(`${one}`));
    return quarter && year ? { year, month: quarter * 3 - 2, end } : null;
  }
  const month = monthNamed(unit.text);
  const isWord = ALSO_WORDS.has(unit.text) && !year && !BEFORE_MONTH.test(before?.text ?? '');
  return month === undefined || isWord ? null : { year, month, end };
}

/** A month without a year, as the next one after a day: “2027-03”. */
function nextYear(month: number, since: string): number | null {
  const [year = 0, now = 0] = since.split('-').map(Number);
  return year > 0 && (month - now + 12) % 12 <= MOST_AHEAD ? year + Number(month < now) : null;
}

/** How the words before a month limit it, and where they start: “after”, “not starting before mid”. */
function limitAt(units: readonly Unit[], at: number): Pick<Month, 'limit' | 'open'> {
  let place = at - 1;
  while (at - place <= REACH && (is(units[place], 'filler', 'NUMBER') || START.test(units[place]?.text ?? '')))
    place -= 1;
  const limit = LIMITS[units[place]?.type ?? 'word'] ?? (units[at - 1]?.text === 'des' ? 'from' : null);
  const before = units.slice(Math.max(0, place - REACH), place);
  const isDenied = limit && has(before.slice(before.findLastIndex((unit) => is(unit, 'mark')) + 1), 'NOT');
  return { limit: isDenied ? DENIED[limit] : limit, open: (limit ? units[place] : units[at])?.start ?? 0 };
}

/** The months that a text such as “March to June 2027” names, in their order; those without a year are the next after a day. */
export function monthsIn(text: string, since = '', isDayFirst = true): readonly Month[] {
  const units = scan(text);
  const dates = units.flatMap((_, at) => {
    const date = dateAt(text, units, at, isDayFirst);
    return date ? [{ at, ...date }] : [];
  });
  return dates.map(({ at, month, year, end }, place) => {
    const later = dates.slice(place + 1).find((one) => one.year);
    // “January to June 2027”
    const ofLater = later?.year ? later.year - Number(later.month < month) : null;
    const stated = year ?? ofLater ?? nextYear(month, since);
    const before = units.slice(Math.max(0, at - REACH), at);
    const isOther = has(before, 'INTERVIEW', 'END', 'BEFORE', 'UNTIL', 'AT_MOST');
    const isStart = before.some((unit) => is(unit, 'AT_LEAST') || START.test(unit.text));
    return {
      month: stated && stated >= 2000 ? `${stated}-${String(month).padStart(2, '0')}` : null,
      says: isOther ? 'other' : isStart ? 'start' : null,
      ...limitAt(units, at),
      at: [units[at]?.start ?? 0, end],
    };
  });
}

/**
 * When an assignment starts, from its timeline: "now", or a month such as "2027-01". A month without a year is the next one
 * after the day of posting. `null` if the text does not say it, or if that day is not known.
 */
export function readStart(timeline: string, posted = '', language = ''): Fact<string> | null {
  const text = timeline.slice(0, MOST_READ).replace(/t\.o\.m\.?/gi, (until) => 'till'.padEnd(until.length));
  const units = scan(text);
  const now = units.find((unit, at) => is(unit, 'NOW') && !is(units[at - 1], 'NOT'));
  if (now) return factAt('now', timeline, [[now.start, now.end]]);
  const months = monthsIn(text, posted, DAY_FIRST_LANGUAGE.test(language) || DAY_FIRST.test(text));
  const found = months.find(({ says }) => says === 'start') ?? (months[0]?.says === null ? months[0] : undefined);
  return found?.month ? factAt(found.month, timeline, [found.at]) : null;
}

/** The month that a text such as "January 2027" or "2027-01" means. */
export const monthOf = (text: string): string | null => monthsIn(text).find(({ month }) => month)?.month ?? null;
