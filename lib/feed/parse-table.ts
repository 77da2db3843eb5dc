import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import { FeedFailure } from './feed-content.ts';
import { type Pace, partsOf } from './pace.ts';
import { MOST_COLUMNS } from './sources/table.ts';
import { columnsOf, type OwnColumns } from './sources/table-cells.ts';

// As Google Sheets, Excel in most of Europe, and a clipboard write them.
const DELIMITERS = [',', ';', '\t'];
/** Excel writes the delimiter above the headers, and people write a title. */
const MOST_ABOVE = 10;

const OPTIONS = {
  max_record_size: 200_000,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  trim: true,
};

/**
 * Parses CSV (RFC 4180) with commas, semicolons or tabs, and with a header row;
 * `null` if the text is none. Throws {@link FeedFailure} if it begins as a
 * table and doesn't end as one.
 */
export async function parseTable(
  text: string,
  own: OwnColumns,
  pace: Pace,
): Promise<readonly object[] | null> {
  if (/^\s*[[{<]/.test(text)) return null;
  const first = text.slice(0, OPTIONS.max_record_size);
  const mayBeHeaders = DELIMITERS.flatMap((delimiter) =>
    parseSync(first, {
      ...OPTIONS,
      delimiter,
      to: MOST_ABOVE,
      skip_records_with_error: true,
    }).map((headers, at, all) => ({
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
  const found =
    mayBeHeaders.find(({ headers }) => columnsOf(headers, own) !== null) ??
    mayBeHeaders.find(({ headers, next }) => headers.length === next?.length);
  if (found === undefined) return null;
  const { delimiter, headers, at } = found;
  const options = {
    ...OPTIONS,
    delimiter,
    from: at + 2,
    // Of columns without a header nothing is read, and several with one header
    // are one.
    columns: headers.map((header) => header || false),
    group_columns_by_name: true,
  };
  // Each row has its place in the sheet. The headers are a row of empty cells,
  // so that a column is known that no row reaches.
  const blank = Object.fromEntries(
    headers.filter(Boolean).map((header) => [header, '']),
  );
  const rows = [...Array<object>(at).fill({}), blank];
  try {
    for await (const row of Readable.from(partsOf(text)).pipe(parse(options))) {
      rows.push(row);
      await pace.step();
    }
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    throw new FeedFailure(
      'the table has a quotation without an end, or a row that is too long',
    );
  }
  return rows;
}
