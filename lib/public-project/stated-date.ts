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

function hasTime(date: string) {
  return date.length > 10;
}

/**
 * A date as a time, for formats that have no dates alone: a day starts at
 * midnight UTC.
 */
export function dateTimeOf(date: string): string {
  return hasTime(date) ? date : `${date}T00:00:00Z`;
}

const CLOCKS_DIFFER_MS = 5 * 60_000;

/**
 * Whether a time is in the future by any clock, or a day has not begun in any
 * time zone, of which the first is UTC+14.
 */
export function isFuture(date: string, now: number): boolean {
  const earliest = hasTime(date) ? date : `${date}T00:00:00+14:00`;
  return Date.parse(earliest) > now + CLOCKS_DIFFER_MS;
}

/**
 * Whether one date is before another: by their days if one of them is only a
 * day.
 */
export function isBefore(date: string, other: string): boolean {
  if (hasTime(date) && hasTime(other)) {
    return Date.parse(date) < Date.parse(other);
  }
  return dayOf(date) < dayOf(other);
}

type Dated = {
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

/** The later day first, then the later moment. */
function comparePosted(a: Dated, b: Dated): number {
  const { posted = '' } = a;
  const { posted: other = '' } = b;
  const byDay = dayOf(other).localeCompare(dayOf(posted));
  if (byDay !== 0) return byDay;
  return Date.parse(other) - Date.parse(posted);
}

/**
 * Assignments by their date of posting, the newest first: by the day that is
 * shown, then by the moment. Those without one follow in the order given.
 */
export function newestFirst<T extends Dated>(projects: readonly T[]) {
  return projects.toSorted(comparePosted);
}

/** The dates of an assignment that are shown, by what they are of. */
export type ShownDates = {
  readonly posted?: string | undefined;
  readonly changed?: string | undefined;
  readonly applyBy?: string | undefined;
};

/** The dates of an assignment; a change on the day of posting is left out. */
export function datesToShow({ posted, updated }: Dated): ShownDates {
  const isSameDay = posted && updated && dayOf(posted) === dayOf(updated);
  return isSameDay ? { posted } : { posted, changed: updated };
}

/**
 * The dates of an assignment in a list: the last day to apply matters more
 * there than the last change.
 */
export function datesInList(project: Dated): ShownDates {
  const { posted, apply_by: applyBy } = project;
  return applyBy ? { posted, applyBy } : datesToShow(project);
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
