import type { Config } from '../../config/config.ts';
import { isFuture } from '../../public-project/stated-date.ts';
import type { Remote } from '../../public-project/stated-facts.ts';
import { cleanLine } from '../../sanitize/clean-text.ts';
import { dateIn } from './dates.ts';
import { joinWords, wordOf } from './fields.ts';
import {
  CLOSED_WORDS,
  NO_WORDS,
  OPEN_WORDS,
  YES_WORDS,
} from './known-words.ts';
import { type Column, wordIn } from './table-headers.ts';
import words from './table-words.json' with { type: 'json' };
import { currencyCodeIn, periodOf, remoteOf } from './values.ts';

const PATTERNS = Object.fromEntries(
  Object.entries(words.patterns).map(([name, pattern]) => [
    name,
    new RegExp(pattern, 'iu'),
  ]),
) as Record<keyof typeof words.patterns, RegExp>;

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

/**
 * A cell with the unit, the currency and the period that its header states,
 * unless it has its own.
 */
function withUnit(text: string, { header, meaning }: Column): string {
  if (meaning === 'price' && /[1-9]/.test(text)) {
    const named = [text, header].map(
      (one) => currencyCodeIn(one) ?? PATTERNS.currency.exec(one)?.[0],
    );
    const code = named[0] ? '' : named[1]?.replace(/euros?/i, 'EUR');
    const amount = code
      ? text.replace(/\d(?: ?k(?!\p{L}))?(?=\D*$)/iu, `$& ${code}`)
      : text;
    const per = periodOf(text) ? undefined : periodOf(header);
    return joinWords([amount, per && `per ${per}`], ' ') ?? '';
  }
  if (
    !/^(?:allocation|timeline|workplace)$/.test(meaning) ||
    !/^[\d.,\s–-]+$/.test(text)
  )
    return text;
  // 80 % is 0.8 where a cell is formatted as a percentage.
  if (PATTERNS.percent.test(header))
    return /^[01](?:[.,]\d+)?$/.test(text) ? text : `${text} %`;
  return `${text} ${PATTERNS.time.exec(header)?.[0] ?? ''}`.trim();
}

/**
 * What “remote”, “80 %”, “2 days”, “partly” or “ja” says about where work is
 * done; empty for no, absent if it is not known.
 */
function wayIn(text: string): Remote | '' | undefined {
  if (NO_WORDS.has(wordIn(text))) return '';
  if (YES_WORDS.has(wordIn(text))) return 'yes';
  if (/^0?[.,]\d+$/.test(text)) return 'partly';
  const way = remoteOf(`${text} remote`);
  return (
    remoteOf(text) ?? (way === 'partly' || /\d/.test(text) ? way : undefined)
  );
}

/** The columns that may have dates. */
export const DATED = /^(?:start|end|timeline|posted|updated|apply_by|shown)$/;

/**
 * What a cell states, with the unit of its header, and dates as RFC 3339 writes
 * them; empty for nothing, absent if it can’t be read.
 */
export function factIn(
  text: string,
  column: Column,
  statuses: Config['feed']['statuses'],
): string | undefined {
  const { meaning, dateOrder } = column;
  if (PATTERNS.nothing.test(text) || PATTERNS.undecided.test(text)) return '';
  if (PATTERNS.error.test(text)) return undefined;
  // A yes is no word for a status, unless the operator names it as one; and a
  // date in a column “published” is the day on which it was.
  if (meaning === 'status')
    return statuses === null && YES_WORDS.has(wordIn(text)) ? 'Open' : text;
  if (meaning === 'shown') return dateIn(text, dateOrder) ?? '';
  const stated = withUnit(text, column);
  if (meaning === 'workplace') return wayIn(stated);
  if (!DATED.test(meaning)) return stated;
  // A number alone is no date, and 3/11/2026 may be two.
  return (
    dateIn(stated, dateOrder) ??
    (/^(?!\d{4}$)\d[\d./-]*$/.test(stated) ? undefined : stated)
  );
}

// What a cell says of showing its row, unless it is a reason not to. A box that
// is not ticked is not sent, so beside a ticked one nothing is a no.
const [OPEN, TICKED, NOT_MARKED, NOT_STATED] = [
  'open',
  'ticked',
  'not marked',
  'not stated',
];
const LETS_SHOW = new Set([OPEN, TICKED, NOT_MARKED]);

/**
 * What a cell of a column that may hide a row says: one of these, or else the
 * reason not to show it.
 */
export function verdictOf(
  cell: unknown,
  { header, meaning, dateOrder }: Column,
  statuses: Config['feed']['statuses'],
): string {
  const text = textOf(cell);
  const word = wordIn(text);
  if (PATTERNS.nothing.test(text))
    return meaning === 'hidden' ? NOT_MARKED : NOT_STATED;
  if (meaning === 'hidden')
    return NO_WORDS.has(word) ? OPEN : `column ${quoted(header)}`;
  const open = [cell].flat().includes(true) ? TICKED : OPEN;
  if (statuses?.map(wordIn).includes(word) ?? OPEN_WORDS.has(word)) return open;
  if (meaning === 'status') return `status ${quoted(text)}`;
  // In a column “published”, a date is the day of publication.
  const day = dateIn(text, dateOrder);
  if (day && isFuture(day.padEnd(10, '-01'), Date.now()))
    return 'not yet published';
  return day || OPEN_WORDS.has(word)
    ? open
    : `${quoted(header)} ${quoted(text)}`;
}

/**
 * What the cells of a column that is not known may say of showing a row:
 * nothing, a `mark` such as yes or ✓, that a row is `closed`, or other `words`.
 */
export type Hint = 'nothing' | 'mark' | 'closed' | 'words';

export function hintIn(text: string, header: string): Hint {
  if (text.length > MOST_LENGTH) return 'words';
  const word = wordIn(text);
  if (PATTERNS.nothing.test(text)) return 'nothing';
  if (YES_WORDS.has(word) || NO_WORDS.has(word) || OPEN_WORDS.has(word))
    return 'mark';
  // Nothing but the words for open opens a row, whatever the status is of.
  if (CLOSED_WORDS.has(word) || PATTERNS.status.test(header)) return 'closed';
  const isNoWord =
    PATTERNS.undecided.test(text) ||
    PATTERNS.error.test(text) ||
    dateIn(text) !== undefined;
  return isNoWord ? 'nothing' : 'words';
}

/**
 * Whether a column with these hints may say that a row is not for the public:
 * it has only marks, or a row is closed by it.
 */
export const mayHide = (hints: ReadonlySet<Hint> = new Set()): boolean =>
  hints.has('closed') || (hints.has('mark') && !hints.has('words'));

/**
 * Why each row of an assignment is not shown, by its verdicts; absent if it is.
 * Closed unless open: each of them has to say that a row is open. What a row
 * leaves out, others may say: that it is confidential or, if one of them is
 * open by itself, that it is open.
 */
export function whyHidden(
  rows: readonly (readonly string[])[],
): readonly (string | undefined)[] {
  const openRow = rows.find((row) =>
    row.every((verdict) => LETS_SHOW.has(verdict)),
  );
  const secrets = rows[0]?.map(
    (_, at) => rows.find((row) => !LETS_SHOW.has(row[at] ?? OPEN))?.[at],
  );
  const withOthers = (verdict: string, at: number) => {
    if (verdict === NOT_MARKED) return secrets?.[at] ?? verdict;
    return verdict === NOT_STATED && openRow?.[at] === OPEN ? OPEN : verdict;
  };
  return rows.map((row) =>
    row.map(withOthers).find((verdict) => !LETS_SHOW.has(verdict)),
  );
}
