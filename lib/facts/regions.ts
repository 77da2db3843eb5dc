import { placeByName } from './country.ts';
import { linesOf } from './lines.ts';
import { keyOfName } from './names.ts';
import { cityNames, marketNames } from './place-names.ts';

/** What a region is: the keys of its cities, or the codes of its countries. */
export type Region = {
  readonly name: string;
  readonly places: readonly string[];
  readonly countries: readonly string[];
};

const regions = new Map<string, Region>();
for (const [list, codes] of linesOf(marketNames)) {
  if (codes === '') continue;
  const names = list.split(', ');
  const countries = codes.split(', ');
  for (const name of names)
    regions.set(keyOfName(name), {
      name: names[0] ?? '',
      places: [],
      countries,
    });
}
for (const [names, where] of linesOf(cityNames)) {
  const [city = ''] = names.split(', ');
  const [, ...around] = where.split(', ');
  for (const name of around) {
    const places = regions.get(keyOfName(name))?.places ?? [];
    const all = [...places, keyOfName(city)];
    regions.set(keyOfName(name), { name, places: all, countries: [] });
  }
}

/** The region of the tables with this name, in any language; or `undefined`. */
export function regionNamed(name: string): Region | undefined {
  const key = keyOfName(name);
  const usual = placeByName.get(key)?.name;
  return regions.get(key) ?? regions.get(keyOfName(usual ?? ''));
}
