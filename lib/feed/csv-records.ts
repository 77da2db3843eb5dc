import { FeedFailure } from './feed-content.ts';

const MOST_LENGTH = 200_000;

/** Where a field ends at the latest that is not in quotation marks. */
function endFrom(text: string, start: number, ends: string): number {
  let end = start;
  while (end < text.length && !ends.includes(text.charAt(end))) end += 1;
  return end;
}

/** The field at a place, and where it ends. */
function fieldAt(text: string, start: number, ends: string) {
  const end = endFrom(text, start, ends);
  const plain = { value: text.slice(start, end).trim(), end };
  if (!plain.value.startsWith('"')) return plain;
  const open = text.indexOf('"', start);
  let close = text.indexOf('"', open + 1);
  // Two quotation marks mean one.
  while (close !== -1 && text[close + 1] === '"')
    close = text.indexOf('"', close + 2);
  if (close === -1)
    throw new FeedFailure('the table has a quotation without an end');
  const last = endFrom(text, close + 1, ends);
  const value = text
    .slice(open + 1, close)
    .replaceAll('""', '"')
    .trim();
  // `"A" or "B"` is a plain field.
  return text.slice(close + 1, last).trim() === ''
    ? { value, end: last }
    : plain;
}

/**
 * The records of a table in order, each with its fields (RFC 4180), whatever
 * their number. A record of one empty field is an empty line. Throws
 * {@link FeedFailure} where a quotation or a record doesn't end.
 *
 * `csv-parse` made an error, with its stack, for each record of another length.
 */
export function* csvRecords(
  text: string,
  delimiter: string,
): Generator<readonly string[]> {
  const ends = `${delimiter}\r\n`;
  let fields: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const { value, end } = fieldAt(text, at, ends);
    if (end - start > MOST_LENGTH)
      throw new FeedFailure('the table has a row that is too long');
    fields.push(value);
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] === delimiter && at < text.length) continue;
    if (text[end] === delimiter) fields.push('');
    yield fields;
    fields = [];
    start = at;
  }
}
