import { isCountryCode } from './country.ts';
import { type Item, isAscii, itemsIn } from './location.ts';
import table from './names.json' with { type: 'json' };
import { type Fact, factAt } from './scan.ts';

/** The countries that have a region with this code: “BE” is one of Switzerland. */
const countriesByRegion = new Map<string, string[]>();
for (const [country, codes] of Object.entries(table.regionCodes))
  for (const code of codes.split(' ')) countriesByRegion.set(code, [...(countriesByRegion.get(code) ?? []), country]);
/** The codes that name a country even alone. Others are also words (“IT”), states of the USA or times (“AM”). */
const ALONE = new Set('AT BE CH CZ DE DK EE ES FI FR GB HR HU IE LU LV LT NL PL RO SE SK'.split(' '));
/** Regions with the name of another place. Alone, they say nothing. */
const SHARED = new Set(['Georgia', 'Victoria']);

/** What two letters after a place can mean: the country with this code, or one that has a region with it. */
const meaningsOf = (code: string) => [
  ...(isCountryCode(code) && code !== 'IT' ? [code] : []),
  ...(countriesByRegion.get(code) ?? []),
];

const isRegionOf = (country = '', { codes: [code = ''] }: Item) =>
  countriesByRegion.get(code)?.includes(country) ?? false;

const isIn = ({ codes }: Item, { codes: [code = ''] }: Item) => meaningsOf(code).some((one) => codes.includes(one));

/**
 * The places that belong to each other, without a named country among them, each with the countries that it may be in; `null` if one
 * is not certain.
 */
function readPlaces(items: readonly Item[], isList: boolean): readonly Item[] | null {
  const found: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const [item, next, before] = [items[at] as Item, items[at + 1], items[at - 1]];
    const [code = ''] = item.codes;
    if (item.kind === 'market') continue;
    // “AL-Birmingham”: a code before a city is that of its country or of a region; the city decides.
    if (item.kind === 'city' && at === 1 && before?.kind === 'code' && !isIn(item, before)) return null;
    if (item.kind === 'code' && next?.kind === 'city' && isIn(next, item)) continue;
    if (item.kind === 'code') {
      const isOfRegion = before?.kind === 'code' && meaningsOf(before.codes[0] ?? '').includes(code);
      if (isCountryCode(code) && (isList || isOfRegion || ALONE.has(code))) found.push(item);
      continue;
    }
    if (next?.kind === 'code') {
      // “Stockholm, AB, SE”: the country’s code follows that of the region.
      const last = items[at + 2];
      const isLast = last?.kind === 'code' && item.codes.includes(last.codes[0] ?? '');
      const [region = ''] = isLast ? last.codes : next.codes;
      const meanings = meaningsOf(region);
      // “Milan, TN” is in Tennessee, though Italy has a TN too.
      const isOverseas = isAscii(item.text) && meanings.includes('US') && !item.codes.includes('US');
      const codes =
        item.kind === 'name'
          ? meanings.filter((one) => isAscii(item.text) || one === region)
          : meanings.filter((one) => item.codes.includes(one) && (one === region || !isOverseas));
      if (item.kind !== 'name' && codes.length === 0) return null;
      if (codes.length === 1) found.push({ ...item, codes });
      at += 1;
      continue;
    }
    if (item.kind === 'name' || (item.kind === 'city' && next?.kind === 'region')) continue;
    if (item.kind === 'city' && next?.kind === 'name' && isAscii(item.text)) return null;
    const isConfirmed = !SHARED.has(item.text) || item.codes.some((one) => before?.codes.includes(one));
    if (isConfirmed) found.push(item);
    else if (before?.kind === 'city') return null;
  }
  return found;
}

/** A named country decides about the places beside it, unless it is the name of a town: “Lebanon, New Hampshire”. */
function readGroup(group: readonly Item[], isList: boolean): readonly Item[] | null {
  const isOther = ({ codes }: Item, next: Item | undefined) => next?.codes.every((code) => !codes.includes(code));
  const isGeorgia = group.some(({ kind, codes }) => kind === 'city' && codes.includes('GE'));
  const items = group.map((item, at): Item => {
    if (item.text === 'Georgia' && isGeorgia) return { ...item, kind: 'country', codes: ['GE'] };
    const next = group[at + 1];
    const isTown = next?.kind === 'region' || (next?.kind === 'code' && isRegionOf('US', next) && item.text.length > 3);
    return item.kind === 'country' && isTown && isOther(item, next) ? { ...item, kind: 'name', codes: [] } : item;
  });
  const first = items.findIndex(({ kind }) => kind === 'country');
  const [country, before] = [items[first], items[first - 1]];
  if (country === undefined) return readPlaces(items, isList);
  // “Berlin, Vienna, Austria”: cities before one that is in the country are places of their own.
  const others = before?.kind === 'city' && !isOther(country, before) ? items.slice(0, first - 1) : [];
  const cities = others.filter(({ kind }, at) => kind === 'city' && (others[at + 1]?.kind ?? 'city') === 'city');
  // “US, CA, MX”, but not the regions in “US (CA, NY)” and “Germany, BE”.
  const codes = items.slice(first).filter(({ kind, codes: [code = ''] }) => kind === 'code' && isCountryCode(code));
  return [
    ...cities,
    ...items.filter(({ kind }) => kind === 'country'),
    ...(codes.every((code) => isRegionOf(country.codes[0], code)) ? [] : codes),
  ];
}

/**
 * The countries in which an assignment takes place, from its location. A named country decides, then a known city or region, then
 * a code alone or in a list. `null` if it names none, or a place that may be in several.
 */
export function readCountries(location: string): Fact<readonly string[]> | null {
  const items = itemsIn(location);
  const alone = items.filter(
    ({ kind }, at) => kind === 'code' && !['city', 'name'].includes(items[at - 1]?.kind ?? ''),
  );
  const isList = alone.length > 1 && alone.some(({ codes: [code = ''] }) => ALONE.has(code));
  const groups = [...new Set(items.map(({ group }) => group))].map((group) =>
    items.filter((one) => one.group === group),
  );
  // “EU or UK” is more than the country that it names.
  const isWider =
    groups.length > 1 &&
    items.every(({ kind }) => kind !== 'city') &&
    groups.some((group) => group.every(({ kind }) => kind === 'market'));
  const read = groups.map((group) => readGroup(group, isList));
  const found = read.flatMap((one) => one ?? []);
  if (isWider || read.includes(null) || found.length === 0) return null;
  const codes = [...new Set(found.flatMap((one) => one.codes))];
  return factAt(
    codes,
    location,
    found.map(({ start, end }) => [start, end] as const),
  );
}
