import type { Place } from '../facts/country.ts';
import { keyOfName } from '../facts/names.ts';
import { regionNamed } from '../facts/regions.ts';
import type { FactValue } from './wish.ts';

type PlaceValue = Extract<FactValue, { kind: 'place' }>;

/** Whole countries, any of which is enough, by their name together. */
export const countriesValue = (
  countries: readonly string[],
  name = '',
): PlaceValue => ({ kind: 'place', key: '', name, countries });

/**
 * A place as it is compared, in some countries or in any: a region is what is in
 * it. One that the tables lack is known by the beginning of its name.
 */
export function placeValue(
  name: string,
  countries: readonly string[] = [],
): PlaceValue {
  const region = regionNamed(name);
  if (region?.countries.length) return countriesValue(region.countries, name);
  const place: PlaceValue = {
    kind: 'place',
    key: keyOfName(name),
    name,
    countries,
  };
  return region ? { ...place, within: region.places } : place;
}

/** A place of the table as it is compared; `null` for a market of no place. */
export function valueOfPlace({ kind, name, codes }: Place): PlaceValue | null {
  if (kind === 'country') return countriesValue(codes);
  const value = placeValue(name);
  return kind === 'market' && value.key !== '' ? null : value;
}
