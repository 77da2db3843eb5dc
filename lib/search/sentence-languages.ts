import { has, is, spanOf, type Token, type Tokens } from '../facts/scan.ts';
import { mention } from './mention.ts';
import type { Sentence } from './sentence.ts';

const isTelling = (token: Token) => !is(token, 'filler', 'AND', ',');

/**
 * Whether somebody speaks some languages: “I speak”, “only”, “is enough”, or
 * several without “or”.
 */
function areSpoken(tokens: Tokens, languages: Tokens): boolean {
  const [first, last] = [languages[0], languages.at(-1)];
  if (!first || !last) return false;
  const [from, to] = [tokens.indexOf(first), tokens.indexOf(last)];
  const isOr = has(tokens.slice(from, to), 'OR');
  if (first.text !== last.text && !isOr) return true;
  const before = tokens.slice(0, from).findLastIndex(isTelling);
  const isSaid = is(tokens[before], 'SPEAK', 'ENOUGH');
  const isDenied = is(tokens[before - 1], 'NOT');
  const next = tokens.slice(to + 1).find(isTelling);
  return (isSaid && !isDenied) || is(next, 'ENOUGH');
}

/**
 * The languages that somebody speaks, or doesn’t; one that is only named is
 * asked for.
 */
export function readLanguages({ tokens, denied, needless }: Sentence) {
  const languages = tokens.filter((token) => is(token, 'LANGUAGE'));
  const isWanted = (token: Token) =>
    !denied.includes(token) && !needless.includes(token);
  const wanted = languages.filter(isWanted);
  const areAllSpoken = areSpoken(tokens, wanted);
  const mentions = languages
    .filter((token) => !areAllSpoken || !isWanted(token))
    .map((token) => {
      const value = { kind: 'language', code: token.text } as const;
      return mention(value, [spanOf(token)], isWanted(token));
    });
  if (!areAllSpoken) return mentions;
  const codes = [...new Set(wanted.map(({ text }) => text))];
  // “Only English” says nothing of remote work before it.
  const words = tokens.filter((token) => is(token, 'ENOUGH'));
  const spans = [...wanted, ...words].map(spanOf);
  return [...mentions, mention({ kind: 'speaks', codes }, spans)];
}
