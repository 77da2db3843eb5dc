import type {
  StatedAllocation,
  StatedPay,
  StatedPlace,
} from '../public-project/stated-facts.ts';
import {
  type Allocation,
  HOURS_OF_WEEK,
  LEAST_FULL_HOURS,
} from './allocation.ts';
import type { Languages } from './languages.ts';
import {
  distinctPlaces,
  placeNamed,
  readPlaces,
  type WorkPlace,
} from './location.ts';
import type { Rate } from './rate.ts';
import type { Start } from './start.ts';

/** The share of full time that a source states. */
export function statedAllocation(
  stated: StatedAllocation | undefined,
): Allocation | undefined {
  if (stated === undefined) return undefined;
  const { from, to, unit } = stated;
  if (unit === 'percent') return { from, to };
  const percentOf = (hours: number) =>
    hours >= LEAST_FULL_HOURS ? 100 : Math.round((hours / HOURS_OF_WEEK) * 100);
  return { from: percentOf(from), to: percentOf(to) };
}

/** The one rate that a source states; none without currency and period. */
export function statedRate([pay, ...others]: readonly StatedPay[] = []):
  | Rate
  | undefined {
  if (pay === undefined || others.length > 0) return undefined;
  const { from, to, currency, per } = pay;
  return currency === null || per === null
    ? undefined
    : { from, to, currency, per };
}

/** The languages that a source states. */
export const statedLanguages = (
  required: readonly string[] | undefined,
): Languages | undefined =>
  required && { required, alternatives: [], advantage: [] };

/** When an assignment starts: “now”, or in the month of the date stated. */
export function statedStart(stated: string | undefined): Start | undefined {
  if (stated === undefined || stated === 'now') return stated;
  const month = stated.slice(0, '2027-01'.length);
  return { from: month, to: month };
}

/**
 * The cities that a source states, or the regions where it has no city; those
 * in a text are read from it.
 */
export function statedPlaces(
  places: readonly StatedPlace[] | undefined,
  countries: readonly string[],
): readonly WorkPlace[] | undefined {
  const named = places?.flatMap(({ text, city, region, country }) => {
    const codes = country === undefined ? countries : [country];
    if (text !== undefined) return readPlaces(text, codes);
    const name = city ?? region;
    return name === undefined ? [] : placeNamed(name, codes);
  });
  return named && distinctPlaces(named);
}
