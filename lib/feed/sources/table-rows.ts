import { isObject } from '../../http/json.ts';
import { cleanLine } from '../../posting/clean-text.ts';
import { isFuture } from '../../public-project/stated-date.ts';
import { fold } from '../../public-project/words.ts';
import { FeedFailure } from '../feed-content.ts';
import { dateIn, isUnclearDate } from './dates.ts';
import { type Fields, fieldsOf, objects, scalarOf } from './fields.ts';
import { CELLS, type Column, ERROR, type Meaning, withUnit } from './table-columns.ts';
import { wayOf } from './workplace.ts';

/** A table: its headers, and its rows by header, each with its place in it. */
export type Table = {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly at: string; readonly cells: Fields }[];
};

export type Facts = Partial<Readonly<Record<Meaning, string>>>;

/** What a row says. */
export type Row = {
  readonly facts: Facts;
  /** The column that calls it confidential; `null` if one says no, and none anything else. */
  readonly flag: string | null | undefined;
  /** Why it may not be shown; `''` if it doesn’t say whether, `null` if it may. */
  readonly refusal: string | null;
};

/** With what the rows of a table are read: its columns, the statuses that are shown, and whether the day is first in 3/11. */
export type Reading = {
  readonly columns: readonly Column[];
  readonly allowed: ReadonlySet<string>;
  readonly dayFirst: boolean | undefined;
};

/** The rows of the pages of a table: CSV, Airtable, or lists of objects, also under a name. */
export function tableOf(pages: readonly unknown[]): Table {
  const tables = pages.map((body): Table => {
    const { headers, rows, data, records, items } = fieldsOf(body);
    if (Array.isArray(headers) && Array.isArray(rows)) return body as Table;
    const list = [body, rows, data, records, items].find(Array.isArray);
    if (list === undefined) throw new FeedFailure('this is not a table: it has no list of rows');
    const all = objects(list).map((row) => (list === records && isObject(row.fields) ? row.fields : row));
    return {
      headers: [...new Set(all.flatMap((cells) => Object.keys(cells)))],
      rows: all.map((cells, at) => ({ at: `record ${at + 1}`, cells })),
    };
  });
  return {
    headers: [...new Set(tables.flatMap(({ headers }) => headers))],
    rows: tables.flatMap(({ rows }) => rows),
  };
}

/** A cell as text: a text, a number, a box (`true`), or a list of them. */
export const textOf = (cell: unknown): string =>
  [cell]
    .flat()
    .map((one) => (typeof one === 'boolean' ? String(one) : (scalarOf(one)?.trim() ?? '')))
    .filter(Boolean)
    .join(', ');

const MOST_LENGTH = 40;
/** What the sheet says, as a report quotes it. */
export const quoted = (text: string): string => `«${cleanLine(text).slice(0, MOST_LENGTH)}»`;

/** What “remote”, “80 %”, “2 days” or “ja” says about where work is done; empty for no, `null` if it is not known. */
export function modeOf(text: string): string | null {
  if (CELLS.no.has(fold(text)) || text === '') return '';
  if (CELLS.yes.has(fold(text))) return 'remote';
  const isShare = /\d/.test(text) && /^\d{1,3} ?%$|day|tag|jour|dag/i.test(text);
  const way = wayOf(isShare ? `${text} remote` : text) ?? null;
  return isShare && way === 'hybrid' ? `hybrid (${text})` : way;
}

/** What can’t be read of a cell is reported by its header. Other dates are read, and reported, when the item is translated. */
const isUnread = (text: string, meaning: Meaning, dayFirst?: boolean) =>
  /^(?:start|end|timeline)$/.test(meaning)
    ? isUnclearDate(text, dayFirst)
    : meaning === 'workplace' && modeOf(text) === null;

/** What some cells say. Tells of each that can’t be read. Of several columns for one fact, the first that states anything counts. */
export function rowOf(cells: Fields, reading: Reading, onError: (header: string, text: string) => void): Row {
  const { columns, allowed, dayFirst } = reading;
  const facts: Partial<Record<Meaning, string>> = {};
  let [flag, refusal, published]: [Row['flag'], Row['refusal'], string] = [undefined, null, ''];
  for (const column of columns) {
    const { header, meaning } = column;
    const [text, isBox] = [textOf(cells[header]), meaning === 'shown'];
    const word = fold(text);
    if (meaning === 'hidden' && CELLS.no.has(word)) flag ??= null;
    else if (meaning === 'hidden' && !CELLS.nothing.has(word)) flag ||= header;
    const isNothing = CELLS.nothing.has(word) || CELLS.undecided.has(word);
    if (isNothing && (isBox || meaning === 'status')) refusal ??= '';
    if (isNothing) continue;
    // A date in a column “published” is the day on which it was.
    const day = isBox ? dateIn(text, dayFirst) : undefined;
    const isOpen = allowed.has(word) || (isBox && (CELLS.open.has(word) || CELLS.yes.has(word)));
    published ||= day ?? '';
    if (day !== undefined && isFuture(day.length < 10 ? `${day}-01` : day, Date.now())) refusal ||= 'not yet published';
    else if (isBox && day === undefined && !isOpen) refusal ||= `${quoted(header)} ${quoted(text)}`;
    else if (meaning === 'status' && !isOpen) refusal ||= `status ${quoted(text)}`;
    const stated = withUnit(text, column);
    const isError = ERROR.test(text);
    if (isError || isUnread(stated, meaning, dayFirst)) onError(header, text);
    if (!isError) facts[meaning] ||= stated;
  }
  if (published !== '') facts.posted ??= published;
  return { facts, flag, refusal };
}

/**
 * The rows of one assignment that may be shown. Further rows may leave out what the first one says: that it is open, or that it is
 * confidential.
 */
export function shownRows(rows: readonly Row[], inherits: boolean, onHidden: (reason: string) => void): readonly Row[] {
  const flagOfAll = rows.find((row) => row.flag)?.flag;
  const isOpen = inherits && rows.some(({ flag, refusal }) => refusal === null && !flag);
  return rows.filter(({ flag = flagOfAll, refusal }) => {
    const isShown = !flag && (refusal === null || (refusal === '' && isOpen));
    if (!isShown) onHidden(flag ? `column ${quoted(flag)}` : refusal || 'not stated');
    return isShown;
  });
}
