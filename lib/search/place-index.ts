import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { placeByName } from '../facts/country.ts';
import { OTHER_CITY } from '../facts/location.ts';
import { keyOfName, namesIn } from '../facts/names.ts';
import type { ProjectFacts } from '../facts/project-facts.ts';
import { placeAndCountry } from './filter-rules.ts';

/** What can be chosen, and the rows that have it. */
export type Offered = { readonly value: string; readonly rows: Rows };

/**
 * A place in a form in which names are compared by their beginnings, a place of the table by its usual name: “München” is `munich `,
 * “München-Schwabing” is `munich schwabing `.
 */
function keyOf(text: string): string {
  const [first] = namesIn(text, placeByName);
  const isFirst = first !== undefined && first.start === 0 && first.value.kind !== 'country';
  return `${keyOfName(isFirst ? `${first.value.name} ${text.slice(first.end)}` : text)} `;
}
/** The places of the table inside a place: “Region Skåne” is also Skåne, but “New London” is no part of London. */
const placesInside = (text: string) =>
  namesIn(text, placeByName).flatMap(({ start, end }) =>
    start === 0 || OTHER_CITY.test(text.slice(0, start)) ? [] : [text.slice(start, end)],
  );

/** The places and countries of a list, each with the rows that are there. */
export function createPlaceIndex() {
  const [places, countries] = [new Map<string, Offered>(), new Map<string, Offered>()];
  const [placed, inCountry] = [new Rows(), new Rows()];

  /** The places that begin with a name: “Frankfurt” is also “Frankfurt (Oder)”, but “Frankfurt am Main” is one. */
  function placesNamed(name: string): readonly Offered[] {
    const key = keyOf(name);
    const isLonger = keyOfName(name).length >= key.length && keyOfName(name).startsWith(key);
    const exact = isLonger ? places.get(key) : undefined;
    return exact ? [exact] : [...places].flatMap(([other, at]) => (key !== ' ' && other.startsWith(key) ? at : []));
  }

  function rowsAt(value: string): Rows {
    const { place, code = '' } = placeAndCountry(value);
    const here = countries.get(value) ? [] : placesNamed(place);
    const rows = here.reduce((all, one) => all.union(one.rows), countries.get(value)?.rows.clone() ?? new Rows());
    return code === '' ? rows : rows.intersection(countries.get(code)?.rows ?? new Rows());
  }

  return {
    add(row: number, { places: written, countries: codes }: ProjectFacts): void {
      const addTo = (all: Map<string, Offered>, key: string, value: string) => {
        const offered = all.get(key) ?? { value, rows: new Rows() };
        offered.rows.add(row);
        all.set(key, offered);
      };
      for (const code of codes?.value ?? []) {
        addTo(countries, code, code);
        inCountry.add(row);
      }
      for (const name of new Set(written.flatMap((text) => [text, ...placesInside(text)]))) {
        const place = placeByName.get(keyOfName(name));
        if (place?.kind === 'country' || keyOf(name) === ' ') continue;
        addTo(places, keyOf(name), place?.name ?? name);
        placed.add(row);
      }
    },
    /** The rows in any of some places, and those that state no country, or for a place neither country nor place. */
    find(values: readonly string[], all: Rows): { readonly rows: Rows; readonly unstated: Rows } {
      const rows = values.reduce((found, value) => found.union(rowsAt(value)), new Rows());
      const isOfCountries = values.every((value) => /^[A-Z]{2}$/.test(value));
      const stated = isOfCountries ? inCountry : placed.new_union(inCountry);
      return { rows, unstated: all.difference(stated).difference(rows) };
    },
    /** Countries and places to choose from. */
    offered: (): readonly Offered[] => [...countries.values(), ...places.values()],
  };
}
