import type { JudgedWish } from './rank.ts';
import type { RowFacts } from './row-facts.ts';
import type { Wish } from './wish.ts';

/** What is not wanted, without the word that says so. */
export const unwantedText = ({ text }: Wish) => text.replace(/^not /, '');

/** What the points of a row say of a wish. */
function reasonOf({ isWanted, isLoose }: Wish, points: number) {
  if (points > 0) return isWanted ? 'met' : 'mentioned';
  if (!isWanted) return null;
  if (points < 0) return 'against';
  return isLoose ? null : 'notStated';
}

/** What an assignment is of what was asked for, by its best role. */
export function reasonsOf(
  judgements: readonly JudgedWish[],
  row: number,
  facts: RowFacts,
) {
  const wishesOf = (reason: ReturnType<typeof reasonOf>) =>
    judgements
      .filter(({ wish, points }) => reasonOf(wish, points[row] ?? 0) === reason)
      .map(({ wish }) => wish);
  return {
    met: wishesOf('met'),
    /** What it does not state, or in words that may mean anything. */
    notStated: wishesOf('notStated'),
    /** What it does not meet, because it states something else. */
    against: wishesOf('against'),
    /** What was not wanted, but is mentioned. */
    mentioned: wishesOf('mentioned').map(unwantedText),
    /** What the role states. */
    facts,
  };
}
export type Reasons = ReturnType<typeof reasonsOf>;
