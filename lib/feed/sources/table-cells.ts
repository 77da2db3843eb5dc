import type { Config } from '../../config/config.ts';
import { isFuture } from '../../public-project/stated-date.ts';
import type { Remote } from '../../public-project/stated-facts.ts';
import { dateInWords } from '../../public-project/stated-texts.ts';
import { cleanLine } from '../../sanitize/clean-text.ts';
import { dateIn } from './dates.ts';
import { joinWords, wordOf } from './fields.ts';
import {
  CLOSED_WORDS,
  NO_WORDS,
  OPEN_WORDS,
  YES_WORDS,
} from './known-words.ts';
import { withoutLinks } from './linked-records.ts';
import { type Column, wordIn } from './table-headers.ts';
import words from './table-words.json' with { type: 'json' };
import { currencyCodeIn, periodOf, remoteOf } from './values.ts';

const PATTERNS = Object.fromEntries(
  Object.entries(words.patterns).map(([name, pattern]) => [
    name,
    new RegExp(pattern, 'iu'),
  ]),
) as Record<keyof typeof words.patterns, RegExp>;

type Statuses = Config['feed']['statuses'];

/**
 * A cell as text: a text, a number, a box (`true`), or a list of them. Airtable
 * has objects for errors.
 */
export function textOf(cell: unknown): string {
  const parts = [cell].flat().filter((part) => part !== null);
  return parts.some((part) => typeof part === 'object')
    ? '#ERROR!'
    : parts.map(wordOf).filter(Boolean).join(', ');
}

const MOST_READ = 200;
const MOST_LENGTH = 40;
/** What the sheet says, as a report quotes it. */
export const quoted = (text: string): string =>
  `«${cleanLine(text.slice(0, MOST_READ)).slice(0, MOST_LENGTH)}»`;

/** A price with the currency and the period of its header, unless it has its own. */
function priceIn(text: string, header: string): string {
  if (!/[1-9]/.test(text)) return text;
  const isNumber = /^[\d.,\s’'–-]+k?$/i.test(text);
  const currency =
    currencyCodeIn(header) ?? PATTERNS.currency.exec(header)?.[0];
  const period = periodOf(text) ? undefined : periodOf(header);
  const words = [text, isNumber && currency, period && `per ${period}`];
  return joinWords(words, ' ') ?? '';
}

/** A number with the unit that its header states. */
function amountIn(text: string, header: string): string {
  if (!/^[\d.,\s–-]+$/.test(text)) return text;
  // 80 % is 0.8 where a cell is formatted as a percentage.
  if (PATTERNS.percent.test(header))
    return /^[01](?:[.,]\d+)?$/.test(text) ? text : `${text} %`;
  return `${text} ${PATTERNS.time.exec(header)?.[0] ?? ''}`.trim();
}

/**
 * What “remote”, “80 %”, “2 days”, “partly” or “ja” says about where work is
 * done; empty for no, absent if it can’t be read.
 */
function remoteIn(text: string): Remote | '' | undefined {
  if (NO_WORDS.has(wordIn(text))) return '';
  if (YES_WORDS.has(wordIn(text))) return 'yes';
  if (/^0?[.,]\d+$/.test(text)) return 'partly';
  const way = remoteOf(`${text} remote`);
  return (
    remoteOf(text) ?? (way === 'partly' || /\d/.test(text) ? way : undefined)
  );
}

/** A date as RFC 3339 writes it, or words. A number alone may be two dates. */
function dateOrWords(text: string, { dateOrder }: Column): string | undefined {
  const isNumber = /^(?!\d{4}$)\d[\d./-]*$/.test(text);
  return dateIn(text, dateOrder) ?? (isNumber ? undefined : text);
}

/**
 * What a cell states, with the unit of its header, and dates as RFC 3339 writes
 * them; empty for nothing, absent if it can’t be read.
 */
export function factIn(
  cell: unknown,
  column: Column,
  statuses: Statuses,
): string | undefined {
  const { header, meaning, dateOrder } = column;
  const text = meaning === 'id' ? textOf(cell) : withoutLinks(textOf(cell));
  if (text === undefined || PATTERNS.error.test(text)) return undefined;
  if (PATTERNS.nothing.test(text) || PATTERNS.undecided.test(text)) return '';
  switch (meaning) {
    case 'status':
      // A yes is no word for a status, unless the operator names it as one.
      return statuses === null && YES_WORDS.has(wordIn(text)) ? 'Open' : text;
    case 'shown':
      // A date in a column “published” is the day on which it was.
      return dateIn(text, dateOrder) ?? '';
    case 'price':
      return priceIn(text, header);
    case 'workplace':
      return remoteIn(amountIn(text, header));
    case 'allocation':
      return amountIn(text, header);
    case 'timeline': {
      const date = dateIn(text, dateOrder);
      return date
        ? dateInWords(date)
        : dateOrWords(amountIn(text, header), column);
    }
    case 'start':
    case 'end':
    case 'posted':
    case 'updated':
    case 'apply_by':
      return dateOrWords(text, column);
    default:
      return text;
  }
}

/** What a report says of a cell that can’t be read. */
export const unreadable = (cell: unknown): string =>
  withoutLinks(textOf(cell)) ?? 'ids of linked records';

/**
 * What a cell says of showing its row: nothing (absent), that it is open
 * (empty), or else the reason not to show it.
 */
export type Verdict = string | undefined;

export function verdictOf(
  cell: unknown,
  { header, meaning, dateOrder }: Column,
  statuses: Statuses,
): Verdict {
  const text = textOf(cell);
  if (PATTERNS.nothing.test(text)) return undefined;
  const word = wordIn(text);
  if (meaning === 'hidden')
    return NO_WORDS.has(word) ? '' : `column ${quoted(header)}`;
  if (meaning === 'status') {
    const isOpen = statuses?.map(wordIn).includes(word) ?? OPEN_WORDS.has(word);
    return isOpen ? '' : `status ${quoted(text)}`;
  }
  // In a column “published”, a date is the day of publication.
  const day = dateIn(text, dateOrder);
  if (day && isFuture(day.padEnd(10, '-01'), Date.now()))
    return 'not yet published';
  return day || OPEN_WORDS.has(word) ? '' : `${quoted(header)} ${quoted(text)}`;
}

/**
 * Why each row of an assignment is not shown, by its verdicts; empty if it is.
 * Closed unless open: each verdict has to say that a row is open. What a row
 * leaves out, others say: that it is confidential or, if one of them is open by
 * itself, that it is open. A box that is not ticked is not sent, so there
 * nothing is a no.
 */
export function whyHidden(
  rows: readonly (readonly Verdict[])[],
  columns: readonly Column[],
): readonly string[] {
  const isFlag = columns.map(({ meaning }) => meaning === 'hidden');
  const open = rows.filter((row) =>
    row.every((verdict, at) => (isFlag[at] ? !verdict : verdict === '')),
  );
  const byOthers = columns.map(({ isBox }, at) => {
    const reason = rows.map((row) => row[at]).find(Boolean);
    if (isFlag[at]) return reason ?? '';
    return open.length > 0 && !isBox ? '' : (reason ?? 'not stated');
  });
  return rows.map(
    (row) =>
      row.map((verdict, at) => verdict ?? byOthers[at]).find(Boolean) ?? '',
  );
}

/**
 * What the cells of a column that is not known may say of showing a row:
 * nothing, a `mark` such as yes or ✓, that a row is `closed`, or other `words`.
 */
export type Hint = 'nothing' | 'mark' | 'closed' | 'words';

export function hintIn(text: string): Hint {
  if (text.length > MOST_LENGTH) return 'words';
  const word = wordIn(text);
  if (PATTERNS.nothing.test(text)) return 'nothing';
  if (YES_WORDS.has(word) || NO_WORDS.has(word) || OPEN_WORDS.has(word))
    return 'mark';
  if (CLOSED_WORDS.has(word)) return 'closed';
  const isNoWord =
    PATTERNS.undecided.test(text) ||
    PATTERNS.error.test(text) ||
    dateIn(text) !== undefined;
  return isNoWord ? 'nothing' : 'words';
}

/**
 * Whether a column with these hints may say that a row is not for the public:
 * it has only marks, or a row is closed by it. Nothing but the words for open
 * opens a row, whatever the status is of.
 */
export const mayHide = (header: string, hints: ReadonlySet<Hint>): boolean =>
  hints.has('closed') ||
  (hints.has('words') ? PATTERNS.status.test(header) : hints.has('mark'));
