import { Readable } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import { FeedFailure } from './feed-content.ts';
import { type Pace, partsOf } from './pace.ts';
import { isName, type OwnColumns } from './sources/table-columns.ts';
import { withoutNames } from './sources/table-rows.ts';

// As Google Sheets, Excel in most of Europe, and a clipboard write them.
const DELIMITERS = [',', ';', '\t'];
/** Excel writes the delimiter above the headers, and people write a title. */
const MOST_ABOVE = 10;
const MOST_COLUMNS = 1_000;

const OPTIONS = {
  max_record_size: 200_000,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  trim: true,
} satisfies Options;

type Cells = readonly string[];

/** The first records of a text; none if a quotation does not end, or a record is too long. */
function firstOf(text: string, delimiter: string): readonly Cells[] {
  try {
    return parseSync(text, { ...OPTIONS, delimiter, to: MOST_ABOVE });
  } catch {
    return [];
  }
}

const widthOf = (cells: Cells = []) => cells.filter(Boolean).length;
/** The record with the headers, among the first ones. */
const headersIn = (records: readonly Cells[], own: OwnColumns) =>
  records.findIndex((cells) => widthOf(cells) > 1 && cells.some((cell) => isName(cell, own)));

/** A table: its headers, and its rows by header, each with its number in the sheet. Of two columns with the same header, the first that is not empty counts. */
export type Table = {
  readonly headers: Cells;
  readonly rows: readonly { readonly at: string; readonly cells: Readonly<Record<string, string>> }[];
};

function cellsOf(headers: Cells, record: Cells): Readonly<Record<string, string>> {
  const row = new Map<string, string>();
  for (const [at, header] of headers.entries()) if (header) row.set(header, row.get(header) || (record[at] ?? ''));
  return Object.fromEntries(row);
}

/**
 * Parses CSV (RFC 4180) with commas, semicolons or tabs, and with a header row; `null` if the text is none. Throws
 * {@link FeedFailure} if it begins as a table and doesn't end as one, or has no column for the name.
 */
export async function parseTable(text: string, own: OwnColumns, pace: Pace): Promise<Table | null> {
  if (/^\s*(?:[[{<]|$)/.test(text)) return null;
  const body = text.replace(/^sep=.\r?\n/i, '');
  const readings = DELIMITERS.map((delimiter) => ({ delimiter, first: firstOf(body, delimiter) }));
  const byWidth = readings.toSorted((a, b) => widthOf(b.first[0]) - widthOf(a.first[0]));
  const found = byWidth.find(({ first }) => headersIn(first, own) >= 0);
  if (found === undefined) {
    const like = byWidth.find(({ first: [one, two] }) => widthOf(one) > 1 && one?.length === two?.length);
    if (like?.first[0] === undefined) return null;
    throw new FeedFailure(withoutNames(like.first[0]));
  }
  const at = headersIn(found.first, own);
  const headers = found.first[at] ?? [];
  if (headers.length > MOST_COLUMNS) return null;
  const rows: Table['rows'][number][] = [];
  let number = 0;
  const parser = Readable.from(partsOf(body)).pipe(parse({ ...OPTIONS, delimiter: found.delimiter }));
  try {
    for await (const record of parser as AsyncIterable<Cells>) {
      number += 1;
      if (number > at + 1 && widthOf(record) > 0) rows.push({ at: `row ${number}`, cells: cellsOf(headers, record) });
      if (pace.isDue()) await pace.rest();
    }
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    throw new FeedFailure('the table has a quotation without an end, or a row that is too long');
  }
  return { headers: headers.filter(Boolean), rows };
}
