import { createHash } from 'node:crypto';
import { isObject } from '../../http/json.ts';
import type { Remote } from '../../public-project/stated-facts.ts';
import { fold } from '../../public-project/words.ts';
import { countIn, FeedFailure, type TableNotes } from '../feed-content.ts';
import { type DateOrder, orderTold } from './dates.ts';
import { fieldsOf, joinWords, objects } from './fields.ts';
import type { Meaning } from './known-words.ts';
import { itemOf } from './postings.ts';
import type { SourceContext, SourceItem } from './source.ts';
import {
  factIn,
  type Hint,
  hintIn,
  mayHide,
  quoted,
  textOf,
  unreadable,
  type Verdict,
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
    remote: facts.workplace as Remote | undefined,
    status: facts.status ?? 'Open',
    language: facts.text_language,
    roles: ofRoles.map((row) => ({
      ...row,
      title: row.title ?? row.heading ?? name,
    })),
  });
}

/** What the cells of a column say of it. */
type Survey = {
  readonly hints: Set<Hint>;
  readonly dateOrders: Set<DateOrder>;
  isBox: boolean;
};

/** The columns of all rows by header, in steps, with what their cells say. */
function* surveyColumns(rows: readonly Row[]) {
  const surveys = new Map<string, Survey>();
  for (const row of rows) {
    yield undefined;
    for (const [header, cell] of row) {
      const survey = surveys.get(header) ?? {
        hints: new Set(),
        dateOrders: new Set(),
        isBox: false,
      };
      surveys.set(header, survey);
      const text = textOf(cell);
      const dateOrder = orderTold(text);
      survey.hints.add(hintIn(text));
      if (dateOrder) survey.dateOrders.add(dateOrder);
      survey.isBox ||= [cell].flat().includes(true);
    }
    if (surveys.size > MOST_COLUMNS)
      throw new FeedFailure(`the table has more than ${MOST_COLUMNS} columns`);
  }
  return surveys;
}

/**
 * The columns that are read. Refuses a table without a name, and one with a
 * column that nobody knows and that may say that a row is not for the public.
 */
function readColumns(
  surveys: ReadonlyMap<string, Survey>,
  own: OwnColumns,
): readonly Column[] {
  const listed = (headers: Iterable<string>) =>
    [...headers].slice(0, MOST_HEADERS).map(quoted).join(', ');
  const columns = columnsOf([...surveys.keys()], own);
  if (columns === null)
    throw new FeedFailure(
      `the table has no column for the name that is known, but ${listed(surveys.keys())}`,
    );
  const hiding = columns.unknown.filter((header) =>
    mayHide(header, surveys.get(header)?.hints ?? new Set()),
  );
  if (hiding.length > 0)
    throw new FeedFailure(
      `columns may say that a row is not for the public: ${listed(hiding)}. Say of each whether it is “hidden”, or “ignore” it:\n${settingFor(hiding.slice(0, MOST_HEADERS), own)}`,
    );
  return columns.read.map((column): Column => {
    const { dateOrders = [], isBox = false } = surveys.get(column.header) ?? {};
    const [dateOrder, ...others] = dateOrders;
    return others.length > 0
      ? { ...column, isBox }
      : { ...column, isBox, dateOrder };
  });
}

/** The facts of a row; what can’t be read is told. */
function factsOf(
  row: Row,
  at: number,
  columns: readonly Column[],
  { statuses, notes }: SourceContext,
): Facts {
  const facts: Facts = {};
  for (const column of columns) {
    const cell = row.get(column.header);
    const fact = factIn(cell, column, statuses);
    const { meaning } = column;
    if (fact) facts[meaning === 'shown' ? 'posted' : meaning] ??= fact;
    if (fact === undefined && notes.errors.length < MOST_ERRORS)
      notes.errors.push(
        `row ${at + 1}, column ${quoted(column.header)}: ${unreadable(cell)}`,
      );
  }
  return facts;
}

type Group = {
  readonly facts: Facts;
  readonly verdicts: readonly Verdict[];
}[];

/** The rows of each assignment by a key, in steps. */
function* groupsOf(
  rows: readonly Row[],
  columns: readonly Column[],
  hiding: readonly Column[],
  context: SourceContext,
) {
  const { statuses, notes } = context;
  const groups = new Map<string, Group>();
  let left = 0;
  for (const [at, row] of rows.entries()) {
    yield undefined;
    if ([...row.values()].every((cell) => textOf(cell) === '')) continue;
    const facts = factsOf(row, at, columns, context);
    const identity = [nameOf(facts) ?? at, ...IDENTITY.map((of) => facts[of])];
    const key = facts.id ?? JSON.stringify(identity).toLowerCase();
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    if (groups.size > MOST_GROUPS)
      throw new FeedFailure(`there are more than ${MOST_GROUPS} assignments`);
    const verdicts = hiding.map((column) =>
      verdictOf(row.get(column.header), column, statuses),
    );
    if (group.length < MOST_ROWS_OF_ONE) group.push({ facts, verdicts });
    else left += 1;
  }
  if (left > 0)
    notes.errors.push(
      `${left} rows not read: an assignment has more than ${MOST_ROWS_OF_ONE}`,
    );
  return groups;
}

/** What the rows of an assignment say that are shown; the others are counted. */
function openRows(
  group: Group,
  hiding: readonly Column[],
  { hidden }: TableNotes,
): readonly Facts[] {
  const verdicts = group.map((row) => row.verdicts);
  const reasons = whyHidden(verdicts, hiding);
  for (const reason of reasons) if (reason) countIn(hidden, reason);
  return group.filter((_, at) => !reasons[at]).map(({ facts }) => facts);
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
  const surveys = yield* surveyColumns(rows);
  const columns = readColumns(surveys, own);
  const hiding = columns.filter(({ meaning }) => HIDING.test(meaning));
  const groups = yield* groupsOf(rows, columns, hiding, context);
  const slugs = new Map<string, number>();
  for (const [row] of groups.values())
    if (row) countIn(slugs, slugOf(row.facts));

  for (const [key, group] of groups) {
    yield undefined;
    const [first, ...others] = openRows(group, hiding, notes);
    if (first === undefined) continue;
    if (others.length > 0)
      countIn(notes.joined, first.id ? 'id' : 'name', others.length);
    const slug = slugOf(first);
    const hash = createHash('sha256').update(key).digest('hex').slice(0, 8);
    const id = slugs.get(slug) === 1 ? slug : `${slug}-${hash}`;
    yield itemOfRows([first, ...others], first.id ?? id);
  }

  // As docs/feed.md names it.
  notes.read = columns.map(({ header, meaning }) => ({
    header,
    meaning: meaning === 'heading' ? 'title' : meaning,
  }));
  const read = new Set(columns.map(({ header }) => header));
  notes.unread = [...surveys.keys()].filter((header) => !read.has(header));
}
