import { fold } from '../public-project/words.ts';
import { LANGUAGES } from './names.ts';
import { type Fact, factAt, type Stretch, scan, type Unit } from './scan.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The number of each month, by its name in each language and the short forms. */
const MONTHS = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const names = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      const nameOf = (at: number) => fold(names.format(new Date(Date.UTC(2027, at, 1)))).replace('.', '');
      return Array.from({ length: 12 }, (_, at) => [nameOf(at), at + 1] as const);
    }),
  ),
).set('sept', 9);
/** Whether a folded word names a month. */
export const isMonth = (word: string): boolean => MONTHS.has(word);

const QUARTER = /^[qtk]([1-4])$/;
/** How many units before a month may say that something ends then. */
const REACH = 3;

type Found = {
  readonly month: number;
  readonly year: number | null;
  readonly day: number | null;
  readonly isEnd: boolean;
  readonly at: Stretch;
};

const yearIn = (unit: Unit | undefined) => (/^20\d\d$/.test(unit?.text ?? '') ? Number(unit?.text) : null);

/** A date in digits: "2027-02-01", "01.02.2027" or "02/2027". */
function dateOf(text: string): { year: number; month: number; day: number | null } | null {
  const parts = text.split(/[-./]/).map(Number);
  const [year = 0, month = 0, day = null] = text.indexOf('-') === 4 ? parts : parts.toReversed();
  return month >= 1 && month <= 12 ? { year, month, day } : null;
}

/** The months that a text names, in their order, with the year and the day if they stand beside them. */
function monthsIn(units: readonly Unit[]): readonly Found[] {
  return units.flatMap(({ type, text, start, end }, at): Found[] => {
    const [before, next] = [units[at - 1], units[at + 1]];
    const isEnd = units.slice(Math.max(0, at - REACH), at).some((one) => one.type === 'END' || one.type === 'AT_MOST');
    const date = type === 'DATE' ? dateOf(text) : null;
    if (date !== null) return [{ ...date, isEnd, at: [start, end] }];
    const month = MONTHS.get(text);
    const quarter = Number(QUARTER.exec(text)?.[1] ?? 0);
    const found = month ?? quarter * 3 - 2;
    const ofNext = yearIn(next) ?? (quarter > 0 ? yearIn(units[at + 2]) : null);
    const day = month !== undefined && /^\d{1,2}$/.test(before?.text ?? '') ? Number(before?.text) : null;
    // "may" is also a verb.
    if (found < 1 || ((quarter > 0 || text === 'may') && ofNext === null && day === null)) return [];
    return [{ month: found, year: ofNext, day, isEnd, at: [start, (ofNext !== null && next?.end) || end] }];
  });
}

/** The first month, with the year of a later one if its own is left out: "January to June 2027". */
function firstMonth([first, ...later]: readonly Found[], posted?: string): string | null {
  if (first === undefined || first.isEnd) return null;
  const dated = later.find(({ year }) => year !== null);
  const ofLater = dated?.year ? dated.year - (dated.month < first.month ? 1 : 0) : null;
  const [postedYear = 0, postedMonth = 0] = (posted ?? '').split('-').map(Number);
  const ofPosted = postedYear > 0 ? postedYear + (first.month < postedMonth ? 1 : 0) : null;
  const year = first.year ?? ofLater ?? ofPosted;
  return year !== null && year >= 2000 && year < 2100 ? `${year}-${twoDigits(first.month)}` : null;
}

/** The units of a text in two: without those that say until when to apply, and those. */
function atDeadline(text: string): readonly [readonly Unit[], readonly Unit[]] {
  const units = scan(text);
  const at = units.findIndex(({ type }) => type === 'DEADLINE');
  if (at < 0) return [units, []];
  const length = units
    .slice(at)
    .findIndex((unit, n, rest) => /^[;\n]$/.test(unit.text) || (unit.text === ',' && rest[n + 1]?.type !== 'NUMBER'));
  const end = length < 0 ? units.length : at + length;
  return [[...units.slice(0, at), ...units.slice(end)], units.slice(at, end)];
}

/**
 * When an assignment starts, from its timeline: "now", or a month such as "2027-01". A month without a year is the next one
 * after the day of posting. `null` if the text does not say it.
 */
export function readStart(timeline: string, posted?: string): Fact<string> | null {
  const [units] = atDeadline(timeline);
  const now = units.find(({ type }) => type === 'NOW');
  if (now) return factAt('now', timeline, [[now.start, now.end]]);
  const months = monthsIn(units);
  const month = firstMonth(months, posted);
  return month === null || months[0] === undefined ? null : factAt(month, timeline, [months[0].at]);
}

/** The last day for an application, if a text says one. */
export function readApplyBy(text: string): Fact<string> | null {
  const date = monthsIn(atDeadline(text)[1]).find(({ day, year }) => day !== null && day <= 31 && year !== null);
  return date ? factAt(`${date.year}-${twoDigits(date.month)}-${twoDigits(date.day ?? 0)}`, text, [date.at]) : null;
}

/** The month that a text such as "January 2027" or "2027-01" means. */
export const monthOf = (text: string): string | null => firstMonth(monthsIn(scan(text)));
