import type { Languages } from '../facts/languages.ts';
import type { Months, Start } from '../facts/start.ts';
import { dayAgo } from '../public-project/stated-date.ts';
import type { FactOf } from './row-facts.ts';
import type { Bounds, FactValue, HourlyRate, Way, Workload } from './wish.ts';

/**
 * How far what a row states is what was asked for: from 1, entirely, to just
 * above 0; -1 if it is something else; 0 if it does not say.
 */
type Degree = number;

/** A role that can be filled at 80 % or less is part-time. */
export const MOST_PART_TIME = 80;
/** A workload that differs by so many percent is still what was asked for. */
const CLOSE_WORKLOAD = 10;
/** How much something counts that is not the best. */
const SECOND = 0.5;

/** The month of today, in which what starts now starts. */
export const thisMonth = (): string => dayAgo(0).slice(0, 7);

/** The months in which work starts. */
export const monthsOf = (start: Start): Months =>
  start === 'now' ? { from: thisMonth(), to: thisMonth() } : start;

const yesOrNo = (isMet: boolean): Degree => (isMet ? 1 : -1);

function placeDegree(
  { place: { kind, key, codes } }: FactValue<'place'>,
  fact: FactOf<'place'>,
): Degree {
  const isArea = codes.length > 0 && !['city', 'region'].includes(kind);
  const isSilent = (isArea ? fact.countries : fact.places).length === 0;
  const mayBeThere =
    codes.length === 0 ||
    fact.countries.length === 0 ||
    codes.some((code) => fact.countries.includes(code));
  if (isSilent && mayBeThere) return 0;
  const isName = kind === 'name';
  // A place that the table lacks is known by the beginning of its name.
  const isThere =
    (isArea && !isName) ||
    fact.places.some(
      (other) =>
        other.key === key ||
        other.regions.includes(key) ||
        (isName && other.key.startsWith(`${key} `)),
    );
  return yesOrNo(mayBeThere && isThere);
}

function wayDegree({ ways }: FactValue<'way'>, way: Way): Degree {
  const at = ways.indexOf(way);
  if (at >= 0) return at === 0 ? 1 : SECOND;
  return way === 'not-stated' ? 0 : -1;
}

function workloadDegree(value: Workload, { from, to }: Workload): Degree {
  const gap = Math.max(from - value.to, value.from - to);
  if (gap > CLOSE_WORKLOAD) return -1;
  return 1 - (Math.abs(from - value.from) + Math.abs(to - value.to)) / 400;
}

/** The languages that a role requires, or one of which it does. */
export const neededLanguages = ({ required, alternatives }: Languages) => [
  ...new Set([...required, ...alternatives.flat()]),
];

/** Whether a role requires only languages that somebody speaks. */
export function suits(
  { required, alternatives }: Languages,
  isSpoken: (code: string) => boolean,
): boolean {
  const isAnySpoken = (some: readonly string[]) => some.some(isSpoken);
  return required.every(isSpoken) && alternatives.every(isAnySpoken);
}

function languageDegree(
  { codes }: FactValue<'language'>,
  languages: Languages,
): Degree {
  const isNamed = (code: string) => codes.includes(code);
  const needed = neededLanguages(languages);
  if (needed.some(isNamed)) return suits(languages, isNamed) ? 1 : SECOND;
  if (languages.advantage.some(isNamed)) return SECOND;
  return needed.length > 0 ? -1 : 0;
}

/** Whether a time from some day or month to another is within bounds. */
const timeDegree = (bounds: Bounds, first: string, last = first) => {
  const { from = first, to = last } = bounds;
  return yesOrNo(last >= from && first <= to);
};

/** How far a fact is a value of its kind. */
export const degrees = {
  place: placeDegree,
  way: wayDegree,
  workload: workloadDegree,
  language: languageDegree,
  rate: (value: HourlyRate, { amount, currency }: HourlyRate): Degree =>
    currency === value.currency ? yesOrNo(amount >= value.amount) : 0,
  start(value: Bounds, start: Start): Degree {
    const { from, to } = monthsOf(start);
    return timeDegree(value, from, to);
  },
  lastDay: timeDegree,
  changed: timeDegree,
};
