import { readAllocation } from '../facts/allocation.ts';
import { placeByName } from '../facts/country.ts';
import { languageNamed } from '../facts/languages.ts';
import { anyOf, namesIn } from '../facts/names.ts';
import { readRemote } from '../facts/remote.ts';
import { type Class, has, is, masked, type Span, scan, sequencesIn, spanOf, type Unit } from '../facts/scan.ts';
import type { Filter } from '../filters.ts';
import { fold, WORD } from '../public-project/words.ts';
import { isPartTime } from './filter-rules.ts';
import { joinedValues, MOST_LETTERS, readValue } from './filter-values.ts';
import { type Meaning, rateMeant, sinceMeant, startMeant } from './meant-values.ts';
import table from './query-words.json' with { type: 'json' };
import { isExact, isIgnored } from './terms.ts';

/** What a sentence asks for. */
export type Understood = {
  /** Filters, as {@link readValue} gives them. */
  readonly filter: Filter;
  /** The words that set no filter, as they were typed. */
  readonly words: string;
  /** The places of what is not wanted in what was typed: “not Java”. */
  readonly unwanted: readonly Span[];
};

/** Remote and partly remote work are shown to who asks for the other, too. A location rarely says that work is on site. */
const SHOWN = { yes: ['yes', 'partly'], partly: ['partly', 'yes'], no: ['no', 'not-stated'] } as const;
/** What “not” before a way of working excludes. */
const EXCLUDED: Partial<Record<Class, readonly string[]>> = {
  REMOTE: ['yes', 'partly'],
  HYBRID: ['partly'],
  ON_SITE: ['no', 'not-stated'],
};
const SHARES = ['FULL_TIME', 'PART_TIME', 'HALF_TIME'] as const;
const OTHERS = ['word', 'TRAVEL', 'VISIT'] as const;

const oneOf = (list: string) => new RegExp(`^${anyOf(list)}$`, 'u');
const SPEAK = oneOf(table.speak);
const ONLY = oneOf(table.only);
const ALONE = oneOf(table.alone);
const OPTIONAL = oneOf(table.optional);
const ARTICLE = oneOf(table.a);
/** What stands before what is not needed: “no need for Swedish”, but “Swedish not required”. */
const NO_NEED = new RegExp(`^${anyOf(table.noNeed)}`, 'u');
const IN = `(?:${anyOf(table.in)} )*`;
/** “Or” beside a country, with something on its other side that is none. */
const OR_BEFORE = new RegExp(`[^| ,],? ${anyOf(table.or)} ${IN}$`, 'iu');
const OR_AFTER = new RegExp(`^,? ${anyOf(table.or)} ${IN}(?!${anyOf(table.in)} )[^| ]`, 'iu');
/** A minus before a word, which means “not”. */
const MINUS = /(?:^|[ ,(])[-−]$/;
/** French articles before a vowel, and bars, which mask. */
const ARTICLES = /(?<!\p{L})(?:[ld]|qu)['’](?=\p{L})|\|/giu;
const LONGEST_NAME = 20;

/** “Not” reaches the next unit with a meaning of its own, and words that “or” joins with it. */
const GAP = '(?:(?:filler|WHOLLY|NOT) )*';
const DENIAL = `NOT (?<whole>WHOLLY )?${GAP}(?:word (?:OR ${GAP}word )+|(?!(?:filler|WHOLLY|NOT) )\\S+ (?:NEEDED )?)`;
/** What is not needed, before or after the words that say so. */
const ABOUT = 'word|REMOTE|HYBRID|TRAVEL';
const NEEDLESS = `(?:(?<before>${ABOUT}) ${GAP})?(?<needless>NOT_NEEDED) (?:(?=${GAP}(?<after>${ABOUT}) )|)`;
/** Languages beside a word that says that somebody speaks these, or only these. */
const JOINED = '(?:(?:filler|AND|,) )*';
const LANGUAGES = `LANGUAGE (?:${JOINED}LANGUAGE )*`;
const SAID = `(?:ENOUGH ${JOINED})+${LANGUAGES}|${LANGUAGES}${JOINED}ENOUGH (?!${JOINED}LANGUAGE)`;
const SPOKEN = `(?<!(?:NOT|NOT_NEEDED) (?:(?:filler|PER) )*)(?:${SAID})`;

/** A unit that is denied or not needed, with the places of the words that say so. “Not fully remote” denies what is whole. */
type Claim = Pick<Meaning, 'spans'> & {
  readonly says: 'not' | 'not needed';
  readonly unit: Unit;
  readonly isWhole?: boolean;
};

const spansOf = (...some: readonly (Pick<Meaning, 'spans'> | null)[]) => some.flatMap((one) => one?.spans ?? []);

/** The word or name that begins at a unit, as it is written: “C++” where the unit is “c”. */
const wordAt = (text: string, { start }: Unit) => text.slice(start, start + LONGEST_NAME).match(WORD)?.[0] ?? '';

/** Whether a unit has no meaning of its own, so that “not” reaches across it. */
const isPassed = (text: string, unit: Unit) =>
  !isExact(fold(wordAt(text, unit))) &&
  (is(unit, 'filler', 'PER', 'is') ||
    ARTICLE.test(unit.text) ||
    SPEAK.test(unit.text) ||
    (is(unit, 'word') && isIgnored(unit.text)));

/** The units of a text, in which a minus is “not”, and what has no meaning of its own is a filler. */
const unitsOf = (text: string) =>
  scan(text).flatMap((unit, at, all): readonly Unit[] => {
    const { start, end, text: word } = unit;
    const isDenied = MINUS.test(text.slice(Math.max(0, start - 2), start));
    const minus = { type: 'NOT', text: '-', start: start - 1, end: start } as const;
    // “Inte Java utan Kotlin” wants Kotlin.
    const isBut = word === 'utan' && all.slice(0, at).some((one) => /^(?:inte|ej)$/.test(one.text));
    const type = isBut ? 'mark' : OPTIONAL.test(word) ? 'NOT_NEEDED' : is(unit, 'filler') ? 'word' : unit.type;
    return [
      ...(isDenied ? [minus] : []),
      isPassed(text, unit) ? { type: 'filler', text: word, start, end } : { ...unit, type },
    ];
  });

function claimsIn(units: readonly Unit[]): readonly Claim[] {
  const denied = sequencesIn(units, DENIAL).flatMap(({ units: said, parts: { whole } }): readonly Claim[] => {
    const start = said[0]?.start ?? 0;
    if (whole && ONLY.test(whole.text)) return [{ says: 'not needed', unit: whole, spans: [[start, whole.end]] }];
    const about = said.filter((unit) => unit.type in EXCLUDED || is(unit, ...SHARES, ...OTHERS));
    return about.map((unit, at) => ({
      says: is(unit, 'REMOTE', 'HYBRID') && has(said, 'NEEDED') ? 'not needed' : 'not',
      unit,
      spans: [[at === 0 ? start : unit.start, unit.end]],
      isWhole: whole !== undefined,
    }));
  });
  // What is not needed says nothing about remote work, and leaves nothing out.
  const needless = sequencesIn(units, NEEDLESS).flatMap(({ parts: { before, needless: words, after } }): Claim[] => {
    const unit = NO_NEED.test(words?.text ?? '') ? (after ?? before) : (before ?? after);
    if (!words || !unit) return [];
    const spans = [[Math.min(words.start, unit.start), Math.max(words.end, unit.end)]] as const;
    return [{ says: 'not needed', unit, spans }];
  });
  return [...denied.filter(({ unit }) => needless.every((one) => one.unit !== unit)), ...needless];
}

/** “No Swedish”, “Swedish not needed”, “speaks English”, “only English”. Other languages are words. */
function languagesMeant(text: string, claims: readonly Claim[]): Meaning | null {
  const units = scan(text).map((unit): Unit => {
    if (languageNamed(unit.text)) return { ...unit, type: 'LANGUAGE' };
    return SPEAK.test(unit.text) || ALONE.test(unit.text) ? { ...unit, type: 'ENOUGH' } : unit;
  });
  // “English speaking” says what a role asks for.
  const spoken = sequencesIn(units, SPOKEN).filter(({ units: said }) => !SPEAK.test(said.at(-1)?.text ?? ''));
  const denied = claims.filter(({ unit }) => languageNamed(unit.text));
  const codes =
    spoken.length > 0
      ? spoken.flatMap(({ units: said }) => said.flatMap((unit) => languageNamed(unit.text) ?? []))
      : denied.map(({ unit }) => `-${languageNamed(unit.text)}`);
  const speaks = readValue('speaks', codes.join(','));
  const spans = spoken.map(({ units: said }): Span => [said[0]?.start ?? 0, said.at(-1)?.end ?? 0]);
  return speaks ? { filter: { speaks }, spans: [...spans, ...spansOf(...denied)] } : null;
}

function waysMeant(text: string, claims: readonly Claim[]): Meaning | null {
  const excluding = claims.filter(({ unit }) => unit.type in EXCLUDED);
  const remote = readRemote(text);
  const said = scan(remote?.words ?? '');
  const isWhole = remote?.value === 'yes' && (has(said, 'WHOLLY') || said.some(({ amount }) => amount === 100));
  const shown = remote ? (isWhole ? ['yes'] : SHOWN[remote.value]) : ['yes', 'partly', 'no', 'not-stated'];
  const excluded = excluding.flatMap(({ unit, isWhole: isAll }) => (isAll ? ['yes'] : (EXCLUDED[unit.type] ?? [])));
  const ways = shown.filter((way) => way === remote?.value || !excluded.includes(way));
  return ways.length < 4 ? { filter: { remote: ways.join(',') }, spans: spansOf(remote, ...excluding) } : null;
}

function shareMeant(text: string, claims: readonly Claim[]): Meaning | null {
  const excluded = claims.find(({ unit }) => is(unit, ...SHARES)) ?? null;
  const allocation = readAllocation(text);
  const said = scan(allocation?.words ?? '');
  if ((!allocation && !excluded) || (has(said, 'FULL_TIME') && has(said, 'PART_TIME', 'HALF_TIME'))) return null;
  const isPart = allocation ? isPartTime(allocation.value) : is(excluded?.unit, 'FULL_TIME');
  // Also “Teilzeit” of “Teilzeit 60 %”.
  const shares = scan(text).filter((unit) => is(unit, ...SHARES));
  const spans = [...spansOf(allocation, excluded), ...shares.map(spanOf)];
  return { filter: { part_time: isPart ? 'yes' : 'no' }, spans };
}

function countriesMeant(text: string, unwanted: readonly Span[]): Meaning | null {
  const countries = namesIn(text, placeByName).filter(({ value }) => value.kind === 'country');
  const plain = masked(text, countries.map(spanOf));
  const meant = countries.filter(
    ({ start, end }) =>
      !OR_BEFORE.test(plain.slice(0, start)) &&
      !OR_AFTER.test(plain.slice(end)) &&
      !unwanted.some(([from, to]) => from < end && start < to),
  );
  const location = readValue('location', joinedValues(meant.flatMap(({ value }) => value.codes)));
  return location ? { filter: { location }, spans: meant.map(spanOf) } : null;
}

/** The words outside some places, without those that say nothing at the ends of each piece. */
function remaining(text: string, spans: readonly Span[]): string {
  const isTelling = (word: string) => {
    const plain = fold(word).replace(/[^\p{L}\p{N}]+/gu, '');
    return !/^[aeio]?$/.test(plain) && (is(scan(word)[0], 'NOT') || !isIgnored(plain));
  };
  return masked(text, spans)
    .split(/[|,;]+/)
    .map((piece) => {
      const pieces = piece.split(/\s+/);
      return pieces.slice(pieces.findIndex(isTelling), pieces.findLastIndex(isTelling) + 1).join(' ');
    })
    .filter((piece) => piece !== '' && !/^\d{1,2}$/.test(piece))
    .join(' ');
}

/**
 * Reads what somebody typed with the readers that read the texts of an assignment: what they understand sets filters, the rest are
 * words. It takes time in proportion to the text, of which it reads the first {@link MOST_LETTERS} letters.
 */
export function understand(typed: string): Understood {
  const whole = typed.normalize('NFC').slice(0, MOST_LETTERS);
  const text = whole.replace(ARTICLES, (article) => ' '.repeat(article.length));
  const since = sinceMeant(text);
  const rate = rateMeant(masked(text, spansOf(since)));
  const dated = masked(text, spansOf(since, rate));
  const units = unitsOf(dated);
  const claims = claimsIn(units);
  const ignored = claims.filter(({ says, unit }) => says === 'not needed' && !languageNamed(unit.text));
  const languages = languagesMeant(dated, claims);

  // Any other word after “not” is not wanted.
  const denials = claims.filter(({ says }) => says === 'not');
  const others = denials.filter(({ unit }) => is(unit, ...OTHERS) && !languageNamed(unit.text));
  const places = namesIn(dated, placeByName);
  const unwanted = others.map(({ unit }): Span => {
    const place = places.find(({ start }) => start === unit.start);
    return [unit.start, place?.end ?? Math.max(unit.end, unit.start + wordAt(text, unit).length)];
  });

  const wanted = masked(dated, [...spansOf(...claims, languages), ...unwanted]);
  const meant = [
    languages,
    waysMeant(wanted, denials),
    shareMeant(wanted, denials),
    startMeant(wanted),
    countriesMeant(dated, unwanted),
    rate,
    since,
  ].filter((one) => one !== null);
  const understood = spansOf(...meant, ...ignored);
  if (understood.length === 0) return { filter: {}, words: typed.trim(), unwanted };

  const isKept = ({ start }: Unit) => spansOf(...others).some(([from, to]) => from <= start && start < to);
  const helpers = units.filter(
    (unit) =>
      is(unit, 'NEEDED', 'NOT_NEEDED', 'AT_MOST', 'AT_LEAST', 'MORE_THAN') ||
      (is(unit, 'NOT') && !isKept(unit)) ||
      (languages !== null && SPEAK.test(unit.text)),
  );
  const words = remaining(whole, [...understood, ...helpers.map(spanOf)]);
  return { filter: Object.assign({}, ...meant.map(({ filter }) => filter)), words, unwanted };
}
