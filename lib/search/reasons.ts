import { type JudgedWish, NAMED } from './rank.ts';
import type { RowFacts } from './row-facts.ts';
import type { Wish } from './wish.ts';

/** What an assignment is of what was asked for, by its best role. */
export function reasonsOf(
  judgements: readonly JudgedWish[],
  row: number,
  facts: RowFacts,
) {
  const met: Wish[] = [];
  const inText: Wish[] = [];
  const notStated: Wish[] = [];
  const against: Wish[] = [];
  for (const { wish, points } of judgements) {
    const own = points[row] ?? 0;
    if (own < 0) against.push(wish);
    // What does not have what is not wanted is nothing to tell.
    else if (!wish.isWanted) continue;
    else if (own > 0) met.push(wish);
    else if (!wish.isLoose) notStated.push(wish);
    if (own > 0 && own < NAMED) inText.push(wish);
  }
  return {
    met,
    /** Of that, what only its running text mentions. */
    inText,
    /** What it does not state. */
    notStated,
    /**
     * What it does not meet, because it states something else, or mentions what
     * is not wanted.
     */
    against,
    /** What the role states. */
    facts,
  };
}
export type Reasons = ReturnType<typeof reasonsOf>;
