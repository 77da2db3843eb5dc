import { NAMED } from './rank.ts';
import type { SearchRows } from './search-rows.ts';
import type { Wish } from './wish.ts';

/** What an assignment is of what was asked for, by its best role. */
export function reasonsOf({ index, ranking }: SearchRows, row: number) {
  const wishesOf = (isOne: (points: number, wish: Wish) => boolean) =>
    ranking.judgements
      .filter(({ wish, points }) => isOne(points[row] ?? 0, wish))
      .map(({ wish }) => wish);
  return {
    met: wishesOf((points, { isWanted }) => isWanted && points > 0),
    /** Of that, what only its running text mentions. */
    inText: wishesOf(
      (points, { isWanted }) => isWanted && points > 0 && points < NAMED,
    ),
    /** What it does not state. */
    notStated: wishesOf(
      (points, { isWanted, isLoose }) => isWanted && !isLoose && points === 0,
    ),
    /**
     * What it does not meet, because it states something else, or mentions what
     * is not wanted.
     */
    against: wishesOf((points) => points < 0),
    /** What the role states. */
    facts: index.rowAt(row).facts,
  };
}
export type Reasons = ReturnType<typeof reasonsOf>;
