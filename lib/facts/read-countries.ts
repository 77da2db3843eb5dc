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

/**
 * The items of a group by place: “Bern, BE”, “Vienna, Virginia”. In
 * “DE-BE-Berlin” the codes stand before it.
 */
function placesIn(group: readonly Item[]): readonly (readonly Item[])[] {
  const last = group.at(-1);
  const before = group.slice(0, -1);
  if (last?.kind === 'city' && before.every(({ kind }) => kind === 'code'))
    return [[last, ...before]];
  const places: Item[][] = [];
  for (const item of group) {
    const head = places.at(-1)?.[0]?.kind ?? '';
    const isBehind =
      /^(?:region (?:city|name)|code (?:city|name|region))$/.test(
        `${item.kind} ${head}`,
      );
    if (isBehind) places.at(-1)?.push(item);
    else places.push([item]);
  }
  return places;
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

/**
 * The countries of a place, before another one. `null` if it may be in several.
 */
function countriesOf(
  place: readonly Item[],
  next: Item | undefined,
): readonly string[] | null {
  const [head, ...beside] = place;
  const region = place.find(({ kind }) => kind === 'region');
  if (region) {
    const isThere = (code: string) =>
      place.some((one) => one !== region && one.codes.includes(code));
    // “Tbilisi, Georgia”, “Atlanta, Georgia”
    const possible =
      region.codes.length > 1 ? region.codes.filter(isThere) : region.codes;
    return possible.length === 1 ? possible : null;
  }
  if (head?.kind === 'code')
    return ALONE.has(head.text)
      ? [head.text]
      : isCountryCode(head.text)
        ? null
        : [];
  if (!head || (head.kind !== 'city' && head.kind !== 'name')) return [];
  const [code] = beside;
  // “London, Middlesex County” is not in London.
  if (!code)
    return head.kind === 'city' && next?.kind === 'name' && isAscii(head)
      ? null
      : head.codes;
  if (head.kind === 'city')
    return beside.some((one) => isConfirmed(head, one)) ? head.codes : null;
  const possible = code.codes.filter(
    (one) => isAscii(head) || one === code.text,
  );
  return possible.length === 1 ? possible : null;
}

const isShared = ({ codes }: Item, other: Item | undefined) =>
  codes.some((code) => other?.codes.includes(code));

/**
 * The countries of a group. A named one decides, unless it is the name of a
 * town: “Lebanon, New Hampshire”.
 */
function countriesIn(group: readonly Item[]): readonly string[] | null {
  const items = group.map((item, at): Item => {
    const next = group[at + 1];
    const isInRegion =
      next?.kind === 'region' ||
      (next?.kind === 'code' &&
        next.codes.includes('US') &&
        item.text.length > 3);
    return item.kind === 'country' && isInRegion && !isShared(item, next)
      ? { ...item, kind: 'name', codes: [] }
      : item;
  });
  const countries = items.filter(({ kind }) => kind === 'country');
  const [country] = countries;
  if (country === undefined) {
    const places = placesIn(items);
    const read = places.map((place, n) =>
      countriesOf(place, places[n + 1]?.[0]),
    );
    return read.every((codes) => codes !== null) ? read.flat() : null;
  }
  const at = items.indexOf(country);
  // “Berlin, Vienna, Austria” and “Paris, France, London” are in two countries.
  const isOther = (item: Item, n: number) =>
    item.kind === 'city' &&
    !countries.some((one) => isShared(item, one)) &&
    (n > at || items[n + 1]?.kind === 'city');
  if (items.some(isOther)) return null;
  // “US, CA, MX”, but not the regions in “US (CA, NY)” and “Germany, BE”.
  const codes = items.slice(at).filter(({ kind }) => kind === 'code');
  const others = codes.every((code) => isShared(country, code)) ? [] : codes;
  return [
    ...countries.flatMap((one) => one.codes),
    ...others.flatMap(({ text }) => countryCodeOf(text) ?? []),
  ];
}

/**
 * The countries in which an assignment takes place, from its location. A named
 * country decides, then a known city or region, then a code alone or in a list.
 * `null` if it names none, or a place that may be in several.
 */
export function readCountries(
  location: string,
): Fact<readonly string[]> | null {
  const groups = groupsIn(location);
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
