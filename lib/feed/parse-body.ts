import { parseJson } from '../http/json.ts';
import type { Pace } from './pace.ts';
import { parseTable } from './parse-table.ts';
import { parseXml } from './parse-xml.ts';
import type { OwnColumns } from './sources/table-headers.ts';

/**
 * Parses the body of a page to plain data: a table to its rows, each a map. Its
 * form is recognised by itself, because servers often name a wrong one. Throws
 * a `FeedFailure`, without the parser's message, which quotes the body.
 */
export async function parseBody(
  text: string,
  columns: OwnColumns,
  pace: Pace,
): Promise<unknown> {
  const json = parseJson(text);
  if (json !== undefined) return json;
  if (/^\s*<(?!!doctype html|html|!doctype>)/i.test(text))
    return parseXml(text, pace);
  return parseTable(text, columns, pace);
}
