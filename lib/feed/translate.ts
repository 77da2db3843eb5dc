import { countryCodeOf } from '../facts/country.ts';
import { isObject } from '../http/json.ts';
import { cleanLine, cleanText } from '../posting/clean-text.ts';
import { isHtml, unescaped } from '../posting/html-source.ts';
import { readPosting } from '../posting/read-posting.ts';
import { parseLanguageTag } from '../public-project/language-tag.ts';
import type { PublicProject, PublicProjectRole } from '../public-project/public-project.ts';
import { isBefore, isFuture } from '../public-project/stated-date.ts';
import type { Omission, Translation, Trouble } from './feed-content.ts';
import { dayOrTime } from './sources/dates.ts';
import { type Fields, ITEM_FIELDS, ROLE_FIELDS, scalarOf } from './sources/fields.ts';

// The only place that knows the upstream's field names. Fields are read by name, and all others are ignored.

/** Records why a field can't be read, and gives the empty text that it is read as. */
type Report = (field: string, reason: string) => '';

const MAX_ROLES = 200;
/** The roles of the whole list: each is a row of the search. */
const MAX_ROLES_OF_LIST = 20_000;
const MAX_WORDS = 200;
const MAX_ID = 200;
/** From this number on, a bare one is a percentage. Fewer may be days. */
const LEAST_PERCENT = 10;
const MAX_TROUBLES = 10;
const MAX_TROUBLES_OF_LIST = 20_000;
// Earlier dates mean that there is none: 1970 and the year 1 are what programs write for zero.
const FIRST_DAY = '2000-01-01';

/** A field's value as text: a text, a number or a list of them. Absent values are empty; anything else is reported. */
function words(fields: Fields, name: string, separator: string, report: Report): string {
  const value = fields[name] ?? [];
  const list = Array.isArray(value) ? value.slice(0, MAX_WORDS) : [value];
  const read = list.map(scalarOf);
  if (read.some((word, at) => word === null && list[at] !== null)) report(name, 'is not a text');
  return read.filter((word) => word?.trim()).join(separator);
}

// Recruiting systems write the character references of HTML into short texts too.
const REFERENCE = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,30});/g;

const line = (fields: Fields, name: string, report: Report): string =>
  cleanLine(words(fields, name, ', ', report).replace(REFERENCE, unescaped));

/** What an assignment is about, as text and, if the feed has HTML, also as HTML. What had to be cut is text only. */
function context(fields: Fields, report: Report): Pick<PublicProject, 'context' | 'posting'> {
  const written = words(fields, 'context', '\n\n', report);
  const posting = isHtml(written) ? readPosting(written) : null;
  const { text, isCut } = cleanText(posting?.text ?? written);
  if (isCut || posting?.isCut) {
    report('context', 'is too long, and was cut');
    return { context: text.endsWith('…') ? text : `${text}…` };
  }
  return { context: text, ...(posting !== null && text !== '' && { posting: posting.html }) };
}

const PAST = {
  is: 'a date from 2000 until today',
  read: (text: string) => {
    const date = dayOrTime(text);
    return date === undefined || date < FIRST_DAY || isFuture(date, Date.now()) ? null : date;
  },
};

/** The facts that are one text: what each has to be, and how it is read; `null` if it is anything else. */
const FACTS = {
  posted: PAST,
  updated: PAST,
  start: {
    is: '“now” or a month such as 2027-01',
    read: (text: string) => /^(?:now|\d{4}-(?:0[1-9]|1[0-2]))$/.exec(text)?.[0] ?? null,
  },
  apply_by: { is: 'a day such as 2026-12-15', read: (text: string) => dayOrTime(text)?.slice(0, 10) ?? null },
  apply_url: {
    is: 'an https address',
    read: (text: string) => {
      const url = URL.canParse(text) ? new URL(text) : null;
      return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
    },
  },
  language: { is: 'a language tag (BCP 47)', read: parseLanguageTag },
};

/** The facts that an item states. A change before it was posted is none that anybody could see. */
function factsOf(fields: Fields, report: Report) {
  const facts: Partial<Record<keyof typeof FACTS, string>> = {};
  for (const [name, { is, read }] of Object.entries(FACTS)) {
    const value = fields[name] ?? '';
    const text = typeof value === 'string' ? cleanLine(value) : null;
    const fact = text && read(text);
    if (fact) facts[name as keyof typeof FACTS] = fact;
    else if (fact === null) report(name, `is not ${is}`);
  }
  const { posted, updated, ...others } = facts;
  if (posted === undefined || updated === undefined || !isBefore(updated, posted)) return facts;
  report('updated', 'is before posted');
  return { posted, ...others };
}

/** The countries of an item, as codes or names: one, a list, or several with commas. */
function countries({ country }: Fields, report: Report): string {
  const codes = [country ?? []]
    .flat()
    .slice(0, MAX_WORDS)
    .flatMap((stated: unknown = null) => {
      if (typeof stated !== 'string') return stated === null ? [] : [null];
      const text = cleanLine(stated);
      const words = text.split(',').map((word) => word.trim());
      return countryCodeOf(text) ?? words.filter(Boolean).map(countryCodeOf);
    });
  if (codes.includes(null)) return report('country', 'is not a country code (ISO 3166-1)');
  return [...new Set(codes)].join(', ');
}

/** The fields that are not empty. */
function nonEmpty<T extends string>(fields: Readonly<Record<T, string>>): Partial<Record<T, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Record<T, string>>;
}

/** How much of the time a role takes. A bare number is a percentage, or a share of full time: spreadsheets hold 80 % as 0.8. */
function allocation(fields: Fields, report: Report): string {
  const text = line(fields, 'allocation', report);
  if (!/^\d{1,3}(?:[.,]\d{1,4})?$/.test(text)) return text;
  const number = Number(text.replace(',', '.'));
  if (number > 0 && number <= 1) return `${Math.round(number * 100)} %`;
  return number >= LEAST_PERCENT ? `${number} %` : report('allocation', 'is a number without a unit');
}

/** The fields of an item that are not read, such as `client` and `roles[].margin`. */
export function unreadFields(item: unknown): readonly string[] {
  const { roles, ...fields } = isObject(item) ? item : {};
  const ofRoles = [roles].flat().filter(isObject).flatMap(Object.keys);
  return [
    ...Object.keys(fields).filter((name) => !ITEM_FIELDS.some((one) => one === name)),
    ...ofRoles.filter((name) => !ROLE_FIELDS.some((one) => one === name)).map((name) => `roles[].${name}`),
  ];
}

function role(value: unknown, report: Report): readonly PublicProjectRole[] {
  const fields = isObject(value) ? value : { title: scalarOf(value) };
  const title = line(fields, 'title', report);
  if (title === '') {
    report('title', 'is missing');
    return [];
  }
  const more = {
    tech_stack: line(fields, 'tech_stack', report),
    languages: line(fields, 'languages', report),
    allocation: allocation(fields, report),
    // A rate of 0 is no rate.
    price: line(fields, 'price', report).replace(/^0+(?:[.,]0+)?$/, ''),
  };
  return [{ title, ...nonEmpty(more) }];
}

/** The roles of an item, without those that have no title; a single role need not be in a list. */
function roles({ roles: value }: Fields, report: Report): PublicProjectRole[] {
  const list = value === '' ? [] : [value ?? []].flat();
  if (list.length > MAX_ROLES) report('roles', `has more than ${MAX_ROLES} entries`);
  return list
    .slice(0, MAX_ROLES)
    .flatMap((entry, at) => role(entry, (field, reason) => report(`roles.${at}.${field}`, reason)));
}

/** The id of an item; empty if it can't be used. */
function idOf({ id: value = null }: Fields, report: Report): string {
  const word = scalarOf(value);
  if (word === null && value !== null) return report('id', 'is not a text');
  // JavaScript can't represent larger integers exactly, so the value may no longer be the upstream's id.
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return report('id', 'is too large a number');
  const id = cleanLine(word ?? '');
  if (id === '') return report('id', 'is missing');
  // Ids ending in .md or .rsc would clash with addresses of other formats, and dot segments are removed from URLs (RFC 3986 §5.2.4).
  const hasAddress = id.length <= MAX_ID && !/^\.{1,2}$|\.(?:md|rsc)$/i.test(id);
  return hasAddress ? id : report('id', 'has no address of its own');
}

/** What an item says besides its id and name. */
function publicFields(item: Fields, ofFeed: string | null, report: Report): Omit<PublicProject, 'id' | 'name'> {
  return {
    ...nonEmpty({ sector: line(item, 'sector', report) }),
    ...context(item, report),
    location: line(item, 'location', report),
    timeline: line(item, 'timeline', report),
    status: line(item, 'status', report),
    roles: roles(item, report),
    ...nonEmpty({ country: countries(item, report), language: ofFeed ?? '' }),
    ...factsOf(item, report),
  };
}

// Pages can show any id, but logs get only plain ones.
const PLAIN_ID = /^[\x21-\x7e]{1,60}$/;

/** What an item becomes, and what was left out of it; no assignment without an id or a name. */
export type Translated = {
  readonly id: string;
  readonly project: PublicProject | null;
  readonly troubles: readonly Trouble[];
};

/**
 * Translates an item: only the fields of PublicProject are kept, text is cleaned, ids and other texts may be numbers or (except ids)
 * lists, and HTML in `context` is read. Absent, `null` and unreadable values are empty. `feedLanguage` is that of items that don't
 * state their own.
 */
export function translate(item: unknown, feedLanguage: string | null): Translated {
  const troubles: Trouble[] = [];
  const report: Report = (field, reason) => {
    if (troubles.length < MAX_TROUBLES) troubles.push({ field, reason });
    return '';
  };
  const fields = isObject(item) ? item : {};
  if (fields !== item) report('item', 'is not an object');
  const id = idOf(fields, report);
  const name = id && (line(fields, 'name', report) || report('name', 'is missing'));
  if (name === '') return { id, project: null, troubles };
  return { id, project: { id, name, ...publicFields(fields, feedLanguage, report) }, troubles };
}

/** What the items of a list become: of several with the same id, the first is kept, and the roles of all together are limited. */
export function collect(results: readonly Translated[]): Translation {
  const projects = new Map<string, PublicProject>();
  const dropped: Omission[] = [];
  const ignored: Omission[] = [];
  let [duplicates, rolesLeft] = [0, MAX_ROLES_OF_LIST];
  for (const [index, { id, project, troubles }] of results.entries()) {
    const omission = (trouble: Trouble): Omission => ({ index, ...(PLAIN_ID.test(id) && { id }), ...trouble });
    if (project === null) {
      dropped.push(...troubles.slice(0, 1).map(omission));
    } else if (projects.has(id)) {
      duplicates += 1;
      dropped.push(omission({ field: 'id', reason: 'is that of an item before it' }));
    } else {
      const roles = project.roles.slice(0, rolesLeft);
      const isCut = roles.length < project.roles.length;
      const cut = { field: 'roles', reason: `is cut: the list has more than ${MAX_ROLES_OF_LIST} roles` };
      rolesLeft -= roles.length;
      projects.set(id, isCut ? { ...project, roles } : project);
      if (ignored.length < MAX_TROUBLES_OF_LIST) ignored.push(...[...troubles, ...(isCut ? [cut] : [])].map(omission));
    }
  }
  return { items: results.length, projects: [...projects.values()], dropped, duplicates, ignored };
}

/** Translates the items of a list at once. */
export const translateAll = (items: readonly unknown[], feedLanguage: string | null = null): Translation =>
  collect(items.map((item) => translate(item, feedLanguage)));
