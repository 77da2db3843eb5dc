import { fold } from '../public-project/words.ts';

/** How much of a full week a role takes, in percent. */
export type Allocation = { readonly from: number; readonly to: number };

const MOST_READ = 200;
const DAYS_A_WEEK = 5;
const HOURS_A_WEEK = 40;

const words = (text: string) => new Set(text.split(' '));
const UNITS: readonly (readonly [ReadonlySet<string>, number])[] = [
  [words('% percent prozent procent pourcent'), 1],
  [words('day days tag tage tagen jour jours j dag dagar d'), 100 / DAYS_A_WEEK],
  [words('h hour hours hrs std stunde stunden heure heures timme timmar tim'), 100 / HOURS_A_WEEK],
];
const NUMBERS = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    ein: 1,
    einen: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
  }).concat(
    Object.entries({
      en: 1,
      ett: 1,
      tva: 2,
      tre: 3,
      fyra: 4,
      fem: 5,
      un: 1,
      une: 1,
      deux: 2,
      trois: 3,
      quatre: 4,
      cinq: 5,
    }),
  ),
);
const FULL = /(?:full|plein)[ -]?(?:time|temps)|fulltime|vollzeit|temps[ -]plein|temps[ -]complet|heltid/;
const HALF = /half[ -]?time|halbzeit|halbtags|mi[ -]temps|halvtid/;
const PART = /part[ -]?time|teilzeit|temps[ -]partiel|deltid/;
const AT_MOST = words('up to max maximum most bis zu hochstens jusqu upp till hogst');
const AT_LEAST = words('min minimum least mindestens moins minst ab from');
const OTHER_PERIOD = /month|monat|mois|manad|year|jahr|annee|per day|am tag|pro tag|par jour|per dag/;

type Token = { readonly text: string; readonly number: number | undefined };

/** The number before a unit, and the one before that if they are a range. */
function rangeBefore(tokens: readonly Token[], at: number): { from: number; to: number; start: number } | null {
  const last = tokens[at - 1]?.number;
  if (last === undefined) return null;
  const isRange = /^(?:[-–]|to|bis|a|till|och|or|oder|ou|eller|und|and)$/.test(tokens[at - 2]?.text ?? '');
  // "50 % to 80 %", "80 - 100 %"
  const second = tokens[at - 3]?.text === '%' ? at - 4 : at - 3;
  const first = isRange ? tokens[second]?.number : undefined;
  return first === undefined ? { from: last, to: last, start: at - 1 } : { from: first, to: last, start: second };
}

/** What a role's allocation says. `null` if it says nothing that can be compared. */
export function readAllocation(text: string): Allocation | null {
  const plain = fold(text.slice(0, MOST_READ));
  const tokens: Token[] = [...plain.matchAll(/\d{1,4}(?:[.,]\d{1,2})?|\p{L}+|[%+–-]/gu)].map(([found]) => ({
    text: found,
    number: /^\d/.test(found) ? Number(found.replace(',', '.')) : NUMBERS.get(found),
  }));
  const ofUnit = (unit: ReadonlySet<string>, percent: number): Allocation | null => {
    // A range may name its unit twice; the last one ends it.
    const at = tokens.findLastIndex(({ text: one }, index) => unit.has(one) && rangeBefore(tokens, index) !== null);
    const range = at < 0 ? null : rangeBefore(tokens, at);
    return range && limited({ ...range, from: range.from * percent, to: range.to * percent }, tokens, at);
  };
  for (const [unit, percent] of UNITS) {
    if (percent !== 1 && OTHER_PERIOD.test(plain)) continue;
    const found = ofUnit(unit, percent);
    if (found !== null) return found;
  }
  const bare = tokens.every(({ text: one, number }) => number !== undefined || one === '-' || one === '–');
  const range = bare && tokens.length > 0 ? rangeBefore(tokens, tokens.length) : null;
  if (range !== null && range.to >= 10) return limited(range, tokens, tokens.length);
  const [isFull, isPart, isHalf] = [FULL.test(plain), PART.test(plain), HALF.test(plain)];
  if (isPart && isFull) return { from: 0, to: 100 };
  if (isHalf) return { from: 50, to: isFull ? 100 : 50 };
  if (isPart) return { from: 0, to: 80 };
  return isFull ? { from: 100, to: 100 } : null;
}

/** A range with "up to", "at least" or a plus applied; `null` if it is none of a week. */
function limited(
  range: Allocation & { readonly start: number },
  tokens: readonly Token[],
  at: number,
): Allocation | null {
  const { start } = range;
  const [from, to] = [Math.round(range.from), Math.round(range.to)];
  if (from > to || to > 100 || from < 0) return to > 100 && to <= 120 && from === to ? { from: 100, to: 100 } : null;
  const before = tokens.slice(Math.max(0, start - 3), start).map(({ text }) => text);
  if (from === to && before.some((one) => AT_LEAST.has(one))) return { from, to: 100 };
  if (from === to && before.some((one) => AT_MOST.has(one))) return { from: 0, to };
  return from === to && tokens.slice(at, at + 2).some(({ text }) => text === '+') ? { from, to: 100 } : { from, to };
}
