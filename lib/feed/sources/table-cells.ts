import type { Config } from '../../config/config.ts';
import { dateIn, orderOf } from '../../facts/date-in.ts';
import { ofClass, scan } from '../../facts/scan.ts';
import type { DateOrder } from '../../facts/take-date.ts';
import { isFuture } from '../../public-project/stated-date.ts';
import { fold } from '../../public-project/words.ts';
import { cleanLine } from '../../sanitize/clean-text.ts';
import { wordOf } from './fields.ts';
import {
  CELL_KINDS,
  type CellKind,
  CURRENCIES,
  type Meaning,
} from './known-words.ts';
import { periodOf } from './pay.ts';
import { wordIn } from './table-headers.ts';
import { remoteOf } from './workplace.ts';

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

/** What a cell says that is known as a whole; a spreadsheet has `#REF!`. */
function kindOf(text: string): CellKind | undefined {
  if (!text) return 'nothing';
  return /^#\S*[!?#]$/.test(text) ? 'error' : CELL_KINDS.get(wordIn(text));
}

/** What a cell says of its column, such as that it has boxes, or only words. */
export type Sign = CellKind | DateOrder | 'box' | 'words';

/** What a column states, by our names for it. */
export type Column = {
  readonly header: string;
  readonly meaning: Meaning;
  /** Of boxes, only those that are ticked are sent. */
  readonly signs: ReadonlySet<Sign>;
};

const MOST_READ = 200;
const MOST_LENGTH = 40;
/** What the sheet says, as a report quotes it. */
export const quoted = (text: string): string =>
  `«${cleanLine(text.slice(0, MOST_READ)).slice(0, MOST_LENGTH)}»`;

const PAGE = /[\da-f]{32}|\/\/(?:[\w-]+\.)*notion\.(?:so|site|com)\//i;
const NO_NAME = /^(?:rec[A-Za-z\d]{14}|Untitled|)$/;

/**
 * A text without what links it to another table, which nobody outside may read:
 * Airtable has ids of records, and Notion “Name (address or path)”.
 */
const withoutLinks = (text: string): string =>
  text
    .replace(/ ?\(([^()]*)\)/g, (all, link) => (PAGE.test(link) ? '' : all))
    .split(', ')
    .filter((name) => !NO_NAME.test(name))
    .join(', ');

/** How the text of a cell is read; absent if it can’t be. */
type Reader = (text: string, column: Column) => string | undefined;

/** A price with the currency and the period of its header, unless it has its own. */
const priceIn: Reader = (text, { header }) => {
  if (!/[1-9]/.test(text)) return text;
  const isNumber = /^[\d.,\s’'–-]+k?$/i.test(text);
  const words = header.match(/[\p{L}\p{Sc}]+/gu) ?? [];
  const currency = words.find((word) => CURRENCIES.has(fold(word)));
  const period = periodOf(text) ? undefined : periodOf(header);
  return [text, isNumber && currency, period && `per ${period}`]
    .filter(Boolean)
    .join(' ');
};

/** A number with the unit that its header states: “20 hours per week”. */
const amountIn = (text: string, { header }: Column): string => {
  const units = ofClass(
    scan(header),
    'PERCENT',
    'HOUR',
    'DAY',
    'WEEK',
    'MONTH',
    'YEAR',
  );
  const [first] = units;
  if (!first || !/^[\d.,\s–-]+$/.test(text)) return text;
  // 80 % is 0.8 where a cell is formatted as a percentage.
  if (first.type === 'PERCENT')
    return /^[01](?:[.,]\d+)?$/.test(text) ? text : `${text} %`;
  return `${text} ${header.slice(first.start, units.at(-1)?.end)}`;
};

/** Where work is done, as “remote” or “ja” says it; empty for no. */
const remoteIn: Reader = (text, column) => {
  const amount = amountIn(text, column);
  const kind = kindOf(amount);
  if (kind === 'no') return '';
  return kind === 'yes' ? 'remote' : remoteOf(amount) && amount;
};

/** A date, or words: not a number that may be a date, or two. */
const timeIn: Reader = (text, column) => {
  const words = amountIn(text, column);
  const isNumber = /^(?!\d{4}$)\d[\d./-]*$/.test(words);
  return dateIn(text, column.signs) ?? (isNumber ? undefined : words);
};

const READERS: Partial<Readonly<Record<Meaning, Reader>>> = {
  // A date in a column “published” is the day on which it was.
  shown: (text, { signs }) => dateIn(text, signs) ?? '',
  price: priceIn,
  workplace: remoteIn,
  allocation: amountIn,
  timeline: timeIn,
  start: timeIn,
  end: timeIn,
  posted: timeIn,
  updated: timeIn,
  apply_by: timeIn,
};

/**
 * What a cell states, with the unit of its header, and dates as RFC 3339 writes
 * them; empty for nothing, absent if it can’t be read.
 */
export function factIn(cell: unknown, column: Column): string | undefined {
  const { meaning } = column;
  const whole = textOf(cell);
  const text = meaning === 'id' ? whole : withoutLinks(whole);
  const kind = kindOf(text);
  if (kind === 'error' || (!text && whole)) return undefined;
  if (kind === 'nothing' || kind === 'undecided') return '';
  const read = READERS[meaning];
  return read ? read(text, column) : text;
}

/** What a report says of a cell that can’t be read. */
export const unreadable = (cell: unknown): string =>
  withoutLinks(textOf(cell)) || 'ids of linked records';

/**
 * What a cell says of showing its row: nothing (absent), that it is open
 * (empty), or else the reason not to show it.
 */
export type Verdict = string | undefined;

export function verdictOf(
  cell: unknown,
  { header, meaning, signs }: Column,
  statuses: Config['feed']['statuses'],
): Verdict {
  const text = textOf(cell);
  const kind = kindOf(text);
  const isFlag = meaning === 'hidden';
  if (kind === 'nothing')
    return signs.has('box') && !isFlag ? 'not stated' : undefined;
  if (isFlag) return kind === 'no' ? '' : `column ${quoted(header)}`;
  const isOpen = kind === 'open' || kind === 'yes';
  if (meaning === 'status') {
    const isNamed = statuses?.map(wordIn).includes(wordIn(text)) ?? isOpen;
    return isNamed ? '' : `status ${quoted(text)}`;
  }
  // In a column “published”, a date is the day of publication.
  const day = dateIn(text, signs)?.padEnd(10, '-01');
  const isPublished = day ? !isFuture(day) : isOpen;
  return isPublished ? '' : `column ${quoted(header)}`;
}

export function signOf(cell: unknown): Sign {
  if ([cell].flat().includes(true)) return 'box';
  const text = textOf(cell);
  if (text.length > MOST_LENGTH) return 'words';
  return kindOf(text) ?? orderOf(text) ?? 'words';
}

/**
 * Whether a column may say that a row is not for the public: nobody knows it,
 * and it has only marks, or closes a row. Nothing but the words for open opens
 * a row, whatever the status is of.
 */
export function mayHide({ header, meaning, signs }: Column): boolean {
  if (meaning !== 'unknown') return false;
  if (signs.has('closed')) return true;
  return signs.has('words')
    ? /stat(?:us|ut)(?!\p{L})/iu.test(header)
    : (['yes', 'no', 'open', 'box'] as const).some((mark) => signs.has(mark));
}
