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
  type Tokens,
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

/** The English name of a language; of a code that is not known, the code. */
export const languageName = (code: string): string =>
  namesByCode.get(code)?.[0] ?? code;

/** “Or” in Dutch and Italian, between languages. */
const OTHER_OR = /^(?:of|o)$/;
/** What stands for languages that have no name. */
const ANY = /^(?:any|another|other|autre|andere|annat|andra)/;
/** What stands between languages. */
const JOINS = ['AND', 'OR', '/', ','] as const;
/** Words with a capital letter that may stand alone in a list of languages. */
const NO_LANGUAGE =
  /^(?:fluent|native|mandatory|required|level|niveau|business|good|excellent|professional|basic|must|muttersprache|courant|bilingue|flytande|plus)$/;

/**
 * Whether a text is a list of codes such as “EN (C1), DE”. Codes count nowhere
 * else: “de” is a word, too, and “no” says no.
 */
const isListOfCodes = (text: string, tokens: Tokens): boolean =>
  text.trim().toLowerCase() !== 'no' &&
  tokens.every(
    (token) =>
      namesByCode.has(token.text) ||
      // Of a level, “c” and a number.
      /^[abc]$/.test(token.text) ||
      is(token, 'mark', 'is', 'NUMBER', 'AND', 'OR'),
  );

const isLanguage = (token: Token | undefined): boolean => is(token, 'LANGUAGE');

/** Whether a token is about both languages before it: “A, B, both a plus”. */
const isAboutBoth = (tokens: Tokens, at: number): boolean =>
  is(tokens[is(tokens[at], ',', ':') ? at + 1 : at], 'BOTH');

/** What a token is beside languages; a `NAME` may be one, `ANY` has no name. */
function classOf(tokens: Tokens, at: number, text: string): Class {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  const isBefore = isLanguage(next);
  if (token.text === ',') {
    if (is(next, 'BOTH')) return 'filler';
    return isBefore && isAboutBoth(tokens, at + 2) ? 'AND' : 'mark';
  }
  if (is(token, '&', '+')) return 'AND';
  if (!is(token, 'word', 'filler', 'ADVANTAGE')) return token.type;
  if (isBefore && isLanguage(tokens[at - 1]) && OTHER_OR.test(token.text))
    return 'OR';
  // “English plus German”
  if (isBefore && token.text === 'plus') return 'AND';
  if (ANY.test(token.text)) return 'ANY';
  const isCapital = /\p{Lu}/u.test(text[token.start] ?? '');
  const isLong = token.text.length > 2 && !NO_LANGUAGE.test(token.text);
  return is(token, 'word') && isCapital && isLong ? 'NAME' : token.type;
}

/** The tokens of a text, a language by its code. */
function tokensOf(text: string): Tokens {
  const words = scan(text);
  const areCodes = isListOfCodes(text, words);
  const tokens = words.map((token): Token => {
    const isCode = areCodes && namesByCode.has(token.text);
    const code = languageNamed(token.text) ?? (isCode ? token.text : undefined);
    return code ? { ...token, type: 'LANGUAGE', text: code } : token;
  });
  return tokens.map((token, at) => ({
    ...token,
    type: classOf(tokens, at, text),
  }));
}

/**
 * Whether a language is named that is not known: “Klingon and English”, “English
 * or any Nordic language”.
 */
const namesUnknown = (tokens: Tokens): boolean =>
  tokens.some((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (is(token, 'ANY')) return is(before, 'OR');
    if (!is(token, 'NAME')) return false;
    const isAfter = is(before, ...JOINS) && isLanguage(tokens[at - 2]);
    const isBefore = is(next, ...JOINS) && isLanguage(tokens[at + 2]);
    return (
      (isAfter && (next === undefined || is(next, ...JOINS))) ||
      (isBefore && (before === undefined || is(before, ...JOINS)))
    );
  });

/** Languages that belong together, with the places of the first and the last. */
type Run = {
  readonly languages: Tokens;
  readonly first: number;
  readonly last: number;
};

/** “A”, “A and B”, “A/B” */
function takeRun(reader: TokenReader): Run | undefined {
  const { at: first } = reader;
  const languages: Token[] = [];
  for (let token = reader.take('LANGUAGE'); token; ) {
    languages.push(token);
    token = reader.attempt(() => {
      reader.skip(3, 'AND', 'OR', '/');
      return reader.take('LANGUAGE');
    });
  }
  const last = reader.at - 1;
  return languages.length > 0 ? { languages, first, last } : undefined;
}

/** The parts of a text between marks. */
function partsIn(tokens: Tokens): readonly Tokens[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (is(token, 'mark')) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/**
 * The languages that words of some classes are about: for each word the closest
 * run in the same part, if possible not across a parenthesis; of two as close,
 * the first, for “nor” the last.
 */
function languagesOf(part: Tokens, ...types: readonly Class[]): Tokens {
  const runs = readAll(part, takeRun);
  return part.flatMap((word, at) => {
    if (!is(word, ...types)) return [];
    const distance = ({ first, last }: Run) => {
      const between =
        last < at ? part.slice(last + 1, at) : part.slice(at + 1, first);
      const isAcross = has(between, '(', ')');
      return between.length + (isAcross ? part.length : 0);
    };
    const inOrder = is(word, 'NOT') ? runs.toReversed() : runs;
    const [nearest] = inOrder.toSorted((a, b) => distance(a) - distance(b));
    return nearest?.languages ?? [];
  });
}

/** “One of A, B, C” */
function takeOneOf(reader: TokenReader): Tokens | undefined {
  if (!reader.take('ONE_OF')) return undefined;
  const { at: first } = reader;
  while (reader.takeIf(({ text }) => !/^[;.)]$/.test(text)));
  return reader.tokens.slice(first, reader.at).filter(isLanguage);
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
function takeChoice(reader: TokenReader): Tokens | undefined {
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

const codesOf = (tokens: Tokens): readonly string[] => [
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
  const parts = partsIn(tokens);
  const liked = parts.flatMap((part) => languagesOf(part, 'ADVANTAGE'));
  const denied = parts.flatMap((part) =>
    languagesOf(part, 'NOT', 'NOT_NEEDED'),
  );
  const others = new Set([...liked, ...denied]);
  const needed = tokens.map(
    (token): Token =>
      others.has(token) ? { ...token, type: 'filler' } : token,
  );
  const choices = readAll(
    needed,
    (reader) => takeOneOf(reader) ?? takeChoice(reader),
  ).filter((choice) => codesOf(choice).length > 1);
  const chosen = new Set(choices.flat());
  const required = codesOf(
    needed.filter((token) => isLanguage(token) && !chosen.has(token)),
  );
  const advantage = codesOf(liked).filter((code) => !required.includes(code));
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
