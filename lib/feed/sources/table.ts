import { createHash } from 'node:crypto';
import { fold } from '../../public-project/words.ts';
import { FeedFailure, type TableNotes } from '../feed-content.ts';
import { dateIn, dateRange, isDayFirst } from './dates.ts';
import { fieldsOf, joinWords, withParameters } from './fields.ts';
import type { FeedItem, NextPage, SourceContext } from './postings.ts';
import { CELLS, columnsOf, hasNames, type Meaning } from './table-columns.ts';
import { type Facts, modeOf, quoted, type Row, rowOf, shownRows, tableOf, textOf } from './table-rows.ts';
import { workplace } from './workplace.ts';

const DATES: readonly Meaning[] = ['start', 'end', 'timeline', 'posted', 'updated', 'apply_by', 'shown'];
/** Rows without an id are of one assignment only if they agree on all of these, and on the name. */
const IDENTITY: readonly Meaning[] = ['location', 'country', 'workplace', 'start', 'end', 'timeline', 'context'];
const MOST_OF_ID = 150;
const MOST_HEADERS = 30;

/** The failure of a table without a column for the name. */
export const withoutNames = (headers: readonly string[]): FeedFailure =>
  new FeedFailure(
    `the table has no column for the name that is known, but ${headers.filter(Boolean).slice(0, MOST_HEADERS).map(quoted).join(', ')}: name it, as in PROJECTS_FEED_COLUMNS=name:Header`,
  );

const nameOf = ({ name, heading, title }: Facts) => name ?? heading ?? title;

function rolesOf(rows: readonly Facts[], name: string | undefined): readonly object[] {
  const roles = rows.flatMap(({ title, name: own, heading, tech_stack, languages, allocation, price }) => {
    const role = title ?? (own === undefined ? undefined : heading);
    const isRole = role ?? heading ?? tech_stack ?? languages ?? allocation ?? price;
    return isRole === undefined ? [] : [{ title: role ?? name, tech_stack, languages, allocation, price }];
  });
  return [...new Map(roles.map((role) => [JSON.stringify(role), role])).values()];
}

/** Where the work is done, as text. */
function locationOf({ location, country = '', workplace: mode = '' }: Facts): string | undefined {
  const isSaid = country.length < 3 || fold(location ?? '').includes(fold(country));
  const place = joinWords([location, isSaid ? undefined : country]);
  const way = modeOf(mode);
  return way?.endsWith(')') ? workplace([place, way]) : workplace([place], way);
}

function itemOf(rows: readonly Facts[], id: string, dayFirst: boolean | undefined, ofFeed: string | null): FeedItem {
  const facts: Facts = Object.assign({}, ...rows.toReversed());
  const { start, end, timeline, status, text_language: own } = facts;
  const day = dateIn(timeline, dayFirst);
  const rangeOf = (from?: string, to?: string) => dateRange(from, to, own ?? ofFeed, dayFirst);
  const [posted, updated, apply_by] = [facts.posted, facts.updated, facts.apply_by].map(
    (text) => dateIn(text, dayFirst) ?? text,
  );
  return {
    id,
    name: nameOf(facts),
    sector: facts.sector,
    context: facts.context,
    location: locationOf(facts),
    country: facts.country,
    timeline: joinWords([rangeOf(start, end), day === undefined ? timeline : rangeOf(day, day)]),
    status: status === undefined || CELLS.yes.has(fold(status)) ? 'Open' : status,
    posted,
    updated,
    apply_by,
    apply_url: facts.apply_url,
    language: own,
    roles: rolesOf(rows, nameOf(facts)),
  };
}

/** An id that survives a new order of the rows: of the title, the place and the start. */
const idOf = (facts: Facts, dayFirst: boolean | undefined) =>
  [nameOf(facts), facts.location, dateIn(facts.start, dayFirst) ?? facts.start ?? facts.timeline]
    .map((part = '') =>
      fold(part)
        .replace(/[^\p{L}\p{N}+#]+/gu, '-')
        .replace(/^-|-$/g, ''),
    )
    .filter(Boolean)
    .join('-')
    .slice(0, MOST_OF_ID);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const countIn = (counts: Map<string, number>, key: string, more = 1) => counts.set(key, (counts.get(key) ?? 0) + more);

/**
 * A table: CSV, Airtable, or a list of objects, with a row for each role or each assignment. Closed unless open: a row is shown only
 * if every column for its status or visibility is open, and none that calls it confidential says more than no.
 */
export function* table(
  body: unknown,
  { columns: own, statuses, language }: SourceContext,
): Generator<FeedItem | null, TableNotes> {
  const { headers, rows } = tableOf([body]);
  const columns = columnsOf(headers, own);
  if (rows.length > 0 && !hasNames(headers, own)) throw withoutNames(headers);

  const dates: string[] = [];
  let hasBoxes = false;
  for (const { cells } of rows) {
    for (const { header, meaning } of columns) {
      if (DATES.includes(meaning)) dates.push(textOf(cells[header]));
      // Boxes that are not ticked are not sent; so nothing is a no.
      hasBoxes ||= meaning === 'shown' && typeof cells[header] === 'boolean';
    }
    yield null;
  }
  // Other rows may show whether 3/11 is in March or in November.
  const dayFirst = isDayFirst(dates);
  const allowed = statuses === null ? CELLS.open : new Set(statuses.map(fold));
  const errors: string[] = [];
  const groups = new Map<string, Row[]>();
  for (const { at, cells } of rows) {
    const row = rowOf(cells, { columns, allowed, dayFirst }, (header, text) =>
      errors.push(`${at}, column ${quoted(header)}: ${text}`),
    );
    const { facts } = row;
    const name = nameOf(facts);
    const identity = name === undefined ? [at] : [name, ...IDENTITY.map((one) => facts[one] ?? '')];
    const key = facts.id === undefined ? JSON.stringify(identity.map(fold)) : `id ${facts.id}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
    yield null;
  }

  const [hidden, joined, uses] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const headerOf = (...names: readonly Meaning[]) =>
    names.flatMap((name) => columns.find(({ meaning }) => meaning === name)?.header ?? [])[0] ?? '';
  const shown: { readonly key: string; readonly facts: readonly Facts[]; readonly id: string }[] = [];
  let isJoinedWithoutId = false;
  for (const [key, group] of groups) {
    const facts = shownRows(group, !hasBoxes, (reason) => countIn(hidden, reason)).map((row) => row.facts);
    yield null;
    const [first] = facts;
    if (first === undefined) continue;
    const id = first.id ?? idOf(first, dayFirst);
    countIn(uses, id);
    shown.push({ key, facts, id });
    if (facts.length === 1) continue;
    isJoinedWithoutId ||= first.id === undefined;
    countIn(joined, first.id === undefined ? headerOf('name', 'heading', 'title') : headerOf('id'), facts.length - 1);
  }
  for (const { key, facts, id } of shown) {
    const isOwn = facts[0]?.id !== undefined || id === '' || uses.get(id) === 1;
    yield itemOf(facts, isOwn ? id : `${id}-${hashOf(key)}`, dayFirst, language);
  }

  const ofHeading = headerOf('name') === '' ? 'name' : 'title';
  const read = columns.map(({ header, meaning }): TableNotes['read'][number] => {
    const isThere = rows.length === 0 || headers.includes(header);
    return [
      header,
      `${meaning === 'heading' ? ofHeading : meaning}${isThere ? '' : ', which the table does not have'}`,
    ];
  });
  const unread = headers.filter((header) => !columns.some((column) => column.header === header));
  return { hidden, joined, isJoinedWithoutId, errors, read, unread };
}

/** Airtable gives the start of its next page. */
export const nextOfTable: NextPage = (body, url) => {
  const { offset } = fieldsOf(body);
  return typeof offset === 'string' ? withParameters(url, { offset }) : undefined;
};
