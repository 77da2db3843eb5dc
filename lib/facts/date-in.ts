import { regexes } from 'zod';
import { fold } from '../public-project/words.ts';
import { wordsOf } from './lines.ts';
import { is, scan } from './scan.ts';
import { type DateOrder, isoDate, takeDate } from './take-date.ts';
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

/** The date that a text is as a whole, and the time that follows it. */
function wholeDate(text: string) {
  const [day = '', time = ''] = fold(text).split(/[t ](?=\d\d?:\d\d)/, 2);
  // The year of “3 Nov 26” and “3/11/26”
  const plain = day.replace(/^\D*\d\d?\D.*\D(?=\d\d$)/, '$&20');
  const tokens = scan(plain).filter(
    (token) => !is(token, 'mark') && !FILLERS.has(token.text),
  );
  const reader = new TokenReader(tokens);
  const date = takeDate(reader);
  return { date: reader.peek() ? undefined : date, time };
}

const TIME = regexes.datetime({ offset: true });
/** A day with a time and its offset, without it if its zone is not known. */
function withTime(day: string, text: string): string {
  const [, minutes, seconds = ':00', zone = ''] =
    /^(\d\d:\d\d)(:\d\d(?:\.\d{1,3})?)?\d* ?(z|utc?|gmt|[+-]\d\d:?\d\d)$/.exec(
      text,
    ) ?? [];
  const offset = /\d/.test(zone) ? zone.replace(/^(...):?/, '$1:') : 'Z';
  const time = `${day}T${minutes}${seconds}${offset}`;
  return TIME.test(time) ? time : day;
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
  // Milliseconds since 1970.
  if (/^\d{13}$/.test(text)) return new Date(Number(text)).toISOString();
  const { date, time } = wholeDate(text);
  if (!date || date.from !== date.to) return undefined;
  const isEither = date.order === 'either';
  const isMonthFirst = orders.has('mdy');
  if (isEither && isMonthFirst === orders.has('dmy')) return undefined;
  const { year, from, day: second } = date;
  const day =
    isEither && isMonthFirst
      ? isoDate(year, second, from)
      : isoDate(year, from, second);
  return day && withTime(day, time);
}

/** The order that a date tells: `13/11/2026` has the day first; none of a text. */
export const orderOf = (text: string): DateOrder | undefined =>
  wholeDate(text).date?.order;
