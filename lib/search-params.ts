/** Rebuilds the query of a page's address from Next's `searchParams`, with every value of a repeated name. */
export function searchParamsOf(query: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])),
  );
}
