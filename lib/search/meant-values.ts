import { CURRENCIES } from '../facts/rate.ts';
import { foldedInPlace, type Span } from '../facts/scan.ts';
import { monthsNamed, readStart } from '../facts/start.ts';
import { dayAgo } from '../public-project/stated-date.ts';
import type { Filter } from './filter.ts';
import { readValue, thisMonth } from './filter-rules.ts';

/** Filters that some words of a text set, with the places of the words. */
export type Meaning = { readonly filter: Filter; readonly spans: readonly Span[] };

/** An alternative of words, as a part of a pattern for folded text. */
const any = (words: string) => `(?:${words.split(', ').join('|')})`;
const spanOf = ({ 0: found, index }: RegExpExecArray): Span => [index, index + found.length];

// A rate: “100 EUR”, “rate > 100”, “ab 100 €/h”, “minst 900 kr”, “TJM 650 €”, “100 an hour”.
const NUMBER = "\\d{1,3}(?:[ .,'’]\\d{3})+(?!\\d)|\\d{1,6}(?:[.,]\\d{1,2}(?!\\d))?";
const MONEY = `(?:${[...CURRENCIES.keys(), 'euros', 'kronor', 'kroner', '$'].map((one) => one.replace('$', '\\$')).join('|')})(?!\\p{L})`;
const OF_RATE = any(
  'hourly rates?, daily rates?, day rates?, rates?, pay, paying, stundensatz, tagessatz, satz, honorar, tjm, taux, tarif, timpris, timarvode, arvode, budget, taux journalier, prix journalier',
);
const LEAST = any(
  'not less than, not under, not below, nicht unter, nicht weniger als, inte under, pas moins de, at least, from, min\\.?, minimum, mindestens, mind\\.?, ab, uber, over, above, more than, mehr als, minst, fran, over, mer an, au moins, a partir de, plus de, >=?, ≥',
);
const MOST = new RegExp(
  `${any('up to, at most, max\\.?, maximum, maximal, bis, bis zu, hochstens, under, below, less than, unter, upp till, hogst, jusqu.a, moins de, <=?, ≤')} ?$`,
  'u',
);
const PERIOD = (units: string) => ` ?(?:(?:/|per|pro|an?|par|je|i|the|in der) ?)${any(units)}(?!\\p{L})`;
const [OF_HOUR, OF_DAY] = [
  PERIOD('h, hr, hour, std\\.?, stunde, heure, tim, timme, timmen'),
  PERIOD('day, d, tag, dag, jour, j'),
];
const AMOUNT = `(?<sign>${MONEY})? ?(?<amount>${NUMBER})(?: ?(?:-|to|bis|till|a|and|und|et|och) ?(?:${NUMBER}))? ?(?<currency>${MONEY})?(?:(?<hour>${OF_HOUR}| hourly| stundlich)|(?<day>${OF_DAY}| daily| taglich))?`;
const RATE = new RegExp(
  `(?<![\\p{L}\\d])(?<rate>${OF_RATE} ?:? ?(?:of|von|is|de|på)? ?)?(?<least>${LEAST} ?)?${AMOUNT}(?: ?\\+| ${any('or more, oder mehr, eller mer, ou plus')})?(?!\\p{L})`,
  'gu',
);

/** The rate that a text asks for: an amount with a currency, a word for a rate or a time; not the most that somebody pays. */
export function rateMeant(text: string): Meaning | null {
  const plain = foldedInPlace(text);
  for (const found of plain.matchAll(RATE)) {
    const { rate, sign, amount = '', currency, hour, day } = found.groups ?? {};
    const isRate = sign !== undefined || currency !== undefined || rate !== undefined || (hour && Number(amount) >= 20);
    if (!isRate || MOST.test(plain.slice(0, found.index))) continue;
    const isOfDay = day !== undefined || (hour === undefined && /tag|day|daily|tjm|journalier/.test(rate ?? ''));
    const number = amount.replace(/[ .,'’](?=\d{3}(?!\d))/g, '');
    const value = readValue('rate_from', `${number} ${currency ?? sign ?? ''}${isOfDay ? '/day' : ''}`);
    if (value !== null) return { filter: { rate_from: value }, spans: [spanOf(found)] };
  }
  return null;
}

const NEW = any('new, newest, latest, neue?[nrsm]?, neueste[nrsm]?, nouveaux?, nouvelles?, nya?, nytt, senaste');
const POSTED = any(
  'posted, published, added, updated, changed, veroffentlicht, eingestellt, geandert, publiees?, publies?, mises? a jour, publicerade?, inlagda?, andrade?',
);
const SINCE = any('since, from, after, on, seit, ab, vom, depuis, sedan, efter, den, le, dem, am');
const THIS_WEEK = any('this week, diese woche, dieser woche, cette semaine, denna vecka, den har veckan, i veckan');
const WEEKDAYS = [
  'sunday, sonntag, dimanche, sondag',
  'monday, montag, lundi, mandag',
  'tuesday, dienstag, mardi, tisdag',
  'wednesday, mittwoch, mercredi, onsdag',
  'thursday, donnerstag, jeudi, torsdag',
  'friday, freitag, vendredi, fredag',
  'saturday, samstag, samedi, lordag',
].map(any);
const LAST_DAYS = `(?:(?:in the |in den |dans les |de )?(?:last|past|letzten?|vergangenen|derniers?|senaste) \\d{1,3} (?:days|tagen?|jours|dagarna))`;
const DAYS: readonly (readonly [string, () => number])[] = [
  [any('today, heute, aujourd.hui, i ?dag'), () => 0],
  [any('yesterday, gestern, hier, i ?gar'), () => 1],
  [THIS_WEEK, () => (new Date().getUTCDay() + 6) % 7],
  ...WEEKDAYS.map((name, at) => [name, () => (new Date().getUTCDay() - at + 7) % 7] as const),
];
const DATE = '(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}\\.? ?\\p{L}{3,9}\\.?(?: \\d{4})?|\\p{L}{3,9} \\d{1,2}(?:, \\d{4})?)';
const NEW_SINCE = new RegExp(
  `(?<![\\p{L}\\d-])(?:(?<word>(?:${NEW}|${POSTED})(?: ${SINCE})?|${any('since, seit, depuis, sedan')}|(?=${LAST_DAYS})) ?)(?<when>${LAST_DAYS}|${DATE}|${DAYS.map(([name]) => name).join('|')})(?: ${POSTED})?(?![\\p{L}\\d])`,
  'u',
);
const ONLY_NEW = new RegExp(
  `(?<![\\p{L}\\d-])${NEW}(?![\\p{L}\\d-]| ${any('york, zealand, zeeland, delhi, jersey, hampshire, mexico, orleans, england, relic, business, work')})`,
  'u',
);
const LAST_WEEK_DAYS = 6;

/** A day of the past such as “2026-11-03” or “3 November”, the last one if it has no year. */
function dayNamed(text: string): string | null {
  if (/^\d{4}-/.test(text)) return readValue('since', text);
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0].padStart(2, '0');
  const today = dayAgo(0);
  const [{ month = '' } = {}] = monthsNamed(text, `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`);
  const named = /\d{4}/.test(text) ? month : `${today.slice(0, 4)}-${month.slice(5)}`;
  const last = `${named}-${day}` <= today ? named : `${Number(named.slice(0, 4)) - 1}${named.slice(4)}`;
  return month && day ? readValue('since', `${last}-${day}`) : null;
}

/** The day since which what a text asks for was posted or changed: “new”, “new this week”, “posted since 3 November”. */
export function sinceMeant(text: string): Meaning | null {
  const plain = foldedInPlace(text);
  const found = NEW_SINCE.exec(plain);
  if (found) {
    const { when = '' } = found.groups ?? {};
    const [, days] = new RegExp(`^${LAST_DAYS}$`, 'u').test(when) ? (/(\d+)/.exec(when) ?? []) : [];
    const [, ago] = DAYS.find(([name]) => new RegExp(`^${name}$`, 'u').test(when)) ?? [];
    const since = days ? dayAgo(Math.max(0, Number(days) - 1)) : ago ? dayAgo(ago()) : dayNamed(when);
    if (since) return { filter: { since }, spans: [spanOf(found)] };
  }
  const isNew = ONLY_NEW.exec(plain);
  return isNew ? { filter: { since: dayAgo(LAST_WEEK_DAYS) }, spans: [spanOf(isNew)] } : null;
}

const INSIDE = '(?: (?:the|der|dem|den|le|la|du|mid|mitte|anfang|early|beginning of|debut|borjan av|\\d{1,2}\\.?))* ?$';
const before = (words: string) =>
  new RegExp(`(?<![\\p{L}])(?:start(?:s|ing|et|ar)? |beginn |ab |from )?${any(words)}${INSIDE}`, 'u');
const AFTER = before('after, nach, efter, apres, later than, spater als, senare an');
const FROM = before(
  'not before, nicht vor, inte fore, pas avant, fruhestens, earliest, tidigast, au plus tot, from, ab, as of, starting, beginning, since, fran, fran och med, des, a partir d.',
);
const BEFORE = before('before, vor, avant, fore, innan, earlier than, fruher als');
const UNTIL = before(
  'not after, nicht nach, inte efter, pas apres, until, till, by, bis, spatestens, at the latest, no later than, senast, jusqu.(?:a|en), au plus tard',
);
const DENIED =
  /(?<!\p{L})(?:not|\p{L}{2,6}n.t|nicht|kein\p{L}{0,3}|inte|ej|pas|never|nie)(?: \p{L}+)?(?: \p{L}+)?(?: \p{L}+)? ?$/u;
const OR_LATER =
  /^,? ?(?:or|oder|eller|ou|and|und|och|et) (?:later|after|spater|danach|senare|plus tard|apres)|^ onwards/u;
const RANGE = /^ ?(?:-|–|to|till|bis|a|and|und|och|et) ?$/u;

/** The month that is some months later than another. */
const later = (month: string, by: number) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by)).toISOString().slice(0, 7);

/** The months in which what a text asks for starts. “After February” is from March on, and sets no end, nor does “from February”. */
export function startMeant(text: string): Meaning | null {
  const plain = foldedInPlace(text);
  const now = readStart(text);
  if (now?.value === 'now') return { filter: { start_before: thisMonth() }, spans: now.spans };
  const [first, second] = monthsNamed(text, `${thisMonth()}-01`);
  if (!first) return null;
  const [start, end] = first.at;
  const open = plain.slice(0, start);
  const meaning = (filter: Meaning['filter'], word: RegExpExecArray | null, to = end): Meaning => ({
    filter,
    spans: [[word ? word.index : start, to]],
  });
  /** What stands before a month, and whether it is denied: “not starting before March”. */
  const said = (word: RegExp) => {
    const found = word.exec(open);
    return found && { found, isDenied: DENIED.test(open.slice(0, found.index)) };
  };
  const [until, from, after, earlier] = [UNTIL, FROM, AFTER, BEFORE].map(said);
  if (from) return meaning({ start_after: first.month }, from.found);
  if (until?.isDenied || earlier?.isDenied)
    return meaning({ start_after: first.month }, (until ?? earlier)?.found ?? null);
  if (until || after?.isDenied) return meaning({ start_before: first.month }, (until ?? after)?.found ?? null);
  if (after) return meaning({ start_after: later(first.month, 1) }, after.found);
  if (earlier) return meaning({ start_before: later(first.month, -1) }, earlier.found);
  const orLater = OR_LATER.exec(plain.slice(end));
  if (orLater) return meaning({ start_after: first.month }, null, end + orLater[0].length);
  const isRange = second && RANGE.test(plain.slice(end, second.at[0]));
  return meaning(
    { start_after: first.month, start_before: isRange ? second.month : first.month },
    null,
    isRange ? second.at[1] : end,
  );
}
