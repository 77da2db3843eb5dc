import { countryCodeOf } from '../facts/country.ts';
import { isObject } from '../http/json.ts';
import { cleanLine, cleanText } from '../posting/clean-text.ts';
import { isHtml, unescaped } from '../posting/html-source.ts';
import { readPosting } from '../posting/read-posting.ts';
import { parseLanguageTag } from '../public-project/language-tag.ts';
import type { PublicProject, PublicProjectRole } from '../public-project/public-project.ts';
import { isBefore, isFuture } from '../public-project/stated-date.ts';
import { type FeedContent, notShown } from './feed-content.ts';
import { dayOrTime } from './sources/dates.ts';
import { fieldsOf, scalarOf } from './sources/fields.ts';
import { quoted } from './sources/table-cells.ts';

// The only place that knows the upstream's field names. Fields are read by name, and all others are ignored.

const MAX_ROLES = 200;
/** The roles of the whole list: each is a row of the search. */
const MAX_ROLES_OF_LIST = 20_000;
const MAX_WORDS = 200;
const MAX_ID = 200;
const MAX_REASONS = 10;
// Earlier dates mean that there is none: 1970 and the year 1 are what programs write for zero.
const FIRST_DAY = '2000-01-01';
// Recruiting systems write the character references of HTML into short texts too.
const REFERENCE = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,30});/g;

/** Reads the fields of an item or a role. */
function readerOf(value: unknown) {
  const fields = fieldsOf(value);

  /** A field as text: a text, a number or a list of them; empty for anything else. */
  const words = (name: string, separator: string): string =>
    [fields[name]]
      .flat()
      .slice(0, MAX_WORDS)
      .map((word) => scalarOf(word) ?? '')
      .filter((word) => word.trim())
      .join(separator);

  const line = (name: string): string => cleanLine(words(name, ', ').replace(REFERENCE, unescaped));
  return { fields, words, line };
}
type Reader = ReturnType<typeof readerOf>;

/** What the items of a feed become. */
type Translation = Pick<FeedContent, 'projects' | 'leftOut'>;

/** Records what can't be read, and why. */
type Report = (reason: string) => void;

/** The fields that are not empty. */
function nonEmpty<T extends string>(fields: Readonly<Record<T, string>>): Partial<Record<T, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Record<T, string>>;
}

/** What an assignment is about, as text and, if the feed has HTML, also as HTML. What had to be cut is text only. */
function context({ words }: Reader, report: Report): Pick<PublicProject, 'context' | 'posting'> {
  const written = words('context', '\n\n');
  const posting = isHtml(written) ? readPosting(written) : null;
  const { text, isCut } = cleanText(posting?.text ?? written);
  if (isCut || posting?.isCut) {
    report('context is too long, and was cut');
    return { context: text.endsWith('…') ? text : `${text}…` };
  }
  return { context: text, ...(posting !== null && text !== '' && { posting: posting.html }) };
}

function countries(text: string): string | null {
  const codes = text.split(',').map(countryCodeOf);
  return codes.includes(null) ? null : [...new Set(codes)].join(', ');
}

function httpsAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

function pastDate(text: string): string | null {
  const date = dayOrTime(text);
  return date === undefined || date < FIRST_DAY || isFuture(date, Date.now()) ? null : date;
}

/** What each fact has to be, and how it is read; `null` if it is anything else. */
const FACTS = {
  country: { is: 'a country code (ISO 3166-1)', read: countries },
  posted: { is: 'a date from 2000 until today', read: pastDate },
  updated: { is: 'a date from 2000 until today', read: pastDate },
  start: {
    is: '“now” or a month such as 2027-01',
    read: (text: string) => /^(?:now|\d{4}-(?:0[1-9]|1[0-2]))$/.exec(text)?.[0] ?? null,
  },
  apply_by: { is: 'a day such as 2026-12-15', read: (text: string) => dayOrTime(text)?.slice(0, 10) ?? null },
  apply_url: { is: 'an https address', read: httpsAddress },
  language: { is: 'a language tag (BCP 47)', read: parseLanguageTag },
};

/** The facts that an item states. A change before it was posted is none that anybody could see. */
function factsOf({ fields, line }: Reader, report: Report): Partial<Record<keyof typeof FACTS, string>> {
  const facts = Object.fromEntries(
    Object.entries(FACTS).map(([name, { is, read }]) => {
      const text = line(name);
      const fact = isObject(fields[name]) ? null : text && read(text);
      if (fact === null) report(`${name} is not ${is}`);
      return [name, fact ?? ''];
    }),
  ) as Record<keyof typeof FACTS, string>;
  const { posted, updated } = facts;
  return nonEmpty({ ...facts, updated: updated && posted && isBefore(updated, posted) ? '' : updated });
}

/**
 * How much of the time a role takes. A bare number is a percentage, or a share of full time: spreadsheets hold 80 % as 0.8. What is
 * below 10 may be days.
 */
function allocation(text: string): string {
  if (!/^\d{1,3}(?:[.,]\d{1,4})?$/.test(text)) return text;
  const number = Number(text.replace(',', '.'));
  if (number > 0 && number <= 1) return `${Math.round(number * 100)} %`;
  return number >= 10 ? `${number} %` : text;
}

/** The roles of an item, without those that have no title; a single role need not be in a list. */
function roles({ fields }: Reader, report: Report): PublicProjectRole[] {
  const list = [fields.roles ?? []].flat();
  if (list.length > MAX_ROLES) report(`roles has more than ${MAX_ROLES} entries`);
  return list.slice(0, MAX_ROLES).flatMap((entry, at) => {
    const { line } = readerOf(isObject(entry) ? entry : { title: entry });
    const title = line('title');
    if (title === '') report(`roles.${at}.title is missing`);
    const more = {
      tech_stack: line('tech_stack'),
      languages: line('languages'),
      allocation: allocation(line('allocation')),
      // A rate of 0 is no rate.
      price: line('price').replace(/^0+(?:[.,]0+)?$/, ''),
    };
    return title === '' ? [] : [{ title, ...nonEmpty(more) }];
  });
}

/** Why an id can't be used; `null` if it can. */
function whyUnusable(id: string): string | null {
  if (id === '') return 'id is missing';
  // Ids ending in .md or .rsc would clash with addresses of other formats, and dot segments are removed from URLs (RFC 3986 §5.2.4).
  const hasAddress = id.length <= MAX_ID && !/^\.{1,2}$|\.(?:md|rsc)$/i.test(id);
  return hasAddress ? null : 'id has no address of its own';
}

/** What an item says besides its id and name. */
function publicFields(item: Reader, ofFeed: string | null, report: Report): Omit<PublicProject, 'id' | 'name'> {
  return {
    ...nonEmpty({ sector: item.line('sector') }),
    ...context(item, report),
    location: item.line('location'),
    timeline: item.line('timeline'),
    status: item.line('status'),
    roles: roles(item, report),
    ...nonEmpty({ language: ofFeed ?? '' }),
    ...factsOf(item, report),
  };
}

/** What an item becomes, and what can't be read of it; no assignment without an id or a name, and then why. */
export type Translated = {
  readonly id: string;
  readonly project: PublicProject | null;
  readonly reasons: readonly string[];
};

/**
 * Translates an item: only the fields of PublicProject are kept, text is cleaned, texts may be numbers or lists, and HTML in
 * `context` is read. Absent, `null` and unreadable values are empty. `feedLanguage` is that of items that don't state their own.
 */
export function translate(value: unknown, feedLanguage: string | null): Translated {
  const item = readerOf(value);
  const id = cleanLine(item.words('id', ', '));
  const name = item.line('name');
  const problem = whyUnusable(id) ?? (name === '' ? 'name is missing' : null);
  if (problem !== null) return { id, project: null, reasons: [problem] };
  const reasons: string[] = [];
  const fields = publicFields(item, feedLanguage, (reason) => reasons.push(reason));
  return { id, project: { id, name, ...fields }, reasons: reasons.slice(0, MAX_REASONS) };
}

// Pages can show any id, but logs get only plain ones.
const PLAIN_ID = /^[\x21-\x7e]{1,60}$/;

/**
 * What the items of a list become: of several with the same id, the first is kept; only those with one of the statuses are shown, if
 * there are any; and the roles of all together are limited.
 */
export function collect(results: readonly Translated[], statuses: readonly string[] | null = null): Translation {
  const projects = new Map<string, PublicProject>();
  const hidden = new Map<string, number>();
  const dropped: string[] = [];
  const unread: string[] = [];
  const shown = statuses?.map((status) => status.toLowerCase());
  let rolesLeft = MAX_ROLES_OF_LIST;
  for (const [at, { id, project, reasons }] of results.entries()) {
    const item = `item ${at + 1}${PLAIN_ID.test(id) ? ` (${id})` : ''}`;
    if (project === null || projects.has(id)) {
      dropped.push(`${item} left out: ${project === null ? reasons[0] : 'id is that of an item before it'}`);
      continue;
    }
    if (shown?.includes(project.status.toLowerCase()) === false) {
      const reason = `status ${quoted(project.status)}`;
      hidden.set(reason, (hidden.get(reason) ?? 0) + 1);
      continue;
    }
    const isCut = project.roles.length > rolesLeft;
    projects.set(id, isCut ? { ...project, roles: project.roles.slice(0, rolesLeft) } : project);
    rolesLeft = Math.max(0, rolesLeft - project.roles.length);
    unread.push(...reasons.map((reason) => `${item}: ${reason}`));
    if (isCut) dropped.push(`${item}: only the first ${MAX_ROLES_OF_LIST} roles of the list are shown`);
  }
  return { projects: [...projects.values()], leftOut: [...notShown('assignment', hidden), ...dropped, ...unread] };
}

/** Translates the items of a list at once. */
export const translateAll = (items: readonly unknown[], feedLanguage: string | null = null): Translation =>
  collect(items.map((item) => translate(item, feedLanguage)));
