import { has, is, spanOf, type Token, type Tokens } from '../facts/scan.ts';
import type { Mention } from './mention.ts';
import type { Sentence } from './sentence.ts';

const languageMention = ({ text, start, end }: Token): Mention => ({
  values: [{ kind: 'language', code: text }],
  spans: [[start, end]],
});

/** Whether somebody speaks languages: “I speak”, “only”, “is enough”. */
function areSpoken(tokens: Tokens, named: Tokens): boolean {
  const telling = tokens.filter((token) => !is(token, 'filler', 'AND', ','));
  const [first = -1, last = -1] = [named[0], named.at(-1)].map((token) =>
    telling.indexOf(token as Token),
  );
  const word = telling[first - 1];
  const before = tokens[tokens.indexOf(word as Token) - 1];
  const isDenied = is(before, 'NOT', 'NOT_NEEDED', 'NEEDNT');
  const isBefore = is(word, 'SPEAK', 'ENOUGH') && !isDenied;
  return isBefore || is(telling[last + 1], 'ENOUGH');
}

/**
 * The languages that somebody speaks, or doesn’t; one that is only named is
 * asked for. Who names several without “or” speaks them.
 */
export function readLanguages(sentence: Sentence): readonly Mention[] {
  const { tokens, denied, needless } = sentence;
  const languages = tokens.filter((token) => is(token, 'LANGUAGE'));
  const unwanted = languages.filter(
    (token) => denied.includes(token) || needless.includes(token),
  );
  const named = languages.filter((token) => !unwanted.includes(token));
  const mentions = unwanted.map((token) => ({
    ...languageMention(token),
    isUnwanted: true,
  }));
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return mentions;
  const codes = [...new Set(named.map(({ text }) => text))];
  const between = tokens.slice(tokens.indexOf(first), tokens.indexOf(last));
  const isList = codes.length > 1 && !has(between, 'OR');
  if (!isList && !areSpoken(tokens, named))
    return [...mentions, ...named.map(languageMention)];
  // “Only English” says nothing of remote work before it.
  const words = tokens.filter((token) => is(token, 'ENOUGH'));
  const spans = [...named, ...words].map(spanOf);
  return [...mentions, { values: [{ kind: 'speaks', codes }], spans }];
}
