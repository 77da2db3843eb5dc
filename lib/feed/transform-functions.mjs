import { textFromHtml } from './html-text.mjs';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const wordOf = (/** @type {unknown} */ value) =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

/**
 * A date as the upstream writes it: a day (`2027-03-01`, with or without a time), a month (`2027-03`), or milliseconds since 1970.
 * @returns {{ at: Date, style: Intl.DateTimeFormat } | null}
 */
export function dateOf(/** @type {unknown} */ value) {
  const [, month, day] = /^(\d{4}-\d\d)(-\d\d)?(?:$|[T ]\d)/.exec(wordOf(value)) ?? [];
  const at = new Date(typeof value === 'number' ? value : `${month}${day ?? '-01'}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : { at, style: typeof value === 'number' || day ? DAY : MONTH };
}

/**
 * Two dates in words: «1 March to 30 June 2027», «February 2027 to March 2028», «From 1 March 2027», «Until June 2027».
 * What is no date stays as it is; with neither there is nothing.
 */
function dateRange(/** @type {unknown} */ from, /** @type {unknown} */ to) {
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

/** The words of a list, without empty ones, with a comma or another separator between them. */
function joinWords(/** @type {unknown} */ list, /** @type {unknown} */ separator) {
  const words = (Array.isArray(list) ? list : [list]).map(wordOf).filter((word) => word !== '');
  return words.length === 0 ? undefined : words.join(typeof separator === 'string' ? separator : ', ');
}

/** What a transform may call beside JSONata's own functions. What there is nothing of stays absent, as in JSONata. */
export const transformFunctions = {
  textFromHtml: (/** @type {unknown} */ html) => (wordOf(html) === '' ? undefined : textFromHtml(wordOf(html))),
  dateRange,
  joinWords,
};
