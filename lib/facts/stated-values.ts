import type {
  StatedAllocation,
  StatedPay,
  StatedPlace,
} from '../public-project/stated-facts.ts';
import type { Allocation } from './allocation.ts';
import type { Languages } from './languages.ts';
import type { Rate } from './rate.ts';

const HOURS_OF_WEEK = 40;
/** From 35 hours a week on, a role is full-time. */
const LEAST_FULL = 35;

/** The share of full time that a source states. */
export function statedAllocation(
  stated: StatedAllocation | undefined,
): Allocation | undefined {
  if (stated === undefined) return undefined;
  const { from, to, unit } = stated;
  if (unit === 'percent') return { from, to };
  const percentOf = (hours: number) =>
    hours >= LEAST_FULL ? 100 : Math.round((hours / HOURS_OF_WEEK) * 100);
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

/** The cities that a source states, or the regions where it has no city. */
export const statedPlaces = (
  places: readonly StatedPlace[] | undefined,
): readonly string[] | undefined =>
  places && [
    ...new Set(places.flatMap(({ city, region }) => city ?? region ?? [])),
  ];
