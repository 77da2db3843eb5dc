import { FeedFailure } from './feed-content.ts';
import type { Pace } from './pace.ts';
import { MOST_COLUMNS, MOST_ROWS, type Row } from './sources/table.ts';
import { haveName, type OwnColumns } from './sources/table-headers.ts';

// As Google Sheets, Excel in most of Europe, and a clipboard write them.
const DELIMITERS = [',', ';', '\t'];
/** Excel writes the delimiter above the headers, and people write a title. */
const MOST_ABOVE = 10;
const MOST_SEARCHED = 50_000;
const MOST_OF_ONE_HEADER = 30;

/**
 * The records of a table in order, each with its fields (RFC 4180), whatever
 * their number. A record of one empty field is an empty line. Throws
 * {@link FeedFailure} where a quotation doesn't end, unless the text is only the
 * start of a table.
 *
 * `csv-parse` made an error, with its stack, for each record of another length.
 */
function* recordsOf(
  text: string,
  delimiter: string,
  isStart = false,
): Generator<readonly string[]> {
  // A field, and its end: one in quotation marks, of which two mean one; one
  // whose quotation does not end; or a plain one, also `"A" or "B"`.
  const field = new RegExp(
    String.raw` *(?:"([^"]*(?:""[^"]*)*)" *|("[^"]*(?:""[^"]*)*$)|([^${delimiter}\r\n]*))(${delimiter}|\r\n?|\n|$)`,
    'y',
  );
  let record: string[] = [];
  while (field.lastIndex < text.length) {
    const [, quoted, endless, plain = '', end] = field.exec(text) ?? [];
    if (endless && isStart) return;
    if (endless)
      throw new FeedFailure('the table has a quotation without an end');
    record.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === delimiter) continue;
    yield record;
    record = [];
  }
  if (record.length > 0) yield record;
}

/** The row of headers, with its place and its delimiter. */
function headersIn(text: string, own: OwnColumns) {
  const start = text.slice(0, MOST_SEARCHED);
  const rows = DELIMITERS.flatMap((delimiter) =>
    [...recordsOf(start, delimiter, true)]
      .slice(0, MOST_ABOVE)
      .map((headers, at, all) => {
        const isTable = headers.length === all[at + 1]?.length;
        return { delimiter, headers, at, isTable };
      }),
  )
    .filter(
      ({ headers }) =>
        headers.length <= MOST_COLUMNS && headers.filter(Boolean).length > 1,
    )
    .toSorted((a, b) => a.at - b.at || b.headers.length - a.headers.length);
  return (
    rows.find(({ headers }) => haveName(headers, own)) ??
    rows.find(({ isTable }) => isTable)
  );
}

/** The cells of a row by header; several with one header are one. */
function rowOf(headers: readonly string[], record: readonly string[]): Row {
  const cells = new Map<string, unknown>();
  for (const [at, cell] of record.entries()) {
    const header = headers[at];
    // Of columns without a header nothing is read.
    if (!header || !cell) continue;
    const others = cells.get(header);
    cells.set(header, others ? [others, cell].flat() : cell);
  }
  return cells;
}

/**
 * Parses CSV with commas, semicolons or tabs, and with a header row. Each row has its place in the sheet; the headers and what
 * is above are rows of empty cells, so that a column is known that no row
 * reaches. Rows beyond the most that are read are not parsed. Throws
 * {@link FeedFailure} if the text is no table, or doesn't end as one.
 */
export async function parseTable(
  text: string,
  own: OwnColumns,
  pace: Pace,
): Promise<readonly Row[]> {
  const top = /^\s*[[{<]/.test(text) ? undefined : headersIn(text, own);
  if (!top) throw new FeedFailure('the body is not JSON');
  const headers = new Map<string, string>();
  for (const [header, same] of rowOf(top.headers, top.headers)) {
    if ([same].flat().length > MOST_OF_ONE_HEADER)
      throw new FeedFailure(
        `the table has more than ${MOST_OF_ONE_HEADER} columns with one header`,
      );
    headers.set(header, '');
  }
  const rows: Row[] = [];
  for (const record of recordsOf(text, top.delimiter)) {
    rows.push(rows.length > top.at ? rowOf(top.headers, record) : headers);
    if (rows.length > MOST_ROWS) break;
    await pace.step();
  }
  return rows;
}
