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

/** With what the rows of a table are read. */
export type Reading = {
  readonly columns: readonly Column[];
  readonly statuses: readonly string[] | null;
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

const isNothing = (word: string) => CELLS.nothing.has(word) || CELLS.undecided.has(word);

/** What “remote”, “80 %”, “2 days” or “ja” says about where work is done; empty for no, `null` if it is not known. */
export function modeOf(text: string): string | null {
  if (CELLS.no.has(fold(text)) || text === '') return '';
  if (CELLS.yes.has(fold(text))) return 'remote';
  const hasNumber = /\d/.test(text);
  const way = wayOf(hasNumber ? `${text} remote` : text) ?? null;
  return way === 'hybrid' && hasNumber ? `hybrid (${text})` : way;
}

/** What a row says about whether it may be shown. A date in a column “published” is the day on which it was. */
function refusalOf(cells: Fields, { columns, statuses, dayFirst }: Reading): string | null {
  const allowed = statuses === null ? CELLS.open : new Set(statuses.map(fold));
  let refusal: string | null = null;
  for (const { meaning, header } of columns.filter(({ meaning }) => meaning === 'status' || meaning === 'shown')) {
    const text = textOf(cells[header]);
    const word = fold(text);
    const isBox = meaning === 'shown';
    const day = isBox ? dateIn(text, dayFirst) : undefined;
    const isOpen = allowed.has(word) || (isBox && (CELLS.open.has(word) || CELLS.yes.has(word)));
    if (isNothing(word)) refusal ??= '';
    else if (day !== undefined && isFuture(day, Date.now())) return 'not yet published';
    else if (day === undefined && !isOpen) return `${isBox ? quoted(header) : 'status'} ${quoted(text)}`;
  }
  return refusal;
}

function flagOf(cells: Fields, columns: readonly Column[]): Row['flag'] {
  const said = columns
    .filter(({ meaning }) => meaning === 'hidden')
    .map(({ header }) => ({ header, word: fold(textOf(cells[header])) }));
  const flag = said.find(({ word }) => !CELLS.no.has(word) && !CELLS.nothing.has(word));
  return flag?.header ?? (said.some(({ word }) => CELLS.no.has(word)) ? null : undefined);
}

/** What can’t be read of a cell is reported by its header. Other dates are read, and reported, when the item is translated. */
const isUnread = (text: string, meaning: Meaning, dayFirst?: boolean) =>
  /^(?:start|end|timeline)$/.test(meaning)
    ? isUnclearDate(text, dayFirst)
    : meaning === 'workplace' && modeOf(text) === null;

/** What some cells say. Tells of each that can’t be read. Of several columns for one fact, the first that states anything counts. */
export function rowOf(cells: Fields, reading: Reading, onError: (header: string, text: string) => void): Row {
  const { columns, dayFirst } = reading;
  const facts: Partial<Record<Meaning, string>> = {};
  for (const column of columns) {
    const text = textOf(cells[column.header]);
    if (isNothing(fold(text))) continue;
    const stated = withUnit(text, column);
    const isError = ERROR.test(text);
    if (isError || isUnread(stated, column.meaning, dayFirst)) onError(column.header, text);
    if (!isError) facts[column.meaning] ||= stated;
  }
  const published = dateIn(facts.shown, dayFirst);
  if (published !== undefined) facts.posted ??= published;
  return { facts, flag: flagOf(cells, columns), refusal: refusalOf(cells, reading) };
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
