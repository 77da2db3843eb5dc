import { fold } from '../public-project/words.ts';
import names from './names.json' with { type: 'json' };
import { LANGUAGES } from './names.ts';
import { type Class, type Fact, factAt, scan, type Unit } from './scan.ts';

/** The languages of a role, by code (ISO 639-1). Of each list of alternatives, one is enough. */
export type Languages = {
  readonly required: readonly string[];
  readonly alternatives: readonly (readonly string[])[];
  readonly advantage: readonly string[];
};

const CODES =
  'en de fr sv nl da no nb fi es it pt pl cs sk hu ro bg el tr ru uk et lv lt hr sr sl ga is zh ja ko ar he hi ca lb'.split(
    ' ',
  );
/** What follows the name of a language in a compound: "Deutschkenntnisse", "svensktalande". */
const ENDINGS =
  /^(?:s?kenntnisse?n?|sprachkenntnisse?n?|sprachige?[nrms]?|sprachler|a?talande|kunskaper|sprakiga?|niveau)$/;

const displayNames = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'language' }));
/** Names that `Intl` lacks: adjectives, and speakers. */
const also: Readonly<Record<string, string>> = names.languages;
const codeByName = new Map(
  CODES.flatMap((code) => {
    const all = [...displayNames.map((one) => one.of(code) ?? code), ...(also[code]?.split(', ') ?? [])];
    return all.map((name) => [fold(name), code === 'nb' ? 'no' : code] as const);
  }),
);

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
  return CODES.includes(word) ? word : (languageNamed(word) ?? null);
}

/** The English name of a language. */
export const languageName = (code: string): string => displayNames[0]?.of(code) ?? code;

const JOINS: readonly Class[] = ['AND', 'OR'];
const isOr = ({ type, text }: Unit) => type === 'OR' || text === '/';
const isJoin = (unit: Unit) => JOINS.includes(unit.type) || /^[/+&,]$/.test(unit.text);
/** Whether a mark ends what is said of a language. */
const isEnd = ({ type, text }: Unit) => type === 'mark' && text !== '+' && text !== '&';

type Mention = { readonly code: string; readonly at: number };

/** What the languages of a role say; `null` if they name none. */
export function readLanguages(text: string): Fact<Languages> | null {
  const units = scan(text);
  const mentionsBy = (read: (word: string) => string | undefined) =>
    [...units.entries()].flatMap(([at, { text: word }]): Mention[] => {
      const code = read(word);
      return code === undefined ? [] : [{ code, at }];
    });
  // Codes count where a text is nothing but codes: "de" and "no" are words too.
  const areCodes = units.every((unit) => isJoin(unit) || unit.type === 'mark' || CODES.includes(unit.text));
  const mentions = mentionsBy((word) => languageNamed(word) ?? (areCodes && CODES.includes(word) ? word : undefined));
  if (mentions.length === 0) return null;

  const between = (a: number, b: number) => units.slice(Math.min(a, b) + 1, Math.max(a, b));
  const isMention = (unit: Unit) => languageNamed(unit.text) !== undefined;
  const areJoined = (a: number, b: number) =>
    between(a, b).every((unit) => isMention(unit) || (isJoin(unit) && !isEnd(unit)));
  /** The places where a class says something of a language: in the same part of the text, with no other language closer. */
  const saying = ({ at }: Mention, type: Class) =>
    [...units.keys()].filter((place) => {
      if (units[place]?.type !== type || between(at, place).some(isEnd)) return false;
      const isApart = (other: Mention) =>
        between(other.at, place).some((unit) => isEnd(unit) || /[()]/.test(unit.text));
      const near = mentions.filter((other) => !isApart(other));
      const distance = (other: Mention) => Math.abs(other.at - place);
      const nearest = (near.length > 0 ? near : mentions).reduce((a, b) => (distance(b) < distance(a) ? b : a));
      return nearest.at === at || areJoined(nearest.at, at);
    });
  const negated = mentions.filter((one) => saying(one, 'NOT').length > 0);
  const liked = mentions.filter((one) => !negated.includes(one) && saying(one, 'ADVANTAGE').length > 0);
  const groups: Mention[][] = [];
  for (const one of mentions.filter((each) => !negated.includes(each) && !liked.includes(each))) {
    const gap = between(groups.at(-1)?.at(-1)?.at ?? one.at, one.at);
    if (gap.some(isOr) && !gap.some(({ text: mark }) => /^[;.\n]$/.test(mark))) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  const codesOf = (some: readonly Mention[]) => [...new Set(some.map(({ code }) => code))];
  const required = codesOf(groups.flatMap((group) => (codesOf(group).length === 1 ? group : [])));
  const value = {
    required,
    alternatives: groups.map(codesOf).filter((codes) => codes.length > 1),
    advantage: codesOf(liked).filter((code) => !required.includes(code)),
  };
  const used = mentions.flatMap((one) => [one.at, ...saying(one, 'NOT'), ...saying(one, 'ADVANTAGE')]);
  const places = [...new Set(used)].sort((a, b) => a - b).flatMap((at) => units[at] ?? []);
  return factAt(
    value,
    text,
    places.map(({ start, end }) => [start, end]),
  );
}
