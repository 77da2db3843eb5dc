import { parse } from 'csv-parse/sync';
import { FeedFailure } from './feed-request.ts';
import { lettersOf } from './letters-of.ts';

// As Google Sheets, Excel in most of Europe, and a clipboard write them.
const DELIMITERS = [',', ';', '\t'];
/** Excel writes the delimiter above the headers, and people write a title. */
const MOST_ABOVE = 10;
const MOST_COLUMNS = 1_000;
/** The header of the column with the names, by its letters. */
const NAME =
  /^(?:(?:assignment|project|job|role)(?:name|title)?|name|title|position|projekt(?:name|namn)?|bezeichnung|rolle|jobtitel|titel|(?:nomdu)?projet|mission|titre|poste|uppdrag(?:snamn)?|roll|befattning)$/;
const isName = (header: string) => NAME.test(lettersOf(header));

const OPTIONS = {
  max_record_size: 200_000,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_records_with_empty_values: true,
  trim: true,
};

/** The records of a text, or of its first lines; `null` if a quotation does not end, or a record is too long. */
function recordsOf(text: string, delimiter: string, to?: number): readonly (readonly string[])[] | null {
  try {
    return parse(text, { ...OPTIONS, delimiter, ...(to !== undefined && { to }) });
  } catch {
    return null;
  }
}

/** The first record that can be the headers, in the first lines of a text. */
function headersIn(text: string, delimiter: string): number {
  const first = recordsOf(text, delimiter, MOST_ABOVE) ?? [];
  return first.findIndex((cells) => cells.filter(Boolean).length > 1 && cells.some(isName));
}

/** A table: its headers, and its rows by header. If two columns have the same header, the first that is not empty counts. */
export type Table = {
  readonly headers: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
};

function rowOf(headers: readonly string[], cells: readonly string[]): Readonly<Record<string, string>> {
  const row = new Map<string, string>();
  for (const [at, header] of headers.entries()) if (header) row.set(header, row.get(header) || (cells[at] ?? ''));
  return Object.fromEntries(row);
}

/**
 * Parses CSV (RFC 4180) with commas, semicolons or tabs, and with a header row; `null` if the text is none. Throws
 * {@link FeedFailure} if it begins as a table and doesn't end as one.
 */
export function parseTable(text: string): Table | null {
  if (/^\s*(?:[[{<]|$)/.test(text)) return null;
  const body = text.replace(/^sep=.\r?\n/i, '');
  const columnsOf = (delimiter: string) => (recordsOf(body, delimiter, 1)?.[0] ?? []).length;
  const found = DELIMITERS.filter((delimiter) => headersIn(body, delimiter) >= 0);
  const [delimiter] = found.toSorted((a, b) => columnsOf(b) - columnsOf(a));
  if (delimiter === undefined) return null;
  const records = recordsOf(body, delimiter);
  if (records === null) throw new FeedFailure('the table has a quotation without an end, or a row that is too long');
  const at = headersIn(body, delimiter);
  const headers = records[at] ?? [];
  if (headers.length > MOST_COLUMNS) return null;
  return { headers: headers.filter(Boolean), rows: records.slice(at + 1).map((cells) => rowOf(headers, cells)) };
}
