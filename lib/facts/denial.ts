import { has, is, type Tokens, upTo } from './scan.ts';

/** How many words may stand between a phrase and what denies it. */
const REACH = 5;

/** The words up to one with a meaning of its own. */
const nearTo = (tokens: Tokens): Tokens => upTo(tokens.slice(0, REACH), 'word');

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
  if (has(last, 'NOT')) {
    if (has(next, 'NEEDED')) return 'not needed';
    // “Not only”, “not 100 %”
    return has(upTo(last, 'NOT'), 'WHOLLY', 'QUANTITY') ? 'some' : 'none';
  }
  if (has(next, 'IMPOSSIBLE')) return 'none';
  if (!has(next, 'NOT')) return undefined;
  // “No”, “not needed”, “not possible”, but not “not Java”
  const rest = after.slice(upTo(after, 'NOT').length + 1);
  const word = rest.find((token) => !is(token, 'filler', 'is', 'DAY'));
  if (is(word, 'NEEDED')) return 'not needed';
  return word === undefined || is(word, 'POSSIBLE') ? 'none' : undefined;
}
