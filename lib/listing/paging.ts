export const PAGE_SIZE = 50;

export type Page<T> = {
  readonly items: readonly T[];
  /** From 1. */
  readonly number: number;
  /** At least 1: an empty list has one empty page. */
  readonly of: number;
  /** The position of the first item in the whole list, from 1. */
  readonly first: number;
};

/** One page of a list, or `null` if it is beyond the end. */
export function pageOf<T>(items: readonly T[], number: number, size = PAGE_SIZE): Page<T> | null {
  const of = Math.max(1, Math.ceil(items.length / size));
  if (number > of) return null;
  const start = (number - 1) * size;
  return { items: items.slice(start, start + size), number, of, first: start + 1 };
}
