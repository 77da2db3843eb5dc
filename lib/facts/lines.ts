/**
 * The entries of a table of ours, one a line: “zwei tage: 2”, with an empty
 * value where there is no colon.
 */
export const linesOf = (
  table: string,
): readonly (readonly [name: string, value: string])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...values] = line.split(': ');
      return [name, values.join(': ')];
    });

/** The entries of a table of ours, each with a list: “Bonn: DE, NRW”. */
export const listsOf = (table: string) =>
  linesOf(table).map(([name, list]) => {
    const entries = list.split(', ').filter(Boolean);
    return [name, entries] as const;
  });

/** The words of a table of ours, one a line. */
export const wordsOf = (table: string): ReadonlySet<string> =>
  new Set(linesOf(table).map(([word]) => word));
