import { isHtml, textFromHtml } from '../feed/html-text.mjs';
import { cleanLine, cleanText } from './clean-text.ts';
import { atOnce, type Steps } from './in-slices.ts';
import type { PublicProject, PublicProjectRole } from './project.ts';

// The only place that knows the upstream's words. Each field is read by its name, and no other field is.

/** Something of an item that can't be shown: the field, and why, in our own words. */
type Trouble = { readonly field: string; readonly reason: string };
type Fields = Readonly<Record<string, unknown>>;
type Tell = (field: string, reason: string) => void;

/** What came of one item: an assignment, or the reason why it is none; and what of it could not be read. */
export type TranslatedItem =
  | { readonly project: PublicProject; readonly ignored: readonly Trouble[] }
  | { readonly project: null; readonly left: Trouble; readonly id: string | undefined };

const MAX_ROLES = 200;
const MAX_WORDS = 200;
const MAX_ID = 200;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text or a number in words; `null` for anything else. */
const wordOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : null;

/** The words of a field: a text, a number, or a list of them; what is absent has none, what is anything else is told of. */
function words(fields: Fields, name: string, separator: string, tell: Tell, path = name): string {
  const value = fields[name];
  if (value === undefined || value === null) return '';
  const list = Array.isArray(value) ? value.slice(0, MAX_WORDS) : [value];
  const read = list.map(wordOf);
  if (read.some((word, at) => word === null && list[at] !== null)) tell(path, 'is not a text');
  return read.filter((word) => word?.trim()).join(separator);
}

const line = (fields: Fields, name: string, tell: Tell, path?: string): string =>
  cleanLine(words(fields, name, ', ', tell, path));

function context(fields: Fields, tell: Tell): string {
  const text = words(fields, 'context', '\n\n', tell);
  return cleanText(isHtml(text) ? textFromHtml(text) : text);
}

/** The fields that say something. */
function stated<T extends string>(fields: Readonly<Record<T, string>>): Partial<Record<T, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Record<T, string>>;
}

function role(value: unknown, path: string, tell: Tell): readonly PublicProjectRole[] {
  const fields = isFields(value) ? value : { title: wordOf(value) };
  const of = (name: string) => line(fields, name, tell, `${path}.${name}`);
  const title = of('title');
  if (title === '') {
    tell(`${path}.title`, 'is missing');
    return [];
  }
  const more = {
    tech_stack: of('tech_stack'),
    languages: of('languages'),
    allocation: of('allocation'),
    price: of('price'),
  };
  return [{ title, ...stated(more) }];
}

/** The roles of a list, without those that have no title; a single one may stand without a list. */
function roles({ roles: value }: Fields, tell: Tell): PublicProjectRole[] {
  if (value === undefined || value === null || value === '') return [];
  const list = Array.isArray(value) ? value : [value];
  if (list.length > MAX_ROLES) tell('roles', `has more than ${MAX_ROLES} entries`);
  return list.slice(0, MAX_ROLES).flatMap((entry, at) => role(entry, `roles.${at}`, tell));
}

/** The id of an item, or why it has none that can be used. */
function idOf({ id: value }: Fields): { id: string } | { reason: string } {
  const word = wordOf(value);
  if (word === null) return { reason: value === undefined || value === null ? 'is missing' : 'is not a text' };
  // A number that JSON can't hold exactly is no longer the upstream's id.
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return { reason: 'is too large a number' };
  const id = cleanLine(word);
  if (id === '') return { reason: 'is missing' };
  // An address ending in .md or .rsc is that of another page in another format, and dot segments vanish from every URL (RFC 3986 §5.2.4).
  if (id.length > MAX_ID || /^\.{1,2}$|\.(?:md|rsc)$/i.test(id)) return { reason: 'has no address of its own' };
  return { id };
}

function translate(item: unknown): TranslatedItem {
  const leaveOut = (field: string, reason: string, id?: string): TranslatedItem => ({
    project: null,
    left: { field, reason },
    id,
  });
  if (!isFields(item)) return leaveOut('item', 'is not an object');
  const own = idOf(item);
  if ('reason' in own) return leaveOut('id', own.reason);
  const ignored: Trouble[] = [];
  const tell: Tell = (field, reason) => ignored.push({ field, reason });
  const name = line(item, 'name', tell);
  if (name === '') return leaveOut('name', ignored[0]?.reason ?? 'is missing', own.id);
  const project: PublicProject = {
    id: own.id,
    name,
    ...stated({ sector: line(item, 'sector', tell) }),
    context: context(item, tell),
    location: line(item, 'location', tell),
    timeline: line(item, 'timeline', tell),
    status: line(item, 'status', tell),
    roles: roles(item, tell),
  };
  return { project, ignored };
}

/**
 * Translates feed items, one at each step: only the fields of PublicProject survive, text is cleaned, ids and other words
 * may come as numbers or, but for ids, as lists, and HTML in `context` becomes its text. What is absent, `null` or can't be
 * read is empty; an item without an id or a name is none.
 */
export function* translating(items: readonly unknown[]): Steps<readonly TranslatedItem[]> {
  const translated: TranslatedItem[] = [];
  for (const item of items) {
    translated.push(translate(item));
    yield;
  }
  return translated;
}

/** Something that was left out: of which item, by its place in the feed, and its id where that is known and short. */
export type Omission = Trouble & { readonly index: number; readonly id?: string };

/** What came of a feed's items. */
export type Translation = {
  readonly items: number;
  readonly projects: readonly PublicProject[];
  /** The items that are not shown. */
  readonly dropped: readonly Omission[];
  /** How many of them have the id of one before. */
  readonly duplicates: number;
  /** The fields and roles that are not shown, of items that are. */
  readonly ignored: readonly Omission[];
};

// What else an id may hold is for pages, which know how to show it, and not for a log.
const PLAIN_ID = /^[\x21-\x7e]{1,60}$/;

/** The assignments of translated items, in their order; of equal ids the first stays. */
export function collect(translated: readonly TranslatedItem[]): Translation {
  const projects = new Map<string, PublicProject>();
  const dropped: Omission[] = [];
  const ignored: Omission[] = [];
  let duplicates = 0;
  for (const [index, item] of translated.entries()) {
    const id = item.project?.id ?? (item.project === null ? item.id : undefined);
    const omission = (trouble: Trouble): Omission => ({
      index,
      ...(id !== undefined && PLAIN_ID.test(id) && { id }),
      ...trouble,
    });
    if (item.project === null) {
      dropped.push(omission(item.left));
    } else if (projects.has(item.project.id)) {
      duplicates += 1;
      dropped.push(omission({ field: 'id', reason: 'is that of an item before it' }));
    } else {
      projects.set(item.project.id, item.project);
      ignored.push(...item.ignored.map(omission));
    }
  }
  return { items: translated.length, projects: [...projects.values()], dropped, duplicates, ignored };
}

/** The same at once. */
export const fromFeed = (items: readonly unknown[]): Translation => collect(atOnce(translating(items)));
