import { countryCodeOf, isCountryCode } from './country.ts';
import { groupsIn, type Item, isAscii } from './location.ts';
import { type Fact, factAt, spanOf } from './scan.ts';

/**
 * The codes that name a country even alone. Others are also words (“IT”),
 * states of the USA or times (“AM”).
 */
const ALONE = new Set(
  'AT BE CH CZ DE DK EE ES FI FR GB HR HU IE LU LV LT NL PL RO SE SK'.split(
    ' ',
  ),
);
/** Names of towns in California, which no town in Canada has: “San José, CA”. */
const CALIFORNIAN = /^(?:San|Santa|Los|El|La) \p{Lu}/u;

/** The countries of a place; `null` if it may be in several. */
type Countries = readonly string[] | null;
/** A place, and what stands beside it: “Bern, BE”, “Vienna, Virginia”. */
type PlaceWithCodes = {
  readonly head: Item;
  readonly beside: readonly Item[];
};

const isTown = ({ kind }: Item): boolean => kind === 'city' || kind === 'name';
const isShared = ({ codes }: Item, other: Item | undefined): boolean =>
  codes.some((code) => other?.codes.includes(code));

/** Whether a region or a code says where the place before it is. */
const isBehind = ({ kind }: Item, head: Item): boolean =>
  kind === 'region'
    ? isTown(head)
    : kind === 'code' && (isTown(head) || head.kind === 'region');

/**
 * The places of a group, each with the codes and the region behind it. In
 * “DE-BE-Berlin” the codes stand before it.
 */
function placesIn(group: readonly Item[]): readonly PlaceWithCodes[] {
  const [last, before] = [group.at(-1), group.slice(0, -1)];
  if (last?.kind === 'city' && before.every(({ kind }) => kind === 'code'))
    return [{ head: last, beside: before }];
  const places: { readonly head: Item; readonly beside: Item[] }[] = [];
  for (const item of group) {
    const place = places.at(-1);
    if (place && isBehind(item, place.head)) place.beside.push(item);
    else places.push({ head: item, beside: [] });
  }
  return places;
}

/** “Tbilisi, Georgia” and “Atlanta, Georgia” are not in one country. */
function countriesOfRegion(region: Item, place: PlaceWithCodes): Countries {
  if (region.codes.length === 1) return region.codes;
  const others = [place.head, ...place.beside].filter((one) => one !== region);
  const codes = others.flatMap((other) => other.codes);
  const possible = region.codes.filter((code) => codes.includes(code));
  return possible.length === 1 ? possible : null;
}

function countriesOfCode({ text }: Item): Countries {
  if (ALONE.has(text)) return [text];
  return isCountryCode(text) ? null : [];
}

/**
 * Whether what stands beside a city confirms its country. Two letters may also
 * be a state: “Milan, TN” is in Tennessee.
 */
function isConfirmed(city: Item, { text, codes }: Item): boolean {
  const [country = ''] = city.codes;
  const isOverseas = country !== 'US' && codes.includes('US') && isAscii(city);
  return text === country || (codes.includes(country) && !isOverseas);
}

/** A city that no word beside it puts elsewhere: “London, Middlesex County”. */
function countriesOfCity(
  { head, beside }: PlaceWithCodes,
  next: Item | undefined,
): Countries {
  if (beside.length > 0)
    return beside.some((one) => isConfirmed(head, one)) ? head.codes : null;
  return next?.kind === 'name' && isAscii(head) ? null : head.codes;
}

/** A town that the table lacks is in the country of the code behind it. */
function countriesOfTown({ head, beside: [code] }: PlaceWithCodes): Countries {
  if (!code) return [];
  const possible = code.codes.filter(
    (country) => isAscii(head) || country === code.text,
  );
  return possible.length === 1 ? possible : null;
}

/** The countries of a place, before another one. */
function countriesOf(place: PlaceWithCodes, next: Item | undefined): Countries {
  const { head, beside } = place;
  const region = [head, ...beside].find(({ kind }) => kind === 'region');
  if (region) return countriesOfRegion(region, place);
  if (head.kind === 'code') return countriesOfCode(head);
  if (head.kind === 'city') return countriesOfCity(place, next);
  return head.kind === 'name' ? countriesOfTown(place) : [];
}

/** The countries of a group that names none. */
function countriesOfPlaces(group: readonly Item[]): Countries {
  const places = placesIn(group);
  const read = places.map((place, at) =>
    countriesOf(place, places[at + 1]?.head),
  );
  return read.every((codes) => codes !== null) ? read.flat() : null;
}

/** The name of a country before a region of another is that of a town. */
function asTown(item: Item, next: Item | undefined): Item {
  const isInRegion =
    next?.kind === 'region' ||
    (next?.kind === 'code' &&
      next.codes.includes('US') &&
      item.text.length > 3);
  return item.kind === 'country' && isInRegion && !isShared(item, next)
    ? { ...item, kind: 'name', codes: [] }
    : item;
}

/**
 * The countries that a group names, with those of codes behind them: “US, CA,
 * MX”, but not the regions in “US (CA, NY)” and “Germany, BE”.
 */
function countriesNamed(group: readonly Item[]): Countries {
  const countries = group.filter(({ kind }) => kind === 'country');
  const [country] = countries;
  if (country === undefined) return [];
  const at = group.indexOf(country);
  // “Berlin, Vienna, Austria” and “Paris, France, London” are in two countries.
  const isElsewhere = group.some(
    (item, place) =>
      item.kind === 'city' &&
      !countries.some((one) => isShared(item, one)) &&
      (place > at || group[place + 1]?.kind === 'city'),
  );
  if (isElsewhere) return null;
  const codes = group.slice(at).filter(({ kind }) => kind === 'code');
  const areRegions = codes.every((code) => isShared(country, code));
  const others = areRegions ? [] : codes;
  return [
    ...countries.flatMap((one) => one.codes),
    ...others.flatMap(({ text }) => countryCodeOf(text) ?? []),
  ];
}

/**
 * The countries of a group: a named one decides, unless it is the name of a
 * town, “Lebanon, New Hampshire”; otherwise those of its places.
 */
function countriesIn(group: readonly Item[]): Countries {
  const items = group.map((item, at) => asTown(item, group[at + 1]));
  return items.some(({ kind }) => kind === 'country')
    ? countriesNamed(items)
    : countriesOfPlaces(items);
}

/**
 * The groups of a location, in which “CA” behind a town such as “San José” is
 * California, unless other places of the location are in Canada alone.
 */
function withCalifornia(
  groups: readonly (readonly Item[])[],
): readonly (readonly Item[])[] {
  const isInCanada = ({ codes: [code, ...others] }: Item) =>
    code === 'CA' && others.length === 0;
  if (groups.flat().some(isInCanada)) return groups;
  return groups.map((group) =>
    group.map((item, at): Item => {
      const isState =
        item.text === 'CA' && CALIFORNIAN.test(group[at - 1]?.text ?? '');
      return isState ? { ...item, kind: 'region', codes: ['US'] } : item;
    }),
  );
}

/**
 * The countries in which an assignment takes place, from its location. A named
 * country decides, then a known city or region, then a code alone or in a list.
 * `null` if it names none, or a place that may be in several.
 */
export function readCountries(
  location: string,
): Fact<readonly string[]> | null {
  const groups = withCalifornia(groupsIn(location));
  const items = groups.flat();
  // “EU or UK” is more than the country that it names.
  const isWider =
    items.every(({ kind }) => kind !== 'city') &&
    groups.some((group) => group.every(({ kind }) => kind === 'market'));
  const read = groups.map(countriesIn);
  const found = [...new Set(read.flatMap((codes) => codes ?? []))];
  if (isWider || read.includes(null) || found.length === 0) return null;
  return factAt(found, location, items.map(spanOf));
}
