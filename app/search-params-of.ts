/**
 * The query of a page's address from Next's `searchParams`, with every value of
 * a repeated name. For `constructor` and the like, Next also gives what every
 * object inherits, which is no text.
 */
export function searchParamsOf(
  query: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, values = []]) =>
      [values]
        .flat()
        .filter((value) => typeof value === 'string')
        .map((value) => [name, value]),
    ),
  );
}
