import { dayOf } from '../public-project/stated-date.ts';
import { content } from './content.ts';

// How people read values, in the site's language: one formatter for each kind.

const { locale } = content;

const UTC = { timeZone: 'UTC' } as const;
const DAY = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...UTC });
const MINUTE = new Intl.DateTimeFormat(locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  ...UTC,
});

/** The calendar day of a date: “3 November 2026”. */
export const formatDay = (date: string): string =>
  DAY.format(new Date(`${dayOf(date)}T00:00:00Z`));

/** A time in UTC: “3 November 2026 at 14:05”. */
export const formatTime = (time: Date): string => MINUTE.format(time);
