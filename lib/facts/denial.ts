import { has, is, type Tokens, upTo } from './scan.ts';

/** How many words may stand between a phrase and what denies it. */
const REACH = 5;

/** The words up to one with a meaning of its own. */
const nearTo = (tokens: Tokens): Tokens => upTo(tokens.slice(0, REACH), 'word');

/** The place of “no”, “0 %” or “0 days”, but not of “0–2 days”; or -1. */
const denialIn = (tokens: Tokens): number =>
  tokens.findIndex((token, at) => {
    if (is(token, 'NOT')) return true;
    const isRange =
      is(tokens[at - 1], 'TO') || has(tokens.slice(at + 1, at + 3), 'TO');
    return token.amount === 0 && !isRange;
  });

/** How much of a phrase is left by what is said beside it. */
export type Denial = 'some' | 'none' | 'not needed' | 'unknown';

/** What “no” says, with the words between it and a phrase, and those after. */
function denialBefore(between: Tokens, next: Tokens): Denial {
  if (has(next, 'NEEDED')) return 'not needed';
  // “Not only”, “not 100 %”
  return has(between, 'WHOLLY', 'NUMBER') ? 'some' : 'none';
}

/** What “no” after a phrase says, with the words after it. */
function denialAfter(after: Tokens): Denial | undefined {
  const word = after.find(
    (token) => !is(token, 'filler', 'is', 'PERCENT', 'DAY', 'WEEK'),
  );
  if (is(word, 'NEEDED')) return 'not needed';
  const isClosed = word === undefined || is(word, 'POSSIBLE', 'mark');
  return isClosed ? 'none' : undefined;
}

/**
 * Whether the words before and after a phrase in its clause deny it: “no”, “not
 * only”, “not possible”, “not needed”, “not known”. `undefined` if nothing does.
 */
export function denialOf(before: Tokens, after: Tokens): Denial | undefined {
  const last = nearTo(before.toReversed()).toReversed();
  const next = nearTo(after);
  if (has(next, 'UNKNOWN')) return 'unknown';
  if (has([...last, ...next], 'NOT_NEEDED')) return 'not needed';
  const first = denialIn(last);
  if (first !== -1) return denialBefore(last.slice(first + 1), next);
  if (has(next, 'IMPOSSIBLE')) return 'none';
  const second = denialIn(next);
  return second === -1 ? undefined : denialAfter(after.slice(second + 1));
}
