export const PAGE_SIZE = 50;

/**
 * One page of a list, by its number from 1, with the number of pages and the
 * position of its first item in the whole list; `null` if it is beyond the end.
 * An empty list has one empty page.
 */
export function pageOf<T>(
  items: readonly T[],
  number: number,
  size = PAGE_SIZE,
) {
  const of = Math.max(1, Math.ceil(items.length / size));
  const start = (number - 1) * size;
  return number > of
    ? null
    : { items: items.slice(start, start + size), number, of, first: start + 1 };
}
