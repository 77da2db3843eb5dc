import { isObject } from '../../http/json.ts';
import { cleanLine } from '../../posting/clean-text.ts';
import { isFuture } from '../../public-project/stated-date.ts';
import { fold } from '../../public-project/words.ts';
import { FeedFailure } from '../feed-content.ts';
import { dateIn } from './dates.ts';
import { type Fields, fieldsOf, objects, scalarOf } from './fields.ts';
import {
  type Column,
  columnsOf,
  currencyIn,
  type Meaning,
  type OwnColumns,
  periodIn,
  wordSet,
} from './table-columns.ts';

const [OPEN, YES, NO, NOTHING] = [wordSet('open'), wordSet('yes'), wordSet('no'), wordSet('nothing')];
/** What spreadsheets show in place of a value, in any language: “#REF!”, “#BEZUG!”, “#N/A”, “#NV”, “Loading...”. */
const ERROR =
  /^(?:#[\p{Lu}\d/_]+[!?]|#N\/[AVD]|#I\/T|#NV|#ERROR|#{3,}|(?:[Ll]oading|Wird geladen|Chargement|Läser in|Laster inn|Indlæser) ?(?:\.{3}|…))$/u;
const MOST_LENGTH = 40;

/** Why a row is not shown whose date of publication is in the future. */
export const NOT_YET = 'not yet published';

export type Facts = Partial<Readonly<Record<Meaning, string>>>;

/** A row of a table, with its facts and what it says about itself. */
export type Row = {
  readonly facts: Facts;
  /** The column that calls it confidential; `null` if one says no, and none anything else. */
  readonly flag: string | null | undefined;
  /** Why it may not be shown; `''` if it doesn’t say whether, `null` if it may. */
  readonly refusal: string | null;
};

/** A cell as text: a text, a number, a box (`true`), or a list of them. */
export function textOf(cell: unknown): string {
  if (Array.isArray(cell)) return cell.map(textOf).filter(Boolean).join(', ');
  return typeof cell === 'boolean' ? String(cell) : (scalarOf(cell)?.trim() ?? '');
}

export const isYes = (text: string): boolean => YES.has(fold(text));
export const isNo = (text: string): boolean => NO.has(fold(text));
const isNothing = (text: string) => text === '' || NOTHING.has(fold(text));
/** “To be announced” is nothing, but no clear no. */
const isUndecided = (text: string) => /^(?:t\.?b|\?)/i.test(text);
/** What the sheet says, as a report quotes it. */
export const quoted = (text: string): string => `«${cleanLine(text).slice(0, MOST_LENGTH)}»`;

/** The cells of a table by header: a CSV file with the number of each row, Airtable, or a list of objects, also under a name. */
function cellsOf(body: unknown): { headers: readonly string[]; rows: readonly { at: string; cells: Fields }[] } {
  const { headers, rows, data, records, items } = fieldsOf(body);
  if (Array.isArray(headers) && Array.isArray(rows))
    return {
      headers: headers.map(String),
      rows: objects(rows).map(({ at, cells }) => ({ at: String(at), cells: fieldsOf(cells) })),
    };
  const list = [body, rows, data, records, items].find(Array.isArray);
  if (list === undefined) throw new FeedFailure('this is not a table: it has no list of rows');
  const cells = objects(list).map((row) => (list === records && isObject(row.fields) ? row.fields : row));
  return {
    headers: [...new Set(cells.flatMap((row) => Object.keys(row)))],
    rows: cells.map((row, at) => ({ at: `record ${at + 1}`, cells: row })),
  };
}

/** A number with the unit, the currency and the period that its header states, unless it has its own. */
function withUnit(text: string, { meaning, unit, currency, per }: Column): string {
  if (meaning === 'price') {
    if (!/[1-9]/.test(text)) return text;
    const amount =
      currencyIn(text) !== '' ? text : text.replace(/\d(?=\D*$)/, (digit) => `${digit} ${currency}`).trim();
    return periodIn(text) === '' ? `${amount} ${per}`.trim() : amount;
  }
  // 80 % is 0.8 where a cell is formatted as a percentage.
  const isBare = /^[\d.,\s–-]+$/.test(text) && !(unit === '%' && /^[01](?:[.,]\d+)?$/.test(text));
  return unit !== '' && isBare && (meaning === 'allocation' || meaning === 'timeline') ? `${text} ${unit}` : text;
}

/** The settings and the dates of a table, with which its cells are read. */
type Reading = {
  readonly columns: readonly Column[];
  readonly statuses: readonly string[] | null;
  readonly dayFirst: boolean | undefined;
};

/** What a row says about whether it may be shown. A date in a column “published” is the day on which it was. */
function refusalOf(cells: Fields, { columns, statuses, dayFirst }: Reading): string | null {
  const allowed = statuses === null ? OPEN : new Set(statuses.map(fold));
  let refusal: string | null = null;
  for (const { meaning, header } of columns) {
    if (meaning !== 'status' && meaning !== 'shown') continue;
    const text = textOf(cells[header]);
    const word = fold(text);
    const day = meaning === 'shown' ? dateIn(text, dayFirst) : undefined;
    const isWord = allowed.has(word) || (meaning === 'shown' && (OPEN.has(word) || YES.has(word)));
    if (isNothing(text)) refusal ??= '';
    else if (day !== undefined && isFuture(day, Date.now())) return NOT_YET;
    else if (day === undefined && !isWord) return `${meaning === 'status' ? 'status' : quoted(header)} ${quoted(text)}`;
  }
  return refusal;
}

function flagOf(cells: Fields, columns: readonly Column[]): Row['flag'] {
  const said = columns
    .filter(({ meaning }) => meaning === 'hidden')
    .map(({ header }) => ({ header, text: textOf(cells[header]) }));
  const flag = said.find(({ text }) => !isNo(text) && (!isNothing(text) || isUndecided(text)));
  if (flag !== undefined) return flag.header;
  return said.some(({ text }) => isNo(text)) ? null : undefined;
}

/** The facts of a row: of several columns with the same, the first that states anything counts. */
function factsOf(
  cells: Fields,
  { columns, dayFirst }: Reading,
  onError: (header: string, text: string) => void,
): Facts {
  const facts: Partial<Record<Meaning, string>> = {};
  for (const column of columns) {
    const text = textOf(cells[column.header]);
    if (ERROR.test(text)) onError(column.header, text);
    else if (!isNothing(text)) facts[column.meaning] ||= withUnit(text, column);
  }
  const published = facts.shown === undefined ? undefined : dateIn(facts.shown, dayFirst);
  return { ...facts, ...(published !== undefined && { posted: facts.posted ?? published }) };
}

/** A row with these cells. Tells of each error in them. */
export const rowOf = (cells: Fields, reading: Reading, onError: (header: string, text: string) => void): Row => ({
  facts: factsOf(cells, reading, onError),
  flag: flagOf(cells, reading.columns),
  refusal: refusalOf(cells, reading),
});

/**
 * The rows of one assignment that may be shown. Further rows may leave out what the first one says: that it is open, or that it is
 * confidential.
 */
export function shownRows(rows: readonly Row[], inherits: boolean, onHidden: (reason: string) => void): readonly Row[] {
  const flag = rows.find((row) => row.flag)?.flag;
  const isOpen = inherits && rows.some((row) => row.refusal === null && !row.flag);
  return rows.filter((row) => {
    const itsFlag = row.flag === undefined ? flag : row.flag;
    const isShown = !itsFlag && (row.refusal === null || (row.refusal === '' && isOpen));
    if (!isShown) onHidden(itsFlag ? `column ${quoted(itsFlag)}` : row.refusal || 'not stated');
    return isShown;
  });
}

/** A table as its columns and rows. Throws {@link FeedFailure} if it has no column for the name. */
export function readTable(body: unknown, own: OwnColumns) {
  const { headers, rows } = cellsOf(body);
  const columns = columnsOf(headers, own);
  const isNamed = columns.some(({ meaning }) => ['name', 'heading', 'title'].includes(meaning));
  if (rows.length > 0 && !isNamed) throw new FeedFailure(withoutNames(headers));
  const read = new Set(columns.map(({ header }) => header));
  return {
    headers,
    columns,
    rows,
    unread: headers.filter((header) => !read.has(header)),
    /** Boxes that are not ticked are not sent; so nothing is a no. */
    hasBoxes: columns.some(
      ({ meaning, header }) => meaning === 'shown' && rows.some(({ cells }) => typeof cells[header] === 'boolean'),
    ),
  };
}

const MOST_HEADERS = 30;
/** The failure of a table without a column for the name. */
export const withoutNames = (headers: readonly string[]): string =>
  `the table has no column for the name that is known, but ${headers.filter(Boolean).slice(0, MOST_HEADERS).map(quoted).join(', ')}: name it, as in PROJECTS_FEED_COLUMNS=name:Header`;
