import { countryCodeOf, countryName } from '../facts/country.ts';
import { languageNamed } from '../facts/languages.ts';
import { isMonth } from '../facts/start.ts';
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

/** A part of a query, with its place. */
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

type Phrase = { readonly words: readonly string[]; readonly is: Set<Class> };

/** The phrases by their first letter, the longest first. In the table, `~` stands for any ending of a word. */
const phrases = new Map<string, Phrase[]>();
for (const [type, rows] of Object.entries(table) as [keyof typeof table, readonly string[]][]) {
  for (const phrase of rows.flatMap((row) => row.split(', '))) {
    const same = phrases.get(phrase.slice(0, 1)) ?? [];
    const before = same.find(({ words }) => words.join(' ') === phrase);
    if (before) before.is.add(type);
    else same.push({ words: phrase.split(' '), is: new Set([type]) });
    phrases.set(phrase.slice(0, 1), same);
  }
}
// Of phrases of one length, exact words come before those with any ending, and a longer beginning before a shorter one.
const exactness = ({ words }: Phrase) => (words.join('').includes('~') ? words.join('').length : 99);
for (const same of phrases.values()) {
  same.sort((a, b) => b.words.length - a.words.length || exactness(b) - exactness(a));
}

const TOKEN =
  /20\d\d-\d\d(?:-\d\d)?|\d{1,2}[./]20\d\d|(?<=[\d%]) ?[-–—] ?(?=\d)|\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}\p{N}]*|[%€$£&,;()\n]|[.!?](?= |$)/gu;
/** What may stand between the words of a phrase. */
const JOIN = /^[ '’‐‑-]?$/;
const MOST_WORDS_OF_NAME = 4;

type Token = { readonly text: string; readonly start: number; readonly end: number };

const isForm = (form: string, word = '') => (form.endsWith('~') ? word.startsWith(form.slice(0, -1)) : word === form);

/** The country that a name means. “Scotland” is a place of its own. */
export function countryNamed(name: string): string | null {
  const word = fold(name);
  const code = word.length > 2 || word === 'uk' ? countryCodeOf(name) : null;
  const [own, whole] = [keyOf(asOne(word)), code && keyOf(asOne(countryName(code)))];
  return own !== undefined && own !== whole ? null : code;
}

function classOf(token: string): Pick<Part, 'is' | 'value'> {
  const language = languageNamed(token);
  if (language !== undefined) return { is: new Set(['LANGUAGE']), value: language };
  if (/^20\d\d$/.test(token)) return { is: new Set(['YEAR', 'NUMBER']) };
  if (/^(?:20\d\d-|\d{1,2}[./]20\d\d$)/.test(token) || /^[qtk][1-4]$/.test(token) || isMonth(token))
    return { is: new Set(['MONTH_NAME']) };
  if (/^\d/.test(token)) return { is: new Set(['NUMBER']) };
  if (/[-–—]/.test(token)) return { is: new Set(['TO']) };
  if (/^[^\p{L}]/u.test(token)) return { is: new Set(['MARK']) };
  return { is: new Set([kindOf(token) === 'ignored' ? 'FILLER' : 'WORD']) };
}

/** The parts of a query in their order: phrases of the table, countries, languages and other words. Linear in the text. */
export function partsOf(text: string): readonly Part[] {
  const tokens = [...text.matchAll(TOKEN)].map(
    ({ 0: found, index }): Token => ({ text: fold(found), start: index, end: index + found.length }),
  );
  const isJoined = (at: number) => JOIN.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
  const lengthOf = (at: number, words: readonly string[]) =>
    words.every((form, n) => isForm(form, tokens[at + n]?.text) && (n === 0 || isJoined(at + n))) ? words.length : 0;
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { text: word = '', start = 0 } = tokens[at] ?? {};
    const phrase = phrases.get(word.slice(0, 1))?.find(({ words }) => lengthOf(at, words) > 0);
    let length = phrase?.words.length ?? 1;
    let found: Pick<Part, 'is' | 'value'> | undefined = phrase;
    for (let most = MOST_WORDS_OF_NAME; !found && most > 0; most -= 1) {
      const name = tokens.slice(at, at + most);
      const isName = name.every((one, n) => /^\p{L}/u.test(one.text) && (n === 0 || isJoined(at + n)));
      const end = isName && name.length === most && name.at(-1)?.end;
      const country = end ? countryNamed(text.slice(start, end)) : null;
      if (country === null) continue;
      found = { is: new Set(['COUNTRY']), value: country };
      length = most;
    }
    const end = tokens[at + length - 1]?.end ?? start;
    // "no-code" and "not-for-profit" are words.
    const isWord = phrase?.is.has('NOT') && /^[-‐‑.]\p{L}/u.test(text.slice(end)) && !/^(?:non|nicht)$/.test(word);
    parts.push({
      ...(isWord ? classOf('x') : (found ?? classOf(word))),
      start,
      end,
      text: fold(text.slice(start, end)),
    });
    at += length;
  }
  return parts;
}
