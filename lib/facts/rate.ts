import { fold } from '../public-project/words.ts';
import { type Fact, factAt } from './scan.ts';

/** What a role pays. An end that is not stated is `null`: “up to 95 EUR”. */
export type Rate = {
  readonly from: number | null;
  readonly to: number | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly per: 'hour' | 'day' | 'month';
};

const table = <T extends string>(rows: readonly (readonly [T, string])[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap(([value, words]) => words.split(' ').map((word) => [fold(word), value] as const)));

// Without “$”, which stands for the currencies of several countries.
const CURRENCIES = table([
  ['EUR', '€ eur euro euros'],
  ['GBP', '£ gbp'],
  ['CHF', 'chf sfr'],
  ['USD', 'usd US$'],
  ['PLN', 'pln zł'],
  ['CZK', 'czk Kč'],
  ['kr', 'kr'],
  ...['SEK', 'DKK', 'NOK', 'ISK', 'HUF', 'RON', 'BGN', 'CAD', 'AUD', 'INR'].map((code) => [code, code] as const),
]);
const PERIODS = table<Rate['per'] | 'none'>([
  ['hour', 'h hr hrs hour hours hourly ph stunde stunden std stündlich stundensatz heure heures horaire thm uur'],
  ['hour', 'tim timme timmen timma timmar timpris timarvode timtaxa'],
  ['day', 'd day days daily pd tag tage täglich tagessatz tagsatz j jr jour jours journalier tjm dag dagen dagspris'],
  ['day', 'dagsarvode manday pt personentag'],
  ['month', 'month months monthly monat monate monatlich mois mensuel månad månaden mån'],
  ['none', 'week weeks weekly woche wöchentlich wochensatz semaine semaines hebdomadaire vecka veckor veckan'],
  ['none', 'year years yearly annum annual annually pa jahr jahre jährlich an année annuel år årligen km total'],
]);
/** “kr” is the money of several countries. These words for a period are only Swedish. */
const SWEDISH = /^(?:tim(?:pris|arvode|taxa)?|timm(?:en?|ar?|a)|månad(?:en)?|mån)$/;
type Type = 'amount' | 'currency' | 'period' | 'join' | 'most' | 'least' | 'doubt' | 'other';
const WORDS = table<Type>([
  ['join', '- – — to bis till a and und et och'],
  ['most', 'up upp upto max maxi maximum maximal maximalt jusqu högst höchstens most plafond < ≤'],
  ['least', 'from ab min mini minimum mindestens least partir dès från minst > ≥'],
  ['doubt', 'not no nicht kein keine pas inte ej or oder ou eller bzw previously formerly spesen expenses frais bonus'],
]);

const MOST_READ = 200;
/** How many parts before an amount may say that it is the least or the most. */
const REACH = 4;
/** “1 150,00”, “95,-”, “IR35”. */
const PART =
  /\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3}){1,3}(?:[.,]\d\d)?(?!\d)|\d{1,9}(?:[.,]\d{1,2}(?!\d))?|US\$|\p{L}[\p{L}\d]*|[.,][-–]|\S/gu;

/** The point of “Std.”, and what stands for no decimals: “95,-”. */
const NO_MEANING = /^(?:\.|[.,][-–])$/;

type Part = { readonly type: Type; readonly text: string; readonly start: number; readonly end: number };

function partsOf(text: string): readonly Part[] {
  const all = [...text.slice(0, MOST_READ).matchAll(PART)].filter(([part]) => !NO_MEANING.test(part));
  return all.map(({ 0: found, index: start }) => {
    const word = fold(found);
    const named = CURRENCIES.has(word) ? 'currency' : PERIODS.has(word) ? 'period' : (WORDS.get(word) ?? 'other');
    return { type: /^\d/.test(found) ? 'amount' : named, text: word, start, end: start + found.length };
  });
}

/** Whether an amount is that of a percentage or of a duration: “20 % travel”, “8 h”. */
function isOther(parts: readonly Part[], at: number): boolean {
  const [before, part, next, second] = [parts[at - 1], parts[at], parts[at + 1], parts[at + 2]];
  if (part?.type !== 'amount' || next === undefined) return false;
  return next.text === '%' || (next.type === 'period' && before?.type !== 'currency' && second?.type !== 'currency');
}

/** The parts without percentages and durations, each with what it is per: “8 h/day”. */
function withoutOthers(parts: readonly Part[]): readonly Part[] {
  const isIn = (at: number, length: number) => isOther(parts, at) && parts[at + length]?.type === 'period';
  return parts.filter((_, at) => {
    const [own, unit] = [isOther(parts, at), isOther(parts, at - 1)];
    return !own && !unit && !isIn(at - 2, 3) && !isIn(at - 3, 3);
  });
}

/** The number that an amount says: a point or comma before one or two digits is that of decimals. `k` makes it thousands. */
function numberOf({ text }: Part, next: Part | undefined): number {
  const [decimals = ''] = /[.,]\d{1,2}$/.exec(text) ?? [];
  const whole = text.slice(0, text.length - decimals.length).replace(/\D/g, '');
  const number = Number(`${whole}.${decimals.slice(1)}`);
  return next?.text === 'k' ? (number < 100 ? number * 1000 : 0) : number;
}

/** The one value of all parts of a type; `null` if there are none or several. */
function theOnly<Value>(parts: readonly Part[], type: Type, values: ReadonlyMap<string, Value>): Value | null {
  const found = new Set(parts.flatMap((part) => (part.type === type ? [values.get(part.text)] : [])));
  const [value] = found;
  return found.size === 1 ? (value ?? null) : null;
}

/** What a role's price says as numbers. `null` if it has no currency or period, several rates, or can be read in two ways. */
export function readRate(text: string): Fact<Rate> | null {
  const parts = withoutOthers(partsOf(text));
  const amounts = [...parts.keys()].filter((at) => parts[at]?.type === 'amount');
  const [first = 0, last = first] = amounts;
  const isIn = (some: readonly Part[], ...types: Type[]) => some.some(({ type }) => types.includes(type));
  const [before, between, rest] = [parts.slice(0, first), parts.slice(first + 1, last), parts.slice(last + 1)];
  const mark = rest.findIndex(({ text: word }) => /^[,;(]/.test(word));
  const [near, after] = [before.slice(-REACH), mark < 0 ? rest : rest.slice(0, mark)];
  const isRange = isIn(between, 'join', 'most') && !isIn(between, 'other', 'doubt');
  if (amounts.length === 0 || amounts.length > 2 || (last > first && !isRange) || isIn(before, 'doubt')) return null;

  const per = theOnly(parts, 'period', PERIODS);
  const named = theOnly(parts, 'currency', CURRENCIES);
  const isSwedish = parts.some(({ type, text: word }) => type === 'period' && SWEDISH.test(word));
  const currency = named === 'kr' ? (isSwedish ? 'SEK' : null) : named;
  if (per === null || per === 'none' || currency === null) return null;

  const [low = 0, high = low] = amounts.map((at) => numberOf(parts[at] as Part, parts[at + 1]));
  if (low <= 0 || high < low) return null;
  const isMost = isIn(near, 'most') || before.at(-1)?.text === 'bis' || isIn(after, 'most');
  const isLeast = isIn(near, 'least') || isIn(after, 'least') || after[0]?.text === '+' || after.at(-1)?.text === '+';
  if (last === first && isMost && isLeast) return null;
  const [from, to] = last > first ? [low, high] : [isMost ? null : low, isLeast ? null : high];
  const said = parts.filter(({ type }) => ['amount', 'currency', 'period'].includes(type));
  return factAt({ from, to, currency, per }, text, [[said[0]?.start ?? 0, said.at(-1)?.end ?? 0]]);
}
