import { isDay } from '../public-project/stated-date.ts';
import { fold } from '../public-project/words.ts';
import { wordsOf } from './lines.ts';
import { onlyValue } from './only-value.ts';
import { is, scan } from './scan.ts';
import {
  type DateOrder,
  isoDate,
  type StatedDate,
  takeDate,
} from './take-date.ts';
import { TokenReader } from './token-reader.ts';

/** Words of a date that say nothing more: weekdays, “den 4.”, “kl.”. */
const FILLERS = wordsOf(`
the
den
d
le
kl
monday
mon
tuesday
tue
tues
wednesday
wed
thursday
thu
thur
thurs
friday
fri
saturday
sat
sunday
sun
montag
mo
dienstag
di
mittwoch
mi
donnerstag
do
freitag
fr
samstag
sonnabend
sa
sonntag
so
lundi
lun
mardi
mercredi
mer
jeudi
jeu
vendredi
ven
samedi
sam
dimanche
dim
mandag
man
tisdag
tis
tirsdag
tir
onsdag
ons
torsdag
tor
tors
fredag
fre
lordag
lor
sondag
son
`);
const MOST_LENGTH = 100;

/** A text, folded, as its date and its time. */
function partsOf(text: string): readonly string[] {
  if (text.length > MOST_LENGTH) return [];
  return fold(text).split(/[t ](?=\d\d?[:.]\d\d(?![.\d]))/, 2);
}

/** What a text may mean that is a date as a whole. */
function datesIn(text: string): readonly StatedDate[] {
  const plain = text
    // “3. 11. 2026”
    .replace(/(?<=\d\.) (?=\d)/g, '')
    // The year of “3 Nov 26”
    .replace(/(?<=^\D*\d\d?\D.*\D)(?=\d\d$)/, '20');
  const tokens = scan(plain).filter(
    (token) => !is(token, 'mark') && !FILLERS.has(token.text),
  );
  const reader = new TokenReader(tokens);
  const dates = takeDate(reader) ?? [];
  return reader.peek() ? [] : dates;
}

/** The day or month of a date; absent if there is none. */
function dayOf({ year, from, to, day }: StatedDate): string | undefined {
  if (!year || from !== to) return undefined;
  if (!day) return isoDate(year, from);
  const text = isoDate(year, from, day);
  return isDay(text) ? text : undefined;
}

/**
 * A time with its offset as RFC 3339 writes it; empty if it has no zone that is
 * known, or does not exist.
 */
function timeIn(text: string): string {
  const [, minutes, seconds = ':00', fraction = '', zone = ''] =
    /^(?!24)(\d\d:\d\d)(:\d\d)?(\.\d{1,3})?\d* ?([+-]\d\d:?\d\d|z|utc?|gmt)$/.exec(
      text,
    ) ?? [];
  const offset = /[a-z]/.test(zone) ? 'Z' : zone.replace(/^(...):?/, '$1:');
  const time = `T${minutes}${seconds}${fraction}${offset}`;
  return Number.isNaN(Date.parse(`2000-01-01${time}`)) ? '' : time;
}

/**
 * A date as RFC 3339 writes it: a day, or a time with its offset; or a month
 * (`2027-03`). Absent if a text states none, or may mean two and the orders that
 * are known don’t tell which.
 */
export function dateIn(
  text: string,
  orders: ReadonlySet<unknown> = new Set(),
): string | undefined {
  const [date = '', time = ''] = partsOf(text);
  // Milliseconds since 1970.
  if (/^\d{13}$/.test(date)) return new Date(Number(date)).toISOString();
  const dates = datesIn(date);
  const inOrder = dates.filter(({ order }) => orders.has(order));
  const stated = onlyValue(dates) ?? onlyValue(inOrder);
  const day = stated && dayOf(stated);
  return day?.length === 10 ? day + timeIn(time) : day;
}

/**
 * The order that a date tells by a number above 12: `13/11/2026` has the day
 * first. Absent if it may have both, or has only one.
 */
export const orderTold = (text: string): DateOrder | undefined =>
  onlyValue(datesIn(partsOf(text)[0] ?? ''))?.order;
