import { codeOfAlpha3, type Place, placeByName } from './country.ts';
import table from './names.json' with { type: 'json' };
import { anyOf, keyOfName, namesIn } from './names.ts';
import { withoutRemote } from './remote.ts';
import { MOST_READ, scan } from './scan.ts';

/** Something that a location names: a place of the table, two letters such as “DE”, or a name that is not known. */
export type Item = {
  readonly kind: Place['kind'] | 'code' | 'name';
  readonly codes: readonly string[];
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The parts of one group belong to each other: “Paris, Texas”. */
  readonly group: number;
};

export type Part = { readonly start: number; readonly end: number; readonly group: number };

const SEPARATOR = / (?:or|oder|ou|eller|and|und|et|och|og|samt|[&+|/;]|[-–—]) |[,;|•·/()\n]|-(?=[\p{Lu}|])/gu;
const JOINS = /^(?:[,()]| [-–—] |-)$/;

const mask = (part: string) => '|'.repeat(part.length);
const CAPITALISED = '(?<![^ ,;.|()\\n])(?:\\p{Lu}[^ ,;.|()\\n]{0,30} ){1,3}';
/** Travel, time zones and exceptions, each up to the next mark. */
const NO_WORKPLACES = [
  new RegExp(`(?<!\\p{L})${anyOf(table.travel)} ${anyOf(table.to)} [^,;.|()\\n]*`, 'giu'),
  new RegExp(`(?<!\\p{L})${anyOf(table.outside)}[ -][^,;.|()\\n]*`, 'giu'),
  new RegExp(`${CAPITALISED}${anyOf(table.hours)}(?!\\p{L})`, 'gu'),
  new RegExp(`(?<!\\p{L})${anyOf(table.zone)}(?: (?:of|de|von))? [^,;.|()\\n]*`, 'giu'),
];

/** A location without what it says about remote work, and without places that nobody works in: travel, time zones, exceptions. */
export const workplacesIn = (location: string): string =>
  NO_WORKPLACES.reduce((text, words) => text.replace(words, mask), withoutRemote(location.slice(0, MOST_READ)));

const LONGEST_NAME = 40;
/** The parts of a location. A name in the table is not divided: “Frankfurt/Main”. */
export function partsIn(text: string): readonly Part[] {
  const names = namesIn(text, placeByName);
  /** “DE-Berlin” and “Germany-Munich” are two parts, “Berlin-Mitte” is one. */
  const isCountry = (part: string) =>
    /^[A-Z]{2,3}$/.test(part) || (part.length < LONGEST_NAME && placeByName.get(keyOfName(part))?.kind === 'country');
  const parts: Part[] = [];
  let [start, group] = [0, 0];
  for (const { 0: separator, index } of [...text.matchAll(SEPARATOR), { 0: '', index: text.length }]) {
    if (names.some((name) => name.start < index && index < name.end)) continue;
    if (separator === '-' && !isCountry(text.slice(start, index).trim())) continue;
    parts.push({ start, end: index, group });
    start = index + separator.length;
    if (!JOINS.test(separator)) group += 1;
  }
  return parts;
}

const neutral = new Set(table.near.split(', ').map(keyOfName));
/** Words that are names of cities only where no other word follows: “Nice”, but not “nice to have”. */
const ALSO_WORDS = new Set(table.alsoWords.split(', ').map(keyOfName));
/** What stands before a name that is another city’s: “New London”. */
export const OTHER_CITY = new RegExp(`(?<!\\p{L})${anyOf(table.otherCity)} $`, 'iu');
const CODE = /(?<![\p{L}\p{N}])[A-Z]{2,3}(?![\p{L}\p{N}])/gu;
/** What may follow a code: nothing, or a postal code. */
const LAST = /^(?:[-|]|\P{L}*$)/u;
const NAME = /^\p{Lu}[\p{L}.'’-]{1,30}(?: (?:\p{Lu}[\p{L}.'’-]{1,30}|d[eu]|la|le|am|an der|upon|of)){0,3}$/u;
const POSTAL_CODE = /(?<!\p{L})(?:[A-Z]{1,2}-)?\d[\d ]{2,5}\d /gu;

/** Whether a part of a location is the name of a place that the table lacks. */
const isName = (words: string) =>
  NAME.test(words) &&
  !neutral.has(keyOfName(words)) &&
  scan(words).every(({ type }) => type === 'word' || type === 'mark');

/** What a part names, in the order of the text. A name that goes on with words that are not known is another one. */
function itemsInPart(text: string, { start, end, group }: Part, isEdge: boolean): readonly Item[] {
  const part = text.slice(start, end).replace(POSTAL_CODE, mask);
  const itemAt = (kind: Item['kind'], codes: readonly string[], from: number, to: number): Item => {
    const of = { start: start + from, end: start + to, group };
    return { kind, codes, text: text.slice(of.start, of.end), ...of };
  };
  const known = namesIn(part, placeByName).flatMap(({ value, start: from, end: to }) => {
    const [name, before, after] = [part.slice(from, to), part.slice(0, from), part.slice(to)];
    // In lower case, a name is one only by itself: “london”.
    const isWhole = before.replace(/^\W*(?:in|at|near|bei|à|i) /u, '').trim() === '' && /^[\W\d]*$/.test(after);
    if (!/^[\p{Lu}\p{Lo}’'\d]/u.test(name) && !isWhole) return [];
    if (ALSO_WORDS.has(keyOfName(name)) && /^ \p{L}/u.test(after) && !placeByName.has(keyOfName(after))) return [];
    if (value.kind === 'city' && OTHER_CITY.test(before)) return [itemAt('name', [], from, to)];
    return [itemAt(value.kind, value.codes, from, to)];
  });
  const codes = [...part.matchAll(CODE)]
    .map(({ 0: code, index }) => {
      // Three letters are a country only where a list begins or ends, and by themselves: “AND” and “PER” are words too.
      const country = isEdge && part.trimStart() === code ? codeOfAlpha3(code) : undefined;
      return itemAt(country ? 'country' : 'code', [country ?? code], index, index + code.length);
    })
    .filter((code) => known.every((item) => item.end <= code.start || code.end <= item.start))
    // A code stands last, or before a postal code.
    .filter(({ end: last }) => LAST.test(text.slice(last, end).replace(/ (?:only|nur|based)(?!\p{L})/u, '')));
  const items = [...known, ...codes].toSorted((a, b) => a.start - b.start);
  // What stands beside what is known.
  const [first, last] = [items[0], items.at(-1)];
  const [before, after] = [text.slice(start, first?.start ?? end).trim(), text.slice(last?.end ?? end, end)];
  const lead = first === undefined || first.kind === 'code' ? isName(before) : false;
  const isOther = last?.kind !== 'country' && /^ /.test(after) && isName(after.trim()) && isAscii(last?.text ?? '');
  return [
    ...(lead ? [itemAt('name', [], 0, (first?.start ?? end) - start)] : []),
    ...(isOther ? items.slice(0, -1) : items),
    ...(isOther && last ? [itemAt('name', [], last.start - start, end - start)] : []),
  ];
}

/** Whether a name may also be one of a place overseas, which are written without accents: “Vienna”, not “München”. */
export const isAscii = (name: string): boolean => /^[\x20-\x7e]*$/.test(name);

export function itemsIn(location: string): readonly Item[] {
  const text = workplacesIn(location);
  const parts = partsIn(text).filter(({ start, end }) => text.slice(start, end).trim() !== '');
  return parts.flatMap((part, at) => {
    const before = parts[at - 1];
    const isFirst =
      before?.group !== part.group || codeOfAlpha3(text.slice(before.start, before.end).trim()) !== undefined;
    return itemsInPart(text, part, isFirst || parts[at + 1]?.group !== part.group);
  });
}
