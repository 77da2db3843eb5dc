/** A list such as “new, nya” as an alternative, a part of a pattern. */
export const anyOf = (list: string): string =>
  `(?:${list.split(', ').join('|')})`;

/**
 * The numbers of folded words in a list such as “monday, montag, lundi; tuesday,
 * dienstag”.
 */
export const numbersOf = (
  list: string,
  first: number,
): ReadonlyMap<string, number> =>
  new Map(
    list
      .split('; ')
      .flatMap((names, at) =>
        names.split(', ').map((name) => [name, at + first] as const),
      ),
  );
