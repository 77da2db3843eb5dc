import { wordsOf } from './lines.ts';
import { groupsIn, type Item, isAscii } from './location.ts';
import { isCountryCode } from './places.ts';

/**
 * The codes that name a country even alone. Others are also words (“IT”),
 * states of the USA or times (“AM”).
 */
const ALONE = `
AT
BE
CH
CZ
DE
DK
EE
ES
FI
FR
GB
HR
HU
IE
LU
LV
LT
NL
PL
RO
SE
SK
`;
const codesAlone = wordsOf(ALONE);
/** Names of towns in California, which no town in Canada has: “San José, CA”. */
const CALIFORNIAN = /^(?:San|Santa|Los|El|La) \p{Lu}/u;

type Codes = readonly string[];
type Kind = Item['kind'];
/** What may stand behind a place and say where it is. */
const BEHIND: Readonly<Record<Kind, readonly Kind[]>> = {
  // “London, Middlesex County”: a namesake overseas, or a part of it.
  city: ['name', 'region', 'code', 'country'],
  name: ['region', 'code', 'country'],
  region: ['code', 'country'],
  country: ['code'],
  code: ['country'],
  market: [],
};

const ofKind = (kind: Kind) => (item: Item) => item.kind === kind;

/** The codes that are also among others. */
const shared = (codes: Codes, others: Codes): Codes =>
  codes.filter((code) => others.includes(code));

/**
 * The places of a group, each with what stands behind it: “Bern, BE”, “Vienna,
 * Virginia, US”. In “DE-BE-Berlin”, all stands before the city.
 */
function placesIn(group: readonly Item[]): readonly (readonly Item[])[] {
  const isReversed = group[0]?.kind === 'code' && group.at(-1)?.kind === 'city';
  const places: Item[][] = [];
  for (const item of isReversed ? group.toReversed() : group) {
    const place = places.at(-1);
    const [head] = place ?? [];
    const mayBeBehind = head && BEHIND[head.kind].includes(item.kind);
    const isPart = item.kind === 'name' && head && !isAscii(head);
    if (place && mayBeBehind && !isPart) place.push(item);
    else places.push([item]);
  }
  return places;
}

/** The countries of a place with nothing behind it. */
function countriesAlone({ kind, text, codes }: Item): Codes | null {
  if (kind === 'market') return [];
  if (kind !== 'code') return codes.length > 1 ? null : codes;
  if (codesAlone.has(text)) return [text];
  return isCountryCode(text) ? null : [];
}

/** The countries that a place may be in by what stands behind it. */
function countriesBy(where: Item, place: Item, isInCanada: boolean): Codes {
  const { kind, text, codes } = where;
  const [own] = place.codes;
  if (text === own) return [own];
  if (text === 'CA' && CALIFORNIAN.test(place.text))
    return [isInCanada ? 'CA' : 'US'];
  const both = shared(codes, place.codes);
  if (place.kind === 'code' || (own && !isAscii(place))) return both;
  if (codes.length === 1) return codes;
  // “Milan, TN” may be a namesake overseas.
  const isOverseas = kind === 'code' && own !== 'US' && codes.includes('US');
  return isOverseas ? [] : both;
}

/** The countries of a place; `null` if it may be in several. */
function countriesOf(
  [place, ...behind]: readonly Item[],
  isInCanada: boolean,
): Codes | null {
  if (!place) return [];
  if (place.kind === 'country') {
    const isRegion = ({ codes }: Item) => shared(codes, place.codes).length > 0;
    if (behind.every(isRegion)) return place.codes;
    // “US, CA, MX” are countries; “Lebanon, PA” is a town.
    const codes = behind.map(({ text }) => text).filter(isCountryCode);
    return place.text.length > 3 ? null : [...place.codes, ...codes];
  }
  const where = behind.find(ofKind('country')) ?? behind.at(-1);
  if (!where) return countriesAlone(place);
  const codes = countriesBy(where, place, isInCanada);
  return codes.length === 1 ? codes : null;
}

/**
 * The countries of each place of a group; `null` if one is in none of those that
 * are named: “Berlin, Vienna, Austria”.
 */
function countriesIn(group: readonly Item[], isInCanada: boolean) {
  const named = group.filter(ofKind('country')).flatMap(({ codes }) => codes);
  return placesIn(group).map((place) => {
    const codes = countriesOf(place, isInCanada);
    const isNamed =
      place.length > 1 || codes?.every((code) => named.includes(code));
    return named.length === 0 || isNamed ? codes : null;
  });
}

/**
 * The countries in which an assignment takes place, from its location. A named
 * country decides, then a known city or region, then a code alone or in a list.
 * `null` if it names none, or a place that may be in several.
 */
export function readCountries(location: string): Codes | null {
  const groups = groupsIn(location);
  const items = groups.flat();
  const isInCanada = items.some(({ codes }) => codes.join() === 'CA');
  // “EU or UK” is more than the country that it names.
  const isWider = groups.some((group) => group.every(ofKind('market')));
  if (isWider && !items.some(ofKind('city'))) return null;
  const found = groups.flatMap((group) => countriesIn(group, isInCanada));
  const codes = new Set(found.flatMap((codes) => codes ?? []));
  return found.includes(null) || codes.size === 0 ? null : [...codes];
}
