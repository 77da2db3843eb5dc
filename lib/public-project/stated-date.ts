// Dates are kept as the upstream states them, as texts in one form: a day
// (`2026-11-03`), or a time with its offset (`2026-11-03T08:00:00-05:00`). So a
// time is shown with its own calendar day, whatever the reader's time zone is.

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day of the calendar, such as `2026-11-03`. */
export function isDay(text: string): boolean {
  const start = /^\d{4}-\d\d-\d\d$/.test(text) ? startOf(text) : Number.NaN;
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
}

/** The calendar day of a date. */
export const dayOf = (date: string): string => date.slice(0, 10);

const hasTime = (date: string) => date.length > 10;

/**
 * A date as a time, for formats that have no dates alone: a day starts at
 * midnight UTC.
 */
export const dateTimeOf = (date: string): string =>
  hasTime(date) ? date : `${date}T00:00:00Z`;

/** A date in milliseconds since 1970. */
export const instantOf = (date: string): number => Date.parse(dateTimeOf(date));

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
  return hasTime(date) && hasTime(other)
    ? instantOf(date) < instantOf(other)
    : dayOf(date) < dayOf(other);
}

const DAY_IN_WORDS = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/** The calendar day of a date in English: “3 November 2026”. */
export const dayInWords = (date: string): string =>
  DAY_IN_WORDS.format(startOf(dayOf(date)));

type Dated = {
  readonly posted?: string | undefined;
  readonly updated?: string | undefined;
};

/**
 * When an assignment last changed, as far as the upstream states it: `updated`
 * is never before `posted`.
 */
export const lastChange = ({ posted, updated }: Dated): string | undefined =>
  updated ?? posted;

/**
 * By the day that is shown, then by the moment, the newest first; what has no
 * date comes last.
 */
function byPosting(
  { posted: a = '' }: Dated,
  { posted: b = '' }: Dated,
): number {
  if (dayOf(a) !== dayOf(b)) return dayOf(a) < dayOf(b) ? 1 : -1;
  return a === b ? 0 : instantOf(b) - instantOf(a);
}

/**
 * Assignments by their date of posting, followed by those without one in the
 * order given.
 */
export const newestFirst = <T extends Dated>(
  projects: readonly T[],
): readonly T[] => projects.toSorted(byPosting);

/** A date of an assignment, and what it is of. */
export type ShownDate = {
  readonly of: 'posted' | 'changed' | 'applyBy';
  readonly date: string;
};

/** The dates of an assignment; a change on the day of posting is left out. */
export function datesToShow({ posted, updated }: Dated): readonly ShownDate[] {
  const isChanged =
    updated !== undefined &&
    (posted === undefined || dayOf(updated) !== dayOf(posted));
  const dates: ShownDate[] = [];
  if (posted !== undefined) dates.push({ of: 'posted', date: posted });
  if (isChanged) dates.push({ of: 'changed', date: updated });
  return dates;
}

/**
 * How many days an assignment is new, with that of its posting or last change:
 * in lists, in the search and for programs.
 */
export const NEW_DAYS = 7;
export function isNew(project: Dated): boolean {
  const changed = lastChange(project);
  return changed !== undefined && dayOf(changed) >= dayAgo(NEW_DAYS - 1);
}

type LastDay = { readonly apply_by?: string | undefined };

/**
 * The dates of an assignment in a list: the last day to apply matters more
 * there than the last change.
 */
export const datesInList = ({
  posted,
  updated,
  apply_by,
}: Dated & LastDay): readonly ShownDate[] =>
  apply_by === undefined
    ? datesToShow({ posted, updated })
    : [...datesToShow({ posted }), { of: 'applyBy', date: apply_by }];

const DAY_MS = 24 * 3_600_000;

/** The day, in UTC, that was so many days ago; today for 0. */
export const dayAgo = (days: number): string =>
  dayOf(new Date(Date.now() - days * DAY_MS).toISOString());

/**
 * When the last day for an application has ended everywhere on earth, at
 * UTC−12, in milliseconds since 1970; never if none is stated.
 */
export const endOf = ({ apply_by: last }: LastDay): number =>
  last === undefined
    ? Number.POSITIVE_INFINITY
    : Date.parse(`${last}T24:00:00-12:00`);

/** Whether nobody can apply any more. */
export const isOver = (project: LastDay, now: number): boolean =>
  endOf(project) <= now;
