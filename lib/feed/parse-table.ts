import { csvRecords } from './csv-records.ts';
import { FeedFailure } from './feed-content.ts';
import type { Pace } from './pace.ts';
import { MOST_COLUMNS, MOST_ROWS, type Row } from './sources/table.ts';
import { columnsOf, type OwnColumns } from './sources/table-headers.ts';

// As Google Sheets, Excel in most of Europe, and a clipboard write them.
const DELIMITERS = [',', ';', '\t'];
/** Excel writes the delimiter above the headers, and people write a title. */
const MOST_ABOVE = 10;
const MOST_SEARCHED = 200_000;
const MOST_OF_ONE_HEADER = 30;

/** The first records of a table, as far as they can be read. */
function firstRecords(text: string, delimiter: string) {
  const found: (readonly string[])[] = [];
  try {
    for (const record of csvRecords(text, delimiter)) {
      found.push(record);
      if (found.length === MOST_ABOVE) break;
    }
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
  }
  return found;
}

/** The row of headers, with its place and its delimiter. */
function headersIn(text: string, own: OwnColumns) {
  const first = text.slice(0, MOST_SEARCHED);
  const mayBeHeaders = DELIMITERS.flatMap((delimiter) =>
    firstRecords(first, delimiter).map((headers, at, all) => ({
      delimiter,
      headers,
      at,
      next: all[at + 1],
    })),
  )
    .filter(
      ({ headers }) =>
        headers.length <= MOST_COLUMNS && headers.filter(Boolean).length > 1,
    )
    .toSorted((a, b) => a.at - b.at || b.headers.length - a.headers.length);
  return (
    mayBeHeaders.find(({ headers }) => columnsOf(headers, own) !== null) ??
    mayBeHeaders.find(({ headers, next }) => headers.length === next?.length)
  );
}

/** The cells of a row by header; several with one header are one. */
function rowOf(headers: readonly string[], record: readonly string[]): Row {
  const cells = new Map<string, unknown>();
  for (const [at, cell] of record.entries()) {
    const header = headers[at];
    // Of columns without a header nothing is read.
    if (!header || cell === '') continue;
    const others = cells.get(header);
    cells.set(header, others === undefined ? cell : [others, cell].flat());
  }
  return cells;
}

/**
 * Parses CSV with commas, semicolons or tabs, and with a header row; `null` if
 * the text is none. Each row has its place in the sheet; the headers are a row
 * of empty cells, so that a column is known that no row reaches. Rows beyond
 * the most that are read are not parsed. Throws {@link FeedFailure} if it
 * begins as a table and doesn't end as one.
 */
export async function parseTable(
  text: string,
  own: OwnColumns,
  pace: Pace,
): Promise<readonly Row[] | null> {
  if (/^\s*[[{<]/.test(text)) return null;
  const found = headersIn(text, own);
  if (found === undefined) return null;
  const counts = new Map<string, number>();
  for (const header of found.headers.filter(Boolean))
    counts.set(header, (counts.get(header) ?? 0) + 1);
  if (Math.max(...counts.values()) > MOST_OF_ONE_HEADER)
    throw new FeedFailure(
      `the table has more than ${MOST_OF_ONE_HEADER} columns with one header`,
    );
  const headers: Row = new Map(Array.from(counts.keys(), (one) => [one, '']));
  const rows: Row[] = [];
  for (const record of csvRecords(text, found.delimiter)) {
    const at = rows.length;
    if (at < found.at) rows.push(new Map());
    else rows.push(at > found.at ? rowOf(found.headers, record) : headers);
    if (rows.length > MOST_ROWS) break;
    await pace.step();
  }
  return rows;
}
