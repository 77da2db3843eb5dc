import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import { FeedFailure } from './feed-content.ts';
import { type Pace, partsOf } from './pace.ts';
import type { Fields } from './sources/fields.ts';
import { type Table, withoutNames } from './sources/table.ts';
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

/** The first records of a text; none if a quotation does not end, or a record is too long. */
function firstOf(text: string, delimiter: string): readonly (readonly string[])[] {
  try {
    return parseSync(text, { ...OPTIONS, delimiter, to: MOST_ABOVE });
  } catch {
    return [];
  }
}

const widthOf = (cells: readonly string[] = []) => cells.filter(Boolean).length;

/**
 * Parses CSV (RFC 4180) with commas, semicolons or tabs, and with a header row; `null` if the text is none. Throws
 * {@link FeedFailure} if it begins as a table and doesn't end as one, or has no column for the name.
 */
export async function parseTable(text: string, own: OwnColumns, pace: Pace): Promise<Table | null> {
  if (/^\s*[[{<]/.test(text)) return null;
  const readings = DELIMITERS.map((delimiter) => ({ delimiter, first: firstOf(text, delimiter) })).toSorted(
    (a, b) => widthOf(b.first[0]) - widthOf(a.first[0]),
  );
  const isHeader = (cells: readonly string[]) => widthOf(cells) > 1 && columnsOf(cells, own) !== null;
  const found = readings.find(({ first }) => first.some(isHeader));
  if (found === undefined) {
    const like = readings.find(({ first: [one, two] }) => widthOf(one) > 1 && one?.length === two?.length);
    if (like?.first[0] === undefined) return null;
    throw withoutNames(like.first[0]);
  }
  const at = found.first.findIndex(isHeader);
  const headers = found.first[at] ?? [];
  // Of columns without a header nothing is read, and several with one header are one.
  const columns = headers.map((header) => header || false);
  const options = { ...OPTIONS, delimiter: found.delimiter, columns, from: at + 2, group_columns_by_name: true };
  const rows: Table['rows'][number][] = [];
  let number = at + 1;
  try {
    for await (const cells of Readable.from(partsOf(text)).pipe(parse(options)) as AsyncIterable<Fields>) {
      number += 1;
      if (Object.values(cells).flat().some(Boolean)) rows.push({ at: `row ${number}`, cells });
      await pace.step();
    }
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    throw new FeedFailure('the table has a quotation without an end, or a row that is too long');
  }
  return { headers: headers.filter(Boolean), rows };
}
