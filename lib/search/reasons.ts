import { NAMED } from './rank.ts';
import type { SearchRows } from './search-rows.ts';

/** What an assignment is of what was asked for, by its best role. */
export function reasonsOf({ index, ranking }: SearchRows, row: number) {
  const wishes = ranking.judgements.map((wish) => ({
    ...wish,
    points: wish.points[row] ?? 0,
  }));
  const wanted = wishes.filter(({ isWanted }) => isWanted);
  const met = wanted.filter(({ points }) => points > 0);
  return {
    met,
    /** Of that, what only its running text mentions. */
    inText: met.filter(({ points }) => points < NAMED),
    /** What it does not state. Of “Java-Entwickler”, one part is enough. */
    notStated: wanted.filter(
      ({ isLoose, points, text }) =>
        !isLoose && points === 0 && !met.some((other) => other.text === text),
    ),
    /**
     * What it does not meet, because it states something else, or mentions what
     * is not wanted.
     */
    against: wishes.filter(({ points }) => points < 0),
    /** What the role states. */
    facts: index.rowAt(row).facts,
  };
}
export type Reasons = ReturnType<typeof reasonsOf>;
