import { has, is, type Token, type Tokens, upTo } from './scan.ts';

/** How many words may stand between a phrase and what denies it. */
const REACH = 5;

/** The words up to one with a meaning of its own. */
const nearTo = (tokens: Tokens): Tokens => upTo(tokens.slice(0, REACH), 'word');

/** “No”, “0 %” or “0 days” */
const isNot = (token: Token): boolean =>
  token.quantity?.to === 0 || is(token, 'NOT');

/** How much of a phrase is left by what is said beside it. */
export type Denial = 'some' | 'none' | 'not needed' | 'unknown';

/**
 * Whether the words before and after a phrase in its clause deny it: “no”, “not
 * only”, “not possible”, “not needed”, “not known”. `undefined` if nothing does.
 */
export function denialOf(before: Tokens, after: Tokens): Denial | undefined {
  const last = nearTo(before.toReversed());
  const next = nearTo(after);
  if (has(next, 'UNKNOWN')) return 'unknown';
  if (has([...last, ...next], 'NOT_NEEDED', 'NEEDNT')) return 'not needed';
  if (last.some(isNot)) {
    if (has(next, 'NEEDED')) return 'not needed';
    // “Not only”, “not 100 %”
    const between = last.slice(0, last.findLastIndex(isNot));
    return has(between, 'WHOLLY', 'QUANTITY') ? 'some' : 'none';
  }
  if (has(next, 'IMPOSSIBLE')) return 'none';
  if (!next.some(isNot)) return undefined;
  // “No”, “not needed”, “not possible”, but not “not Java”
  const rest = after.slice(next.findIndex(isNot) + 1);
  const word = rest.find((token) => !is(token, 'filler', 'is', 'DAY'));
  if (is(word, 'NEEDED')) return 'not needed';
  return word === undefined || is(word, 'POSSIBLE') ? 'none' : undefined;
}
