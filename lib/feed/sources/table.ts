import { createHash } from 'node:crypto';
import { fold } from '../../public-project/words.ts';
import { dateIn, dateRange, isDayFirst, isUnclearDate } from './dates.ts';
import {
  type FeedItem,
  type FeedRole,
  fieldsOf,
  joinWords,
  type NextPage,
  type SourceContext,
  wayOf,
  withParameters,
  workplace,
} from './fields.ts';
import type { Meaning } from './table-columns.ts';
import { type Facts, isNo, isYes, quoted, type Row, readTable, rowOf, shownRows, textOf } from './table-rows.ts';

const DATES: readonly Meaning[] = ['start', 'end', 'timeline', 'posted', 'updated', 'apply_by', 'shown'];
/** Rows without an id are of one assignment only if they agree on all of these, and on the name. */
const IDENTITY: readonly Meaning[] = ['location', 'country', 'workplace', 'start', 'end', 'timeline', 'context'];
const MOST_OF_ID = 150;

const DAYS = /day|tag|jour|dag/i;

/** What “remote”, “80 %”, “2 days” or “ja” says about where work is done; absent for no, `null` if it is not known. */
function modeOf(text = ''): string | null | undefined {
  if (text === '' || isNo(text)) return undefined;
  const percent = Number(/^(\d{1,3}) ?%$/.exec(text)?.[1]);
  if (percent === 0 || percent === 100) return percent === 0 ? 'on site' : 'remote';
  if (percent > 0 || (/\d/.test(text) && DAYS.test(text))) return `hybrid (${text})`;
  return isYes(text) ? 'remote' : (wayOf(text) ?? null);
}

const nameOf = ({ name, heading, title }: Facts) => name ?? heading ?? title;

function rolesOf(rows: readonly Facts[], name: string | undefined): readonly FeedRole[] {
  const roles = rows.flatMap(({ title, name: own, heading, tech_stack, languages, allocation, price }) => {
    const role = title ?? (own === undefined ? undefined : heading);
    const isRole = role ?? heading ?? tech_stack ?? languages ?? allocation ?? price;
    return isRole === undefined ? [] : [{ title: role ?? name, tech_stack, languages, allocation, price }];
  });
  return [...new Map(roles.map((role) => [JSON.stringify(role), role])).values()];
}

/** Where the work is done, as text. */
function locationOf({ location, country, workplace: mode }: Facts): string | undefined {
  const isSaid = country === undefined || country.length < 3 || fold(location ?? '').includes(fold(country));
  const way = modeOf(mode);
  const place = joinWords([location, isSaid ? undefined : country]);
  return way?.endsWith(')') ? workplace([place, way]) : workplace(place, way);
}

function itemOf(
  rows: readonly Facts[],
  id: string | undefined,
  dayFirst: boolean | undefined,
  language: string | null,
): FeedItem {
  const facts: Facts = Object.assign({}, ...rows.toReversed());
  const { start, end, timeline, text_language: own } = facts;
  const dateOf = (text: string | undefined) => dateIn(text, dayFirst) ?? text;
  const day = dateIn(timeline, dayFirst);
  const dates = dateRange(start, end, own ?? language, dayFirst);
  const unread = (['start', 'end', 'timeline'] as const).filter((name) => isUnclearDate(facts[name] ?? '', dayFirst));
  return {
    id,
    name: nameOf(facts),
    sector: facts.sector,
    context: facts.context,
    location: locationOf(facts),
    country: facts.country,
    timeline: joinWords([dates, day === undefined ? timeline : dateRange(day, day, own ?? language)]),
    status: facts.status === undefined || isYes(facts.status) ? 'Open' : facts.status,
    posted: dateOf(facts.posted),
    updated: dateOf(facts.updated),
    apply_by: dateOf(facts.apply_by),
    apply_url: facts.apply_url,
    language: own,
    unread: modeOf(facts.workplace) === null ? [...unread, 'workplace'] : unread,
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

/**
 * A table: CSV, Airtable, or a list of objects, with a row for each role or each assignment. Closed unless open: a row is shown only
 * if every column for its status or visibility is open, and none that calls it confidential says more than no.
 */
export function* table(
  body: unknown,
  { columns: own, statuses, language, note }: SourceContext,
): Generator<FeedItem | null> {
  const { headers, columns, rows, unread, hasBoxes } = readTable(body, own);
  const dates: string[] = [];
  for (const { cells } of rows) {
    for (const { header, meaning } of columns) if (DATES.includes(meaning)) dates.push(textOf(cells[header]));
    yield null;
  }
  // Other rows may show whether 3/11 is in March or in November.
  const dayFirst = isDayFirst(dates);
  const errors: string[] = [];
  const groups = new Map<string, Row[]>();
  for (const { at, cells } of rows) {
    const row = rowOf(cells, { columns, statuses, dayFirst }, (header, text) =>
      errors.push(`${at}, column ${quoted(header)}: ${text}`),
    );
    const { facts } = row;
    const identity = nameOf(facts) === undefined ? [at] : [nameOf(facts), ...IDENTITY.map((name) => facts[name])];
    const key = facts.id === undefined ? JSON.stringify(identity.map((text) => fold(text ?? ''))) : `id ${facts.id}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
    yield null;
  }

  const hidden = new Map<string, number>();
  const joined = new Map<string, number>();
  const headerOf = (...names: readonly Meaning[]) =>
    names.flatMap((name) => columns.find(({ meaning }) => meaning === name)?.header ?? [])[0] ?? '';
  const count = (counts: Map<string, number>, key: string, more = 1) => counts.set(key, (counts.get(key) ?? 0) + more);
  const shown: { readonly key: string; readonly facts: readonly Facts[]; readonly id: string }[] = [];
  let isJoinedWithoutId = false;
  for (const [key, group] of groups) {
    const facts = shownRows(group, !hasBoxes, (reason) => count(hidden, reason)).map((row) => row.facts);
    yield null;
    const [first] = facts;
    if (first === undefined) continue;
    const hasId = first.id !== undefined;
    if (facts.length > 1)
      count(joined, hasId ? headerOf('id') : headerOf('name', 'heading', 'title'), facts.length - 1);
    isJoinedWithoutId ||= facts.length > 1 && !hasId;
    shown.push({ key, facts, id: first.id ?? idOf(first, dayFirst) });
  }
  const uses = new Map<string, number>();
  for (const { id } of shown) count(uses, id);
  for (const { key, facts, id } of shown) {
    const isOwn = facts[0]?.id !== undefined || id === '';
    yield itemOf(facts, isOwn || uses.get(id) === 1 ? id : `${id}-${hashOf(key)}`, dayFirst, language);
  }
  const ofHeading = columns.some(({ meaning }) => meaning === 'name') ? 'title' : 'name';
  const read = columns.map(({ header, meaning }) => {
    const isThere = rows.length === 0 || headers.includes(header);
    return [
      header,
      `${meaning === 'heading' ? ofHeading : meaning}${isThere ? '' : ', which the table does not have'}`,
    ] as const;
  });
  note({ hidden, joined, isJoinedWithoutId, errors, read, unread });
}

/** Airtable gives the start of its next page. */
export const nextOfTable: NextPage = (body, url) => {
  const { offset } = fieldsOf(body);
  return typeof offset === 'string' ? withParameters(url, { offset }) : undefined;
};
