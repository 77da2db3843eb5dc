import { isShareOfWeek, readAllocation } from '../facts/allocation.ts';
import { placeByName } from '../facts/country.ts';
import { languageNamed, readLanguages } from '../facts/languages.ts';
import { namesIn } from '../facts/names.ts';
import { readRemote } from '../facts/remote.ts';
import { has, is, masked, type Span, scan, spanOf, type Unit } from '../facts/scan.ts';
import type { Filter } from '../filters.ts';
import { fold, WORD } from '../public-project/words.ts';
import { isPartTime, joinedValues, MOST_LETTERS, readValue } from './filter-rules.ts';
import { type Meaning, rateMeant, sinceMeant, startMeant } from './meant-values.ts';
import { isExact, isIgnored } from './terms.ts';

/** What a sentence asks for: filters by their names, as {@link readValue} gives them, and what it says in words. */
export type Understood = {
  readonly filter: Filter;
  /** The words that set no filter, as they were typed. Read again, they mean the same, and set none. */
  readonly words: string;
  /** The text with all else masked, so that its words keep their places, and those of what is not wanted: “not Java”. */
  readonly rest: string;
  readonly unwanted: readonly Span[];
};

/** Remote and partly remote work are shown to who asks for the other, too. A location rarely says that work is on site. */
const SHOWN = { yes: ['yes', 'partly'], partly: ['partly', 'yes'], no: ['no', 'not-stated'] } as const;
/** What “not” before a way of working excludes. */
const EXCLUDED = { REMOTE: ['yes', 'partly'], HYBRID: ['partly'], ON_SITE: ['no', 'not-stated'] } as const;
const WAYS = ['REMOTE', 'HYBRID', 'ON_SITE'] as const;
const SHARES = ['FULL_TIME', 'PART_TIME', 'HALF_TIME'] as const;
const SPEAK = /^(?:speak|speaks|speaking|spreche|spricht|sprechen|tala|talar|prata|pratar|parle|parler|parlant)$/;
const ALONE = /^(?:only|nur|endast|bara|enbart|uniquement|seulement|but|except|ausser|sauf|utom)$/;
/** “Or” beside a country, with something on its other side that is none. */
const IN = '(?:in|i|en|à|au|aux|der|die|den|the|la|le|les) ';
const OR_BEFORE = new RegExp(`[^| ,],? (?:or|oder|eller|ou) (?:${IN})*$`, 'iu');
const OR_AFTER = new RegExp(`^,? (?:or|oder|eller|ou) (?:${IN})*(?!${IN})[^| ]`, 'iu');

/** A text in which French words stand without their articles, and all at their places. */
const withoutArticles = (typed: string) =>
  typed.replace(/(?<!\p{L})(?:[ld]|qu)['’](?=\p{L})|\|/giu, (article) => ' '.repeat(article.length));
/** “Not only remote” leaves nothing out. */
const isOnly = (unit: Unit | undefined) =>
  /^(?:only|nur|bara|enbart|endast|seulement|uniquement)$/.test(unit?.text ?? '');
/** A minus before a word, which means “not”. */
const MINUS = /(?:^|[ ,(])[-−]$/;

/** A word that is denied, with the word that denies it. */
type Denial = { readonly unit: Unit; readonly span: Span; readonly isWhole: boolean };

const LONGEST_NAME = 20;
/** The word or name that begins at a unit, as it is written: “C++” where the unit is “c”. */
const wordAt = (text: string, { start }: Unit) => text.slice(start, start + LONGEST_NAME).match(WORD)?.[0] ?? '';

/** “Not” reaches the next unit with a meaning of its own, and what “or” joins with it. */
function denialsIn(text: string, units: readonly Unit[]): readonly Denial[] {
  const isTelling = (unit: Unit) =>
    isExact(fold(wordAt(text, unit))) ||
    !(
      is(unit, 'filler', 'PER', 'WHOLLY', 'NOT', 'is') ||
      /^(?:an?|en|ett|une?|eine[nrm]?|to)$/.test(unit.text) ||
      SPEAK.test(unit.text) ||
      (unit.type === 'word' && isIgnored(unit.text))
    );
  const telling = units.map(isTelling);
  const nextTelling = (from: number) => telling.indexOf(true, from);
  return units.flatMap((not, first) => {
    const isMinus = MINUS.test(text.slice(Math.max(0, not.start - 2), not.start));
    if (isMinus) return [{ unit: not, span: [not.start - 1, not.end], isWhole: false }];
    // “No-code” is a word, and “inte Java utan Kotlin” wants Kotlin.
    const isWord = text[not.end] === '-' && is(units[first + 1], 'word');
    const isBut = not.text === 'utan' && units.slice(0, first).some(({ text: word }) => /^(?:inte|ej)$/.test(word));
    if (!is(not, 'NOT') || isWord || isBut || isOnly(units[first + 1])) return [];
    const denials: Denial[] = [];
    for (let at = nextTelling(first + 1); at > first; at = is(units[at + 1], 'OR') ? nextTelling(at + 2) : -1) {
      const [unit, before] = [units[at] as Unit, denials.at(-1)?.unit];
      if (before && (before.type !== 'word' || unit.type !== 'word')) break;
      const isWhole = is(units[first + 1], 'WHOLLY');
      denials.push({ unit, span: [before ? (units[at - 1]?.start ?? unit.start) : not.start, unit.end], isWhole });
    }
    return denials;
  });
}

/** What stands before what is not needed: “no need for Swedish”, but “Swedish not required”. */
const FORWARD =
  /^(?:no need|don|doesn|does|do|need|not (?:have|necessarily)|brauch|nicht (?:unbedingt|zwingend)|pas besoin|behov|kraver|inget krav|sans|aucune)/;

/** What is said not to be needed says nothing about remote work, and leaves nothing out: “Homeoffice muss nicht sein”. */
function notNeeded(units: readonly Unit[]) {
  const nextTo = (at: number, step: 1 | -1): Unit | undefined => {
    let next = at + step;
    while (
      is(units[next], 'filler', 'is', 'PER', 'NOT') ||
      (is(units[next], 'word') && isIgnored(units[next]?.text ?? ''))
    )
      next += step;
    return is(units[next], 'mark') ? undefined : units[next];
  };
  const isNameable = (unit: Unit | undefined) => unit !== undefined && is(unit, 'word', 'REMOTE', 'HYBRID', 'TRAVEL');
  return units.flatMap((unit, at) => {
    const isBetween = is(unit, 'NEEDED') && is(units[at - 1], 'REMOTE', 'HYBRID') && is(units[at - 2], 'NOT');
    const isOptional = /^(?:optional|plus|bonus|asset|atout|vorteil)/.test(unit.text);
    if (!is(unit, 'NOT_NEEDED') && !isBetween && !isOptional) return [];
    const sides = [nextTo(at, -1), nextTo(at, 1)];
    const about = (FORWARD.test(unit.text) ? sides.toReversed() : sides).find(isNameable);
    return about ? [{ unit, about, isLanguage: languageNamed(about.text) !== undefined }] : [];
  });
}

/** “No Swedish”, “Swedish not needed”, “speaks English”, “only English”. Other languages are words. */
function languagesMeant(text: string, units: readonly Unit[], denials: readonly Denial[]): Meaning | null {
  const languages = readLanguages(text)?.value;
  const asked = [languages?.required, languages?.advantage, languages?.alternatives.flat()].flat();
  const named = units.flatMap((unit, at) => {
    const code = languageNamed(unit.text);
    return code ? [{ code, at, span: spanOf(unit) }] : [];
  });
  const isDeniedAt = (at: number) => {
    const before = units.slice(0, at).findLast((unit) => !is(unit, 'filler', 'PER'));
    return before !== undefined && is(before, 'NOT', 'NOT_NEEDED');
  };
  /** The word beside a list of languages that says that somebody speaks these, or only these. */
  const saying = (at: number, step: 1 | -1) => {
    let next = at + step;
    const isJoined = ({ type, text: word }: Unit) =>
      languageNamed(word) ||
      type === 'AND' ||
      word === ',' ||
      (type === 'filler' && !ALONE.test(word) && !SPEAK.test(word));
    while (units[next] && isJoined(units[next] as Unit)) next += step;
    const word = units[next];
    const isSaid = ALONE.test(word?.text ?? '') || is(word, 'ENOUGH') || (step < 0 && SPEAK.test(word?.text ?? ''));
    return word && isSaid && !isDeniedAt(next) ? [word] : [];
  };
  const saids = named.map((one) => ({ ...one, by: [...saying(one.at, -1), ...saying(one.at, 1)] }));
  const spoken = saids.filter(({ by }) => by.length > 0);
  const isDenied = ({ at, code }: (typeof named)[number]) =>
    !asked.includes(code) ||
    denials.some(({ unit, span }) => unit === units[at] && unit.start === span[0] + 1) ||
    (SPEAK.test(units[at - 1]?.text ?? '') && isDeniedAt(at - 1));
  const denied = saids.filter((one) => one.by.length === 0 && isDenied(one));
  const codes = spoken.length > 0 ? spoken.map(({ code }) => code) : denied.map(({ code }) => `-${code}`);
  const speaks = readValue('speaks', codes.join(','));
  const spans = [...spoken, ...denied].flatMap(({ span, by }) => [span, ...by.map(spanOf)]);
  return speaks ? { filter: { speaks }, spans } : null;
}

function waysMeant(text: string, denials: readonly Denial[]): Meaning | null {
  const denied = denials.filter(({ unit }) => is(unit, ...WAYS));
  const remote = readRemote(text);
  const words = scan(remote?.words ?? '');
  const isWhole = remote?.value === 'yes' && (has(words, 'WHOLLY') || words.some(({ amount }) => amount === 100));
  const shown = remote ? (isWhole ? ['yes'] : SHOWN[remote.value]) : ['yes', 'partly', 'no', 'not-stated'];
  const excluded = denied.flatMap((one): string[] =>
    one.isWhole ? ['yes'] : [...EXCLUDED[one.unit.type as keyof typeof EXCLUDED]],
  );
  const ways = shown.filter((way) => way === remote?.value || !excluded.includes(way));
  const spans = [...(remote?.spans ?? []), ...denied.map(({ span }) => span)];
  return ways.length < 4 ? { filter: { remote: ways.join(',') }, spans } : null;
}

function shareMeant(text: string, denials: readonly Denial[]): Meaning | null {
  const denied = denials.filter(({ unit }) => is(unit, ...SHARES));
  const allocation = readAllocation(text);
  const isShare = allocation !== null && isShareOfWeek(allocation);
  if (!isShare && denied.length === 0) return null;
  const words = scan(allocation?.words ?? '');
  if (has(words, 'FULL_TIME') && has(words, 'PART_TIME', 'HALF_TIME')) return null;
  const isPart = isShare ? isPartTime(allocation.value) : is(denied[0]?.unit, 'FULL_TIME');
  const spans = [...(isShare ? allocation.spans : []), ...denied.map(({ span }) => span)];
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
  const isTelling = (word: string) =>
    /[\p{L}\p{N}]/u.test(word) &&
    !/^[aàeio]$/iu.test(word) &&
    (is(scan(word)[0], 'NOT') || !isIgnored(fold(word).replace(/[^\p{L}\p{N}]+/gu, '')));
  const pieces = masked(text, spans).split(/[|,;]+/);
  return pieces
    .map((piece) => {
      const words = piece.split(/\s+/);
      return words.slice(words.findIndex(isTelling), words.findLastIndex(isTelling) + 1).join(' ');
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
  const text = withoutArticles(whole);
  const since = sinceMeant(text);
  const rate = rateMeant(masked(text, since?.spans ?? []));
  const dated = masked(
    text,
    [since, rate].flatMap((one) => one?.spans ?? []),
  );
  const units = scan(dated);
  const notNeededs = notNeeded(units);
  const needless = notNeededs.flatMap(({ unit, about, isLanguage }) => (isLanguage ? [] : [unit, about].map(spanOf)));
  const denials = denialsIn(dated, units).filter(({ unit }) => !needless.some(([start]) => start === unit.start));
  const notOnly = units.flatMap((unit, at): Span[] =>
    is(unit, 'NOT') && isOnly(units[at + 1]) ? [[unit.start, units[at + 1]?.end ?? unit.end]] : [],
  );
  const languages = languagesMeant(masked(dated, [...needless, ...notOnly]), units, denials);

  // Any other word after “not” is not wanted.
  const ofLanguages = languages?.spans ?? [];
  const isOfLanguage = ({ start }: Unit) => ofLanguages.some(([from]) => from === start);
  const others = denials.filter(({ unit }) => is(unit, 'word', 'filler', 'TRAVEL', 'VISIT') && !isOfLanguage(unit));
  const places = namesIn(dated, placeByName);
  const unwanted = others.map(
    ({ unit }): Span => [
      unit.start,
      places.find(({ start }) => start === unit.start)?.end ??
        Math.max(unit.end, unit.start + wordAt(text, unit).length),
    ],
  );

  const spansOf = (some: readonly Denial[]) => some.map(({ span }) => span);
  const ofNeeds = [
    ...spansOf(denials.filter(({ unit }) => isOfLanguage(unit))),
    ...notNeededs.map(({ unit }) => spanOf(unit)),
    ...notOnly,
  ];
  const wanted = masked(dated, [...needless, ...ofNeeds, ...ofLanguages, ...spansOf(others), ...unwanted]);
  const affirmed = masked(wanted, spansOf(denials.filter(({ unit }) => is(unit, ...WAYS, ...SHARES))));
  const meant = [
    languages,
    waysMeant(affirmed, denials),
    shareMeant(affirmed, denials),
    startMeant(wanted),
    countriesMeant(dated, unwanted),
    rate,
    since,
  ].filter((one) => one !== null);

  const isKept = ({ start }: Unit) => others.some(({ span }) => span[0] <= start && start < span[1]);
  const helpers = units.filter(
    (unit) =>
      is(unit, 'NEEDED', 'NOT_NEEDED', 'AT_MOST', 'AT_LEAST', 'MORE_THAN') ||
      (is(unit, 'NOT') && !isKept(unit)) ||
      (languages !== null && SPEAK.test(unit.text)),
  );
  const understood = [...meant.flatMap(({ spans }) => spans), ...needless];
  return {
    filter: Object.assign({}, ...meant.map(({ filter }) => filter)),
    words: understood.length === 0 ? typed.trim() : remaining(whole, [...understood, ...helpers.map(spanOf)]),
    unwanted,
    rest: masked(text, [...understood, ...helpers.map(spanOf), ...units.filter((unit) => is(unit, 'NOT')).map(spanOf)]),
  };
}
