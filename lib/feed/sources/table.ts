import { createHash } from 'node:crypto';
import { fold } from '../../public-project/words.ts';
import { FeedFailure, type TableNotes } from '../feed-content.ts';
import { dateRange, isDayFirst } from './dates.ts';
import { joinWords } from './fields.ts';
import type { FeedItem, SourceContext } from './postings.ts';
import { CELLS, columnsOf, hasNames, type Meaning } from './table-columns.ts';
import { type Facts, factsOf, modeOf, quoted, type Row, tableOf, textOf, whyHidden } from './table-rows.ts';
import { workplace } from './workplace.ts';

/** Rows without an id are of one assignment only if they agree on all of these, and on the name. */
const IDENTITY: readonly Meaning[] = ['location', 'country', 'workplace', 'start', 'end', 'timeline', 'context'];
const VISIBILITY: readonly Meaning[] = ['status', 'shown', 'hidden'];
const MOST_OF_ID = 150;
const MOST_HEADERS = 30;

/** The failure of a table without a column for the name. */
export const withoutNames = (headers: readonly string[]): FeedFailure =>
  new FeedFailure(
    `the table has no column for the name that is known, but ${headers.filter(Boolean).slice(0, MOST_HEADERS).map(quoted).join(', ')}: name it, as in PROJECTS_FEED_COLUMNS=name:Header`,
  );

const nameOf = ({ name, title }: Facts) => name ?? title;

function rolesOf(rows: readonly Facts[], name: string | undefined): readonly object[] {
  const roles = rows.flatMap(({ title, tech_stack, languages, allocation, price }) => {
    const isRole = title ?? tech_stack ?? languages ?? allocation ?? price;
    return isRole === undefined ? [] : [{ title: title ?? name, tech_stack, languages, allocation, price }];
  });
  return [...new Map(roles.map((role) => [JSON.stringify(role), role])).values()];
}

/** Where the work is done, as text. */
function locationOf({ location, country = '', workplace: mode = '' }: Facts): string | undefined {
  const isSaid = country.length < 3 || fold(location ?? '').includes(fold(country));
  return workplace([joinWords([location, isSaid ? undefined : country])], modeOf(mode));
}

function itemOf(rows: readonly Facts[], id: string): FeedItem {
  const facts: Facts = Object.assign({}, ...rows.toReversed());
  const { start, end, timeline, status, text_language: language, ...same } = facts;
  const name = nameOf(facts);
  return {
    ...same,
    id,
    name,
    location: locationOf(facts),
    timeline: joinWords([dateRange(start, end), dateRange(timeline, timeline)]),
    status: status === undefined || CELLS.yes.has(fold(status)) ? 'Open' : status,
    language,
    roles: rolesOf(rows, name),
  };
}

/** An id that survives a new order of the rows: of the title, the place and the start. */
const slugOf = (facts: Facts) =>
  [nameOf(facts), facts.location, facts.start ?? facts.timeline]
    .map((part = '') =>
      fold(part)
        .replace(/[^\p{L}\p{N}+#]+/gu, '-')
        .replace(/^-|-$/g, ''),
    )
    .filter(Boolean)
    .join('-')
    .slice(0, MOST_OF_ID);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const countIn = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * A table: CSV, Airtable, or a list of objects, with a row for each role or each assignment. Closed unless open: a row is shown only
 * if every column for its status or visibility is open, and none that calls it confidential says more than no.
 */
export function* table(
  body: unknown,
  { columns: own, statuses }: SourceContext,
): Generator<FeedItem | null, TableNotes> {
  const { headers, rows } = tableOf([body]);
  const columns = columnsOf(headers, own);
  if (rows.length > 0 && !hasNames(headers, own)) throw withoutNames(headers);

  // Other rows may show whether 3/11 is in March or in November.
  const texts: string[] = [];
  for (const { cells } of rows) {
    texts.push(...columns.map(({ header }) => textOf(cells[header])));
    yield null;
  }
  const dayFirst = isDayFirst(texts);

  const groups = new Map<string, { readonly slug: string; readonly rows: (Row & { readonly facts: Facts })[] }>();
  const uses = new Map<string, number>();
  const errors: string[] = [];
  for (const row of rows) {
    const facts = factsOf(row, columns, dayFirst, (header, text) =>
      errors.push(`${row.at}, column ${quoted(header)}: ${text}`),
    );
    const name = nameOf(facts);
    const identity = name === undefined ? [row.at] : [name, ...IDENTITY.map((one) => facts[one] ?? '')];
    const key = facts.id === undefined ? JSON.stringify(identity.map(fold)) : `id ${facts.id}`;
    const group = groups.get(key) ?? { slug: slugOf(facts), rows: [] };
    if (!groups.has(key)) countIn(uses, group.slug);
    group.rows.push({ ...row, facts });
    groups.set(key, group);
    yield null;
  }

  const open = statuses === null ? CELLS.open : new Set(statuses.map(fold));
  const visibility = columns
    .filter(({ meaning }) => VISIBILITY.includes(meaning))
    // Boxes that are not ticked are not sent; so nothing is a no.
    .map((column) => ({ ...column, isBox: rows.some(({ cells }) => typeof cells[column.header] === 'boolean') }));
  const headerOf = (name: Meaning) => columns.find(({ meaning }) => meaning === name)?.header;
  const [hidden, joined] = [new Map<string, number>(), new Map<string, number>()];
  let isJoinedWithoutId = false;
  for (const [key, { slug, rows: all }] of groups) {
    const reasons = all.map(({ cells }) =>
      visibility.map((column) => whyHidden(cells[column.header], column, open, dayFirst)),
    );
    // Further rows may leave out what another one says: that it is open, or that it is confidential.
    const isOpen = reasons.some((row) =>
      row.every((reason, at) => !reason && (reason === null || visibility[at]?.meaning === 'hidden')),
    );
    const shown = all.filter((_, index) => {
      const [reason] = visibility.flatMap(({ meaning, isBox }, at) => {
        const own = reasons[index]?.[at];
        if (own !== '') return own ?? [];
        if (meaning === 'hidden') return reasons.map((row) => row[at]).find(Boolean) ?? [];
        return isOpen && !isBox ? [] : 'not stated';
      });
      if (reason !== undefined) countIn(hidden, reason);
      return reason === undefined;
    });
    const facts = shown.map((row) => row.facts);
    const [first, ...others] = facts;
    for (const _ of others)
      countIn(joined, (first?.id === undefined ? (headerOf('name') ?? headerOf('title')) : headerOf('id')) ?? '');
    isJoinedWithoutId ||= others.length > 0 && first?.id === undefined;
    yield first ? itemOf(facts, first.id ?? (uses.get(slug) === 1 ? slug : `${slug}-${hashOf(key)}`)) : null;
  }

  const read = columns.map(({ header, meaning }): TableNotes['read'][number] => [
    header,
    headers.includes(header) ? meaning : `${meaning}, which the table does not have`,
  ]);
  const unread = headers.filter((header) => !columns.some((column) => column.header === header));
  return { hidden, joined, isJoinedWithoutId, errors, read, unread };
}
