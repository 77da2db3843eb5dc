import { isObject } from '../../http/json.ts';

// Guards that accept any value and never throw, so that one wrong entry does
// not hide the rest.

/** The fields of an object of a feed, of which nothing else is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** A text, a number, `true` or `false` as a text; empty for anything else. */
export const wordOf = (value: unknown): string =>
  /^(?:string|boolean)$/.test(typeof value) || Number.isFinite(value)
    ? String(value).trim()
    : '';

/** A text or number as a single line; absent for anything else. */
export const line = (value: unknown): string | undefined =>
  typeof value === 'boolean'
    ? undefined
    : wordOf(value).replace(/\s+/g, ' ') || undefined;

/** The fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Fields =>
  isObject(value) ? value : {};

/**
 * The value at a path such as `salary.value.min`, of a list on it that of the
 * first entry; the value itself where the path is empty.
 */
export function at(value: unknown, path: string): unknown {
  const names = path.split('.').filter(Boolean);
  return names.reduce(
    (holder, name) =>
      fieldsOf(Array.isArray(holder) ? holder[0] : holder)[name],
    value,
  );
}

/** The objects in a list; a single object counts as a list of one. */
export const objects = (value: unknown): readonly Fields[] =>
  [value].flat().filter(isObject);

/**
 * Joins the distinct texts of a list that are not empty; a single text counts
 * as a list of one.
 */
export const joinWords = (
  value: unknown,
  separator = ', ',
): string | undefined =>
  [...new Set([value].flat().map(line).filter(Boolean))].join(separator) ||
  undefined;

/**
 * Whether each of these fields that is there says one of its words, as in
 * `{ state: 'open published' }`.
 */
export const isOpen = (
  fields: Fields,
  words: Readonly<Record<string, string>>,
): boolean =>
  Object.entries(words).every(
    ([name, open]) =>
      (fields[name] ?? '') === '' ||
      open.split(' ').includes(wordOf(fields[name]).toLowerCase()),
  );
