import { fold } from '../public-project/words.ts';
import { LANGUAGES } from './names.ts';

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
// Names that `Intl` lacks: adjectives, and speakers.
const ALSO: Readonly<Record<string, string>> = {
  en: 'anglophone anglaise angl engelsk englische englischer',
  de: 'germanophone allemande deutsche deutscher tysk',
  fr: 'francophone francaise franzosische fransk',
  sv: 'suedoise schwedische svensk swe',
  nl: 'flemish hollandisch flamisch flamlandska flamand',
  no: 'norsk norwegische',
  da: 'dansk danische',
  es: 'castellano espagnole',
};
const MOST_READ = 500;

const displayNames = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'language' }));
const codeByName = new Map(
  CODES.flatMap((code) => {
    const names = [...displayNames.map((one) => one.of(code) ?? code), ...(ALSO[code]?.split(' ') ?? [])];
    return names.map((name) => [fold(name), code === 'nb' ? 'no' : code] as const);
  }),
);
/** What follows the name of a language in a compound: "Deutschkenntnisse", "svensktalande". */
const ENDINGS =
  /^(?:s?kenntnisse?n?|sprachkenntnisse?n?|sprachige?[nrms]?|sprachler|a?talande|kunskaper|sprakiga?|niveau)$/;

function codeOf(word: string): string | undefined {
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
  return CODES.includes(word) ? word : (codeOf(word) ?? null);
}

/** The English name of a language. */
export const languageName = (code: string): string => displayNames[0]?.of(code) ?? code;

const ADVANTAGE =
  /^(?:nice|asset|advantage|advantageous|plus|bonus|optional|desirable|desired|beneficial|helpful|preferred|welcome|vorteil|vorteilhaft|wunschenswert|pluspunkt|hilfreich|willkommen|atout|souhaitee?|appreciee?|apprecies|bienvenue?|meriterande|merit|fordel|onskvart|onskvard|valkommet)$/;
const NOT =
  /^(?:no|not|without|none|kein|keine|keinen|nicht|ohne|pas|sans|aucun|aucune|non|ingen|inga|inget|inte|ej|utan)$/;
const OR = /^(?:or|oder|ou|eller|\/|alternatively|alternativ|bzw)$/;
const AND = /^(?:and|und|et|och|samt|\+|&|as|well|sowie)$/;
const MARK = /^[,;.|]$/;

type Mention = { readonly code: string; readonly at: number };

/** What the languages of a role say; `null` if they name none. */
export function readLanguages(text: string): Languages | null {
  const tokens = fold(text.slice(0, MOST_READ)).match(/\p{L}+|[,;.|/+&]/gu) ?? [];
  const mentions = [...tokens.entries()].flatMap(([at, word]): Mention[] => {
    const code = codeOf(word);
    return code === undefined ? [] : [{ code, at }];
  });
  if (mentions.length === 0) return null;
  const between = (a: Mention, b: Mention) => tokens.slice(a.at + 1, b.at);
  const isPart = (one: string) => !MARK.test(one);
  /** Whether a word that fits stands in the same part of the text as a language, and no other language is closer to it. */
  function says({ at }: Mention, pattern: RegExp): boolean {
    return tokens.some((word, index) => {
      if (!pattern.test(word)) return false;
      if (!tokens.slice(Math.min(at, index), Math.max(at, index)).every(isPart)) return false;
      const distance = (other: Mention) => Math.abs(other.at - index);
      const nearest = mentions.reduce((a, b) => (distance(b) < distance(a) ? b : a));
      return nearest.at === at || isJoined(nearest, at);
    });
  }
  /** Whether only "and" or "or" stands between two languages. */
  function isJoined(one: Mention, at: number): boolean {
    const [low, high] = [Math.min(one.at, at), Math.max(one.at, at)];
    return tokens.slice(low + 1, high).every((word) => AND.test(word) || OR.test(word) || codeOf(word) !== undefined);
  }
  const excluded = new Set(mentions.filter((one) => says(one, NOT)));
  const advantage = new Set(mentions.filter((one) => !excluded.has(one) && says(one, ADVANTAGE)));
  const demanded = mentions.filter((one) => !excluded.has(one) && !advantage.has(one));
  const groups: string[][] = [];
  for (const [at, mention] of demanded.entries()) {
    const previous = demanded[at - 1];
    const gap = previous === undefined ? [] : between(previous, mention);
    const isOr = gap.some((word) => OR.test(word)) && !gap.some((word) => /^[;.]$/.test(word));
    if (isOr) groups.at(-1)?.push(mention.code);
    else groups.push([mention.code]);
  }
  const distinct = groups.map((codes) => [...new Set(codes)]);
  const required = new Set(distinct.filter((codes) => codes.length === 1).flat());
  return {
    required: [...required],
    alternatives: distinct.filter((codes) => codes.length > 1),
    advantage: [...new Set([...advantage].map(({ code }) => code))].filter((code) => !required.has(code)),
  };
}
