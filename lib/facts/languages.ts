import { fold } from '../public-project/words.ts';
import table from './names.json' with { type: 'json' };
import { entriesIn } from './names.ts';
import { type Class, type Fact, factAt, is, scan, type Unit } from './scan.ts';

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

const JOINS: readonly Class[] = ['AND', 'OR'];
const isJoin = (unit: Unit) => JOINS.includes(unit.type) || /^[/+&,]$/.test(unit.text);
const isEnd = ({ type, text }: Unit) => type === 'mark' && text !== '+' && text !== '&';
/** "Both": what follows is about the languages before it, across a comma. */
const BOTH =
  /^(?:both|each|beides?|(?:de )?bada|begge|ambos|ambas|entrambi|(?:the|les|tous|toutes|alle) (?:two|deux|beide))(?: |$)/;
/** Whether these units begin with “both”, with the last of the languages before it, or with marks. */
function areBoth(units: readonly Unit[]): boolean {
  const words = units.filter((unit) => !isEnd(unit)).map(({ text }) => text);
  return BOTH.test(words.slice(languageNamed(words[0] ?? '') ? 1 : 0).join(' '));
}

/** “Or” in Dutch, Italian and Spanish. Elsewhere these words mean something else. */
const OTHER_OR = /^(?:of|o)$/;
const ANY = /^(?:any|another|other|autre|andere|annat|andra)/;
/** Words with a capital letter that may stand alone in a list of languages. */
const NO_LANGUAGE =
  /^(?:fluent|native|mandatory|required|level|niveau|business|good|excellent|professional|basic|must|muttersprache|courant|bilingue|flytande|plus)$/;

type Mention = { readonly code: string; readonly at: number };

/** What the languages of a role say; `null` if they name none. */
export function readLanguages(text: string): Fact<Languages> | null {
  const units = scan(text)
    .filter((unit, at, all) => !isEnd(unit) || !areBoth(all.slice(at + 1, at + 5)))
    .map((unit, at, all): Unit => {
      const isBetween = [all[at - 1], all[at + 1]].every((side) => languageNamed(side?.text ?? '') !== undefined);
      if (isBetween && OTHER_OR.test(unit.text)) return { ...unit, type: 'OR' };
      // “English plus German”
      return unit.text === 'plus' && languageNamed(all[at + 1]?.text ?? '') ? { ...unit, type: 'AND' } : unit;
    });
  /** Whether a word stands in a list as a language would: “Klingon and English”, “English or any Nordic language”. */
  const isUnknown = ({ type, text: word, start }: Unit, at: number) => {
    const [before, next] = [units[at - 1], units[at + 1]];
    if (before?.type === 'OR' && ANY.test(word)) return true;
    const isListed =
      [before, next].every((side) => side === undefined || isJoin(side)) &&
      [at - 2, at + 2].some((other) => languageNamed(units[other]?.text ?? ''));
    const isName = type === 'word' && word.length > 2 && /\p{Lu}/u.test(text[start] ?? '') && !NO_LANGUAGE.test(word);
    return isName && isListed && languageNamed(word) === undefined;
  };
  const mentionsBy = (read: (word: string) => string | undefined) =>
    [...units.entries()].flatMap(([at, { text: word }]): Mention[] => {
      const code = read(word);
      return code === undefined ? [] : [{ code, at }];
    });
  // Codes count where a text is nothing but codes and levels such as "C1": "de" and "no" are words too.
  const areCodes = units.every(
    (unit) => isJoin(unit) || ['mark', 'is', 'NUMBER'].includes(unit.type) || CODES_AND_LEVELS.has(unit.text),
  );
  const mentions = mentionsBy((word) => languageNamed(word) ?? (areCodes ? codeByCode.get(word) : undefined));
  if (mentions.length === 0 || units.some(isUnknown)) return null;

  const between = (a: number, b: number) => units.slice(Math.min(a, b) + 1, Math.max(a, b));
  const areJoined = (a: number, b: number) =>
    between(a, b).every((unit) => languageNamed(unit.text) !== undefined || (isJoin(unit) && !isEnd(unit)));
  /** The languages that words of this class are about: the closest one in the same part of the text, and those joined with it. */
  function said(...types: readonly Class[]): ReadonlySet<Mention> {
    const places = [...units.keys()].filter((place) => is(units[place], ...types));
    const found = places.flatMap((place) => {
      const part = mentions.filter(({ at }) => !between(at, place).some(isEnd));
      const beside = part.filter(({ at }) => !between(at, place).some(({ text: mark }) => /[()]/.test(mark)));
      const distance = ({ at }: Mention) => Math.abs(at - place);
      const [nearest] = (beside.length > 0 ? beside : part).toSorted((a, b) => distance(a) - distance(b));
      return nearest ? part.filter((one) => one === nearest || areJoined(nearest.at, one.at)) : [];
    });
    return new Set(found);
  }
  const liked = said('ADVANTAGE');
  const negated = new Set([...said('NOT', 'NOT_NEEDED')].filter((one) => !liked.has(one)));
  // "A, B or C": a list that ends with "or" is a list of alternatives. "A/B" is not, because most people mean both by it.
  const groups: Mention[][] = [];
  /** Whether “one of” stands before a language, in the same part. */
  const isChoice = (place: number) => {
    const before = units.slice(0, place);
    const last = before.findLastIndex(({ type }) => type === 'ONE_OF');
    return last >= 0 && !before.slice(last).some(({ text: mark }) => /^[;.)\n]$/.test(mark));
  };
  for (const one of mentions.filter((each) => !negated.has(each) && !liked.has(each)).toReversed()) {
    const [next] = groups;
    const gap = between(one.at, next?.[0]?.at ?? one.at);
    const isOneOf = next !== undefined && isChoice(one.at) && !gap.some(({ text: mark }) => /^[;.)\n]$/.test(mark));
    const isListed = (next !== undefined && next.length > 1 && gap.length === 1 && gap[0]?.text === ',') || isOneOf;
    const isEither = gap.some(({ type }) => type === 'OR') && !gap.some(({ text: mark }) => /^[;.\n]$/.test(mark));
    if (isListed || isEither) next?.unshift(one);
    else groups.unshift([one]);
  }
  const codesOf = (some: readonly Mention[]) => [...new Set(some.map(({ code }) => code))];
  const required = codesOf(groups.flatMap((group) => (codesOf(group).length === 1 ? group : [])));
  const value = {
    required,
    alternatives: groups.map(codesOf).filter((codes) => codes.length > 1),
    advantage: codesOf(mentions.filter((one) => liked.has(one))).filter((code) => !required.includes(code)),
  };
  // The words about languages are between or beside them.
  const places = units.filter(
    ({ type }, at) => ['NOT', 'NOT_NEEDED', 'ADVANTAGE'].includes(type) || mentions.some((one) => one.at === at),
  );
  return factAt(
    value,
    text,
    places.map(({ start, end }) => [start, end]),
  );
}
