import type { Config } from '../config/config.ts';
import { dateIn } from '../facts/date-in.ts';
import { isObject } from '../http/json.ts';
import { parseLanguageTag } from '../public-project/language-tag.ts';
import {
  type PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';
import { isFuture } from '../public-project/stated-date.ts';
import type { StatedRole } from '../public-project/stated-facts.ts';
import { ownBy } from '../sanitize/addresses.ts';
import { cleanLine } from '../sanitize/clean-text.ts';
import { readPosting } from '../sanitize/read-posting.ts';
import { countIn, notShown } from './feed-content.ts';
import { type Fields, fieldsOf, line } from './sources/fields.ts';
import type { SourceItem } from './sources/source.ts';
import { countriesOf } from './sources/workplace.ts';

// The only place that knows the upstream's field names. Fields are read by
// name, and all others are ignored.

const MAX_ROLES = 200;
/** The roles of the whole list: each is a row of the search. */
const MAX_ROLES_OF_LIST = 20_000;
const MAX_WORDS = 200;
const MAX_READ = 400_000;
const MAX_REASONS = 10;
// Ids ending in .md or .rsc would clash with addresses of other formats, and
// dot segments are removed from URLs (RFC 3986 §5.2.4).
const NO_ADDRESS = /^\.{1,2}$|\.(?:md|rsc)$|^.{201}/i;

function readPastDate(text: string): string | null {
  const date = dateIn(text) ?? '';
  // A month alone is no date, and 1970 and the year 1 are what programs write
  // for none.
  return date.length < 10 || date < '2000-01-01' || isFuture(date)
    ? null
    : date;
}

/** An https address without a name or a password. */
const readAddress = (text: string) =>
  URL.canParse(text) && /^https:\/\/[^/@]+\//.test(new URL(text).href)
    ? new URL(text).href
    : null;

/**
 * A bare number is a percentage, or a share of full time: spreadsheets hold 80
 * % as 0.8. What is below 10 may be days.
 */
function readAllocation(text: string): string {
  const number = Number(text.replace(',', '.'));
  if (number >= 10 && number < 1_000) return `${number} %`;
  return number > 0 && number <= 1 ? `${Math.round(number * 100)} %` : text;
}

const ITEM = [
  'id',
  'name',
  'sector',
  'location',
  'timeline',
  'status',
  'posted',
  'updated',
  'start',
  'apply_by',
  'apply_url',
  'language',
] as const;
const ROLE = PublicProjectRole.keyof().options;

/** How a text is read that is more than words; `null` if it can’t be. */
const READERS: Readonly<Record<string, (text: string) => string | null>> = {
  posted: readPastDate,
  updated: readPastDate,
  start: (text) =>
    text === 'now' ? text : (dateIn(text)?.slice(0, 7) ?? null),
  apply_by: (text) => dateIn(text)?.match(/^.{10}/)?.[0] ?? null,
  apply_url: readAddress,
  language: parseLanguageTag,
  allocation: readAllocation,
  // A rate of 0 is no rate.
  price: (text) => text.replace(/^0+(?:[.,]0+)?$/, ''),
};

/**
 * The texts and numbers of a list, all together as long as the longest posting
 * that is read; a single one counts as a list of one.
 */
const textsIn = (value: unknown): readonly string[] =>
  [value]
    .flat()
    .slice(0, MAX_WORDS)
    .filter(line)
    .join('\0')
    .slice(0, MAX_READ)
    .split('\0');

/**
 * The texts of an item or a role that are not empty, each in one line. What
 * can’t be read is told.
 */
function linesOf<Name extends string>(
  fields: Fields,
  names: readonly Name[],
  reasons: string[],
) {
  const lines: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = fields[name];
    const text = cleanLine(textsIn(value).join(', '));
    const read = READERS[name];
    const fact = read && (text || isObject(value)) ? read(text) : text;
    if (fact) lines[name] = fact;
    else if (fact === null) reasons.push(`${name} can’t be read`);
  }
  return lines;
}

/**
 * The roles of an item with the values that its source states of them, without
 * those that have no title; a single role need not be in a list.
 */
function rolesOf(
  value: unknown,
  values: readonly StatedRole[],
  reasons: string[],
): PublicProjectRole[] {
  const entries = [value ?? []].flat();
  if (entries.length > MAX_ROLES)
    reasons.push(`roles has more than ${MAX_ROLES} entries`);
  const roles: PublicProjectRole[] = [];
  for (const [at, entry] of entries.slice(0, MAX_ROLES).entries()) {
    const fields = isObject(entry) ? entry : { title: entry };
    const { title, ...lines } = linesOf(fields, ROLE, reasons);
    if (title) roles.push({ title, ...lines, ...statedIn(values[at] ?? {}) });
    else reasons.push(`roles.${at}.title is missing`);
  }
  return roles;
}

const statedIn = <Values extends object>(stated: Values) =>
  JSON.stringify(stated) === '{}' ? {} : { stated };

/** Why an item is none; `undefined` if it is an assignment. */
function whyNone(id?: string, name?: string): string | undefined {
  if (!id) return 'id is missing';
  if (NO_ADDRESS.test(id)) return 'id has no address of its own';
  return name ? undefined : 'name is missing';
}

/**
 * Translates an item to an assignment, or none with the reason; with what can't
 * be read of it, and how many contacts were left out. The operator says the
 * language of all items, and the firm's mail.
 */
export function translate(
  { fields, stated, roles = [] }: SourceItem,
  { language, ownMail }: Pick<Config['feed'], 'language' | 'ownMail'>,
) {
  const item = fieldsOf(fields);
  const reasons: string[] = [];
  const { id = '', name = '', start, ...texts } = linesOf(item, ITEM, reasons);
  const reason = whyNone(id, name);
  if (reason) return { id, project: null, reasons: [reason], contacts: 0 };
  // A change before it was posted is none that anybody could see.
  if (texts.updated && texts.posted && texts.updated < texts.posted)
    delete texts.updated;
  const posting = readPosting(textsIn(item.context), ownBy(ownMail));
  if (posting.isCut) reasons.push('context is too long, and was cut');
  const project: PublicProject = {
    id,
    name,
    location: '',
    timeline: '',
    status: '',
    ...(language && { language }),
    ...texts,
    context: posting.text,
    ...(posting.html && { posting: posting.html }),
    roles: rolesOf(item.roles, roles, reasons),
    ...statedIn({
      ...stated,
      ...countriesOf(textsIn(item.country).join().split(',')),
      ...(start && { start }),
    }),
  };
  return {
    id,
    project,
    reasons: reasons.slice(0, MAX_REASONS),
    contacts: posting.contacts,
  };
}
export type Translated = Readonly<ReturnType<typeof translate>>;

/**
 * The assignments of a list, the first with each id and only those with one of
 * the statuses, if any; then what is not shown or read.
 */
export function collect(
  results: readonly Translated[],
  statuses: readonly string[] | null = null,
) {
  const projects = new Map<string, PublicProject>();
  const hidden = new Map<string, number>();
  const leftOut: string[] = [];
  const open = statuses?.map((status) => status.toLowerCase());
  let [roles, left] = [0, 0];
  for (const [at, { id, project, reasons, contacts }] of results.entries()) {
    const item = `item ${at + 1}${id && ` (${id})`}`;
    if (!project) leftOut.push(`${item} left out: ${reasons[0]}`);
    else if (projects.has(id))
      leftOut.push(`${item} left out: id is that of an item before it`);
    else if (open?.includes(project.status.toLowerCase()) === false)
      countIn(hidden, `status «${project.status}»`);
    else if (roles + project.roles.length > MAX_ROLES_OF_LIST)
      leftOut.push(`${item} left out: the list has too many roles`);
    else {
      projects.set(id, project);
      leftOut.push(...reasons.map((reason) => `${item}: ${reason}`));
      roles += project.roles.length;
      left += contacts;
    }
  }
  if (left > 0) leftOut.push(`contacts left out: ${left}`);
  return {
    projects: [...projects.values()],
    leftOut: [notShown('assignment', hidden), leftOut].flat(),
  };
}

/** Translates a list of our own format at once. */
export const translateAll = (
  items: readonly unknown[],
  language: string | null = null,
  ownMail = '',
) =>
  collect(items.map((fields) => translate({ fields }, { language, ownMail })));
