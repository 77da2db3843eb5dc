import { parseJson } from '../http/json.ts';
import { FeedFailure } from './feed-content.ts';
import type { Pace } from './pace.ts';
import { parseTable } from './parse-table.ts';
import { parseXml } from './parse-xml.ts';
import type { OwnColumns } from './sources/table-headers.ts';

/** The body of a page as plain data. */
export type Body = {
  readonly kind: 'JSON' | 'XML' | 'table';
  readonly value: unknown;
};

/**
 * Parses the body of a page, whose form is recognised by itself: servers often
 * name a wrong one. Throws {@link FeedFailure}, without the parser's message,
 * which quotes the body.
 */
export async function parseBody(
  text: string,
  columns: OwnColumns,
  pace: Pace,
): Promise<Body> {
  const json = parseJson(text);
  if (json !== undefined) return { kind: 'JSON', value: json };
  if (/^\s*<(?!!doctype html|html|!doctype>)/i.test(text))
    return { kind: 'XML', value: await parseXml(text, pace) };
  const table = await parseTable(text, columns, pace);
  if (table === null) throw new FeedFailure('the body is not JSON');
  return { kind: 'table', value: table };
}
