import { isObject } from '../../http/json.ts';
import { cleanLine } from '../../posting/clean-text.ts';
import { isFuture } from '../../public-project/stated-date.ts';
import { fold } from '../../public-project/words.ts';
import { FeedFailure } from '../feed-content.ts';
import { dateIn } from './dates.ts';
import { type Fields, fieldsOf, objects, wordOf } from './fields.ts';
import { CELLS, type Column, type Meaning, withUnit } from './table-columns.ts';
import words from './table-words.json' with { type: 'json' };
import { wayOf } from './workplace.ts';

/** A table: its headers, and its rows by header, each with its place in it. */
export type Table = {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly at: string; readonly cells: Fields }[];
};

/** The rows of the pages of a table: CSV, Airtable, or lists of objects. */
export function tableOf(pages: readonly unknown[]): Table {
  const tables = pages.map((body): Table => {
    const { headers, rows, records = body } = fieldsOf(body);
    if (Array.isArray(headers) && Array.isArray(rows)) return body as Table;
    if (!Array.isArray(records)) throw new FeedFailure('this is not a table: it has no list of rows');
    const all = objects(records).map((row) => (records !== body && isObject(row.fields) ? row.fields : row));
    return { headers: all.flatMap(Object.keys), rows: all.map((cells, at) => ({ at: `record ${at + 1}`, cells })) };
  });
  return {
    headers: [...new Set(tables.flatMap(({ headers }) => headers))],
    rows: tables.flatMap(({ rows }) => rows),
  };
}

/** A cell as text: a text, a number, a box (`true`), or a list of them. */
export const textOf = (cell: unknown): string => [cell].flat().map(wordOf).filter(Boolean).join(', ');

const MOST_LENGTH = 40;
/** What the sheet says, as a report quotes it. */
export const quoted = (text: string): string => `«${cleanLine(text).slice(0, MOST_LENGTH)}»`;

const ERROR = new RegExp(words.patterns.error, 'u');
const DATES: readonly Meaning[] = ['start', 'end', 'timeline', 'posted', 'updated', 'apply_by'];

/** What “remote”, “80 %”, “2 days” or “ja” says about where work is done; empty for no, absent if it is not known. */
function modeIn(text: string): string | undefined {
  if (CELLS.no.has(fold(text))) return '';
  return CELLS.yes.has(fold(text)) ? 'remote' : wayOf(/\d/.test(text) ? `${text} remote` : text);
}

/** What a cell states, with the unit of its header, and dates as RFC 3339 writes them; empty for nothing, absent if it can’t be read. */
export function factIn(text: string, column: Column, dayFirst: boolean | undefined): string | undefined {
  if (CELLS.nothing.has(fold(text)) || CELLS.undecided.has(fold(text))) return '';
  if (ERROR.test(text)) return undefined;
  if (column.meaning === 'shown') return dateIn(text, dayFirst) ?? '';
  if (column.meaning === 'workplace') return modeIn(text);
  const stated = withUnit(text, column);
  if (!DATES.includes(column.meaning)) return stated;
  // A number alone is no date, and 3/11/2026 may be two.
  return dateIn(stated, dayFirst) ?? (/^(?!\d{4}$)\d[\d./-]*$/.test(stated) ? undefined : stated);
}

/**
 * Why a cell hides its row: a status or a box must be open, or the day of publication, and what calls a row confidential must say no.
 * `null` if it does not; empty if it leaves out that the row is open, absent if it leaves out that it is confidential.
 */
export function whyHidden(
  text: string,
  { header, meaning }: Column,
  open: ReadonlySet<string>,
  dayFirst: boolean | undefined,
): string | null | undefined {
  const word = fold(text);
  const isNothing = CELLS.nothing.has(word);
  if (meaning === 'hidden') return isNothing ? undefined : CELLS.no.has(word) ? null : `column ${quoted(header)}`;
  if (meaning !== 'status' && meaning !== 'shown') return null;
  if (isNothing) return '';
  if (meaning === 'status') return open.has(word) ? null : `status ${quoted(text)}`;
  const day = dateIn(text, dayFirst);
  if (day !== undefined) return isFuture(day.padEnd(10, '-01'), Date.now()) ? 'not yet published' : null;
  return open.has(word) || CELLS.open.has(word) ? null : `${quoted(header)} ${quoted(text)}`;
}
