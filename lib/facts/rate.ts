import { fold } from '../public-project/words.ts';
import table from './rates.json' with { type: 'json' };
import { type Fact, factAt } from './scan.ts';

/** What a role pays. An end that is not stated is `null`: “up to 95 EUR”. */
export type Rate = {
  readonly from: number | null;
  readonly to: number | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly per: 'hour' | 'day' | 'month';
};

const byWord = <T extends string>(rows: Readonly<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(rows) as [T, string][]).flatMap(([value, words]) =>
      words.split(' ').map((word) => [fold(word), value] as const),
    ),
  );
/** The currencies by their signs and names, folded. Without “$”, which stands for those of several countries. */
export const CURRENCIES = byWord(table.currencies);
const PERIODS = byWord(table.periods);
const WORDS = byWord(table.words);

const MOST_READ = 200;
/** How many parts before an amount may say that it is the least or the most. */
const REACH = 4;
/** “1 150,00”, “95,-”, “IR35”. */
const PART =
  /\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3}){1,3}(?:[.,]\d\d)?(?!\d)|\d{1,9}(?:[.,]\d{1,2}(?!\d))?|US\$|\p{L}[\p{L}\d]*|[.,][-–]|\S/gu;
/** The point of “Std.”, and what stands for no decimals: “95,-”. */
const NO_MEANING = /^(?:\.|[.,][-–])$/;

type Type = keyof typeof table.words | 'amount' | 'currency' | 'period' | 'other';
type Part = { readonly type: Type; readonly text: string; readonly start: number; readonly end: number };

function typeOf(word: string): Type {
  if (/^\d/.test(word)) return 'amount';
  if (CURRENCIES.has(word)) return 'currency';
  return PERIODS.has(word) ? 'period' : (WORDS.get(word) ?? 'other');
}

const isOf = (parts: readonly Part[], ...types: Type[]) => parts.some(({ type }) => types.includes(type));

/** The parts without percentages and durations, each with what it is per: “20 % travel”, “8 h/day”. */
function withoutOthers(parts: readonly Part[]): readonly Part[] {
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

/** What a role's price says as numbers. `null` if it has no currency or period, several rates, or can be read in two ways. */
export function readRate(text: string): Fact<Rate> | null {
  const tokens = [...text.slice(0, MOST_READ).matchAll(PART)].map(({ 0: found, index }): Part => {
    const word = fold(found);
    return { type: typeOf(word), text: word, start: index, end: index + found.length };
  });
  const parts = withoutOthers(tokens.filter((part) => !NO_MEANING.test(part.text)));
  const amounts = [...parts.keys()].filter((at) => parts[at]?.type === 'amount');
  const [first = 0, last = first] = amounts;
  const [before, between, rest] = [parts.slice(0, first), parts.slice(first + 1, last), parts.slice(last + 1)];
  const mark = rest.findIndex(({ text: word }) => /^[,;(]/.test(word));
  const [near, after] = [before.slice(-REACH), mark < 0 ? rest : rest.slice(0, mark)];
  const isRange = isOf(between, 'join', 'most') && !isOf(between, 'other', 'doubt');
  if (amounts.length === 0 || amounts.length > 2 || (last > first && !isRange) || isOf(before, 'doubt')) return null;

  const per = theOnly(parts, 'period', PERIODS);
  const named = theOnly(parts, 'currency', CURRENCIES);
  // “kr” is the money of several countries. “Tim” and what begins with it are only Swedish.
  const isSwedish = parts.some(({ type, text: word }) => type === 'period' && word.startsWith('tim'));
  const currency = named === 'kr' ? (isSwedish ? 'SEK' : null) : named;
  if (per === null || per === 'none' || currency === null) return null;

  const [low = 0, high = low] = amounts.map((at) => numberOf(parts[at], parts[at + 1]));
  if (low <= 0 || high < low) return null;
  const isMost = isOf(near, 'most') || before.at(-1)?.text === 'bis' || isOf(after, 'most');
  const isLeast = isOf([...near, ...after], 'least') || after[0]?.text === '+' || after.at(-1)?.text === '+';
  if (last === first && isMost && isLeast) return null;
  const [from, to] = last > first ? [low, high] : [isMost ? null : low, isLeast ? null : high];
  const said = parts.filter((part) => isOf([part], 'amount', 'currency', 'period'));
  return factAt({ from, to, currency, per }, text, [[said[0]?.start ?? 0, said.at(-1)?.end ?? 0]]);
}
