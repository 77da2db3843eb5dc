import { cutText } from '../public-project/cut-text.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import type { Column } from './sources/table-cells.ts';

export type TableNotes = ReturnType<typeof createNotes>;

/** What a table says besides its assignments. */
export const createNotes = () => ({
  /**
   * Why rows are not shown, such as “status «Draft»”, each with their number.
   */
  hidden: new Map<string, number>(),
  /** How many rows without an id became part of another row’s assignment. */
  joined: 0,
  /** Cells that can’t be read, by row and header. */
  errors: [] as string[],
  /** What the columns of a table are read as. */
  columns: [] as readonly Pick<Column, 'header' | 'meaning'>[],
});

/** What the site knows of a feed. */
export type FeedContent = {
  /** Those with one of the configured statuses. */
  readonly projects: readonly PublicProject[];
  /**
   * What is not shown, then what can’t be read of the rest, with the reasons in
   * our own words: for the report and the log.
   */
  readonly leftOut: readonly string[];
  readonly notes: TableNotes;
};

/** Counts a reason or the like. */
export const countIn = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * How many are not shown and why, as “3 rows not shown: status «Draft» (2), not
 * stated (1)”; nothing if all are.
 */
export function notShown(
  what: string,
  reasons: ReadonlyMap<string, number>,
): readonly string[] {
  const count = [...reasons.values()].reduce((sum, number) => sum + number, 0);
  const listed = [...reasons]
    .map(([reason, number]) => `${reason} (${number})`)
    .join(', ');
  return count === 0
    ? []
    : [`${count} ${what}${count === 1 ? '' : 's'} not shown: ${listed}`];
}

const MOST_LENGTH = 300;
/** The first of some lines for the report or the log, each shortened. */
export const firstLines = (
  lines: readonly string[],
  most: number,
): readonly string[] =>
  lines
    .slice(0, most)
    .map((line) => cutText(line.replaceAll('\n', ' '), MOST_LENGTH));

/**
 * The reason why the upstream could not be read. The message is logged; nothing
 * the upstream says reaches a client.
 */
export class FeedFailure extends Error {}
