import { countryCodeOf, isCountryCode } from './country.ts';
import { groupsIn, type Item, isAscii } from './location.ts';

/**
 * The codes that name a country even alone. Others are also words (“IT”),
 * states of the USA or times (“AM”).
 */
const ALONE =
  'AT BE CH CZ DE DK EE ES FI FR GB HR HU IE LU LV LT NL PL RO SE SK';
const codesAlone = new Set(ALONE.split(' '));
/** Names of towns in California, which no town in Canada has: “San José, CA”. */
const CALIFORNIAN = /^(?:San|Santa|Los|El|La) \p{Lu}/u;

type Codes = readonly string[];
/** A place, and what stands behind it: “Bern, BE”, “Vienna, Virginia, US”. */
type Place = { readonly head: Item; readonly behind: Item[] };
/** What a location says beside a place. */
type Context = {
  /** The countries that are named with it. */
  readonly named: Codes;
  readonly isInCanada: boolean;
};

const ofKind = (kind: Item['kind']) => (item: Item) => item.kind === kind;

/** The codes that are also among others. */
const shared = (codes: Codes, others: Codes): Codes =>
  codes.filter((code) => others.includes(code));

/** Whether an item says where the place before it is. */
function isBehind({ kind }: Item, head: Item): boolean {
  const isCity = head.kind === 'city';
  const isTown = isCity || head.kind === 'name';
  switch (kind) {
    case 'region':
      return isTown;
    case 'country':
      return isTown || head.kind === 'region';
    case 'code':
      return head.kind !== 'code' && head.kind !== 'market';
    case 'name':
      // “London, Middlesex County”: a namesake overseas, or a part of it.
      return isCity && isAscii(head);
    default:
      return false;
  }
}

/** The places of a group. In “DE-BE-Berlin” the codes stand before the city. */
function placesIn(group: readonly Item[]): readonly Place[] {
  const last = group.at(-1);
  const before = group.slice(0, -1);
  const areCodes = before.every(ofKind('code'));
  if (last?.kind === 'city' && areCodes)
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
function countriesOfCountry({ head, behind }: Place): Codes | null {
  const isRegion = ({ codes }: Item) => shared(codes, head.codes).length > 0;
  if (behind.every(isRegion)) return head.codes;
  if (head.text.length > 3) return null;
  const codes = behind.flatMap(({ text }) => countryCodeOf(text) ?? []);
  return [...head.codes, ...codes];
}

/** “Tbilisi, Georgia” and “Atlanta, Georgia” are not in one country. */
function countriesOfRegion(region: Item, place: Place, named: Codes): Codes {
  const items = [place.head, ...place.behind];
  const others = items.filter((item) => item !== region);
  const codes = others.flatMap((item) => item.codes);
  const isCertain = region.codes.length === 1 && named.length === 0;
  return isCertain ? region.codes : shared(region.codes, [...codes, ...named]);
}

/** The countries that a town may be in by the code behind it: “Austin, TX”. */
function countriesOfTown(town: Item, code: Item, isInCanada: boolean): Codes {
  const [own] = town.codes;
  if (code.text === own) return [own];
  if (code.text === 'CA' && CALIFORNIAN.test(town.text))
    return [isInCanada ? 'CA' : 'US'];
  if (!own && !isAscii(town)) return [code.text].filter(isCountryCode);
  const both = shared(code.codes, town.codes);
  if (!isAscii(town)) return both;
  // “Milan, TN” may be a namesake overseas.
  const mayBeOverseas = own !== 'US' && code.codes.includes('US');
  return both.length > 0 && !mayBeOverseas ? both : code.codes;
}

/** The countries of a place with nothing behind it. */
function countriesAlone({ kind, text, codes }: Item, named: Codes) {
  const isNamed = named.length > 0;
  if (kind === 'city' && isNamed)
    return shared(codes, named).length > 0 ? codes : null;
  if (kind === 'city') return codes;
  if (kind !== 'code' || isNamed) return [];
  if (codesAlone.has(text)) return [text];
  return isCountryCode(text) ? null : [];
}

/** The countries of a place; `null` if it may be in several. */
function countriesOf(place: Place, context: Context): Codes | null {
  const { head, behind } = place;
  const { named, isInCanada } = context;
  if (head.kind === 'country') return countriesOfCountry(place);
  if (behind.length === 0 && head.kind !== 'region')
    return countriesAlone(head, named);
  const country = behind.find(ofKind('country'));
  const region = [head, ...behind].find(ofKind('region'));
  const code = behind.findLast(ofKind('code'));
  if (country) {
    const hasName = behind.some(ofKind('name'));
    const isSure = !hasName || shared(head.codes, country.codes).length > 0;
    return isSure ? country.codes : null;
  }
  let codes: Codes = [];
  if (region) codes = countriesOfRegion(region, place, named);
  else if (code) codes = countriesOfTown(head, code, isInCanada);
  return codes.length === 1 ? codes : null;
}

/** The countries of what belongs to each other in a location. */
function countriesIn(
  group: readonly Item[],
  isInCanada: boolean,
): Codes | null {
  const countries = group.filter(ofKind('country'));
  const named = countries.flatMap(({ codes }) => codes);
  const all: string[] = [];
  for (const place of placesIn(group)) {
    const codes = countriesOf(place, { named, isInCanada });
    if (codes === null) return null;
    all.push(...codes);
  }
  return all;
}

/** “EU or UK” is more than the country that it names. */
function isWider(groups: readonly (readonly Item[])[]): boolean {
  const hasCity = groups.flat().some(ofKind('city'));
  return !hasCity && groups.some((group) => group.every(ofKind('market')));
}

/**
 * The countries in which an assignment takes place, from its location. A named
 * country decides, then a known city or region, then a code alone or in a list.
 * `null` if it names none, or a place that may be in several.
 */
export function readCountries(location: string): Codes | null {
  const groups = groupsIn(location);
  if (isWider(groups)) return null;
  const isInCanada = groups.flat().some(({ codes }) => codes.join() === 'CA');
  const countries = new Set<string>();
  for (const group of groups) {
    const codes = countriesIn(group, isInCanada);
    if (codes === null) return null;
    for (const code of codes) countries.add(code);
  }
  return countries.size > 0 ? [...countries] : null;
}
