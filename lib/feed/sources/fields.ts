import { isObject } from '../../http/json.ts';

// Guards that accept any value and never throw, so that one wrong entry does not hide the rest.

/** The fields of an object of a feed, of which nothing else is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** A text or number as a string; `null` for anything else. */
export const scalarOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : null;

/** A text or number as a single line; absent for anything else. */
export const line = (value: unknown): string | undefined => scalarOf(value)?.trim().replace(/\s+/g, ' ') || undefined;

/** A text, a number, `true` or `false` as a string; empty for anything else. */
export const wordOf = (value: unknown): string =>
  typeof value === 'boolean' ? String(value) : (scalarOf(value)?.trim() ?? '');

/** The first of some values that is a text or number. */
export const firstOf = (...values: readonly unknown[]): unknown => values.find(line);

/** The fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** The value at a path such as `salary.value.min`, if there is one; the value itself where the path is empty. */
export const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce((holder, name) => (isObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined), value);

/** The objects in a list; a single object counts as a list of one. */
export const objects = (value: unknown): readonly Fields[] => [value].flat().filter(isObject);

/** Joins the distinct texts of a list that are not empty. */
export const joinWords = (list: readonly unknown[], separator = ', '): string | undefined =>
  [...new Set(list.map(line).filter(Boolean))].join(separator) || undefined;

/** Whether a value is `true`, or the word. */
export const isTrue = (value: unknown): boolean => wordOf(value) === 'true';

/** Whether each of these fields that is there says one of its words, as in `{ state: 'open published' }`. */
export const isOpen = (fields: Fields, words: Readonly<Record<string, string>>): boolean =>
  Object.entries(words).every(
    ([name, open]) => (fields[name] ?? '') === '' || open.split(' ').includes(wordOf(fields[name]).toLowerCase()),
  );
