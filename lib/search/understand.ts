import { readAllocation } from '../facts/allocation.ts';
import { placeByName } from '../facts/country.ts';
import { languageNamed } from '../facts/languages.ts';
import { anyOf, namesIn } from '../facts/names.ts';
import { readRemote } from '../facts/remote.ts';
import {
  has,
  is,
  masked,
  type Sequence,
  scan,
  sequencesIn,
  spanOf,
  spansOf,
  type Unit,
} from '../facts/scan.ts';
import type { Filter } from '../filters.ts';
import { fold, WORD } from '../public-project/words.ts';
import { isPartTime } from './filter-rules.ts';
import {
  joinedValues,
  MOST_LETTERS,
  narrowing,
  readValue,
} from './filter-values.ts';
import {
  type Meaning,
  rateMeant,
  sinceMeant,
  startMeant,
} from './meant-values.ts';
import table from './query-words.json' with { type: 'json' };
import { asOne, isExact, isIgnored } from './terms.ts';

/**
 * Remote and partly remote work are shown to who asks for the other, too. A
 * location rarely says that work is on site.
 */
const SHOWN = {
  yes: 'yes,partly',
  partly: 'partly,yes',
  no: 'no,not-stated',
  any: 'yes,partly,no,not-stated',
};
/** What “not” before a way of working excludes. */
const EXCLUDED: Readonly<Record<string, string>> = {
  REMOTE: 'yes,partly',
  HYBRID: 'partly',
  ON_SITE: 'no,not-stated',
};
const SHARES = ['FULL_TIME', 'PART_TIME', 'HALF_TIME'] as const;
const SHARE = SHARES.join('|');

const oneOf = (list: string) => new RegExp(`^${anyOf(list)}$`, 'u');
const SPEAK = oneOf(table.speak);
const ALONE = oneOf(table.alone);
const OPTIONAL = oneOf(table.optional);
/**
 * What stands before what is not needed: “no need for Swedish”, but “Swedish
 * not required”.
 */
const NO_NEED = new RegExp(`^${anyOf(table.noNeed)}`, 'u');
/**
 * French articles before a vowel, the Swedish “but” after “not”, and bars,
 * which mask.
 */
const NOISE = new RegExp(anyOf(table.noise), 'giu');
/** A minus before a word, which means “not”. */
const MINUS = /(?:^|[ ,(])[-−]$/;
const OR = ',? (?:or|oder|eller|ou) ';
const IN = '(?:(?:in|im|en|au|aux|i|på|the|der|den|dem|la|le|les) )*';
/**
 * “Or” between a country, which is masked, and something else, across words
 * such as “in the”.
 */
const EITHER = new RegExp(`\\|${OR}(?!${IN}\\|)[^|]|[^| ,]${OR}${IN}\\|`, 'iu');

/**
 * “Not” reaches the next unit with a meaning of its own, and what “or” joins
 * with it.
 */
const GAP = '(?:(?:filler|WHOLLY|NOT|SPEAK|AT_LEAST) )*';
const NAMED = '(?:word|LANGUAGE) ';
const FACT = `(?:(?:REMOTE|HYBRID) (?!NEEDED )|(?:ON_SITE|TRAVEL|VISIT|${SHARE}) )`;
const DENIAL = `NOT ${GAP}(?:${NAMED}(?:(?:OR ${GAP}|AND )${NAMED})*|${FACT}(?:OR ${GAP}${FACT})*)`;
/** What is not needed, before or after the words that say so. */
const ONE = `(?:word|LANGUAGE|REMOTE|HYBRID|TRAVEL|${SHARE}) `;
const ABOUT = `${ONE}(?:(?:OR|AND) ${ONE})*`;
const NEEDLESS = [
  `${ABOUT}${GAP}(?:NOT_NEEDED |NEEDNT (?!${GAP}${ABOUT}))`,
  `(?:NOT_NEEDED|NEEDNT) ${GAP}${ABOUT}`,
  `NOT ${GAP}(?:REMOTE|HYBRID) NEEDED `,
].join('|');
/**
 * Languages after “speaks”, “only” or “no language but”, or before “suffices”.
 */
const JOINED = '(?:(?:filler|AND|,) )*';
const LANGUAGES = `LANGUAGE (?:${JOINED}LANGUAGE )*`;
const SPEAKS =
  '(?:(?<!(?:NOT|NOT_NEEDED|NEEDNT) (?:filler )*)SPEAK|(?<!NOT )ENOUGH|(?<=NOT filler )NOT) ';
const SPOKEN = `${SPEAKS}${JOINED}${LANGUAGES}|(?<!NOT )${LANGUAGES}${JOINED}ENOUGH (?!${JOINED}LANGUAGE)`;

/**
 * The class of a unit in a sentence. What has no meaning of its own, so that
 * “not” reaches across it, is a filler.
 */
function classOf(unit: Unit, word: string): Unit['type'] {
  if (languageNamed(unit.text)) return 'LANGUAGE';
  if (SPEAK.test(unit.text)) return 'SPEAK';
  if (ALONE.test(unit.text)) return 'ENOUGH';
  if (is(unit, 'NOT_NEEDED'))
    return NO_NEED.test(unit.text) ? 'NEEDNT' : 'NOT_NEEDED';
  if (OPTIONAL.test(unit.text)) return 'NOT_NEEDED';
  const isPassed =
    is(unit, 'filler', 'PER', 'END') ||
    unit.amount === 1 ||
    (is(unit, 'word') && isIgnored(unit.text));
  if (isPassed && !isExact(fold(word))) return 'filler';
  return is(unit, 'filler') ? 'word' : unit.type;
}

/**
 * The units of a text, each to the end of its word or of the name of a place:
 * “C++” where it is “c”. A minus is “not”.
 */
function unitsOf(text: string): readonly Unit[] {
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const ends = new Map([...words, ...namesIn(text, placeByName)].map(spanOf));
  return scan(text).flatMap((unit): readonly Unit[] => {
    const { start } = unit;
    const end = Math.max(unit.end, ends.get(start) ?? 0);
    const own = {
      ...unit,
      type: classOf(unit, text.slice(start, end)),
      amount: undefined,
      end,
    };
    return MINUS.test(text.slice(0, start))
      ? [{ ...unit, type: 'NOT', start: start - 1, end: start }, own]
      : [own];
  });
}

/**
 * “No Swedish”, “Swedish not needed”, “speaks English”, “only English”. Other
 * languages are words.
 */
function languagesMeant(
  units: readonly Unit[],
  unneeded: readonly Sequence[],
): Meaning | null {
  const spoken = sequencesIn(units, SPOKEN);
  const said = (spoken.length > 0 ? spoken : unneeded).flatMap(
    (one) => one.units,
  );
  const codes = said.flatMap(({ text }) => languageNamed(text) ?? []);
  const speaks = readValue(
    'speaks',
    codes.map((code) => (spoken.length > 0 ? code : `-${code}`)).join(','),
  );
  return speaks ? { filter: { speaks }, spans: spansOf(spoken) } : null;
}

function shareMeant(text: string, denied: readonly Sequence[]): Meaning | null {
  const allocation = readAllocation(text);
  const [excluded] = denied.flatMap(({ units }) =>
    units.filter((unit) => is(unit, ...SHARES)),
  );
  const isPart = allocation
    ? isPartTime(allocation.value)
    : excluded && is(excluded, 'FULL_TIME');
  // “Full-time or part-time” leaves nothing out.
  const isAny =
    allocation &&
    allocation.value.from < 100 &&
    has(scan(allocation.words), 'FULL_TIME');
  if (isPart === undefined) return null;
  return {
    filter: isAny ? {} : { part_time: isPart ? 'yes' : 'no' },
    spans: allocation?.spans ?? [],
  };
}

function waysMeant(text: string, denied: readonly Sequence[]): Meaning | null {
  const { value = 'any', words = '', spans = [] } = readRemote(text) ?? {};
  const said = scan(words);
  const isWhole =
    value === 'yes' &&
    said.some((unit) => is(unit, 'WHOLLY') || unit.amount === 100);
  // “Remote or on site” leaves nothing out.
  const isAny =
    value === 'yes' &&
    has(said, 'REMOTE') &&
    has(said, 'ON_SITE') &&
    has(scan(text), 'OR');
  // “Not fully remote” excludes less than “not remote”.
  const excluded = denied.flatMap(({ units }) =>
    units.flatMap(
      ({ type }) =>
        EXCLUDED[type]?.split(',').slice(0, has(units, 'WHOLLY') ? 1 : 2) ?? [],
    ),
  );
  const shown = isWhole ? 'yes' : SHOWN[value];
  const remote = shown
    .split(',')
    .filter((way) => way === value || !excluded.includes(way));
  if (shown === SHOWN.any && excluded.length === 0) return null;
  return { filter: isAny ? {} : { remote: remote.join(',') }, spans };
}

function countriesMeant(text: string, wanted: string): Meaning | null {
  const countries = namesIn(wanted, placeByName).filter(
    ({ value }) => value.kind === 'country',
  );
  const spans = countries.map(spanOf);
  const location = readValue(
    'location',
    joinedValues(countries.flatMap(({ value }) => value.codes)),
  );
  return location && !EITHER.test(masked(text, spans))
    ? { filter: { location }, spans }
    : null;
}

const isTelling = (word: string) =>
  !/^[aeio]?$/.test(asOne(word)) && !isIgnored(asOne(word));

/**
 * The words of a text in which the others are masked, without those that say
 * nothing at the ends of each piece.
 */
const remaining = (text: string): readonly string[] =>
  text.split(/[|,;]+[-−]?/).flatMap((piece) => {
    const words = piece.split(/\s+/);
    const telling = words
      .slice(words.findIndex(isTelling), words.findLastIndex(isTelling) + 1)
      .join(' ');
    return /\p{L}|\d{3}/u.test(telling) ? telling : [];
  });

/**
 * Reads what somebody typed with the readers that read the texts of an
 * assignment: what they understand sets filters, as {@link readValue} gives
 * them, and the rest are words. Beside filters, what is not wanted stands last,
 * each with a minus; `unwanted` are its places in what was typed. Takes time in
 * proportion to the text, of which it reads the first {@link MOST_LETTERS}
 * letters.
 */
export function understand(typed: string) {
  const read = typed.normalize('NFC').slice(0, MOST_LETTERS);
  let rest = read.replace(NOISE, (noise) => ' '.repeat(noise.length));
  const meant: Meaning[] = [];
  const take = (meaning: Meaning | null) => {
    if (meaning) meant.push(meaning);
    rest = masked(rest, meaning?.spans ?? []);
  };
  take(sinceMeant(rest));
  take(rateMeant(rest));

  const text = rest;
  const units = unitsOf(text);
  const needless = sequencesIn(units, NEEDLESS);
  const denied = sequencesIn(units, DENIAL);
  // Any other word after “not” is not wanted.
  const others = denied.flatMap(({ units: said }) =>
    said.filter((unit) => is(unit, 'word', 'TRAVEL', 'VISIT')),
  );
  const unwanted = others.map(spanOf);
  take(languagesMeant(units, [...needless, ...denied]));
  for (const { span } of needless) take({ filter: {}, spans: [span] });
  rest = masked(rest, [...spansOf(denied), ...unwanted]);
  take(shareMeant(rest, denied));
  take(waysMeant(rest, denied));
  take(startMeant(rest));
  take(countriesMeant(text, rest));
  if (meant.length === 0) return { filter: {}, words: typed.trim(), unwanted };

  const helpers = units.filter((unit) =>
    is(
      unit,
      'NOT',
      'NOT_NEEDED',
      'NEEDNT',
      'NEEDED',
      'SPEAK',
      'AT_MOST',
      'AT_LEAST',
      'MORE_THAN',
      ...SHARES,
    ),
  );
  const last = unwanted.map(([start, end]) => `-${text.slice(start, end)}`);
  const filter: Filter = Object.assign({}, ...meant.map((one) => one.filter));
  return {
    filter,
    words: [...remaining(masked(rest, helpers.map(spanOf))), ...last].join(' '),
    unwanted,
  };
}

/**
 * The same filters with those that the search text sets by their names, and
 * only its other words as `q`: “remote python” is `remote=yes,partly` and
 * `q=python`. What is given by its name wins. What remains is read again, so
 * that it means the same.
 */
export function explicit(filter: Filter, mostReadings = 3): Filter {
  const read = narrowing(filter);
  if (read.q === undefined || mostReadings === 0) return read;
  const { filter: meant, words } = understand(read.q);
  return explicit({ ...meant, ...read, q: words }, mostReadings - 1);
}
