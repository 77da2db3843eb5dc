import { wordsOf } from './lines.ts';
import { groupsIn, isAscii } from './location.ts';
import type { Item } from './places.ts';

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
type Kinds = readonly Item['kind'][];

/** The items of some kinds. */
const ofKind = (items: readonly Item[], ...kinds: Kinds): readonly Item[] =>
  items.filter(({ kind }) => kinds.includes(kind));

/** The countries of the items of some kinds. */
const codesOf = (items: readonly Item[], ...kinds: Kinds): Codes =>
  ofKind(items, ...kinds).flatMap(({ codes }) => codes);

/** The codes that are also among others. */
const shared = (codes: Codes, others: Codes): Codes =>
  codes.filter((code) => others.includes(code));

/** It may be in several countries; CLDR has this code for an unknown one. */
const UNKNOWN = 'ZZ';

/** The countries that a region, a code or a country says its group is in. */
function countriesBy(
  where: Item,
  group: readonly Item[],
  isInCanada: boolean,
): Codes {
  const { kind, text, codes } = where;
  const isCode = kind === 'code';
  const places = ofKind(group, 'city', 'name');
  if (text === 'CA' && places.some((place) => CALIFORNIAN.test(place.text)))
    return [isInCanada ? 'CA' : 'US'];
  const heads = codesOf(group, 'city', isCode ? 'region' : 'city');
  const own = shared(codes, heads);
  if (own.includes(text)) return [text];
  if (kind === 'country') return own.length > 0 ? own : codes;
  const countries = codesOf(group, 'country');
  const named = shared(codes, countries);
  const isFirst = own.length === 0 && where === group[0];
  if ((isFirst || places.length === 0) && codesAlone.has(text))
    // “US, DE” may be Delaware.
    return [named.every((code) => code === text) ? text : UNKNOWN];
  if (named.length > 0) return named;
  // “Milan, TN” may be a namesake overseas.
  const isState = isCode && codes.includes('US') && !own.includes('US');
  if (own.length > 0) return isState && places.some(isAscii) ? [UNKNOWN] : own;
  const isBehind = places.length > 0 && group.length === places.length + 1;
  const isCertain = isCode ? isBehind && text !== 'IT' : countries.length === 0;
  return isCertain && codes.length === 1 ? codes : [UNKNOWN];
}

/** The countries of a group. */
function countriesIn(group: readonly Item[], isInCanada: boolean): Codes {
  const cities = ofKind(group, 'city');
  const [city] = cities;
  const found = ofKind(group, 'region', 'code', 'country').flatMap((where) =>
    countriesBy(where, group, isInCanada),
  );
  // “Paris, Texas”; “London, Middlesex County” may be overseas, too.
  const mayBeOverseas = city && city === group[0] && isAscii(city);
  if (found.length === 0) {
    const hasName = ofKind(group, 'name').length > 0;
    return mayBeOverseas && hasName ? [UNKNOWN] : codesOf(cities, 'city');
  }
  const areSame = found.every((code) => code === found[0]);
  const isOverseas = mayBeOverseas && cities.length === 1 && areSame;
  const areThere = cities.every((city) => shared(city.codes, found).length > 0);
  return areThere || isOverseas ? found : [UNKNOWN];
}

/**
 * The countries in which an assignment takes place, from its location. A named
 * country decides, then a known city or region, then a code alone or in a list.
 * Empty if it names none, or a place that may be in several.
 */
export function readCountries(location: string): Codes {
  const groups = groupsIn(location);
  const items = groups.flat();
  const isInCanada = items.some(({ codes }) => codes.join() === 'CA');
  // “EU or UK” is more than the country that it names.
  const isWider = groups.some((group) =>
    group.every(({ kind }) => kind === 'market'),
  );
  const isOpen = isWider && ofKind(items, 'city').length === 0;
  const codes = groups.flatMap((group) => countriesIn(group, isInCanada));
  return isOpen || codes.includes(UNKNOWN) ? [] : [...new Set(codes)];
}
