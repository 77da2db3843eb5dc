import SearchableMap from 'minisearch/SearchableMap';
import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { placeByName } from '../facts/country.ts';
import { OTHER_CITY } from '../facts/location.ts';
import { keyOfName, namesIn } from '../facts/names.ts';
import type { ProjectFacts } from '../facts/project-facts.ts';
import { placeAndCountry } from './filter-rules.ts';

type At = { readonly label: string; readonly rows: Rows };

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
  const places = new SearchableMap<At>();
  const countries = new Map<string, Rows>();
  const [placed, inCountry] = [new Rows(), new Rows()];

  /** The places that begin with a name: “Frankfurt” is also “Frankfurt (Oder)”. Failing that, those that have it as words, or a similar one. */
  function placesNamed(name: string): readonly At[] {
    const key = keyOf(name);
    // “Frankfurt am Main” is one Frankfurt.
    const isLonger = keyOfName(name).length >= key.length && keyOfName(name).startsWith(key);
    const exact = isLonger ? places.get(key) : undefined;
    const begun = exact ? [exact] : [...places.atPrefix(key).values()];
    if (begun.length > 0 || key === ' ') return begun;
    const within = [...places].flatMap(([other, at]) => (other.includes(` ${key}`) ? [at] : []));
    return within.length > 0 || key.length < 6
      ? within
      : [...places.fuzzyGet(key, key.length < 9 ? 1 : 2).values()].map(([at]) => at);
  }

  function rowsAt(value: string): Rows {
    const country = countries.get(value);
    if (country) return country.clone();
    const { place, code } = placeAndCountry(value);
    const rows = placesNamed(place).reduce((all, one) => all.union(one.rows), new Rows());
    return code ? rows.intersection(countries.get(code) ?? new Rows()) : rows;
  }

  return {
    add(row: number, { places: written, countries: codes }: ProjectFacts): void {
      for (const code of codes?.value ?? []) {
        const rows = countries.get(code) ?? new Rows();
        rows.add(row);
        inCountry.add(row);
        countries.set(code, rows);
      }
      for (const name of new Set(written.flatMap((text) => [text, ...placesInside(text)]))) {
        const place = placeByName.get(keyOfName(name));
        const key = keyOf(name);
        if (place?.kind === 'country' || key === ' ') continue;
        const { label, rows } = places.get(key) ?? { label: place?.name ?? name, rows: new Rows() };
        rows.add(row);
        placed.add(row);
        places.set(key, { label, rows });
      }
    },
    /** The rows in any of some places, and those that state no country, or for a place neither country nor place. */
    find(values: readonly string[], all: Rows): { readonly rows: Rows; readonly unstated: Rows } {
      const rows = values.reduce((found, value) => found.union(rowsAt(value)), new Rows());
      const isOfCountries = values.every((value) => /^[A-Z]{2}$/.test(value));
      const stated = isOfCountries ? inCountry : placed.new_union(inCountry);
      return { rows, unstated: all.difference(stated).difference(rows) };
    },
    /** What can be chosen: countries first, then places. */
    values: (): readonly { readonly value: string; readonly rows: readonly number[] }[] => [
      ...[...countries].map(([value, rows]) => ({ value, rows: rows.array() })),
      ...[...places.values()].map(({ label, rows }) => ({ value: label, rows: rows.array() })),
    ],
  };
}
