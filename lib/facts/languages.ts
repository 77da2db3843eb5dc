import { fold } from '../public-project/words.ts';
import table from './names.json' with { type: 'json' };
import { anyOf, codesByName, entriesIn } from './names.ts';
import {
  type Class,
  classesOf,
  type Fact,
  factAt,
  is,
  MOST_READ,
  scan,
  sequencesIn,
  spanOf,
  type Unit,
} from './scan.ts';

/**
 * The languages of a role, by code (ISO 639-1). Of each list of alternatives,
 * one is enough.
 */
export type Languages = {
  readonly required: readonly string[];
  readonly alternatives: readonly (readonly string[])[];
  readonly advantage: readonly string[];
};

const namesByCode = new Map(entriesIn(table.languages));
const codeByName = codesByName(table.languages);
/**
 * What follows the name of a language in a compound: "Deutschkenntnisse",
 * "svensktalande".
 */
const ENDINGS =
  /^(?:s?kenntnisse?n?|sprachkenntnisse?n?|sprachige?[nrms]?|sprachler|a?talande|kunskaper|sprakiga?|niveau)$/;

/** The code of a language that a folded word names, also in a compound. */
export function languageNamed(word: string): string | undefined {
  for (let length = word.length; length > 3; length -= 1) {
    const code = codeByName.get(word.slice(0, length));
    if (code !== undefined)
      return length === word.length || ENDINGS.test(word.slice(length))
        ? code
        : undefined;
  }
  return undefined;
}

/**
 * The code of a language from its name in English, German, French or Swedish,
 * or from the code itself.
 */
export function languageCodeOf(name: string): string | null {
  const word = fold(name.trim());
  return namesByCode.has(word) ? word : (languageNamed(word) ?? null);
}

export const languageName = (code: string): string =>
  namesByCode.get(code)?.[0] ?? code;

/**
 * Words beside the names of languages: “or” in Dutch and Italian, and what
 * stands for languages that have no name.
 */
const OTHER_OR = /^(?:of|o)$/;
const ANY = /^(?:any|another|other|autre|andere|annat|andra)/;
/** Words with a capital letter that may stand alone in a list of languages. */
const NO_LANGUAGE = new RegExp(`^${anyOf(table.noLanguage)}$`);
// “Both” is about the languages before it, across a comma.
const END = '[,;|.](?! BOTH)';
const JOIN = '(?:AND|OR|[/+&,]) ';
/**
 * A list of languages that belong together, beside which a word may say
 * something of them.
 */
const LIST = `LANGUAGE (?:(?:(?:AND|OR|[/+&]|,(?= LANGUAGE (?:[,:] )?BOTH)) )*LANGUAGE )*`;
/**
 * “Klingon and English”, “English or any Nordic language”: a name that stands
 * in a list as a language would.
 */
const UNKNOWN = `OR ANY|LANGUAGE ${JOIN}NAME (?:${JOIN}|$)|(?:^|(?<=${JOIN}))NAME ${JOIN}LANGUAGE`;
const BETWEEN = '(?:(?!LANGUAGE|[;.])\\S+ )*';
/**
 * “A, B or C”, “one of A, B, C”. “A/B” is no list of alternatives, because most
 * people mean both by it.
 */
const ALTERNATIVES = `ONE_OF (?:(?:(?!LANGUAGE|[;.)])\\S+ )*LANGUAGE )+|LANGUAGE (?:(?:, |${BETWEEN}OR ${BETWEEN})LANGUAGE )*${BETWEEN}OR ${BETWEEN}LANGUAGE `;

function unitsOf(text: string): readonly Unit[] {
  const units = scan(text);
  // Codes count where a text has only levels beside them, read as “c” and a
  // number: “de” is a word, too, and “no” says no.
  const isOfCodes = (unit: Unit) =>
    namesByCode.has(unit.text) ||
    /^[abc]$/.test(unit.text) ||
    is(unit, 'mark', 'is', 'NUMBER', 'AND', 'OR');
  const areCodes = text.trim().toLowerCase() !== 'no' && units.every(isOfCodes);
  const codeOf = (word = '') =>
    languageNamed(word) ??
    (areCodes && namesByCode.has(word) ? word : undefined);
  return units.map((unit, at) => {
    const [code, before, next] = [unit, units[at - 1], units[at + 1]].map(
      (one) => codeOf(one?.text),
    );
    const isName =
      is(unit, 'word') &&
      unit.text.length > 2 &&
      /\p{Lu}/u.test(text[unit.start] ?? '');
    if (code) return { ...unit, type: 'LANGUAGE', text: code };
    if (before && next && OTHER_OR.test(unit.text))
      return { ...unit, type: 'OR' };
    // “English plus German”
    if (next && unit.text === 'plus') return { ...unit, type: 'AND' };
    if (ANY.test(unit.text)) return { ...unit, type: 'ANY' };
    return isName && !NO_LANGUAGE.test(unit.text)
      ? { ...unit, type: 'NAME' }
      : unit;
  });
}

const isLanguage = (unit: Unit) => is(unit, 'LANGUAGE');

/**
 * What words of some classes are about: the closest list in the same part,
 * after “nor” the next, if possible not across a parenthesis.
 */
function saidOf(
  units: readonly Unit[],
  ...types: readonly Class[]
): readonly Unit[] {
  const lists = sequencesIn(units, LIST);
  return units.flatMap((word) => {
    if (!is(word, ...types)) return [];
    const near = lists.flatMap(({ units: list, span: [from, to] }) => {
      const [start, end] =
        to <= word.start ? [to, word.start] : [word.end, from];
      const between = units.filter(
        (unit) => start <= unit.start && unit.end <= end,
      );
      const classes = classesOf(between);
      return new RegExp(END).test(classes)
        ? []
        : {
            list,
            distance: between.length + (/[()]/.test(classes) ? MOST_READ : 0),
          };
    });
    const [nearest] = (is(word, 'NOT') ? near.toReversed() : near).toSorted(
      (a, b) => a.distance - b.distance,
    );
    return nearest?.list.filter(isLanguage) ?? [];
  });
}

const codesOf = (units: readonly Unit[]) => [
  ...new Set(units.filter(isLanguage).map(({ text }) => text)),
];

/**
 * What the languages of a role say; `null` if they name none, or one that is
 * not known.
 */
export function readLanguages(text: string): Fact<Languages> | null {
  const units = unitsOf(text);
  if (!units.some(isLanguage) || sequencesIn(units, UNKNOWN).length > 0)
    return null;
  const liked = saidOf(units, 'ADVANTAGE');
  const others = [...liked, ...saidOf(units, 'NOT', 'NOT_NEEDED')];
  const asked = units.map(
    (unit): Unit =>
      others.includes(unit) ? { ...unit, type: 'filler' } : unit,
  );
  const choices = sequencesIn(asked, ALTERNATIVES)
    .map((choice) => choice.units)
    .filter((choice) => codesOf(choice).length > 1);
  const required = codesOf(
    asked.filter((unit) => !choices.flat().includes(unit)),
  );
  const advantage = codesOf(liked).filter((code) => !required.includes(code));
  // The words about languages are between or beside them.
  const said = units.filter((unit) =>
    is(unit, 'LANGUAGE', 'NOT', 'NOT_NEEDED', 'ADVANTAGE'),
  );
  return factAt(
    { required, alternatives: choices.map(codesOf), advantage },
    text,
    said.map(spanOf),
  );
}
