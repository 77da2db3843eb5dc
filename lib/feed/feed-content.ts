import { cutText } from '../public-project/cut-text.ts';
import type { PublicProject } from '../public-project/public-project.ts';

/** What a table says besides its assignments. */
export type TableNotes = {
  /** Why rows are not shown, such as “status «Draft»”, each with their number. */
  readonly hidden: ReadonlyMap<string, number>;
  /** Rows that became part of another row’s assignment, by the column that says so; without an id, that column is the name. */
  readonly joined: ReadonlyMap<string, number>;
  readonly isJoinedWithoutId: boolean;
  /** Cells that can’t be read, by row and header. */
  readonly errors: readonly string[];
  /** The columns that are read, each with our name for it, and the headers of the others. */
  readonly read: readonly { readonly header: string; readonly meaning: string }[];
  readonly unread: readonly string[];
};

/** What the items of a feed become. */
export type Translation = {
  readonly items: number;
  readonly projects: readonly PublicProject[];
  /** What is not shown, then what can’t be read of the rest, with the reasons in our own words: for the report and the log. */
  readonly leftOut: readonly string[];
};

/** What the site knows of a feed: its `projects` are those with one of the configured statuses. */
export type FeedContent = Translation & {
  /** The name of its format. */
  readonly format: string;
  /** Of a table only. */
  readonly table: TableNotes | null;
};

const MOST_LENGTH = 300;

export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How many are not shown and why, as “3 rows not shown: status «Draft» (2), not stated (1)”; nothing if all are. */
export function notShown(what: string, reasons: ReadonlyMap<string, number> = new Map()): readonly string[] {
  if (reasons.size === 0) return [];
  const all = [...reasons.values()].reduce((sum, count) => sum + count);
  const listed = [...reasons].map(([reason, count]) => `${reason} (${count})`).join(', ');
  return [cutText(`${counted(all, what)} not shown: ${listed}`, MOST_LENGTH)];
}

/** The first of some lines for the report or the log, each shortened. */
export const firstLines = (lines: readonly string[], most: number): readonly string[] =>
  lines.slice(0, most).map((line) => cutText(line.replaceAll('\n', ' '), MOST_LENGTH));

/** The reason why the upstream could not be read. The message is logged; nothing the upstream says reaches a client. */
export class FeedFailure extends Error {}
