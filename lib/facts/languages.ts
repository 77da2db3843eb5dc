import { fold } from '../public-project/words.ts';
import { languageNames } from './language-names.ts';
import { linesOf } from './lines.ts';
import {
  type Class,
  type Fact,
  factAt,
  has,
  is,
  scan,
  spanOf,
  type Token,
} from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

/**
 * The languages of a role, by code (ISO 639-1). Of each list of alternatives,
 * one is enough.
 */
export type Languages = {
  readonly required: readonly string[];
  readonly alternatives: readonly (readonly string[])[];
  readonly advantage: readonly string[];
};

const namesByCode = new Map(
  linesOf(languageNames).map(([code, names]) => [code, names.split(', ')]),
);
const codeByName = new Map(
  [...namesByCode].flatMap(([code, names]) =>
    names.map((name) => [fold(name), code] as const),
  ),
);
/**
 * What follows the name of a language in a compound: "Deutschkenntnisse",
 * "svensktalande".
 */
const ENDINGS =
  /^(?:s?kenntnisse?n?|sprachkenntnisse?n?|sprachige?[nrms]?|sprachler|a?talande|kunskaper|sprakiga?|niveau)$/;

/** Longer words name no language. */
const LONGEST_WORD = 40;

/** The code of a language that a folded word names, also in a compound. */
export function languageNamed(word: string): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
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

/** “Or” in Dutch and Italian, between languages. */
const OTHER_OR = /^(?:of|o)$/;
/** What stands for languages that have no name. */
const ANY = /^(?:any|another|other|autre|andere|annat|andra)/;
/** Words with a capital letter that may stand alone in a list of languages. */
const NO_LANGUAGE =
  /^(?:fluent|native|mandatory|required|level|niveau|business|good|excellent|professional|basic|must|muttersprache|courant|bilingue|flytande|plus)$/;

/**
 * Whether a text is a list of codes such as “EN (C1), DE”. Codes count nowhere
 * else: “de” is a word, too, and “no” says no.
 */
const isListOfCodes = (text: string, tokens: readonly Token[]): boolean =>
  text.trim().toLowerCase() !== 'no' &&
  tokens.every(
    (token) =>
      namesByCode.has(token.text) ||
      // Of a level, “c” and a number.
      /^[abc]$/.test(token.text) ||
      is(token, 'mark', 'is', 'NUMBER', 'AND', 'OR'),
  );

/**
 * The tokens of a text: a language by its code, a `NAME` that may be one, `ANY`
 * for what has no name.
 */
function tokensOf(text: string): readonly Token[] {
  const tokens = scan(text);
  const areCodes = isListOfCodes(text, tokens);
  const codes = tokens.map(
    ({ text: word }) =>
      languageNamed(word) ??
      (areCodes && namesByCode.has(word) ? word : undefined),
  );
  const typeOf = (token: Token, at: number): Class => {
    const isBetween =
      codes[at - 1] !== undefined && codes[at + 1] !== undefined;
    if (isBetween && OTHER_OR.test(token.text)) return 'OR';
    // “English plus German”
    if (codes[at + 1] !== undefined && token.text === 'plus') return 'AND';
    if (ANY.test(token.text)) return 'ANY';
    const isName =
      is(token, 'word') &&
      token.text.length > 2 &&
      /\p{Lu}/u.test(text[token.start] ?? '') &&
      !NO_LANGUAGE.test(token.text);
    return isName ? 'NAME' : token.type;
  };
  return tokens.map((token, at): Token => {
    const code = codes[at];
    return code === undefined
      ? { ...token, type: typeOf(token, at) }
      : { ...token, type: 'LANGUAGE', text: code };
  });
}

const isLanguage = (token: Token | undefined): boolean => is(token, 'LANGUAGE');
const isJoin = (token: Token | undefined): boolean =>
  is(token, 'AND', 'OR') || /^[/+&,]$/.test(token?.text ?? '');

/**
 * Whether a language is named that is not known: “Klingon and English”, “English
 * or any Nordic language”.
 */
const namesUnknown = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (is(token, 'ANY')) return is(before, 'OR');
    if (!is(token, 'NAME')) return false;
    const isAfter = isJoin(before) && isLanguage(tokens[at - 2]);
    const isBefore = isJoin(next) && isLanguage(tokens[at + 2]);
    return (
      (isAfter && (next === undefined || isJoin(next))) ||
      (isBefore && (before === undefined || isJoin(before)))
    );
  });

/** Languages that belong together, by the positions of the first and the last. */
type Run = { readonly first: number; readonly last: number };

/** Whether languages are those of “both”, across a comma: “A, B, both a plus”. */
function areBoth(tokens: readonly Token[], comma: number): boolean {
  const at = /^[,:]$/.test(tokens[comma + 2]?.text ?? '')
    ? comma + 3
    : comma + 2;
  return isLanguage(tokens[comma + 1]) && is(tokens[at], 'BOTH');
}

/** The runs of languages beside which a word may say something of them. */
function runsIn(tokens: readonly Token[]): readonly Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const [at, token] of tokens.entries()) {
    const last = runs.at(-1);
    if (isLanguage(token) && isOpen && last)
      runs[runs.length - 1] = { first: last.first, last: at };
    else if (isLanguage(token)) runs.push({ first: at, last: at });
    isOpen =
      isLanguage(token) ||
      (isOpen && isJoin(token) && (token.text !== ',' || areBoth(tokens, at)));
  }
  return runs;
}

/**
 * How many marks that end a part, and how many parentheses, stand before each
 * token. “Both” is about the languages before it, across a comma.
 */
function barriersIn(tokens: readonly Token[]) {
  let [ends, parentheses] = [0, 0];
  return tokens.map((token, at) => {
    const before = { ends, parentheses };
    const isEnd = is(token, 'mark') && !/[&+]/.test(token.text);
    if (isEnd && !is(tokens[at + 1], 'BOTH')) ends += 1;
    if (/[()]/.test(token.text)) parentheses += 1;
    return before;
  });
}

/**
 * The languages that words of some classes are about: for each word the closer
 * run before or after it in the same part, if possible not across a parenthesis;
 * for “nor” the next.
 */
function languagesOf(
  tokens: readonly Token[],
  ...types: readonly Class[]
): ReadonlySet<Token> {
  const runs = runsIn(tokens);
  const barriers = barriersIn(tokens);
  const found = new Set<Run>();
  let next = 0;
  for (const [at, word] of tokens.entries()) {
    while (next < runs.length && (runs[next]?.first ?? 0) < at) next += 1;
    if (!is(word, ...types)) continue;
    const near = [runs[next - 1], runs[next]].flatMap((run) => {
      if (run === undefined) return [];
      const [from, to] = run.last < at ? [run.last, at] : [at, run.first];
      const [first, last] = [barriers[from], barriers[to]];
      if (first === undefined || last === undefined || first.ends < last.ends)
        return [];
      const isInside = first.parentheses === last.parentheses;
      return { run, distance: to - from + (isInside ? 0 : tokens.length) };
    });
    if (is(word, 'NOT')) near.reverse();
    const [nearest] = near.toSorted((a, b) => a.distance - b.distance);
    if (nearest) found.add(nearest.run);
  }
  return new Set(
    [...found]
      .flatMap(({ first, last }) => tokens.slice(first, last + 1))
      .filter(isLanguage),
  );
}

/** “One of A, B, C” */
function takeOneOf(reader: TokenReader): readonly Token[] | undefined {
  if (!reader.take('ONE_OF')) return undefined;
  const languages: Token[] = [];
  let { at } = reader;
  while (reader.peek() && !/^[;.)]$/.test(reader.peek()?.text ?? '')) {
    const language = reader.take('LANGUAGE');
    reader.at += language ? 0 : 1;
    if (language) {
      languages.push(language);
      at = reader.at;
    }
  }
  reader.at = at;
  return languages;
}

/**
 * What stands between two languages: a comma, other words with an “or”, or
 * something else, after which another list begins.
 */
function takeLink(reader: TokenReader): 'comma' | 'or' | undefined {
  return reader.attempt(() => {
    const { at } = reader;
    reader.skipTo('LANGUAGE', ';', '.');
    const between = reader.tokens.slice(at, reader.at);
    if (!isLanguage(reader.peek())) return undefined;
    if (has(between, 'OR')) return 'or';
    return between.length === 1 && between[0]?.text === ','
      ? 'comma'
      : undefined;
  });
}

/**
 * “A, B or C”. “A/B” is no list of alternatives, because most people mean both
 * by it.
 */
function takeChoice(reader: TokenReader): readonly Token[] | undefined {
  const first = reader.take('LANGUAGE');
  if (first === undefined) return undefined;
  const languages = [first];
  let count = 0;
  for (let link = takeLink(reader); link; link = takeLink(reader)) {
    languages.push(reader.take('LANGUAGE') as Token);
    if (link === 'or') count = languages.length;
  }
  return languages.slice(0, count);
}

const codesOf = (tokens: readonly Token[]): readonly string[] => [
  ...new Set(tokens.map(({ text }) => text)),
];

/**
 * What the languages of a role say: those beside a word such as “plus” are an
 * advantage, those beside “not” count for nothing, of a list with “or” one is
 * enough, and all others are required. `null` if the text names none, or one
 * that is not known.
 */
export function readLanguages(text: string): Fact<Languages> | null {
  const tokens = tokensOf(text);
  if (!tokens.some(isLanguage) || namesUnknown(tokens)) return null;
  const liked = languagesOf(tokens, 'ADVANTAGE');
  const denied = languagesOf(tokens, 'NOT', 'NOT_NEEDED');
  const needed = tokens.map(
    (token): Token =>
      liked.has(token) || denied.has(token)
        ? { ...token, type: 'filler' }
        : token,
  );
  const choices = readAll(
    needed,
    (reader) => takeOneOf(reader) ?? takeChoice(reader),
  ).filter((choice) => codesOf(choice).length > 1);
  const chosen = new Set(choices.flat());
  const required = codesOf(
    needed.filter((token) => isLanguage(token) && !chosen.has(token)),
  );
  const advantage = codesOf([...liked]).filter(
    (code) => !required.includes(code),
  );
  // The words about languages are between or beside them.
  const spans = tokens
    .filter((token) => is(token, 'LANGUAGE', 'NOT', 'NOT_NEEDED', 'ADVANTAGE'))
    .map(spanOf);
  return factAt(
    { required, alternatives: choices.map(codesOf), advantage },
    text,
    spans,
  );
}
