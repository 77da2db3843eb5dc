import { regexes } from 'zod';

// Dates are kept as the upstream states them, as texts in one form: a day
// (`2026-11-03`), or a time with its offset (`2026-11-03T08:00:00-05:00`). So a
// time is shown with its own calendar day, whatever the reader's time zone is.

/** Whether a text is a day of the calendar, such as `2026-11-03`. */
export function isDay(text: string): boolean {
  return regexes.date.test(text);
}

/** The calendar day of a date. */
export function dayOf(date: string): string {
  return date.slice(0, 10);
}

/**
 * A date as a time, for what has no dates alone: a day starts at midnight, in
 * UTC if no other zone is given.
 */
export function dateTimeOf(date: string, zone = 'Z'): string {
  return date.length > '2026-11-03'.length ? date : `${date}T00:00:00${zone}`;
}

/**
 * Whether a time is in the future, or a day has not begun in any time zone, of
 * which the first is UTC+14.
 */
export function isFuture(date: string): boolean {
  return Date.parse(dateTimeOf(date, '+14:00')) > Date.now();
}

export type Dated = {
  readonly posted?: string | undefined;
  readonly updated?: string | undefined;
  readonly apply_by?: string | undefined;
};

/**
 * When an assignment last changed, as far as the upstream states it: `updated`
 * is never before `posted`.
 */
export function lastChange({ posted, updated }: Dated): string | undefined {
  return updated ?? posted;
}

/**
 * Assignments by their date of posting, the newest first, as the dates are
 * shown. Those without one follow in the order given.
 */
export function newestFirst<T extends Dated>(projects: readonly T[]) {
  return projects.toSorted(({ posted = '' }, { posted: other = '' }) =>
    other.localeCompare(posted),
  );
}

/**
 * The dates of an assignment that are shown, by what they are of. A change on
 * the day of posting is left out.
 */
export function datesToShow({ posted, updated, apply_by: applyBy }: Dated) {
  const isSameDay = posted && updated && dayOf(posted) === dayOf(updated);
  return { posted, changed: isSameDay ? undefined : updated, applyBy };
}

/**
 * How many days an assignment is new, with that of its posting or last change:
 * in lists, in the search and for programs.
 */
export const NEW_DAYS = 7;
export function isNew(project: Dated): boolean {
  const changed = lastChange(project) ?? '';
  return dayOf(changed) >= dayAgo(NEW_DAYS - 1);
}

const DAY_MS = 24 * 3_600_000;

/** The day, in UTC, that was so many days ago; today for 0. */
export function dayAgo(days: number): string {
  const time = new Date(Date.now() - days * DAY_MS);
  return dayOf(time.toISOString());
}

/**
 * When the last day for an application has ended everywhere on earth, at
 * UTC−12, in milliseconds since 1970; never if none is stated.
 */
export function endOf({ apply_by: last }: Dated): number {
  if (!last) return Number.POSITIVE_INFINITY;
  return Date.parse(`${last}T24:00:00-12:00`);
}

/** Whether nobody can apply any more. */
export function isOver(project: Dated, now: number): boolean {
  return endOf(project) <= now;
}
