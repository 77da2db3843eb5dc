import { createHash } from 'node:crypto';
import { isObject } from '../../http/json.ts';
import { fold } from '../../public-project/words.ts';
import { FeedFailure } from '../feed-content.ts';
import { dateRange, isDayFirst } from './dates.ts';
import { type Fields, fieldsOf, joinWords, objects } from './fields.ts';
import { type FeedItem, type SourceContext, workplace } from './postings.ts';
import { CELLS, columnsOf, factIn, hasNames, type Meaning, quoted, textOf, whyHidden } from './table-cells.ts';

const MOST_COLUMNS = 1_000;

/** A table: its headers, and its rows by header, each with its place in it. */
export type Table = {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly at: string; readonly cells: Fields }[];
};

/** The rows of the pages of a table: CSV, Airtable, or lists of objects. */
export function tableOf(pages: readonly unknown[]): Table {
  const tables = pages.map((body): Table => {
    const { headers, rows, records = body } = fieldsOf(body);
    if (Array.isArray(headers) && Array.isArray(rows)) return body as Table;
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

/** Rows without an id are of one assignment only if they agree on all of these, and on the name. */
const IDENTITY: readonly Meaning[] = ['location', 'country', 'workplace', 'start', 'end', 'timeline', 'context'];
const MOST_OF_ID = 150;
const MOST_HEADERS = 30;

/** The failure of a table without a column for the name. */
export const withoutNames = (headers: readonly string[]): FeedFailure =>
  new FeedFailure(
    `the table has no column for the name that is known, but ${headers.filter(Boolean).slice(0, MOST_HEADERS).map(quoted).join(', ')}: name it, as in PROJECTS_FEED_COLUMNS=name:Header`,
  );

const nameOf = ({ name, title }: Facts) => name ?? title;

function itemOf(rows: readonly Facts[], id: string, statuses: SourceContext['statuses']): FeedItem {
  const facts: Facts = Object.assign({}, ...rows.toReversed());
  const { location, country, timeline, status } = facts;
  const name = nameOf(facts);
  return {
    ...facts,
    id,
    name,
    start: undefined,
    location: workplace([joinWords([location, country])], facts.workplace),
    timeline: joinWords([dateRange(facts.start, facts.end), dateRange(timeline, timeline)]),
    // A yes is no word for a status, unless the operator names it as one.
    status: status === undefined || (statuses === null && CELLS.yes.has(fold(status))) ? 'Open' : status,
    language: facts.text_language,
    roles: rows
      .filter((row) => row.title ?? row.tech_stack ?? row.languages ?? row.allocation ?? row.price)
      .map((row) => ({ ...row, title: row.title ?? name })),
  };
}

/** An id that survives a new order of the rows: of the title, the place and the start. */
const slugOf = (facts: Facts) =>
  fold([nameOf(facts), facts.location, facts.start ?? facts.timeline].join(' '))
    .replace(/[^\p{L}\p{N}+#]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MOST_OF_ID);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const countIn = (counts: Map<string, number>, key: string, more = 1) => counts.set(key, (counts.get(key) ?? 0) + more);

/**
 * A table: CSV, Airtable, or a list of objects, with a row for each role or each assignment. Closed unless open: a row is shown only
 * if every column for its status or visibility is open, and none that calls it confidential says more than no.
 */
export function* table(
  body: unknown,
  { columns: own, statuses, notes }: SourceContext,
): Generator<FeedItem | undefined> {
  const { hidden, joined, errors } = notes;
  const { headers, rows } = tableOf([body]);
  if (rows.length > 0 && !hasNames(headers, own)) throw withoutNames(headers);
  const columns = columnsOf(headers, own);
  // Other rows may show whether 3/11 is in March or in November.
  const shownOrders = new Set<boolean>();
  for (const { cells } of rows) {
    for (const { header } of columns) {
      const order = isDayFirst(textOf(cells[header]));
      if (order !== undefined) shownOrders.add(order);
    }
    yield undefined;
  }
  const dayFirst = shownOrders.size === 1 ? shownOrders.has(true) : undefined;

  const open = statuses === null ? CELLS.open : new Set(statuses.map(fold));
  type Row = {
    readonly facts: Facts;
    readonly reasons: readonly ReturnType<typeof whyHidden>[];
  };
  const groups = new Map<string, Row[]>();
  const slugs = new Map<string, number>();
  const boxes = new Set<string>();
  for (const { at, cells } of rows) {
    const facts: Facts = {};
    const reasons = columns.map((column) => {
      const { header, meaning } = column;
      const text = textOf(cells[header]);
      const fact = factIn(text, column, dayFirst);
      // A date in a column “published” is the day on which it was.
      if (fact) facts[meaning === 'shown' ? 'posted' : meaning] ??= fact;
      if (fact === undefined) errors.push(`${at}, column ${quoted(header)}: ${text}`);
      if (typeof cells[header] === 'boolean') boxes.add(header);
      return whyHidden(text, column, open, dayFirst);
    });
    const key = facts.id ?? JSON.stringify([nameOf(facts) ?? at, ...IDENTITY.map((one) => facts[one] ?? '')].map(fold));
    const group = groups.get(key) ?? [];
    if (group.length === 0) countIn(slugs, slugOf(facts));
    group.push({ facts, reasons });
    groups.set(key, group);
    yield undefined;
  }

  const headerOf = (meaning: Meaning) => columns.find((column) => column.meaning === meaning)?.header;
  for (const [key, group] of groups) {
    // Further rows may leave out what another one says: that it is open, or that it is confidential.
    const isOpen = group.some(({ reasons }) => reasons.every((reason) => reason === null || reason === undefined));
    const flags = columns.map((_, at) => group.find(({ reasons }) => reasons[at])?.reasons[at]);
    const shown = group.filter(({ reasons }) => {
      const [reason] = columns.flatMap(({ header }, at) => {
        const own = reasons[at] === undefined ? flags[at] : reasons[at];
        // A box that is not ticked is not sent; so nothing is a no.
        return own || (own === '' && (boxes.has(header) || !isOpen) ? 'not stated' : []);
      });
      if (reason) countIn(hidden, reason);
      return !reason;
    });
    const [first, ...others] = shown.map(({ facts }) => facts);
    if (first === undefined) {
      yield undefined;
      continue;
    }
    const meaning = first.id === undefined ? 'name' : 'id';
    if (others.length > 0) countIn(joined, headerOf(meaning) ?? headerOf('title') ?? '', others.length);
    const slug = slugOf(first);
    yield itemOf([first, ...others], first.id ?? (slugs.get(slug) === 1 ? slug : `${slug}-${hashOf(key)}`), statuses);
  }

  notes.read = columns;
  notes.unread = headers.filter((header) => !columns.some((column) => column.header === header));
}
