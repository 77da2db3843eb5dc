import { countryCodeOf } from '../facts/country.ts';
import { isObject } from '../http/json.ts';
import { cleanLine, cleanText } from '../posting/clean-text.ts';
import { isHtml, unescaped } from '../posting/html-source.ts';
import { readPosting } from '../posting/read-posting.ts';
import { parseLanguageTag } from '../public-project/language-tag.ts';
import type { PublicProject, PublicProjectRole } from '../public-project/public-project.ts';
import { dayOf, isBefore, isFuture, parseStatedDate } from '../public-project/stated-date.ts';
import type { Omission, Translation, Trouble } from './feed-content.ts';
import { scalarOf } from './sources/fields.ts';

// The only place that knows the upstream's field names. Fields are read by name, and all others are ignored.

type Fields = Readonly<Record<string, unknown>>;
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

/** The reason for ignoring a date in the future. A later reading may accept it. */
export const IN_THE_FUTURE = 'is in the future';

/** A field's value as text: a text, a number or a list of them. Absent values are empty; anything else is reported. */
function words(fields: Fields, name: string, separator: string, report: Report): string {
  const value = fields[name];
  if (value === undefined || value === null) return '';
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

/** The text of a field that can't be a list: empty if it is absent, `null` if it is anything else. */
const textOf = (value: unknown = null): string | null =>
  typeof value === 'string' ? cleanLine(value) : value === null ? '' : null;

/** A date of an item; one that is absent or can't be true is empty. */
function date(fields: Fields, name: 'posted' | 'updated', report: Report): string {
  const text = textOf(fields[name]);
  const parsed = text && parseStatedDate(text);
  if (parsed === '') return '';
  if (parsed === null) return report(name, 'is not a date (RFC 3339)');
  if (parsed < FIRST_DAY) return report(name, 'is before the year 2000');
  return isFuture(parsed, Date.now()) ? report(name, IN_THE_FUTURE) : parsed;
}

/** When an item was posted and changed. A change before it was posted is none that anybody could see. */
function dates(fields: Fields, report: Report) {
  const [posted, updated] = [date(fields, 'posted', report), date(fields, 'updated', report)];
  if (posted === '' || updated === '' || !isBefore(updated, posted)) return { posted, updated };
  return { posted, updated: report('updated', 'is before posted') };
}

/** The start that an item states. */
function start(fields: Fields, report: Report): string {
  const text = textOf(fields.start);
  const isStart = text === '' || (text !== null && /^(?:now|\d{4}-(?:0[1-9]|1[0-2]))$/.test(text));
  return isStart ? text : report('start', 'is not “now” or a month such as 2027-01');
}

/** The last day for an application that an item states. */
function applyBy(fields: Fields, report: Report): string {
  const text = textOf(fields.apply_by);
  const last = text && parseStatedDate(text);
  return last === null ? report('apply_by', 'is not a day such as 2026-12-15') : dayOf(last);
}

/** The countries of an item, as codes or names: one, a list, or several with commas. */
function countries({ country }: Fields, report: Report): string {
  const stated = (Array.isArray(country) ? country.slice(0, MAX_WORDS) : [country]).flatMap((one) => {
    const text = textOf(one);
    return text === null || countryCodeOf(text) !== null ? [text] : text.split(',').map((word) => word.trim());
  });
  const codes = stated.filter((word) => word !== '').map((word) => word && countryCodeOf(word));
  if (codes.includes(null)) return report('country', 'is not a country code (ISO 3166-1)');
  return [...new Set(codes)].join(', ');
}

/** Where an item says that one applies for it. */
function applyUrl({ apply_url: value }: Fields, report: Report): string {
  const text = textOf(value);
  if (text === '') return '';
  const url = text !== null && URL.canParse(text) ? new URL(text) : null;
  const isUsable = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isUsable ? url.href : report('apply_url', 'is not an https address');
}

/** The language of an item, or that of the feed. */
function language(fields: Fields, ofFeed: string | null, report: Report): string {
  const text = textOf(fields.language);
  const own = text && parseLanguageTag(text);
  if (own === null) report('language', 'is not a language tag (BCP 47)');
  return own || ofFeed || '';
}

/** The fields that are not empty. */
function nonEmpty<T extends string>(fields: Readonly<Record<T, string>>): Partial<Record<T, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Record<T, string>>;
}

const FULL = { full: 'full-time', voll: 'Vollzeit', hel: 'heltid' };
const EITHER =
  /(?<![\p{L}])(full|voll|hel)[-‐ ]*(\/| (?:or|oder|eller|und|and|och|og) |-or-)[-‐ ]*(?=part|teil|del)/giu;
/** A text in which both words for the extent are whole: “Voll-/Teilzeit” is “Vollzeit/Teilzeit”. */
const inFull = (text: string) =>
  text
    .replace(
      EITHER,
      (_, word: string, join: string) => `${FULL[word.toLowerCase() as keyof typeof FULL]}${join.replaceAll('-', ' ')}`,
    )
    .replace(/(temps plein ?(?:\/|ou) ?)(?=partiel)/gi, '$1temps ');

/** How much of the time a role takes. A bare number is a percentage, or a share of full time: spreadsheets hold 80 % as 0.8. */
function allocation(fields: Fields, report: Report): string {
  const text = inFull(line(fields, 'allocation', report));
  if (!/^\d{1,3}(?:[.,]\d{1,4})?$/.test(text)) return text;
  const number = Number(text.replace(',', '.'));
  if (number > 0 && number <= 1) return `${Math.round(number * 100)} %`;
  return number >= LEAST_PERCENT ? `${number} %` : report('allocation', 'is a number without a unit');
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
  if (value === undefined || value === null || value === '') return [];
  const list = Array.isArray(value) ? value : [value];
  if (list.length > MAX_ROLES) report('roles', `has more than ${MAX_ROLES} entries`);
  const of =
    (at: number): Report =>
    (field, reason) =>
      report(`roles.${at}.${field}`, reason);
  return list.slice(0, MAX_ROLES).flatMap((entry, at) => role(entry, of(at)));
}

/** The id of an item; empty if it can't be used. */
function idOf({ id: value = null }: Fields, report: Report): string {
  const word = scalarOf(value);
  if (word === null) return report('id', value === null ? 'is missing' : 'is not a text');
  // JavaScript can't represent larger integers exactly, so the value may no longer be the upstream's id.
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return report('id', 'is too large a number');
  const id = cleanLine(word);
  if (id === '') return report('id', 'is missing');
  // Ids ending in .md or .rsc would clash with addresses of other formats, and dot segments are removed from URLs (RFC 3986 §5.2.4).
  const hasAddress = id.length <= MAX_ID && !/^\.{1,2}$|\.(?:md|rsc)$/i.test(id);
  return hasAddress ? id : report('id', 'has no address of its own');
}

const UNCLEAR_DATE = 'is not a date, or could be two';
/** What a source could not read. */
const UNREAD: Readonly<Record<string, string>> = {
  start: UNCLEAR_DATE,
  end: UNCLEAR_DATE,
  timeline: UNCLEAR_DATE,
  workplace: 'is not remote, hybrid or on site',
};

/** What an item says besides its id and name. */
function publicFields(item: Fields, ofFeed: string | null, report: Report): Omit<PublicProject, 'id' | 'name'> {
  return {
    ...nonEmpty({ sector: line(item, 'sector', report) }),
    ...context(item, report),
    location: line(item, 'location', report),
    timeline: line(item, 'timeline', report),
    status: line(item, 'status', report),
    roles: roles(item, report),
    ...nonEmpty({
      ...dates(item, report),
      country: countries(item, report),
      start: start(item, report),
      apply_by: applyBy(item, report),
      apply_url: applyUrl(item, report),
      language: language(item, ofFeed, report),
    }),
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
  for (const field of Array.isArray(fields.unread) ? fields.unread : [])
    if (typeof field === 'string' && UNREAD[field] !== undefined) report(field, UNREAD[field]);
  return { id, project: { id, name, ...publicFields(fields, feedLanguage, report) }, troubles };
}

/** Collects what items become: of several with the same id, the first is kept, and the roles of all together are limited. */
export function createTranslation() {
  const projects = new Map<string, PublicProject>();
  const dropped: Omission[] = [];
  const ignored: Omission[] = [];
  let [items, duplicates, rolesLeft] = [0, 0, MAX_ROLES_OF_LIST];

  function add({ id, project, troubles }: Translated) {
    const index = items;
    items += 1;
    const omission = (trouble: Trouble): Omission => ({ index, ...(PLAIN_ID.test(id) && { id }), ...trouble });
    if (project === null) {
      dropped.push(...troubles.slice(0, 1).map(omission));
    } else if (projects.has(id)) {
      duplicates += 1;
      dropped.push(omission({ field: 'id', reason: 'is that of an item before it' }));
    } else {
      const isWhole = project.roles.length <= rolesLeft;
      const shown = isWhole ? project : { ...project, roles: project.roles.slice(0, rolesLeft) };
      const cut = { field: 'roles', reason: `is cut: the list has more than ${MAX_ROLES_OF_LIST} roles` };
      rolesLeft -= shown.roles.length;
      projects.set(id, shown);
      if (ignored.length < MAX_TROUBLES_OF_LIST)
        ignored.push(...[...troubles, ...(isWhole ? [] : [cut])].map(omission));
    }
  }

  return {
    add,
    result: (): Translation => ({ items, projects: [...projects.values()], dropped, duplicates, ignored }),
  };
}

/** Translates the items of a list at once. */
export function translateAll(items: readonly unknown[], feedLanguage: string | null = null): Translation {
  const { add, result } = createTranslation();
  for (const item of items) add(translate(item, feedLanguage));
  return result();
}
