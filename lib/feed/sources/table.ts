import { createHash } from 'node:crypto';
import { isObject } from '../../http/json.ts';
import { fold } from '../../public-project/words.ts';
import { FeedFailure } from '../feed-content.ts';
import { dateRange } from './dates.ts';
import { type FeedItem, type Fields, fieldsOf, joinWords, objects, type SourceContext, workplace } from './postings.ts';
import { columnsOf, factIn, HIDING, type Meaning, quoted, textOf } from './table-cells.ts';
import { verdictOf, whyHidden } from './why-hidden.ts';

export const MOST_COLUMNS = 1_000;
const MOST_HEADERS = 30;
const MOST_OF_ID = 150;

/** A row: where it is in its table, and its cells by header. */
export type Row = { readonly at: string; readonly cells: Fields };
export type Table = { readonly headers: readonly string[]; readonly rows: readonly Row[] };

/** The rows of the pages of a table: CSV, Airtable, or lists of objects. */
export function tableOf(pages: readonly unknown[]): Table {
  const tables = pages.map((body): Table => {
    const { headers, rows, records = body } = fieldsOf(body);
    const isParsed = Array.isArray(rows) && rows.every((row) => isObject(fieldsOf(row).cells));
    if (isParsed && Array.isArray(headers)) return body as Table;
    if (!Array.isArray(records)) throw new FeedFailure('this is not a table: it has no list of rows');
    const all = objects(records).map((row) => (records !== body && isObject(row.fields) ? row.fields : row));
    return {
      headers: all.flatMap(Object.keys),
      rows: all.map((cells, at) => ({ at: `record ${at + 1}`, cells })),
    };
  });
  const headers = [...new Set(tables.flatMap((one) => one.headers))];
  if (headers.length > MOST_COLUMNS) throw new FeedFailure(`the table has more than ${MOST_COLUMNS} columns`);
  return { headers, rows: tables.flatMap(({ rows }) => rows) };
}

/** What the cells of a row say. Of several columns for one fact, the first that states anything counts. */
type Facts = Partial<Record<Meaning, string>>;

const nameOf = ({ name, heading, title }: Facts) => name ?? heading ?? title;

/** Rows without an id are of one assignment only if they agree on all of these, and on the name. */
const IDENTITY: readonly Meaning[] = ['location', 'country', 'workplace', 'start', 'end', 'timeline', 'context'];

/** An id that survives a new order of the rows: of the title, the place and the start. */
const slugOf = (facts: Facts) =>
  fold([nameOf(facts), facts.location, facts.start ?? facts.timeline].join(' ').slice(0, MOST_OF_ID))
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .join('-')
    .slice(0, MOST_OF_ID);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

function itemOf(rows: readonly Facts[], id: string): FeedItem {
  const facts = rows.reduceRight<Facts>((all, row) => Object.assign(all, row), {});
  const { location, country, timeline } = facts;
  const name = nameOf(facts);
  return {
    ...facts,
    id,
    name,
    start: undefined,
    location: workplace([[location, country]], facts.workplace),
    timeline: joinWords([dateRange(facts.start, facts.end), dateRange(timeline, timeline)]),
    status: facts.status ?? 'Open',
    language: facts.text_language,
    roles: rows
      .filter((row) => row.title ?? row.heading ?? row.tech_stack ?? row.languages ?? row.allocation ?? row.price)
      .map((row) => ({ ...row, title: row.title ?? row.heading ?? name })),
  };
}

const countIn = (counts: Map<string, number>, key: string, more = 1) => counts.set(key, (counts.get(key) ?? 0) + more);

/** A table: CSV, Airtable, or a list of objects, with a row for each role or each assignment. */
export function* table(body: unknown, { columns: own, statuses, notes }: SourceContext) {
  const { headers, rows } = tableOf([body]);
  if (rows.length === 0) return;
  const columns = columnsOf(headers, own);
  if (columns === null) {
    const listed = headers.slice(0, MOST_HEADERS).map(quoted).join(', ');
    throw new FeedFailure(`the table has no column for the name that is known, but ${listed}`);
  }
  const hiding = columns.filter(({ meaning }) => HIDING.test(meaning));
  const groups = new Map<string, { facts: Facts; cells: Fields; verdicts: string[] }[]>();
  const slugs = new Map<string, number>();
  for (const { at, cells } of rows) {
    const facts: Facts = {};
    for (const column of columns) {
      const text = textOf(cells[column.header]);
      const fact = factIn(text, column, statuses);
      if (fact) facts[column.meaning === 'shown' ? 'posted' : column.meaning] ??= fact;
      if (fact === undefined) notes.errors.push(`${at}, column ${quoted(column.header)}: ${text}`);
    }
    const verdicts = hiding.map((column) => verdictOf(cells[column.header], column, statuses));
    const key = facts.id ?? JSON.stringify([nameOf(facts) ?? at, ...IDENTITY.map((one) => facts[one])]).toLowerCase();
    const group = groups.get(key) ?? [];
    if (group.length === 0) countIn(slugs, slugOf(facts));
    group.push({ facts, cells, verdicts });
    groups.set(key, group);
    yield undefined;
  }

  const headerOf = (meaning: Meaning) => columns.find((column) => column.meaning === meaning)?.header;
  const byName = headerOf('name') ?? headerOf('heading') ?? headerOf('title') ?? '';
  for (const [key, group] of groups) {
    yield undefined;
    const reasons = whyHidden(group, hiding);
    for (const reason of reasons) if (reason !== undefined) countIn(notes.hidden, reason);
    const [first, ...others] = group.filter((_, at) => reasons[at] === undefined).map(({ facts }) => facts);
    if (first === undefined) continue;
    if (others.length > 0) countIn(notes.joined, (first.id && headerOf('id')) || byName, others.length);
    const slug = slugOf(first);
    const made = slugs.get(slug) === 1 ? slug : `${slug}-${hashOf(key)}`;
    yield itemOf([first, ...others], first.id ?? made);
  }

  // As docs/feed.md names it.
  notes.read = columns.map((one) => (one.meaning === 'heading' ? { ...one, meaning: 'title' } : one));
  notes.unread = headers.filter((header) => !columns.some((column) => column.header === header));
}
