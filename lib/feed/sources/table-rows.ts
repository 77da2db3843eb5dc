import { isObject } from '../../http/json.ts';
import { cleanLine } from '../../posting/clean-text.ts';
import { isFuture } from '../../public-project/stated-date.ts';
import { fold } from '../../public-project/words.ts';
import { FeedFailure } from '../feed-content.ts';
import { dateIn, isUnclearDate } from './dates.ts';
import { type Fields, fieldsOf, objects, wordOf } from './fields.ts';
import { CELLS, type Column, ERROR, type Meaning, withUnit } from './table-columns.ts';
import { wayOf } from './workplace.ts';

/** A row by header, with its place in the table. */
export type Row = { readonly at: string; readonly cells: Fields };

export type Table = { readonly headers: readonly string[]; readonly rows: readonly Row[] };

/** What the cells of a row say. */
export type Facts = Partial<Readonly<Record<Meaning, string>>>;

/** The rows of the pages of a table: CSV, Airtable, or lists of objects, also under a name. */
export function tableOf(pages: readonly unknown[]): Table {
  const tables = pages.map((body): Table => {
    const { headers, rows, data, records, items } = fieldsOf(body);
    if (Array.isArray(headers) && Array.isArray(rows)) return body as Table;
    const list = [body, rows, data, records, items].find(Array.isArray);
    if (list === undefined) throw new FeedFailure('this is not a table: it has no list of rows');
    const all = objects(list).map((row) => (list === records && isObject(row.fields) ? row.fields : row));
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

/** What “remote”, “80 %”, “2 days” or “ja” says about where work is done; empty for no, absent if it is not known. */
export function modeOf(text: string): string | undefined {
  if (CELLS.no.has(fold(text))) return '';
  return CELLS.yes.has(fold(text)) ? 'remote' : wayOf(/\d/.test(text) ? `${text} remote` : text);
}

const DATES: readonly Meaning[] = ['start', 'end', 'timeline', 'posted', 'updated', 'apply_by'];

/**
 * What the cells of a row say. Tells of each that can’t be read. Of several columns for one fact, the first that states anything
 * counts.
 */
export function factsOf(
  { cells }: Row,
  columns: readonly Column[],
  dayFirst: boolean | undefined,
  onUnread: (header: string, text: string) => void,
): Facts {
  const facts: Partial<Record<Meaning, string>> = {};
  for (const column of columns) {
    const { header, meaning } = column;
    const text = textOf(cells[header]);
    if (CELLS.nothing.has(fold(text)) || CELLS.undecided.has(fold(text))) continue;
    const stated = withUnit(text, column);
    const isDate = DATES.includes(meaning);
    const isLost = isDate ? isUnclearDate(stated, dayFirst) : meaning === 'workplace' && modeOf(text) === undefined;
    if (ERROR.test(text) || isLost) onUnread(header, text);
    if (!ERROR.test(text)) facts[meaning] ||= (isDate && dateIn(stated, dayFirst)) || stated;
    // A date in a column “published” is the day on which it was.
    const published = meaning === 'shown' && dateIn(text, dayFirst);
    if (published) facts.posted ??= published;
  }
  return facts;
}

/**
 * Why a cell hides its row; `null` if it does not, empty if it states nothing. A status or a box must be open, or the day of publication;
 * what calls a row confidential must say no.
 */
export function whyHidden(
  cell: unknown,
  { header, meaning }: Column,
  open: ReadonlySet<string>,
  dayFirst: boolean | undefined,
): string | null {
  const text = textOf(cell);
  const word = fold(text);
  if (CELLS.nothing.has(word)) return '';
  if (meaning === 'hidden') return CELLS.no.has(word) ? null : `column ${quoted(header)}`;
  if (meaning === 'status') return open.has(word) ? null : `status ${quoted(text)}`;
  const day = dateIn(text, dayFirst);
  if (day !== undefined) return isFuture(day.padEnd(10, '-01'), Date.now()) ? 'not yet published' : null;
  return [open, CELLS.open, CELLS.yes].some((words) => words.has(word)) ? null : `${quoted(header)} ${quoted(text)}`;
}
