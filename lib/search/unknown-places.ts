import { isCountryCode, placeByName } from '../facts/country.ts';
import { keyOfName } from '../facts/names.ts';
import { regionNamed } from '../facts/regions.ts';
import type { Filter } from '../filters.ts';
import { valuesIn } from './filter-values.ts';

/** Whether it is known what a place is, or what is in a region. */
function isKnown(value: string): boolean {
  // “Munich, DE” is in a country.
  const [name = ''] = value.split(', ');
  const kind = placeByName.get(keyOfName(name))?.kind;
  const isPlace = kind === 'city' || kind === 'country' || isCountryCode(name);
  return isPlace || regionNamed(name) !== undefined;
}

/** The places of a filter that are found only where they are named. */
export const unknownPlaces = ({ location }: Filter): readonly string[] =>
  location === undefined
    ? []
    : valuesIn('location', location).filter((value) => !isKnown(value));
