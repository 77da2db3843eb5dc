import { createHash } from 'node:crypto';
import { isObject } from '../../http/json.ts';
import { fold } from '../../public-project/words.ts';
import { countIn, FeedFailure, type TableNotes } from '../feed-content.ts';
import { fieldsOf, joinWords } from './fields.ts';
import { isRead, type Meaning } from './known-words.ts';
import { itemOf } from './postings.ts';
import type { SourceContext, SourceItem } from './source.ts';
import {
  type Column,
  factIn,
  mayHide,
  quoted,
  type Sign,
  signOf,
  unreadable,
  type Verdict,
  verdictOf,
} from './table-cells.ts';
import {
  haveName,
  meaningsOf,
  type OwnColumns,
  settingFor,
} from './table-headers.ts';

export const MOST_COLUMNS = 1_000;
/** Ten times the assignments of a feed. */
export const MOST_ROWS = 200_000;
/** More than an assignment has roles. */
const MOST_ROWS_OF_ONE = 201;
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
  return records.filter(isObject).map((row) => {
    if (row instanceof Map) return row;
    const fields = records === body ? row : fieldsOf(row.fields);
    return new Map(Object.entries(fields));
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

const ROLE: readonly Meaning[] = [
  'title',
  'heading',
  'tech_stack',
  'languages',
  'allocation',
  'price',
];

/** An assignment of its rows; of several, the first that states a fact counts. */
function itemOfRows(rows: readonly Facts[], id: string): SourceItem {
  const facts: Facts = Object.assign({}, ...rows.toReversed());
  const name = nameOf(facts);
  const ofRoles = rows.filter((row) => ROLE.some((field) => row[field]));
  return itemOf({
    ...facts,
    id,
    name,
    places: { text: joinWords([facts.location, facts.country]) },
    mode: facts.workplace,
    status: facts.status ?? 'Open',
    language: facts.text_language,
    roles: ofRoles.map((row) => ({
      ...row,
      title: row.title ?? row.heading ?? name,
    })),
  });
}

/** What the cells of each column say of it, by header, in steps. */
function* signsOf(rows: readonly Row[]) {
  const signs = new Map<string, Set<Sign>>();
  for (const row of rows) {
    yield undefined;
    for (const [header, cell] of row) {
      const column = signs.get(header) ?? new Set();
      signs.set(header, column.add(signOf(cell)));
    }
    if (signs.size > MOST_COLUMNS)
      throw new FeedFailure(`the table has more than ${MOST_COLUMNS} columns`);
  }
  return signs;
}

/**
 * The columns of a table. Refuses one without a name, and one with a column
 * that nobody knows and that may say that a row is not for the public.
 */
function readColumns(
  signs: ReadonlyMap<string, ReadonlySet<Sign>>,
  own: OwnColumns,
): readonly Column[] {
  const headers = [...signs.keys()];
  const some = headers.slice(0, MOST_HEADERS).map(quoted).join(', ');
  if (!haveName(headers, own))
    throw new FeedFailure(
      `the table has no column for the name that is known, but ${some}`,
    );
  const columns: Column[] = [];
  for (const [header, meaning] of meaningsOf(headers, own))
    columns.push({ header, meaning, signs: signs.get(header) ?? new Set() });
  const hiding = columns.filter(mayHide).map(({ header }) => header);
  if (hiding.length > 0)
    throw new FeedFailure(
      `columns may say that a row is not for the public. Say of each whether it is “hidden”, or “ignore” it:\n${settingFor(hiding, own)}`,
    );
  return columns;
}

/** What several columns say of a row: nothing if one of them says nothing. */
const verdictIn = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.find(Boolean) ?? (verdicts.includes(undefined) ? undefined : '');

/**
 * What a row says, and what its flags and its statuses say of showing it. What
 * can’t be read is told.
 */
function readRow(
  row: Row,
  at: number,
  columns: readonly Column[],
  { statuses, notes }: SourceContext,
) {
  const facts: Facts = {};
  const flags: Verdict[] = [];
  const states: Verdict[] = [];
  for (const column of columns) {
    const { header, meaning } = column;
    const cell = row.get(header);
    const fact = factIn(cell, column);
    if (fact) facts[meaning === 'shown' ? 'posted' : meaning] ??= fact;
    if (fact === undefined && notes.errors.length < MOST_ERRORS)
      notes.errors.push(
        `row ${at + 1}, column ${quoted(header)}: ${unreadable(cell)}`,
      );
    const verdict = () => verdictOf(cell, column, statuses);
    if (meaning === 'hidden') flags.push(verdict());
    if (meaning === 'status' || meaning === 'shown') states.push(verdict());
  }
  return { facts, flag: verdictIn(flags), status: verdictIn(states) };
}
type TableRow = Readonly<ReturnType<typeof readRow>>;

/** The rows of each assignment by a key, in steps. */
function* groupsOf(
  rows: readonly Row[],
  columns: readonly Column[],
  context: SourceContext,
) {
  const groups = new Map<string, TableRow[]>();
  for (const [at, cells] of rows.entries()) {
    yield undefined;
    const row = readRow(cells, at, columns, context);
    const { facts } = row;
    if (Object.keys(facts).length === 0) continue;
    const identity = [nameOf(facts) ?? at, ...IDENTITY.map((of) => facts[of])];
    const key = facts.id ?? JSON.stringify(identity).toLowerCase();
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(row);
  }
  return groups;
}

/**
 * The rows of an assignment that are shown; the others are counted with the
 * reason. Closed unless open: each verdict has to say that a row is open. What a
 * row leaves out, others say: that it is confidential or, if one of them is open
 * by itself, that it is open.
 */
function openRows(
  rows: readonly TableRow[],
  { hidden }: TableNotes,
): readonly Facts[] {
  const anyFlag = rows.map(({ flag }) => flag).find(Boolean);
  const isOpen = rows.some(({ flag, status }) => !flag && status === '');
  const other = isOpen ? '' : 'not stated';
  const open: Facts[] = [];
  for (const { facts, flag = anyFlag, status = other } of rows) {
    const reason = flag || status;
    if (reason) countIn(hidden, reason);
    else open.push(facts);
  }
  return open;
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
  const rows = all.slice(0, MOST_ROWS);
  if (all.length > rows.length)
    notes.errors.push(`only the first ${MOST_ROWS} rows are read`);
  const columns = readColumns(yield* signsOf(rows), own);
  notes.columns = columns;
  const read = columns.filter(isRead);
  const groups = yield* groupsOf(rows, read, context);
  const slugs = new Map<string, number>();
  for (const [row] of groups.values())
    if (row) countIn(slugs, slugOf(row.facts));

  for (const [key, group] of groups) {
    yield undefined;
    const open = openRows(group, notes).slice(0, MOST_ROWS_OF_ONE);
    const [first] = open;
    if (!first) continue;
    if (!first.id) notes.joined += open.length - 1;
    const slug = slugOf(first);
    const hash = createHash('sha256').update(key).digest('hex').slice(0, 8);
    const id = slugs.get(slug) === 1 ? slug : `${slug}-${hash}`;
    yield itemOfRows(open, first.id ?? id);
  }
}
