import { joinWords } from './fields.ts';

// Tables that link to records of another table: Airtable gives their ids, and
// Notion exports “Name (address or path)”. Nobody outside may read either.

const RECORD_ID = /^rec[A-Za-z\d]{14}$/;
const NOTION_ADDRESS = /^https?:\/\/(?:[\w-]+\.)*notion\.(?:so|site|com)\//i;
/** The file of a page ends in its id. */
const NOTION_ID = /^[\da-f]{32}$/i;
const FILE_TYPE = /\.(?:md|csv|html)$/i;
const isPage = (path: string) =>
  NOTION_ID.test(path.replace(FILE_TYPE, '').slice(-32));

/** The name of a linked record; empty without one, absent if a text is no link. */
function nameIn(text: string): string | undefined {
  if (RECORD_ID.test(text)) return '';
  const at = text.lastIndexOf('(');
  if (at < 0 || !text.endsWith(')')) return undefined;
  const target = text.slice(at + 1, -1);
  const isLink = NOTION_ADDRESS.test(target) || isPage(target);
  const name = text.slice(0, at).trim();
  if (!isLink) return undefined;
  return /^untitled$/i.test(name) ? '' : name;
}

/**
 * The text of a cell with the names of the records that it links to; absent if
 * none has a name. Any other text stays as it is.
 */
export function withoutLinks(text: string): string | undefined {
  const names = text.split(/(?<=\)), |(?<=rec[A-Za-z\d]{14}), /).map(nameIn);
  if (names.includes(undefined)) return text;
  return joinWords(names);
}
