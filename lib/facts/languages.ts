import { fold } from '../public-project/words.ts';
import table from './names.json' with { type: 'json' };
import { anyOf, entriesIn } from './names.ts';
import { classesOf, type Fact, factAt, is, scan, sequencesIn, spanOf, type Unit } from './scan.ts';

/** The languages of a role, by code (ISO 639-1). Of each list of alternatives, one is enough. */
export type Languages = {
  readonly required: readonly string[];
  readonly alternatives: readonly (readonly string[])[];
  readonly advantage: readonly string[];
};

const namesByCode = new Map(entriesIn(table.languages));
/** The letters of levels are words of their own: "C1" is read as "c" and a number. */
const CODES_AND_LEVELS = new Set([...namesByCode.keys(), 'nb', 'nn', 'a', 'b', 'c']);
/** What follows the name of a language in a compound: "Deutschkenntnisse", "svensktalande". */
const ENDINGS =
  /^(?:s?kenntnisse?n?|sprachkenntnisse?n?|sprachige?[nrms]?|sprachler|a?talande|kunskaper|sprakiga?|niveau)$/;

/** The codes of languages by their names. Norwegian is one language in both its forms. */
const codeByName = new Map(
  [...namesByCode].flatMap(([code, names]) => names.map((name) => [fold(name), code] as const)),
);
const codeByCode = new Map([
  ...[...namesByCode.keys()].map((code) => [code, code] as const),
  ['nb', 'no'],
  ['nn', 'no'],
]);

/** The code of a language that a folded word names, also in a compound. */
export function languageNamed(word: string): string | undefined {
  const whole = codeByName.get(word);
  if (whole !== undefined) return whole;
  for (let length = word.length - 4; length > 4; length -= 1) {
    const code = codeByName.get(word.slice(0, length));
    if (code !== undefined) return ENDINGS.test(word.slice(length)) ? code : undefined;
  }
  return undefined;
}

/** The code of a language from its name in English, German, French or Swedish, or from the code itself. */
export function languageCodeOf(name: string): string | null {
  const word = fold(name.trim());
  return codeByCode.get(word) ?? languageNamed(word) ?? null;
}

export const languageName = (code: string): string => namesByCode.get(code)?.[0] ?? code;

/** “Of” and “o” are “or” in Dutch and Italian. */
const OTHER_OR = /^(?:of|o)$/;
const ANY = /^(?:any|another|other|autre|andere|annat|andra)/;
/** Words with a capital letter that may stand alone in a list of languages. */
const NO_LANGUAGE = new RegExp(`^${anyOf(table.noLanguage)}$`);

// “Both” is about the languages before it, across a comma.
const END = '[,;|.](?! BOTH)';
const JOIN = '(?:AND|OR|[/+&,]) ';
const REST = `(?:(?!LANGUAGE|${END})\\S+ )*`;
/** A list of languages that belong together, beside which a word may say something of them. */
const LIST = `LANGUAGE (?:(?:(?:AND|OR|[/+&]|,(?= LANGUAGE (?:, )?BOTH)) )*LANGUAGE )*`;
/** “Klingon and English”, “English or any Nordic language”: a name that stands in a list as a language would. */
const UNKNOWN = `OR ANY|LANGUAGE ${JOIN}NAME (?:${JOIN}|$)|(?:^|(?<=${JOIN}))NAME ${JOIN}LANGUAGE`;
const BETWEEN = '(?:(?!LANGUAGE|[;.])\\S+ )*';
/** “A, B or C”, “one of A, B, C”. “A/B” is no list of alternatives, because most people mean both by it. */
const ALTERNATIVES = `ONE_OF (?:(?:(?!LANGUAGE|[;.)])\\S+ )*LANGUAGE )+|LANGUAGE (?:(?:, |${BETWEEN}OR ${BETWEEN})LANGUAGE )*${BETWEEN}OR ${BETWEEN}LANGUAGE `;

function unitsOf(text: string): readonly Unit[] {
  const units = scan(text);
  // Codes count where a text is nothing but codes and levels such as "C1": "de" is a word too, and "no" says no.
  const areCodes =
    text.trim().toLowerCase() !== 'no' &&
    units.every((unit) => is(unit, 'mark', 'is', 'NUMBER', 'AND', 'OR') || CODES_AND_LEVELS.has(unit.text));
  const codeOf = ({ text: word = '' }: Partial<Unit> = {}) =>
    languageNamed(word) ?? (areCodes ? codeByCode.get(word) : undefined);
  return units.map((unit, at) => {
    const [code, before, next] = [codeOf(unit), codeOf(units[at - 1]), codeOf(units[at + 1])];
    const isName = is(unit, 'word') && unit.text.length > 2 && /\p{Lu}/u.test(text[unit.start] ?? '');
    if (code) return { ...unit, type: 'LANGUAGE', text: code };
    if (before && next && OTHER_OR.test(unit.text)) return { ...unit, type: 'OR' };
    // “English plus German”
    if (next && unit.text === 'plus') return { ...unit, type: 'AND' };
    if (ANY.test(unit.text)) return { ...unit, type: 'ANY' };
    return isName && !NO_LANGUAGE.test(unit.text) ? { ...unit, type: 'NAME' } : unit;
  });
}

/** The languages that words of a class are about: the closest ones in the same part of the text. */
function saidOf(units: readonly Unit[], isSaying: (unit: Unit) => boolean): ReadonlySet<Unit> {
  const about = units.flatMap((unit, at): readonly Unit[] => {
    if (!isSaying(unit)) return [];
    const sides = [
      ...sequencesIn(units.slice(0, at), `(?<list>${LIST})${REST}$`),
      ...sequencesIn(units.slice(at + 1), `(?<!.)${REST}(?<list>${LIST})`),
    ].map((side) => ({
      languages: side.units.filter((one) => is(one, 'LANGUAGE')),
      others: side.units.filter((one) => !is(one, 'LANGUAGE')),
    }));
    const beside = sides.filter(({ others }) => !/[()]/.test(classesOf(others)));
    const [nearest] = (beside.length > 0 ? beside : sides).toSorted((a, b) => a.others.length - b.others.length);
    return nearest?.languages ?? [];
  });
  return new Set(about);
}

/** What the languages of a role say; `null` if they name none, or one that is not known. */
export function readLanguages(text: string): Fact<Languages> | null {
  const units = unitsOf(text);
  const named = units.filter((unit) => is(unit, 'LANGUAGE'));
  if (named.length === 0 || sequencesIn(units, UNKNOWN).length > 0) return null;
  const liked = saidOf(units, (unit) => is(unit, 'ADVANTAGE'));
  const negated = saidOf(units, (unit) => is(unit, 'NOT', 'NOT_NEEDED'));
  const asked = units.map((unit): Unit => (liked.has(unit) || negated.has(unit) ? { ...unit, type: 'filler' } : unit));
  const codesOf = (some: Iterable<Unit>) => [
    ...new Set([...some].flatMap((unit) => (is(unit, 'LANGUAGE') ? unit.text : []))),
  ];
  const choices = sequencesIn(asked, ALTERNATIVES).map((one) => one.units);
  const alternatives = choices.map(codesOf).filter((codes) => codes.length > 1);
  const isChoice = (unit: Unit) => choices.some((choice) => codesOf(choice).length > 1 && choice.includes(unit));
  const required = codesOf(asked.filter((unit) => !isChoice(unit)));
  const advantage = codesOf(liked).filter((code) => !required.includes(code));
  // The words about languages are between or beside them.
  const said = units.filter((unit) => is(unit, 'LANGUAGE', 'NOT', 'NOT_NEEDED', 'ADVANTAGE'));
  return factAt({ required, alternatives, advantage }, text, said.map(spanOf));
}
