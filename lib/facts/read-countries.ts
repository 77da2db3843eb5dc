import { countryCodeOf, isCountryCode } from './country.ts';
import { groupsIn, type Item, isAscii } from './location.ts';
import { type Fact, factAt, spanOf } from './scan.ts';

/**
 * The codes that name a country even alone. Others are also words (“IT”),
 * states of the USA or times (“AM”).
 */
const ALONE =
  'AT BE CH CZ DE DK EE ES FI FR GB HR HU IE LU LV LT NL PL RO SE SK';
const codesAlone = new Set(ALONE.split(' '));
/** Names of towns in California, which no town in Canada has: “San José, CA”. */
const CALIFORNIAN = /^(?:San|Santa|Los|El|La) \p{Lu}/u;

/** The countries of a place; `null` if it may be in several. */
type Countries = readonly string[] | null;
/** A place, and what stands behind it: “Bern, BE”, “Vienna, Virginia, US”. */
type Place = { readonly head: Item; readonly behind: Item[] };
/** What a group says beside a place: its named countries, and the next place. */
type Context = {
  readonly named: readonly string[];
  readonly next: Item | undefined;
};

const shared = (codes: readonly string[], others: readonly string[]) =>
  codes.filter((code) => others.includes(code));

/** Whether an item says where the place before it is. */
function isBehind({ kind }: Item, head: Item): boolean {
  const isTown = head.kind === 'city' || head.kind === 'name';
  if (kind === 'region') return isTown;
  if (kind === 'country') return isTown || head.kind === 'region';
  return kind === 'code' && head.kind !== 'code' && head.kind !== 'market';
}

/** The places of a group. In “DE-BE-Berlin” the codes stand before the city. */
function placesIn(group: readonly Item[]): readonly Place[] {
  const last = group.at(-1);
  const before = group.slice(0, -1);
  if (last?.kind === 'city' && before.every(({ kind }) => kind === 'code'))
    return [{ head: last, behind: before.toReversed() }];
  const places: Place[] = [];
  for (const item of group) {
    const place = places.at(-1);
    if (place && isBehind(item, place.head)) place.behind.push(item);
    else places.push({ head: item, behind: [] });
  }
  return places;
}

/**
 * The codes behind a country are those of its regions, “US (CA, NY)”, or, in a
 * list of codes, other countries: “US, CA, MX”. “Lebanon, PA” is a town.
 */
function countriesOfCountry({ head, behind }: Place): Countries {
  const isRegion = ({ codes }: Item) => shared(codes, head.codes).length > 0;
  if (behind.every(isRegion)) return head.codes;
  if (head.text.length > 3) return null;
  const codes = behind.flatMap(({ text }) => countryCodeOf(text) ?? []);
  return [...head.codes, ...codes];
}

/** “Tbilisi, Georgia” and “Atlanta, Georgia” are not in one country. */
function countriesOfRegion(
  region: Item,
  { head, behind }: Place,
  named: readonly string[],
): readonly string[] {
  const others = [head, ...behind].filter((item) => item !== region);
  const codes = [...named, ...others.flatMap((item) => item.codes)];
  const isNamed = named.length > 0;
  return isNamed || region.codes.length > 1
    ? shared(region.codes, codes)
    : region.codes;
}

/** The countries that a town may be in by the code behind it: “Austin, TX”. */
function countriesOfTown(town: Item, code: Item): readonly string[] {
  const [own] = town.codes;
  if (code.text === own) return [own];
  if (!own && !isAscii(town)) return [code.text].filter(isCountryCode);
  const both = shared(code.codes, town.codes);
  // Namesakes overseas are written without accents: “Milan, TN” may be one.
  const isOverseas = isAscii(town) && own !== 'US' && code.codes.includes('US');
  if (both.length > 0 && !isOverseas) return both;
  return isAscii(town) ? code.codes : [];
}

/** The countries of a city, or of a code, with nothing behind it. */
function countriesAlone(item: Item, { named, next }: Context): Countries {
  const { kind, text, codes } = item;
  if (named.length > 0 && kind === 'city')
    return shared(codes, named).length > 0 ? codes : null;
  if (kind === 'city')
    return next?.kind === 'name' && isAscii(item) ? null : codes;
  if (kind !== 'code' || named.length > 0) return [];
  if (codesAlone.has(text)) return [text];
  return isCountryCode(text) ? null : [];
}

function countriesOf(place: Place, context: Context): Countries {
  const { head, behind } = place;
  if (head.kind === 'country') return countriesOfCountry(place);
  const country = behind.find(({ kind }) => kind === 'country');
  if (country) return country.codes;
  const region = [head, ...behind].find(({ kind }) => kind === 'region');
  const code = behind.at(-1);
  if (!region && !code) return countriesAlone(head, context);
  const codes = region
    ? countriesOfRegion(region, place, context.named)
    : code
      ? countriesOfTown(head, code)
      : [];
  return codes.length === 1 ? codes : null;
}

/** The countries of what belongs to each other in a location. */
function countriesIn(group: readonly Item[]): Countries {
  const countries = group.filter(({ kind }) => kind === 'country');
  const named = countries.flatMap(({ codes }) => codes);
  const places = placesIn(group);
  const all: string[] = [];
  for (const [at, place] of places.entries()) {
    const next = places[at + 1]?.head;
    const codes = countriesOf(place, { named, next });
    if (codes === null) return null;
    all.push(...codes);
  }
  return all;
}

/**
 * A group in which “CA” behind a town such as “San José” is California, not
 * Canada.
 */
const withCalifornia = (group: readonly Item[]): readonly Item[] =>
  group.map((item, at): Item => {
    const town = group[at - 1]?.text ?? '';
    const isState = item.text === 'CA' && CALIFORNIAN.test(town);
    return isState ? { ...item, kind: 'region', codes: ['US'] } : item;
  });

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
  const isInCanada = items.some(({ codes }) => codes.join() === 'CA');
  // “EU or UK” is more than the country that it names.
  const isWider =
    items.every(({ kind }) => kind !== 'city') &&
    groups.some((group) => group.every(({ kind }) => kind === 'market'));
  if (isWider) return null;
  const all: string[] = [];
  for (const group of groups) {
    const codes = countriesIn(isInCanada ? group : withCalifornia(group));
    if (codes === null) return null;
    all.push(...codes);
  }
  const countries = [...new Set(all)];
  return countries.length > 0
    ? factAt(countries, location, items.map(spanOf))
    : null;
}
