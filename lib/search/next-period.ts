import { foldedInPlace, is, scan } from '../facts/scan.ts';
import { LIMITS, type StatedMonths } from '../facts/start.ts';
import { dayAgo } from '../public-project/stated-date.ts';
import { thisMonth } from './compare.ts';
import table from './query-words.json' with { type: 'json' };
import { anyOf, numbersOf } from './word-lists.ts';

/** The month that is some months later than another. */
export const later = (month: string, by: number) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by))
    .toISOString()
    .slice(0, 7);

const periods = numbersOf(table.periods, 0);
/** How many months each of these has; a week is in one. */
const MONTHS_OF_PERIOD = [0, 1, 3, 6, 12];
const PERIOD_NAMES = [...periods.keys()].join('|');
const NEXT = anyOf(table.next);
const PERIOD = new RegExp(
  [
    '(?<![\\p{L}\\d])(?:',
    `${NEXT} (?<named>${PERIOD_NAMES})|`,
    `(?<first>${PERIOD_NAMES}) ${NEXT}|`,
    '20\\d\\d)',
    '(?![\\p{L}\\d]|[-./]\\d)',
  ].join(''),
  'u',
);
const IN_YEAR = new RegExp(`^${anyOf(table.inYear)}$`);

/** The first and the last month of the next week, quarter or year. */
function nextPeriod(name: string) {
  const length = MONTHS_OF_PERIOD[periods.get(name) ?? 0] ?? 0;
  const week = dayAgo(-7).slice(0, 7);
  if (length === 0) return { month: week, to: week };
  const passed = (Number(thisMonth().slice(5)) - 1) % length;
  const month = later(thisMonth(), length - passed);
  return { month, to: later(month, length - 1) };
}

/**
 * The months of “next quarter” and “from 2027”. A year without a word before it
 * may be a version, and one of the past is what somebody did.
 */
export function periodIn(text: string): Omit<StatedMonths, 'says'> | null {
  const { 0: found, index, groups } = PERIOD.exec(foldedInPlace(text)) ?? {};
  if (found === undefined || index === undefined) return null;
  const before = scan(text.slice(0, index)).filter((token) => !is(token, 'is'));
  const word = before.findLast((token) => !is(token, 'filler'));
  const limit = (word && LIMITS[word.type]) ?? null;
  const place = {
    limit,
    at: [index, index + found.length] as const,
    open: limit && word ? word.start : index,
  };
  const name = groups?.named ?? groups?.first;
  if (name !== undefined) return { ...nextPeriod(name), ...place };
  const last = before.at(-1);
  const isIn = limit === null && last && IN_YEAR.test(last.text);
  const isPast = found < thisMonth().slice(0, 4);
  if (isPast || (limit === null && !isIn)) return null;
  const open = isIn ? last.start : place.open;
  return { ...place, month: `${found}-01`, to: `${found}-12`, open };
}
