import { isObject } from '../../http/json.ts';

/** The fields of an assignment and of its roles that are read, as `docs/feed.md` describes them. */
export const ITEM_FIELDS = [
  'id',
  'name',
  'sector',
  'context',
  'location',
  'timeline',
  'status',
  'roles',
  'posted',
  'updated',
  'country',
  'start',
  'apply_by',
  'apply_url',
  'language',
] as const;
export const ROLE_FIELDS = ['title', 'tech_stack', 'languages', 'allocation', 'price'] as const;

// Guards that accept any value and never throw, so that one wrong entry does not hide the rest.

/** The fields of an object of a feed, of which nothing else is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** A text or number as a string; `null` for anything else. */
export const scalarOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : null;

/** A text or number as a single line; absent for anything else. */
export const line = (value: unknown): string | undefined => scalarOf(value)?.trim().replace(/\s+/g, ' ') || undefined;

/** The first of some values that is a text or number. */
export const firstOf = (...values: readonly unknown[]): unknown => values.find(line);

/** The fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** The value at a path such as `salary.value.min`, if there is one. */
export const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((holder, name) => (isObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined), value);

/** The objects in a list; a single object counts as a list of one. */
export const objects = (value: unknown): readonly Fields[] => [value].flat().filter(isObject);

/** Joins the distinct texts of a list that are not empty. */
export function joinWords(list: readonly unknown[], separator = ', '): string | undefined {
  const words = new Set(list.map(line).filter((word) => word !== undefined));
  return [...words].join(separator) || undefined;
}

/** Whether a value is one of these words, or missing. */
export const isOrAbsent = (value: unknown, ...words: readonly string[]): boolean =>
  (value ?? '') === '' || words.includes(String(value).toLowerCase());

/** Whether a value is `true`, or the word. */
export const isTrue = (value: unknown): boolean => String(value) === 'true';

/** The last part of the path of an address, for postings without an id. */
export const lastSegment = (address: unknown): string | undefined =>
  line(address)?.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1);

/** An address with some query parameters replaced, for systems with numbered pages; `null` if it is none. */
export function withParameters(address: string, parameters: Readonly<Record<string, string | number>>): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return url.href;
}
