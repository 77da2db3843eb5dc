import { isShareOfWeek, readAllocation } from '../facts/allocation.ts';
import { placeByName } from '../facts/country.ts';
import { languageNamed, readLanguages } from '../facts/languages.ts';
import { anyOf, namesIn } from '../facts/names.ts';
import { readRemote } from '../facts/remote.ts';
import { has, is, masked, type Span, scan, spanOf, type Unit } from '../facts/scan.ts';
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
  /** The words that set no filter, as they were typed. Read again, they mean the same, and set none. */
  readonly words: string;
  /** The places of what is not wanted in what was typed: “not Java”. */
  readonly unwanted: readonly Span[];
};

/** Remote and partly remote work are shown to who asks for the other, too. A location rarely says that work is on site. */
const SHOWN = { yes: ['yes', 'partly'], partly: ['partly', 'yes'], no: ['no', 'not-stated'] } as const;
/** What “not” before a way of working excludes. */
const EXCLUDED = { REMOTE: ['yes', 'partly'], HYBRID: ['partly'], ON_SITE: ['no', 'not-stated'] } as const;
const WAYS = ['REMOTE', 'HYBRID', 'ON_SITE'] as const;
const SHARES = ['FULL_TIME', 'PART_TIME', 'HALF_TIME'] as const;
const OTHERS = ['word', 'filler', 'TRAVEL', 'VISIT'] as const;

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
const MOST_READINGS = 3;

/** A unit that is denied or not needed, with the words that say so. “Not fully remote” denies what is whole. */
type Claim = {
  readonly says: 'not' | 'not needed';
  readonly unit: Unit;
  readonly spans: readonly Span[];
  readonly isWhole?: boolean;
};

/** The word or name that begins at a unit, as it is written: “C++” where the unit is “c”. */
const wordAt = (text: string, { start }: Unit) => text.slice(start, start + LONGEST_NAME).match(WORD)?.[0] ?? '';

/** Whether a unit has no meaning of its own, so that “not” reaches across it. */
const isPassed = (text: string, unit: Unit) =>
  !isExact(fold(wordAt(text, unit))) &&
  (is(unit, 'filler', 'PER', 'WHOLLY', 'NOT', 'is') ||
    ARTICLE.test(unit.text) ||
    SPEAK.test(unit.text) ||
    (is(unit, 'word') && isIgnored(unit.text)));

/** “Not” reaches the next unit with a meaning of its own, and words that “or” joins with it. */
function denied(text: string, units: readonly Unit[], first: number): readonly Claim[] {
  const not = units[first] as Unit;
  const nextTo = (from: number) => units.findIndex((unit, at) => at >= from && !isPassed(text, unit));
  const isWhole = is(units[first + 1], 'WHOLLY');
  const claims: Claim[] = [];
  for (let at = nextTo(first + 1); at > first; at = is(units[at + 1], 'OR') ? nextTo(at + 2) : -1) {
    const unit = units[at] as Unit;
    const start = claims.length === 0 ? not.start : (units[at - 1]?.start ?? unit.start);
    if (claims.length > 0 && !(is(claims.at(-1)?.unit, 'word') && is(unit, 'word'))) break;
    const isNeed = is(units[at + 1], 'NEEDED') && is(unit, 'REMOTE', 'HYBRID');
    claims.push({ says: isNeed ? 'not needed' : 'not', unit, spans: [[start, unit.end]], isWhole });
  }
  return claims;
}

/** What is said not to be needed: it says nothing about remote work, and leaves nothing out. */
function needless(text: string, units: readonly Unit[], at: number): readonly Claim[] {
  const unit = units[at] as Unit;
  const before = units.slice(0, at).findLast((one) => !isPassed(text, one));
  const after = units.slice(at + 1).find((one) => !isPassed(text, one));
  const sides = NO_NEED.test(unit.text) ? [after, before] : [before, after];
  const about = sides.find((side) => is(side, 'word', 'REMOTE', 'HYBRID', 'TRAVEL'));
  return about ? [{ says: 'not needed', unit: about, spans: [spanOf(unit), spanOf(about)] }] : [];
}

function claimsIn(text: string, units: readonly Unit[]): readonly Claim[] {
  const claims = units.flatMap((unit, at): readonly Claim[] => {
    const next = units[at + 1];
    if (MINUS.test(text.slice(Math.max(0, unit.start - 2), unit.start)))
      return [{ says: 'not', unit, spans: [[unit.start - 1, unit.end]] }];
    if (is(unit, 'NOT_NEEDED') || OPTIONAL.test(unit.text)) return needless(text, units, at);
    if (!is(unit, 'NOT')) return [];
    if (next && ONLY.test(next.text)) return [{ says: 'not needed', unit: next, spans: [[unit.start, next.end]] }];
    // “Inte Java utan Kotlin” wants Kotlin.
    const isBut = unit.text === 'utan' && units.slice(0, at).some(({ text: word }) => /^(?:inte|ej)$/.test(word));
    return isBut ? [] : denied(text, units, at);
  });
  const isNeedless = ({ unit }: Claim) => claims.some((one) => one.says === 'not needed' && one.unit === unit);
  return claims.filter((one) => one.says === 'not needed' || !isNeedless(one));
}

/** The word beside a list of languages that says that somebody speaks these, or only these. */
function sayingAt(units: readonly Unit[], at: number, step: 1 | -1): readonly Unit[] {
  const isSaying = (unit: Unit) => ALONE.test(unit.text) || is(unit, 'ENOUGH') || (step < 0 && SPEAK.test(unit.text));
  const isJoined = (unit: Unit) =>
    languageNamed(unit.text) || is(unit, 'AND') || unit.text === ',' || (is(unit, 'filler') && !isSaying(unit));
  let next = at + step;
  while (units[next] && isJoined(units[next] as Unit)) next += step;
  const word = units[next];
  const before = units.slice(0, next).findLast((unit) => !is(unit, 'filler', 'PER'));
  return word && isSaying(word) && !is(before, 'NOT', 'NOT_NEEDED') ? [word] : [];
}

/** “No Swedish”, “Swedish not needed”, “speaks English”, “only English”. Other languages are words. */
function languagesMeant(text: string, units: readonly Unit[], claims: readonly Claim[]): Meaning | null {
  const { required = [], advantage = [], alternatives = [] } = readLanguages(text)?.value ?? {};
  const asked = [...required, ...advantage, ...alternatives.flat()];
  const named = units.flatMap((unit, at) => {
    const code = languageNamed(unit.text);
    return code ? [{ code, unit, by: [...sayingAt(units, at, -1), ...sayingAt(units, at, 1)] }] : [];
  });
  const spoken = named.filter(({ by }) => by.length > 0);
  const isDenied = (one: (typeof named)[number]) =>
    !asked.includes(one.code) || claims.some(({ unit }) => unit === one.unit);
  const others = named.filter((one) => one.by.length === 0 && isDenied(one));
  const codes = spoken.length > 0 ? spoken.map(({ code }) => code) : others.map(({ code }) => `-${code}`);
  const speaks = readValue('speaks', codes.join(','));
  return speaks
    ? { filter: { speaks }, spans: [...spoken, ...others].flatMap(({ unit, by }) => [unit, ...by].map(spanOf)) }
    : null;
}

const spansOf = (some: readonly (Pick<Meaning, 'spans'> | null)[]) => some.flatMap((one) => one?.spans ?? []);

function waysMeant(text: string, claims: readonly Claim[]): Meaning | null {
  const excluding = claims.filter(({ unit }) => is(unit, ...WAYS));
  const remote = readRemote(text);
  const said = scan(remote?.words ?? '');
  const isWhole = remote?.value === 'yes' && (has(said, 'WHOLLY') || said.some(({ amount }) => amount === 100));
  const shown = remote ? (isWhole ? ['yes'] : SHOWN[remote.value]) : ['yes', 'partly', 'no', 'not-stated'];
  const excluded = excluding.flatMap((one): readonly string[] =>
    one.isWhole ? ['yes'] : EXCLUDED[one.unit.type as keyof typeof EXCLUDED],
  );
  const ways = shown.filter((way) => way === remote?.value || !excluded.includes(way));
  return ways.length < 4 ? { filter: { remote: ways.join(',') }, spans: spansOf([remote, ...excluding]) } : null;
}

function shareMeant(text: string, claims: readonly Claim[]): Meaning | null {
  const excluding = claims.filter(({ unit }) => is(unit, ...SHARES));
  const found = readAllocation(text);
  const allocation = found && isShareOfWeek(found) ? found : null;
  const said = scan(allocation?.words ?? '');
  if ((!allocation && excluding.length === 0) || (has(said, 'FULL_TIME') && has(said, 'PART_TIME', 'HALF_TIME')))
    return null;
  const isPart = allocation ? isPartTime(allocation.value) : is(excluding[0]?.unit, 'FULL_TIME');
  return { filter: { part_time: isPart ? 'yes' : 'no' }, spans: spansOf([allocation, ...excluding]) };
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
  const isTelling = (word: string) =>
    /[\p{L}\p{N}]/u.test(word) &&
    !/^[aàeio]$/iu.test(word) &&
    (is(scan(word)[0], 'NOT') || !isIgnored(fold(word).replace(/[^\p{L}\p{N}]+/gu, '')));
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
export function understand(typed: string, readings = MOST_READINGS): Understood {
  const whole = typed.normalize('NFC').slice(0, MOST_LETTERS);
  const text = whole.replace(ARTICLES, (article) => ' '.repeat(article.length));
  const since = sinceMeant(text);
  const rate = rateMeant(masked(text, spansOf([since])));
  const dated = masked(text, spansOf([since, rate]));
  const units = scan(dated);
  const claims = claimsIn(dated, units);
  const ignored = claims.filter(({ says, unit }) => says === 'not needed' && !languageNamed(unit.text));
  const languages = languagesMeant(masked(dated, spansOf(ignored)), units, claims);

  // Any other word after “not” is not wanted.
  const isOfLanguage = ({ start }: Unit) => languages?.spans.some(([from]) => from === start);
  const others = claims.filter(({ says, unit }) => says === 'not' && is(unit, ...OTHERS) && !isOfLanguage(unit));
  const places = namesIn(dated, placeByName);
  const unwanted = others.map(({ unit }): Span => {
    const place = places.find(({ start }) => start === unit.start);
    return [unit.start, place?.end ?? Math.max(unit.end, unit.start + wordAt(text, unit).length)];
  });

  const read = claims.filter(({ says, unit }) => says === 'not needed' || is(unit, ...WAYS, ...SHARES, ...OTHERS));
  const wanted = masked(dated, [...spansOf([...read, languages]), ...unwanted]);
  const denials = claims.filter(({ says }) => says === 'not');
  const meant = [
    languages,
    waysMeant(wanted, denials),
    shareMeant(wanted, denials),
    startMeant(wanted),
    countriesMeant(dated, unwanted),
    rate,
    since,
  ].filter((one) => one !== null);

  const isKept = ({ start }: Unit) => spansOf(others).some(([from, to]) => from <= start && start < to);
  const helpers = units.filter(
    (unit) =>
      is(unit, 'NEEDED', 'NOT_NEEDED', 'AT_MOST', 'AT_LEAST', 'MORE_THAN') ||
      (is(unit, 'NOT') && !isKept(unit)) ||
      (languages !== null && SPEAK.test(unit.text)),
  );
  const understood = spansOf([...meant, ...ignored]);
  if (understood.length === 0) return { filter: {}, words: typed.trim(), unwanted };
  const rest = remaining(whole, [...understood, ...helpers.map(spanOf)]);
  // What remains may mean more by itself: “Teilzeit” of “Teilzeit 60 %”.
  const { filter, words } = readings > 1 ? understand(rest, readings - 1) : { filter: {}, words: rest };
  const set = Object.assign({}, ...meant.map((one) => one.filter));
  // “From March to June” has one start.
  const isDated = 'start_after' in set || 'start_before' in set;
  const more = isDated ? { ...filter, start_after: undefined, start_before: undefined } : filter;
  return { filter: { ...more, ...set }, words, unwanted };
}
