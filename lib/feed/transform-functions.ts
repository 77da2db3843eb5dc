import { textFromHtml } from './html-text.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A text or number without spaces around it; empty for anything else. */
export const wordOf = (value: unknown) =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

/**
 * Parses a date in any format upstreams use: a day (`2027-03-01`, optionally with a time), a month (`2027-03`), or
 * milliseconds since 1970.
 */
export function dateOf(value: unknown): { readonly at: Date; readonly style: Intl.DateTimeFormat } | null {
  const [, month, day] = /^(\d{4}-\d\d)(-\d\d)?(?:$|[T ]\d)/.exec(wordOf(value)) ?? [];
  const at = new Date(typeof value === 'number' ? value : `${month}${day ?? '-01'}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : { at, style: typeof value === 'number' || day ? DAY : MONTH };
}

/**
 * Two dates as text: "1 March to 30 June 2027", "February 2027 to March 2028", "From 1 March 2027", "Until June 2027".
 * Values that are not dates are kept as they are; `undefined` if both are empty.
 */
function dateRange(from: unknown, to: unknown) {
  const [start, end] = [dateOf(from), dateOf(to)];
  if (start && end && start.at <= end.at) {
    const style = start.style === DAY && end.style === DAY ? DAY : MONTH;
    return style.formatRange(start.at, end.at).replace(/\s*–\s*/, ' to ');
  }
  const first = start ? start.style.format(start.at) : wordOf(from);
  const last = end ? end.style.format(end.at) : wordOf(to);
  if (first && last) return `${first} to ${last}`;
  if (start) return `From ${first}`;
  if (end) return `Until ${last}`;
  return first || last || undefined;
}

/** Joins the non-empty texts of a list with a comma or another separator. */
function joinWords(list: unknown, separator: unknown) {
  const words = (Array.isArray(list) ? list : [list]).map(wordOf).filter((word) => word !== '');
  return words.length === 0 ? undefined : words.join(typeof separator === 'string' ? separator : ', ');
}

/** Functions available to transforms in addition to JSONata's own. As in JSONata, an absent value gives an absent result. */
export const transformFunctions = {
  textFromHtml: (html: unknown) => (wordOf(html) === '' ? undefined : textFromHtml(wordOf(html))),
  dateRange,
  joinWords,
};
