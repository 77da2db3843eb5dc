import { FeedFailure } from './feed-content.ts';

const MOST_LENGTH = 200_000;

const isBlank = (character: string | undefined, delimiter: string) =>
  (character === ' ' || character === '\t') && character !== delimiter;
const isEnd = (character: string | undefined, delimiter: string) =>
  character === undefined ||
  character === delimiter ||
  character === '\r' ||
  character === '\n';

type Field = { readonly value: string; readonly end: number };

/** The end of a field without quotation marks around it. */
function plainField(text: string, start: number, delimiter: string): Field {
  let end = start;
  while (!isEnd(text[end], delimiter)) end += 1;
  return { value: text.slice(start, end).trim(), end };
}

/**
 * A field in quotation marks, in which two mean one; `null` if it is none, as
 * `"A" or "B"`.
 */
function quotedField(
  text: string,
  start: number,
  delimiter: string,
): Field | null {
  let from = start;
  while (isBlank(text[from], delimiter)) from += 1;
  if (text[from] !== '"') return null;
  let close = text.indexOf('"', from + 1);
  while (close !== -1 && text[close + 1] === '"')
    close = text.indexOf('"', close + 2);
  if (close === -1)
    throw new FeedFailure('the table has a quotation without an end');
  let end = close + 1;
  while (isBlank(text[end], delimiter)) end += 1;
  const value = text
    .slice(from + 1, close)
    .replaceAll('""', '"')
    .trim();
  return isEnd(text[end], delimiter) ? { value, end } : null;
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
  let fields: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const { value, end } =
      quotedField(text, at, delimiter) ?? plainField(text, at, delimiter);
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
