import { english, formatDate, formatPeriod } from '../../content/formats.ts';
import { linesOf } from '../../facts/lines.ts';
import { monthNamed } from '../../facts/months.ts';
import { onlyValue } from '../../facts/only-value.ts';
import { isDay } from '../../public-project/stated-date.ts';
import { fold } from '../../public-project/words.ts';
import { joinWords, line } from './fields.ts';

/** Whether the day or the month comes first where both are numbers. */
export type DateOrder = 'dmy' | 'mdy';

/**
 * How systems and people order the parts of a date: `n` is a number, `Y` one of
 * four digits, `M` the name of a month in six languages.
 */
const ORDERS = new Map(
  linesOf(`
nMY: dmy
nMn: dmy
n.n.Y: dmy
n.n.n: dmy
n/n-Y: dmy
n/n/Y: dmy, mdy
n-n-Y: dmy, mdy
n/n/n: dmy, mdy
n-n-n: dmy, mdy
MnY: mdy
Mnn: mdy
YMn: ymd
Y-n-n: ymd
Y/n/n: ymd
Y.n.n: ymd
MY: my
n.Y: my
n/Y: my
n-Y: my
YM: ym
Y-n: ym
Y/n: ym
`),
);
/**
 * Words of a date that say nothing more: weekdays, “the 3rd of”, “den 4.”,
 * “kl.”.
 */
const FILLERS = new Map(
  linesOf(`
the
of
st
nd
rd
th
den
d
le
er
e
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
`),
);

/** A date with the names of its months as numbers: “3 #11 2026”. */
const numbered = (text: string): string =>
  text.replace(/[\s./-]{0,3}([a-z]+)[\s./-]{0,3}/g, (word, name) => {
    const month = monthNamed(name);
    if (month) return ` #${month} `;
    return FILLERS.has(name) ? ' ' : word;
  });

/** The day or month (`2027-03`) of some numbers in an order, if there is one. */
function dayOf(numbers: readonly string[], order: string): string | undefined {
  const [year = '', month = '', day = '1'] = ['y', 'm', 'd'].map(
    (part) => numbers[order.indexOf(part)],
  );
  // RFC 5322 §4.3: a year of two digits is one from 1950 to 2049.
  const century = Number(year) < 50 ? '20' : '19';
  const date = [
    year.length === 4 ? year : century + year,
    month.padStart(2, '0'),
    day.padStart(2, '0'),
  ].join('-');
  return isDay(date) ? date.slice(0, order.includes('d') ? 10 : 7) : undefined;
}

/** What a date may mean, by the orders that its parts may have. */
function readingsOf(text: string) {
  const parts = numbered(text);
  const form = parts
    .replace(/#\d+/g, 'M')
    .replace(/\d{4}/g, 'Y')
    .replace(/\d\d?/g, 'n')
    .replace(/[\s,]/g, '');
  const numbers = parts.match(/\d+/g) ?? [];
  const orders = ORDERS.get(form)?.split(', ') ?? [];
  return orders.map((order) => ({ order, day: dayOf(numbers, order) }));
}

/**
 * The day or month that a text states; absent if it states none, or may mean
 * two, as `3/11/2026`, and its order is not the only one that is known.
 */
function dayIn(text: string, known: ReadonlySet<unknown>): string | undefined {
  const readings = readingsOf(text).filter(({ day }) => day);
  const inOrder = readings.filter(({ order }) => known.has(order));
  return (
    onlyValue(readings.map(({ day }) => day)) ??
    onlyValue(inOrder.map(({ day }) => day))
  );
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

const MOST_LENGTH = 100;

/** A text, folded, as its date and its time. */
function partsOf(value: unknown): readonly string[] {
  const text = line(value) ?? '';
  if (text.length > MOST_LENGTH) return [];
  return fold(text).split(/[t ](?=\d\d?[:.]\d\d(?![.\d]))/, 2);
}

/**
 * A date as RFC 3339 writes it: a day, or a time with its offset; or a month
 * (`2027-03`). Absent if a value states none, or may mean two and the orders of its
 * column don’t tell which.
 */
export function dateIn(
  value: unknown,
  orders: ReadonlySet<unknown> = new Set(),
): string | undefined {
  const [date = '', time = ''] = partsOf(value);
  // Milliseconds since 1970.
  if (/^\d{13}$/.test(date)) return new Date(Number(date)).toISOString();
  const day = dayIn(date, orders);
  return day && day.length === 10 ? day + timeIn(time) : day;
}

/**
 * The order that a date tells by a number above 12: `13/11/2026` has the day
 * first. Absent if it may have both, or has only one.
 */
export function orderTold(value: unknown): DateOrder | undefined {
  const [date = ''] = partsOf(value);
  const readings = readingsOf(date);
  const told = readings.filter(({ day }) => day);
  return readings.length > 1 && told.length === 1
    ? (told[0]?.order as DateOrder)
    : undefined;
}

/**
 * When an assignment starts and ends: the days or months that are stated, and
 * both in words. Texts that are no dates are kept as they are.
 */
export function dateRange(from: unknown, to: unknown) {
  const [start, end] = [dateIn(from)?.slice(0, 10), dateIn(to)?.slice(0, 10)];
  const stated = { ...(start && { start }), ...(end && { end }) };
  if ((start || !line(from)) && (end || !line(to)))
    return { stated, text: formatPeriod(stated, english) };
  const words = [
    start ? formatDate(start, english) : from,
    end ? formatDate(end, english) : to,
  ];
  return { stated, text: joinWords(words, ' to ') };
}
