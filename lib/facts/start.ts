import { monthNamed } from './names.ts';
import { type Fact, factAt, has, is, type Span, scan, type Unit } from './scan.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

const PART_OF_YEAR = /^(?<kind>[qtkh])(?<number>[1-4])$/;
const QUARTER = /^(?:quartal|quarter|trimestre|kvartal)/;
/** What follows is a week, which is not read. */
const WEEK = /^(?:kw|cw|week|wk|w|kalenderwoche|vecka|v|semaine)$/;
const ORDINAL = /^(?:st|nd|rd|th|er|eme|e|\.|of)$/;
/** Names of months that are words too. */
const ALSO_WORDS = new Set(['may', 'mar', 'des']);
/** Languages, and words of them, in which “01/02/2027” is in February. */
const DAY_FIRST = /(?<!\p{L})(?:le|du|dès|début|ab|bis|vom|zum|beginn|från|till|mois|monate|månader)(?!\p{L})/iu;
const START = /^(?:start|beginn|begin|commenc|debut|demarr|borja|projektstart|as$|ab$|from$|fran$|des$|partir$)/;
const MOST_READ = 500;
/** How many units before a month may say what happens then. */
const REACH = 3;
/** A month without a year is not one that is further away, because it may be the last one. */
const MOST_AHEAD = 9;

type Found = {
  readonly month: number;
  readonly year: number | null;
  readonly says: 'start' | 'end' | 'interview' | null;
  readonly at: Span;
};

const yearIn = (unit: Unit | undefined) => (/^20\d\d$/.test(unit?.text ?? '') ? Number(unit?.text) : null);

/** A date in digits: “2027-02-01”, “01.02.2027” or “02/2027”. `null` if the month may be the day. */
function dateOf(text: string, isDayFirst: boolean): { year: number; month: number } | null {
  const parts = text.split(/[-./]/).map(Number);
  const [year = 0, month = 0, day] = text.indexOf('-') === 4 ? parts : parts.toReversed();
  const isEither = text.includes('/') && day !== undefined && day !== month && !isDayFirst;
  const value = isEither && month > 12 ? (day ?? 0) : month;
  if (isEither && month <= 12 && (day ?? 0) <= 12) return null;
  return value >= 1 && value <= 12 ? { year: year < 100 ? year + 2000 : year, month: value } : null;
}

/** The months that a text names, in their order, with the year if it stands beside them, and what it says of them. */
function monthsIn(text: string, units: readonly Unit[], isDayFirst: boolean): readonly Found[] {
  /** The year at or after a place, across the day of the month and marks: “March 1st, 2027”, “Jan ’27”. */
  const yearAfter = (at: number): { year: number; last: number } | null => {
    for (let next = at; next < at + 4; next += 1) {
      const unit = units[next];
      const year = yearIn(unit);
      if (unit && year !== null) return { year, last: unit.end };
      if (unit && /['’]/.test(text[unit.start - 1] ?? '') && /^\d\d$/.test(unit.text))
        return { year: 2000 + Number(unit.text), last: unit.end };
      if (!unit || !(/^\d{1,2}$/.test(unit.text) || ORDINAL.test(unit.text) || /^[,/]$/.test(unit.text))) return null;
    }
    return null;
  };
  return units.flatMap(({ type, text: word, start, end }, at): Found[] => {
    const before = units.slice(Math.max(0, at - REACH), at);
    const isStart = before.some((one) => START.test(one.text));
    const isEnd = has(before, 'END', 'AT_MOST');
    const says = has(before, 'INTERVIEW') ? 'interview' : isEnd ? 'end' : isStart ? 'start' : null;
    const of = (month: number, found: { year: number; last: number } | null): Found[] => [
      { month, year: found?.year ?? null, says, at: [start, found?.last ?? end] },
    ];
    const date = type === 'DATE' ? dateOf(word, isDayFirst) : null;
    if (WEEK.test(units[at - 1]?.text ?? '')) return [];
    const year = yearAfter(at + 1);
    if (date !== null) return of(date.month, { year: date.year, last: end });
    const part = PART_OF_YEAR.exec(word)?.groups;
    const number = Number(part?.number ?? 0);
    if (part) return year ? of(part.kind === 'h' ? number * 6 - 5 : number * 3 - 2, year) : [];
    if (QUARTER.test(word)) {
      const numbers = [before.findLast((one) => is(one, 'NUMBER')), units[at + 1]].map((one) => one?.amount ?? 0);
      const quarter = numbers.find((one) => [1, 2, 3, 4].includes(one));
      return quarter && year ? of(quarter * 3 - 2, year) : [];
    }
    const month = monthNamed(word);
    const hasDay = /^(?:\d{1,2}|from|in|after|before|until|since|by)$/.test(units[at - 1]?.text ?? '');
    return month === undefined || (ALSO_WORDS.has(word) && !year && !hasDay) ? [] : of(month, year);
  });
}

/** A month without a year, as the next one after a day: “2027-03”. */
function nextMonth(month: number, since: string): string | null {
  const [year = 0, now = 0] = since.split('-').map(Number);
  const ahead = (month - now + 12) % 12;
  return year > 0 && ahead <= MOST_AHEAD ? `${year + (month < now ? 1 : 0)}-${twoDigits(month)}` : null;
}

/** The month of one that is named, with the year of a later one if its own is left out: “January to June 2027”. */
function dated(found: Found, months: readonly Found[], since: string): string | null {
  const later = months.slice(months.indexOf(found) + 1).find(({ year }) => year !== null);
  const year = found.year ?? (later?.year ? later.year - (later.month < found.month ? 1 : 0) : null);
  const month = year === null ? nextMonth(found.month, since) : `${year}-${twoDigits(found.month)}`;
  return month?.startsWith('20') ? month : null;
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
  const months = monthsIn(text, units, /^(?:de|fr|sv)/.test(language) || DAY_FIRST.test(text));
  const [first] = months;
  const found = months.find(({ says }) => says === 'start') ?? (first?.says === null ? first : undefined);
  const month = found && dated(found, months, posted);
  return month ? factAt(month, timeline, [found.at]) : null;
}

/** The months that a text such as “March to June 2027” names, each after a day unless it has a year, with their places. */
export function monthsNamed(text: string, since = ''): readonly { readonly month: string; readonly at: Span }[] {
  const months = monthsIn(text, scan(text), true);
  return months.flatMap((found) => {
    const month = dated(found, months, since);
    return month === null ? [] : [{ month, at: found.at }];
  });
}

/** The month that a text such as "January 2027" or "2027-01" means. */
export const monthOf = (text: string): string | null => monthsNamed(text)[0]?.month ?? null;
