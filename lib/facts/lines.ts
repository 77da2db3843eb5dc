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
      const [name = '', value = ''] = line.split(/: (?=[^:]*$)/);
      return [name, value];
    });
