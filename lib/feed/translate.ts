import type { Config } from '../config/config.ts';
import { countryCodeOf } from '../facts/country.ts';
import { isObject } from '../http/json.ts';
import { parseLanguageTag } from '../public-project/language-tag.ts';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';
import { isBefore, isFuture } from '../public-project/stated-date.ts';
import type {
  StatedFacts,
  StatedRole,
} from '../public-project/stated-facts.ts';
import { type IsOwn, ownBy } from '../sanitize/addresses.ts';
import { cleanText } from '../sanitize/clean-text.ts';
import { withoutContactsIn } from '../sanitize/contacts.ts';
import { isHtml, unescapedHtml } from '../sanitize/html-source.ts';
import { readPosting } from '../sanitize/read-posting.ts';
import { cleanField, withoutReferences } from './clean-field.ts';
import { notShown } from './feed-content.ts';
import { dateIn } from './sources/dates.ts';
import { type Fields, fieldsOf, line } from './sources/fields.ts';
import type { SourceItem } from './sources/source.ts';
import { quoted } from './sources/table-cells.ts';

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

function readCountries(text: string): string | null {
  const codes = text.split(',').map(countryCodeOf);
  return codes.includes(null) ? null : [...new Set(codes)].join(',');
}

function readPastDate(text: string): string | null {
  const date = dateIn(text) ?? '';
  // A month alone is no date, and 1970 and the year 1 are what programs write
  // for none.
  return date.length < 10 || date < '2000-01-01' || isFuture(date, Date.now())
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
  const number = /^\d{1,3}(?:[.,]\d{1,4})?$/.test(text)
    ? Number(text.replace(',', '.'))
    : 0;
  if (number >= 10) return `${number} %`;
  return number > 0 && number <= 1 ? `${Math.round(number * 100)} %` : text;
}

type Field = readonly [read?: (text: string) => string | null, is?: string];

/**
 * How each text of an item is read, `null` if it can't be, and what it has to
 * be.
 */
const ITEM = {
  id: [],
  name: [],
  sector: [],
  location: [],
  timeline: [],
  status: [],
  country: [readCountries, 'a country code (ISO 3166-1)'],
  posted: [readPastDate, 'a date from 2000 until today'],
  updated: [readPastDate, 'a date from 2000 until today'],
  start: [
    (text) => /^(?:now|\d{4}-(?:0[1-9]|1[0-2]))$/.exec(text)?.[0] ?? null,
    '“now” or a month such as 2027-01',
  ],
  apply_by: [
    (text) => /^.{10}/.exec(dateIn(text) ?? '')?.[0] ?? null,
    'a day such as 2026-12-15',
  ],
  apply_url: [readAddress, 'an https address'],
  language: [parseLanguageTag, 'a language tag (BCP 47)'],
} satisfies Record<string, Field>;

const ROLE = {
  title: [],
  tech_stack: [],
  languages: [],
  allocation: [readAllocation],
  // A rate of 0 is no rate.
  price: [(text) => text.replace(/^0+(?:[.,]0+)?$/, '')],
} satisfies Record<string, Field>;

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

/** The texts of an item or a role that are not empty, each in one line. */
function linesOf<T extends string>(
  fields: Fields,
  table: Readonly<Record<T, Field>>,
  reasons: string[],
) {
  const lines: Partial<Record<T, string>> = {};
  for (const [name, [read, is]] of Object.entries<Field>(table)) {
    const text = cleanField(textsIn(fields[name]).join(', '));
    const fact = text && read ? read(text) : text;
    if (fact) lines[name as T] = fact;
    if (is && (fact === null || isObject(fields[name])))
      reasons.push(`${name} is not ${is}`);
  }
  return lines;
}

function readContext(pieces: readonly string[], isOwn: IsOwn) {
  if (pieces.some(isHtml))
    return readPosting(pieces.map(unescapedHtml).join('<p></p>'), isOwn);
  const { text, isCut } = cleanText(withoutReferences(pieces.join('\n\n')));
  return { html: '', isCut, ...withoutContactsIn(text, isOwn) };
}

/**
 * What an assignment is about, as text and, if the feed has HTML, also as HTML.
 * What had to be cut is text only.
 */
function contextOf(value: unknown, isOwn: IsOwn, reasons: string[]) {
  const { html, text, isCut, contacts } = readContext(textsIn(value), isOwn);
  if (isCut) reasons.push('context is too long, and was cut');
  const context = isCut && !text.endsWith('…') ? `${text}…` : text;
  const isShown = html !== '' && text !== '' && !isCut;
  return { texts: { context, ...(isShown && { posting: html }) }, contacts };
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
  const list = [value ?? []].flat();
  if (list.length > MAX_ROLES)
    reasons.push(`roles has more than ${MAX_ROLES} entries`);
  return list.slice(0, MAX_ROLES).flatMap((entry, at) => {
    const { title, ...more } = linesOf(
      isObject(entry) ? entry : { title: entry },
      ROLE,
      reasons,
    );
    const stated = values[at] ?? {};
    if (title)
      return [{ title, ...more, ...(hasFields(stated) && { stated }) }];
    reasons.push(`roles.${at}.title is missing`);
    return [];
  });
}

const hasFields = (fields: object) => Object.keys(fields).length > 0;

export type Translated = ReturnType<typeof translate>;

/** What the operator says of all items: their language, and the firm's mail. */
type Settings = Pick<Config['feed'], 'language' | 'ownMail'>;

/**
 * What an item becomes, none without an id or a name, what can't be read of it,
 * and how many contacts were left out.
 */
export function translate(
  { fields, stated: values, roles: rolesValues = [] }: SourceItem,
  { language: feedLanguage, ownMail }: Settings,
) {
  const item = fieldsOf(fields);
  const reasons: string[] = [];
  const {
    id = '',
    name = '',
    country,
    start,
    ...lines
  } = linesOf(item, ITEM, reasons);
  const none = (reason: string) => ({
    ...{ id, project: null, reasons: [reason] },
    contacts: 0,
  });
  if (id === '') return none('id is missing');
  if (NO_ADDRESS.test(id)) return none('id has no address of its own');
  if (name === '') return none('name is missing');
  // A change before it was posted is none that anybody could see.
  if (lines.updated && lines.posted && isBefore(lines.updated, lines.posted))
    delete lines.updated;
  const stated: StatedFacts = {
    ...values,
    ...(country && { countries: country.split(',') }),
    ...(start && { start }),
  };
  const isOwn = ownBy(ownMail);
  const { texts, contacts } = contextOf(item.context, isOwn, reasons);
  const project: PublicProject = {
    ...{ id, name, location: '', timeline: '', status: '' },
    ...(feedLanguage !== null && { language: feedLanguage }),
    ...lines,
    ...texts,
    roles: rolesOf(item.roles, rolesValues, reasons),
    ...(hasFields(stated) && { stated }),
  };
  return { id, project, reasons: reasons.slice(0, MAX_REASONS), contacts };
}

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
  const [dropped, unread]: [string[], string[]] = [[], []];
  const shown = statuses?.map((status) => status.toLowerCase());
  let rolesLeft = MAX_ROLES_OF_LIST;
  let [contacts, having] = [0, 0];
  for (const [at, result] of results.entries()) {
    const { id, project, reasons } = result;
    const item = `item ${at + 1}${id && ` (${id})`}`;
    if (project === null || projects.has(id)) {
      dropped.push(
        `${item} left out: ${project === null ? reasons[0] : 'id is that of an item before it'}`,
      );
    } else if (shown?.includes(project.status.toLowerCase()) === false) {
      const reason = `status ${quoted(project.status)}`;
      hidden.set(reason, (hidden.get(reason) ?? 0) + 1);
    } else {
      const isCut = project.roles.length > rolesLeft;
      projects.set(
        id,
        isCut
          ? { ...project, roles: project.roles.slice(0, rolesLeft) }
          : project,
      );
      rolesLeft = Math.max(0, rolesLeft - project.roles.length);
      contacts += result.contacts;
      having += Number(result.contacts > 0);
      unread.push(...reasons.map((reason) => `${item}: ${reason}`));
      if (isCut)
        dropped.push(
          `${item}: only the first ${MAX_ROLES_OF_LIST} roles of the list are shown`,
        );
    }
  }
  return {
    projects: [...projects.values()],
    leftOut: [
      ...notShown('assignment', hidden),
      ...dropped,
      ...unread,
      ...(contacts > 0
        ? [`${contacts} contacts left out of ${having} assignments`]
        : []),
    ],
  };
}

/** Translates a list of our own format at once. */
export const translateAll = (
  items: readonly unknown[],
  language: string | null = null,
  ownMail = '',
) =>
  collect(items.map((fields) => translate({ fields }, { language, ownMail })));
