import { countryCodeOf, countryName } from '../facts/country.ts';
import { languageNamed } from '../facts/languages.ts';
import { monthNamed } from '../facts/names.ts';
import { areJoined, phraseFinder, type Token, tokensIn } from '../facts/phrase-table.ts';
import { fold } from '../public-project/words.ts';
import table from './phrases.json' with { type: 'json' };
import { keyOf } from './terms.ts';
import { kindOf } from './word-kind.ts';
import { asOne } from './words.ts';

/** What a word, a phrase or a mark of a query is. `WORD` is one with a meaning of its own, `FILLER` one without. */
export type Class =
  | keyof typeof table
  | ('TO' | 'MARK' | 'MONTH_NAME' | 'YEAR' | 'LANGUAGE' | 'COUNTRY' | 'WORD' | 'FILLER')
  | ('WAY' | 'ALLOCATION' | 'DAYS' | 'DATE');

export type Part = {
  /** What it may be: some phrases have several meanings, of which the neighbours tell. */
  readonly is: ReadonlySet<Class>;
  readonly start: number;
  readonly end: number;
  /** Folded. */
  readonly text: string;
  /** The code of a country or a language, or what several parts say together. */
  readonly value?: string;
};

const phraseAt = phraseFinder<keyof typeof table>(table);

const TOKEN =
  /20\d\d-\d\d(?:-\d\d)?|\d{1,2}[./]20\d\d|(?<=[\d%]) ?[-–—] ?(?=\d)|\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}\p{N}]*|[%€$£&,;()\n]|[.!?](?= |$)/gu;
const MOST_WORDS_OF_NAME = 4;

/** The country that a name means. “Scotland” is a place of its own. */
export function countryNamed(name: string): string | null {
  const word = fold(name);
  const code = word.length > 2 || word === 'uk' ? countryCodeOf(name) : null;
  const key = keyOf(asOne(word));
  return key !== undefined && code !== null && key !== keyOf(asOne(countryName(code))) ? null : code;
}

function classOf(token: string): Pick<Part, 'is' | 'value'> {
  const language = languageNamed(token);
  if (language !== undefined) return { is: new Set(['LANGUAGE']), value: language };
  if (/^20\d\d$/.test(token)) return { is: new Set(['YEAR', 'NUMBER']) };
  if (/^(?:20\d\d-|\d{1,2}[./]20\d\d$)/.test(token) || /^[qtk][1-4]$/.test(token) || monthNamed(token))
    return { is: new Set(['MONTH_NAME']) };
  if (/^\d/.test(token)) return { is: new Set(['NUMBER']) };
  if (/[-–—]/.test(token)) return { is: new Set(['TO']) };
  if (/^[^\p{L}]/u.test(token)) return { is: new Set(['MARK']) };
  return { is: new Set([kindOf(token) === 'ignored' ? 'FILLER' : 'WORD']) };
}

/** The longest name of a country that some tokens start with. */
function countryAt(text: string, tokens: readonly Token[]) {
  for (let length = tokens.length; length > 0; length -= 1) {
    const name = tokens.slice(0, length);
    const isName = name.every((one) => /^\p{L}/u.test(one.text)) && areJoined(text, name);
    const country = isName ? countryNamed(text.slice(name[0]?.start, name.at(-1)?.end)) : null;
    if (country !== null) return { length, part: { is: new Set<Class>(['COUNTRY']), value: country } };
  }
  return undefined;
}

/** The parts of a query in their order: phrases of the table, countries, languages and other words. Linear in the text. */
export function partsOf(text: string): readonly Part[] {
  const tokens = tokensIn(text, TOKEN, fold);
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { text: word = '', start = 0 } = tokens[at] ?? {};
    const phrase = phraseAt(text, tokens, at);
    const country = phrase ? undefined : countryAt(text, tokens.slice(at, at + MOST_WORDS_OF_NAME));
    const length = phrase?.words.length ?? country?.length ?? 1;
    const end = tokens[at + length - 1]?.end ?? start;
    // "no-code" and "not-for-profit" are words.
    const isWord = phrase?.types.has('NOT') && /^[-‐‑.]\p{L}/u.test(text.slice(end)) && !/^(?:non|nicht)$/.test(word);
    const found = phrase && !isWord ? { is: phrase.types } : (country?.part ?? classOf(isWord ? 'x' : word));
    parts.push({ ...found, start, end, text: fold(text.slice(start, end)) });
    at += length;
  }
  return parts;
}
