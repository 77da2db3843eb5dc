import type { PublicProject } from '../public-project/public-project.ts';

/** Part of an item that can't be shown: the field and the reason, in our own words. */
export type Trouble = { readonly field: string; readonly reason: string };

/** Something that was left out: the item, by its position in the feed, and its id if that is known and short. */
export type Omission = Trouble & { readonly index: number; readonly id?: string };

/** An omission as a log or a report states it: items are counted from 1. */
export const inWords = ({ index, id, field, reason }: Omission): string =>
  `item ${index + 1}${id === undefined ? '' : ` (${id})`}: ${field} ${reason}`;

/** The result of translating a feed's items. */
export type Translation = {
  readonly items: number;
  readonly projects: readonly PublicProject[];
  /** Items that are not shown. */
  readonly dropped: readonly Omission[];
  /** How many of them repeat an earlier id. */
  readonly duplicates: number;
  /** Fields and roles that are left out of items that are shown. */
  readonly ignored: readonly Omission[];
};

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
  readonly read: readonly (readonly [header: string, name: string])[];
  readonly unread: readonly string[];
};

/** The rows of a table that are not shown, with the reasons; empty if all are. */
export function hiddenRows({ hidden }: Pick<TableNotes, 'hidden'>): string {
  const all = [...hidden.values()].reduce((sum, rows) => sum + rows, 0);
  const reasons = [...hidden].map(([reason, rows]) => `${reason} (${rows})`).join(', ');
  return all === 0 ? '' : `${all} ${all === 1 ? 'row' : 'rows'} not shown: ${reasons}`;
}

/** What the site knows of a feed: its `projects` are those with one of the configured statuses. */
export type FeedContent = Translation & {
  /** The statuses of the other assignments, each with their number. */
  readonly hidden: readonly (readonly [status: string, assignments: number])[];
  readonly pages: number;
  /** How what the feed sends became assignments, and why. */
  readonly format: string;
  /** Fields that are not used, such as `client` or `roles[].notes`, of our own format only. */
  readonly unusedFields: readonly string[];
  /** Of a table only. */
  readonly table: TableNotes | null;
};

/**
 * The reason why the upstream could not be read. The message is logged; nothing the upstream says reaches a client.
 * `retryAfterSeconds` is the upstream's `Retry-After`, if it sent one.
 */
export class FeedFailure extends Error {
  readonly retryAfterSeconds: number | null;

  constructor(message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The failure if no item in the list is an assignment. */
export const NO_ASSIGNMENT = 'no item is an assignment';
