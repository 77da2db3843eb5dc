import { createHash } from 'node:crypto';
import { isObject } from '../../http/json.ts';
import type { Remote, StatedFacts } from '../../public-project/stated-facts.ts';
import { locationInWords } from '../../public-project/stated-texts.ts';
import { fold } from '../../public-project/words.ts';
import { FeedFailure, type TableNotes } from '../feed-content.ts';
import { type DateOrder, dateRange, orderTold } from './dates.ts';
import { fieldsOf, joinWords, objects } from './fields.ts';
import type { Meaning } from './known-words.ts';
import { linkedNames } from './linked-records.ts';
import type { SourceContext, SourceItem } from './source.ts';
import {
  DATED,
  factIn,
  type Hint,
  hintIn,
  mayHide,
  quoted,
  textOf,
  verdictOf,
  whyHidden,
} from './table-cells.ts';
import {
  type Column,
  columnsOf,
  HIDING,
  type OwnColumns,
  settingFor,
} from './table-headers.ts';
import { composedTexts, workplaceOf } from './workplace.ts';

export const MOST_COLUMNS = 1_000;
/** Ten times the assignments of a feed. */
export const MOST_ROWS = 200_000;
/** Five times as many as are shown: the others may be closed. */
const MOST_GROUPS = 100_000;
/** As many as an assignment has roles. */
const MOST_ROWS_OF_ONE = 200;
const MOST_HEADERS = 30;
const MOST_ERRORS = 1_000;
const MOST_OF_ID = 150;

/** The cells of a row, by header. */
export type Row = ReadonlyMap<string, unknown>;

/**
 * The rows of a page, in its order: Airtable has them below `records`, others
 * as a list.
 */
export function rowsOf(body: unknown): readonly Row[] {
  const { records = body } = fieldsOf(body);
  if (!Array.isArray(records))
    throw new FeedFailure('this is not a table: it has no list of rows');
  if (records.every((row) => row instanceof Map)) return records;
  return objects(records).map((row) => {
    const isRecord = records !== body && isObject(row.fields);
    return new Map(Object.entries(isRecord ? fieldsOf(row.fields) : row));
  });
}

/**
 * What the cells of a row say. Of several columns for one fact, the first that
 * states anything counts.
 */
type Facts = Partial<Record<Meaning, string>>;

const nameOf = ({ name, heading, title }: Facts) => name ?? heading ?? title;

/**
 * Rows without an id are of one assignment only if they agree on all of these,
 * and on the name.
 */
const IDENTITY: readonly Meaning[] = [
  'location',
  'country',
  'workplace',
  'start',
  'end',
  'timeline',
  'context',
];

/**
 * An id that survives a new order of the rows: of the title, the place and the
 * start.
 */
function slugOf(facts: Facts): string {
  const text = [nameOf(facts), facts.location, facts.start ?? facts.timeline]
    .join(' ')
    .slice(0, MOST_OF_ID);
  return (fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [])
    .join('-')
    .slice(0, MOST_OF_ID);
}

function itemOf(rows: readonly Facts[], id: string): SourceItem {
  const facts = rows.reduceRight<Facts>(
    (all, row) => Object.assign(all, row),
    {},
  );
  const name = nameOf(facts);
  const period = dateRange(facts.start, facts.end);
  const text = joinWords([facts.location, facts.country]);
  const workplace = {
    ...workplaceOf({ places: { text } }),
    ...(facts.workplace && { remote: facts.workplace as Remote }),
  };
  const stated: StatedFacts = {
    ...workplace,
    ...period.stated,
    ...composedTexts(workplace, period.isComposed && !facts.timeline),
  };
  const fields = {
    ...facts,
    id,
    name,
    start: undefined,
    location: locationInWords(stated),
    timeline: joinWords([
      period.text,
      dateRange(facts.timeline, facts.timeline).text,
    ]),
    status: facts.status ?? 'Open',
    language: facts.text_language,
    roles: rows
      .filter(
        (row) =>
          row.title ??
          row.heading ??
          row.tech_stack ??
          row.languages ??
          row.allocation ??
          row.price,
      )
      .map((row) => ({ ...row, title: row.title ?? row.heading ?? name })),
  };
  return { fields, stated };
}

const countIn = (counts: Map<string, number>, key: string, more = 1) =>
  counts.set(key, (counts.get(key) ?? 0) + more);

/** The headers of all rows, in steps. */
function* headersOf(rows: readonly Row[]) {
  const headers = new Set<string>();
  for (const row of rows) {
    for (const header of row.keys()) headers.add(header);
    yield undefined;
  }
  if (headers.size > MOST_COLUMNS)
    throw new FeedFailure(`the table has more than ${MOST_COLUMNS} columns`);
  return headers;
}

/** The columns that are read, and the headers that nobody knows. */
function knownColumns(headers: ReadonlySet<string>, own: OwnColumns) {
  const columns = columnsOf([...headers], own);
  if (columns !== null) return columns;
  const listed = [...headers].slice(0, MOST_HEADERS).map(quoted).join(', ');
  throw new FeedFailure(
    `the table has no column for the name that is known, but ${listed}`,
  );
}

/**
 * Refuses a table, in steps, with a column that nobody knows and that may say
 * that a row is not for the public.
 */
function* checkUnknown(
  rows: readonly Row[],
  unknown: readonly string[],
  own: OwnColumns,
) {
  const hints = new Map(unknown.map((header) => [header, new Set<Hint>()]));
  for (const row of rows) {
    for (const [header, cell] of row)
      hints.get(header)?.add(hintIn(textOf(cell), header));
    yield undefined;
  }
  const hiding = unknown.filter((header) => mayHide(hints.get(header)));
  if (hiding.length === 0) return;
  const listed = hiding.slice(0, MOST_HEADERS);
  throw new FeedFailure(
    `columns may say that a row is not for the public: ${listed.map(quoted).join(', ')}. Say of each whether it is “hidden”, or “ignore” it:\n${settingFor(listed, own)}`,
  );
}

/** The columns with the order of day and month that their dates tell. */
function* withDateOrder(rows: readonly Row[], columns: readonly Column[]) {
  const dated = columns
    .filter(({ meaning }) => DATED.test(meaning))
    .map(({ header }) => ({ header, orders: new Set<DateOrder>() }));
  for (const row of rows) {
    for (const { header, orders } of dated) {
      const order = orderTold(textOf(row.get(header)));
      if (order) orders.add(order);
    }
    yield undefined;
  }
  return columns.map((column): Column => {
    const [dateOrder, ...others] =
      dated.find(({ header }) => header === column.header)?.orders ?? [];
    return dateOrder && others.length === 0 ? { ...column, dateOrder } : column;
  });
}

/**
 * The rows with the names of linked records in place of links, in steps. What
 * has no name is told by column; an id of the row itself is none of these.
 */
function* withLinkedNames(
  rows: readonly Row[],
  columns: readonly Column[],
  notes: TableNotes,
) {
  const read = columns.filter(({ meaning }) => meaning !== 'id');
  const nameless = new Map<string, number>();
  const named: Row[] = [];
  for (const row of rows) {
    yield undefined;
    const links = read.flatMap(({ header }) => {
      const linked = linkedNames(row.get(header));
      if (linked?.isNameless) countIn(nameless, header);
      return linked ? [[header, linked.names] as const] : [];
    });
    named.push(links.length > 0 ? new Map([...row, ...links]) : row);
  }
  for (const [header, count] of nameless)
    notes.errors.push(
      `column ${quoted(header)}: ids of linked records in rows: ${count}; they are not shown`,
    );
  return named;
}

type Group = { readonly facts: Facts; readonly verdicts: readonly string[] }[];

/** The rows of each assignment by a key, in steps. */
function* groupsOf(
  rows: readonly Row[],
  columns: readonly Column[],
  { statuses, notes }: SourceContext,
) {
  const hiding = columns.filter(({ meaning }) => HIDING.test(meaning));
  const groups = new Map<string, Group>();
  let left = 0;
  for (const [at, cells] of rows.entries()) {
    yield undefined;
    if ([...cells.values()].every((cell) => textOf(cell) === '')) continue;
    const facts: Facts = {};
    for (const column of columns) {
      const text = textOf(cells.get(column.header));
      const fact = factIn(text, column, statuses);
      if (fact)
        facts[column.meaning === 'shown' ? 'posted' : column.meaning] ??= fact;
      if (fact === undefined && notes.errors.length < MOST_ERRORS)
        notes.errors.push(
          `row ${at + 1}, column ${quoted(column.header)}: ${text}`,
        );
    }
    const key =
      facts.id ??
      JSON.stringify([
        nameOf(facts) ?? at,
        ...IDENTITY.map((one) => facts[one]),
      ]).toLowerCase();
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    if (groups.size > MOST_GROUPS)
      throw new FeedFailure(`there are more than ${MOST_GROUPS} assignments`);
    if (group.length === MOST_ROWS_OF_ONE) left += 1;
    else
      group.push({
        facts,
        verdicts: hiding.map((column) =>
          verdictOf(cells.get(column.header), column, statuses),
        ),
      });
  }
  if (left > 0)
    notes.errors.push(
      `${left} rows not read: an assignment has more than ${MOST_ROWS_OF_ONE}`,
    );
  return groups;
}

/**
 * A table: CSV, Airtable, or a list of objects, with a row for each role or
 * each assignment.
 */
export function* table(
  body: unknown,
  context: SourceContext,
): Generator<SourceItem | undefined> {
  const { columns: own, notes } = context;
  const all = rowsOf(body);
  if (all.length === 0) return;
  const listed = all.slice(0, MOST_ROWS);
  if (all.length > listed.length)
    notes.errors.push(`only the first ${MOST_ROWS} rows are read`);
  const headers = yield* headersOf(listed);
  const { read: known, unknown } = knownColumns(headers, own);
  yield* checkUnknown(listed, unknown, own);
  const rows = yield* withLinkedNames(listed, known, notes);
  const columns = yield* withDateOrder(rows, known);
  const groups = yield* groupsOf(rows, columns, context);
  const slugs = new Map<string, number>();
  for (const [first] of groups.values())
    if (first) countIn(slugs, slugOf(first.facts));

  // The first column of each meaning.
  const headerOf: Facts = Object.fromEntries(
    columns.toReversed().map(({ header, meaning }) => [meaning, header]),
  );
  for (const [key, group] of groups) {
    yield undefined;
    const reasons = whyHidden(group.map(({ verdicts }) => verdicts));
    for (const reason of reasons)
      if (reason !== undefined) countIn(notes.hidden, reason);
    const [first, ...others] = group
      .filter((_, at) => reasons[at] === undefined)
      .map(({ facts }) => facts);
    if (first === undefined) continue;
    if (others.length > 0)
      countIn(
        notes.joined,
        (first.id ? headerOf.id : nameOf(headerOf)) ?? '',
        others.length,
      );
    const slug = slugOf(first);
    const hash = createHash('sha256').update(key).digest('hex').slice(0, 8);
    yield itemOf(
      [first, ...others],
      first.id ?? (slugs.get(slug) === 1 ? slug : `${slug}-${hash}`),
    );
  }

  // As docs/feed.md names it.
  notes.read = columns.map(({ header, meaning }) => ({
    header,
    meaning: meaning === 'heading' ? 'title' : meaning,
  }));
  notes.unread = [...headers].filter(
    (header) => !columns.some((column) => column.header === header),
  );
}
