import { createHash } from 'node:crypto';
import { isObject } from '../../http/json.ts';
import type { Remote, StatedFacts } from '../../public-project/stated-facts.ts';
import { locationInWords } from '../../public-project/stated-texts.ts';
import { fold } from '../../public-project/words.ts';
import { FeedFailure } from '../feed-content.ts';
import { dateRange } from './dates.ts';
import { type Fields, fieldsOf, joinWords, objects } from './fields.ts';
import type { SourceContext, SourceItem } from './source.ts';
import {
  columnsOf,
  factIn,
  HIDING,
  type Meaning,
  quoted,
  textOf,
  verdictOf,
  whyHidden,
} from './table-cells.ts';
import { workplaceOf } from './workplace.ts';

export const MOST_COLUMNS = 1_000;
const MOST_HEADERS = 30;
const MOST_OF_ID = 150;

/**
 * The rows of a page, in its order, as cells by header: Airtable has them below
 * `records`, others as a list.
 */
export function rowsOf(body: unknown): readonly Fields[] {
  const { records = body } = fieldsOf(body);
  if (!Array.isArray(records))
    throw new FeedFailure('this is not a table: it has no list of rows');
  return objects(records).map((row) =>
    records !== body && isObject(row.fields) ? row.fields : row,
  );
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
  const stated: StatedFacts = {
    ...workplaceOf({ places: { text } }),
    ...(facts.workplace && { remote: facts.workplace as Remote }),
    ...period.stated,
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

/**
 * A table: CSV, Airtable, or a list of objects, with a row for each role or
 * each assignment.
 */
export function* table(
  body: unknown,
  { columns: own, statuses, notes }: SourceContext,
): Iterable<SourceItem | undefined> {
  const rows = rowsOf(body);
  if (rows.length === 0) return;
  const headers = new Set<string>();
  for (const cells of rows) {
    for (const header of Object.keys(cells)) headers.add(header);
    yield undefined;
  }
  if (headers.size > MOST_COLUMNS)
    throw new FeedFailure(`the table has more than ${MOST_COLUMNS} columns`);
  const columns = columnsOf([...headers], own);
  if (columns === null) {
    const listed = [...headers].slice(0, MOST_HEADERS).map(quoted).join(', ');
    throw new FeedFailure(
      `the table has no column for the name that is known, but ${listed}`,
    );
  }
  const hiding = columns.filter(({ meaning }) => HIDING.test(meaning));
  const groups = new Map<string, { facts: Facts; verdicts: string[] }[]>();
  const slugs = new Map<string, number>();
  for (const [at, cells] of rows.entries()) {
    yield undefined;
    if (Object.values(cells).every((cell) => textOf(cell) === '')) continue;
    const facts: Facts = {};
    for (const column of columns) {
      const text = textOf(cells[column.header]);
      const fact = factIn(text, column, statuses);
      if (fact)
        facts[column.meaning === 'shown' ? 'posted' : column.meaning] ??= fact;
      if (fact === undefined)
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
    if (group.length === 0) countIn(slugs, slugOf(facts));
    group.push({
      facts,
      verdicts: hiding.map((column) =>
        verdictOf(cells[column.header], column, statuses),
      ),
    });
    groups.set(key, group);
  }

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
  notes.read = columns.map((one) =>
    one.meaning === 'heading' ? { ...one, meaning: 'title' } : one,
  );
  notes.unread = [...headers].filter(
    (header) => !columns.some((column) => column.header === header),
  );
}
