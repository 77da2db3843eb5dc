import { fold } from '../public-project/words.ts';
import table from './rates.json' with { type: 'json' };
import { type Fact, factAt, type Span } from './scan.ts';

/** What a role pays. An end that is not stated is `null`: “up to 95 EUR”. */
export type Rate = {
  readonly from: number | null;
  readonly to: number | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly per: 'hour' | 'day' | 'month';
};

/** The least that somebody asks for per hour. Without a currency, it is in the usual one. */
export type AskedRate = { readonly amount: number; readonly currency: string | null };

export const HOURS_OF_DAY = 8;

const byWord = <T extends string>(rows: Readonly<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(rows) as [T, string][]).flatMap(([value, words]) =>
      words.split(' ').map((word) => [fold(word.replace('_', ' ')), value] as const),
    ),
  );
const CURRENCIES = byWord(table.currencies);
const PERIODS = byWord(table.periods);
const WORDS = byWord(table.words);

const MOST_READ = 200;
/** How many parts before an amount may say that it is the least or the most. */
const REACH = 4;
/** From this number on, “100 an hour” is a rate. */
const LEAST_RATE = 20;
/** “1 150,00”, “95,-”, “IR35”. The point of “Std.” and what stands for no decimals have no meaning. */
const PART =
  /\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3}){1,3}(?:[.,]\d\d)?(?!\d)|\d{1,9}(?:[.,]\d{1,2}(?!\d))?|US\$|au moins|\p{L}[\p{L}\d]*|[.,][-–]|\S/giu;
const NO_MEANING = /^(?:\.|[.,][-–])$/;

type Type = keyof typeof table.words | 'amount' | 'currency' | 'period' | 'other';
type Part = { readonly type: Type; readonly text: string; readonly start: number; readonly end: number };

function typeOf(word: string): Type {
  if (/^\d/.test(word)) return 'amount';
  if (CURRENCIES.has(word)) return 'currency';
  return PERIODS.has(word) ? 'period' : (WORDS.get(word) ?? 'other');
}

const isOf = (parts: readonly Part[], ...types: Type[]) => parts.some(({ type }) => types.includes(type));

/** The parts of a text without percentages and durations, each with what it is per: “20 % travel”, “8 h/day”. */
function partsIn(text: string): readonly Part[] {
  const parts = Array.from(text.slice(0, MOST_READ).matchAll(PART), ({ 0: found, index }): Part => {
    const word = fold(found);
    return { type: typeOf(word), text: word, start: index, end: index + found.length };
  }).filter((part) => !NO_MEANING.test(part.text));
  const isOther = (at: number) => {
    const [before, part, next, second] = [parts[at - 1], parts[at], parts[at + 1], parts[at + 2]];
    if (part?.type !== 'amount' || next === undefined) return false;
    return next.text === '%' || (next.type === 'period' && before?.type !== 'currency' && second?.type !== 'currency');
  };
  const isIn = (at: number, length: number) => isOther(at) && parts[at + length]?.type === 'period';
  return parts.filter((_, at) => !isOther(at) && !isOther(at - 1) && !isIn(at - 2, 3) && !isIn(at - 3, 3));
}

/** The number that an amount says: a point or comma before one or two digits is that of decimals. `k` makes it thousands. */
function numberOf(amount: Part | undefined, next: Part | undefined): number {
  const text = amount?.text ?? '';
  const [decimals = ''] = /[.,]\d{1,2}$/.exec(text) ?? [];
  const number = Number(`${text.slice(0, text.length - decimals.length).replace(/\D/g, '')}.${decimals.slice(1)}`);
  return next?.text === 'k' ? (number < 100 ? number * 1000 : 0) : number;
}

/** The one value of all parts of a type; `null` if there are none or several. */
function theOnly<Value>(parts: readonly Part[], type: Type, values: ReadonlyMap<string, Value>): Value | null {
  const [value, ...others] = new Set(parts.flatMap((part) => (part.type === type ? [values.get(part.text)] : [])));
  return others.length === 0 ? (value ?? null) : null;
}

const spanOf = (parts: readonly Part[]): Span => [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];

/** What a role's price says as numbers. `null` if it has no currency or period, several rates, or can be read in two ways. */
export function readRate(text: string): Fact<Rate> | null {
  const parts = partsIn(text);
  const amounts = [...parts.keys()].filter((at) => parts[at]?.type === 'amount');
  const [first = 0, last = first] = amounts;
  const [before, between, rest] = [parts.slice(0, first), parts.slice(first + 1, last), parts.slice(last + 1)];
  const mark = rest.findIndex(({ text: word }) => /^[,;(]/.test(word));
  const [near, after] = [before.slice(-REACH), mark < 0 ? rest : rest.slice(0, mark)];
  const isRange = isOf(between, 'join', 'most') && !isOf(between, 'other', 'doubt', 'link');
  if (amounts.length === 0 || amounts.length > 2 || (last > first && !isRange) || isOf(before, 'doubt')) return null;

  const per = theOnly(parts, 'period', PERIODS);
  const named = theOnly(parts, 'currency', CURRENCIES);
  // “kr” is the money of several countries, as is “$”. “Tim” and what begins with it are only Swedish.
  const isSwedish = parts.some(({ type, text: word }) => type === 'period' && word.startsWith('tim'));
  const currency = named === 'kr' && isSwedish ? 'SEK' : named;
  if (per === null || per === 'none' || currency === null || currency === 'kr' || currency === '$') return null;

  const [low = 0, high = low] = amounts.map((at) => numberOf(parts[at], parts[at + 1]));
  if (low <= 0 || high < low) return null;
  const isMost = isOf(near, 'most') || before.at(-1)?.text === 'bis' || isOf(after, 'most');
  const isLeast = isOf([...near, ...after], 'least') || after[0]?.text === '+' || after.at(-1)?.text === '+';
  if (last === first && isMost && isLeast) return null;
  const [from, to] = last > first ? [low, high] : [isMost ? null : low, isLeast ? null : high];
  return factAt({ from, to, currency, per }, text, [
    spanOf(parts.filter((part) => isOf([part], 'amount', 'currency', 'period'))),
  ]);
}

const LEADING: readonly Type[] = ['currency', 'rate', 'least', 'most', 'doubt', 'link', 'join'];
const FOLLOWING: readonly Type[] = ['currency', 'period', 'join', 'link'];
/** Whether a part says that an amount is a rate: also “Stundensatz”, which says its period, too. */
const isRateWord = (part: Part | undefined) => WORDS.get(part?.text ?? '') === 'rate';

/**
 * The rate that a text asks for: an amount with a currency, a word for a rate or a time, or if it `isAll` of the text, any amount;
 * not the most that somebody pays.
 */
export function readAskedRate(text: string, isAll = false): Fact<AskedRate> | null {
  const parts = partsIn(text);
  for (const [at, { type }] of parts.entries()) {
    if (type !== 'amount') continue;
    let [first, last] = [at, at];
    while (LEADING.includes(parts[first - 1]?.type ?? 'other') || isRateWord(parts[first - 1])) first -= 1;
    while (first < at && isOf([parts[first] as Part], 'join', 'link')) first += 1;
    const isUpper = () =>
      parts[last + 1]?.type === 'amount' && isOf(parts.slice(Math.max(at + 1, last - 1), last + 1), 'join');
    while (FOLLOWING.includes(parts[last + 1]?.type ?? 'other') || isUpper()) last += 1;
    while (last > at && parts[last]?.text !== '+' && isOf([parts[last] as Part], 'join', 'link')) last -= 1;
    const [all, before] = [parts.slice(first, last + 1), parts.slice(first, at)];
    const [per, named] = [theOnly(all, 'period', PERIODS), theOnly(all, 'currency', CURRENCIES)];
    const amount = numberOf(parts[at], undefined) / (per === 'day' ? HOURS_OF_DAY : 1);
    const isRate = named !== null || before.some(isRateWord) || (per !== null && amount >= LEAST_RATE);
    const isUpTo = isOf(before, 'most') || parts[at - 1]?.text === 'bis' || parts[last + 1]?.type === 'most';
    const isMost = isUpTo && !isOf(before, 'doubt');
    const isWhole = all.length === parts.length;
    if (isMost || per === 'month' || per === 'none' || !(isAll ? isWhole : isRate)) continue;
    // “kr” is the krona of Sweden unless it says otherwise.
    const currency = named === 'kr' ? 'SEK' : named === '$' ? 'USD' : named;
    return factAt({ amount, currency }, text, [spanOf(all)]);
  }
  return null;
}
