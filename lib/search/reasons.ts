import type { JudgedWish } from './rank.ts';
import type { RowFacts, Wish } from './wish.ts';

/** What an assignment is of what was asked for, by its best role. */
export type Reasons = {
  readonly met: readonly Wish[];
  /** What it does not state, or in words that may mean anything. */
  readonly notStated: readonly Wish[];
  /** What it does not meet, because it states something else. */
  readonly against: readonly Wish[];
  /** What was not wanted, but is mentioned. */
  readonly mentioned: readonly string[];
  /** What the role states. */
  readonly facts: RowFacts;
};

/** What is not wanted, without the word that says so. */
export const unwantedText = ({ text }: Wish) => text.replace(/^not /, '');

/** The wishes by what a row with some facts states of them. */
export function reasonsOf(
  judgements: readonly JudgedWish[],
  row: number,
  facts: RowFacts,
): Reasons {
  const met: Wish[] = [];
  const notStated: Wish[] = [];
  const against: Wish[] = [];
  const mentioned: string[] = [];
  for (const { wish, points } of judgements) {
    const own = points[row] ?? 0;
    if (!wish.isWanted) {
      if (own > 0) mentioned.push(unwantedText(wish));
    } else if (own > 0) met.push(wish);
    else if (own < 0) against.push(wish);
    else if (!wish.isLoose) notStated.push(wish);
  }
  return { met, notStated, against, mentioned, facts };
}
